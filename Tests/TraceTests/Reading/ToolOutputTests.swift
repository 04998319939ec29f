import Testing

@testable import TraceModel

/// What tools list of methods is no call of them.
@Suite struct ToolOutputTests {
  @Test(arguments: [
    "      -[JarVC viewDidLoad] in JarVC.o", "      Larder.JarVC.viewDidAppear(Swift.Bool) -> () in JarVC.o",
    "31.20ms\t/Users/petra/Larder/JarVC.swift:9:19\tinstance method viewDidLoad()",
    "    JarVC.viewDidLoad(): 83.33% (10/12)", "    JarVC.viewWillAppear(_:)      0.00% (0/5)",
    "9.00 ms    6.2%\t0 s\t \t     -[JarVC viewDidLoad]",
    "9.00 ms    6.2%\t0 s\t \t      JarVC.viewDidLoad()",
    "    #0 JarVC.viewDidLoad() JarVC.swift:9 (Larder:arm64+0x100004b20)",
    "0000000100004b20 t -[JarVC viewDidLoad]",
    "$s6Larder5JarVCC11viewDidLoadyyF ---> Larder.JarVC.viewDidLoad() -> ()",
    "2026-03-01 10:00:00.123 Larder[314:99] NewRelic(7.5.0): Instrumenting -[JarVC viewDidLoad]",
    "[Sentry] [debug] UIViewController.viewDidAppear swizzled",
    "  [*] Found method: -[JarVC viewWillAppear:]",
  ]) func `a tool's line is no event`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test(arguments: [
    LineSample("JarVC viewDidLoad in JarFlow", "viewDidLoad JarVC"),
    LineSample("JarVC viewDidLoad 100% (done)", "viewDidLoad JarVC"),
    LineSample("JarVC viewDidLoad: 50% (1/2 jars)", "viewDidLoad JarVC"),
    LineSample("#0 JarVC viewDidLoad (0x1f0)", "viewDidLoad JarVC@0x1f0"),
    LineSample("JarVC.viewDidLoad swizzled", "viewDidLoad JarVC"),
    LineSample("presentationControllerShouldDismiss(_:) -> true", "presentationControllerShouldDismiss"),
  ]) func `what looks alike is one`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap { $0 })
  }
}
