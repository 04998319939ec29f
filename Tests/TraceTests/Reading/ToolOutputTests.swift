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

  /// The header tells them from a log's rows.
  @Test(arguments: [
    "Weight,Self Weight,Symbol Name,Thread\n31.5,3,start,Main Thread\nROW,Main Thread",
    "\"Weight\",\"Self\",\"Symbol\",\"Thread\"\n\"9.5 ms\",\"3\",\"-[JarVC viewDidLoad]\",\"Main Thread\"",
    "Samples;Symbol\n31;start\n9;-[JarVC viewDidLoad]",
    "Running Time\tSelf (ms)\tSymbol\n9.5ms\t0.5\t   -[JarVC viewDidLoad]",
    "symbol,total,self\nJarVC.viewDidLoad(),9,3\n-[LidVC viewDidAppear:],9,3",
  ]) func `a profile's row is no event`(_ table: String) throws {
    let log = table.replacing("ROW", with: "9.5,3,-[JarVC viewDidLoad]")
    #expect(try ReadLog.words(log + "\n").isEmpty)
    #expect(try ReadLog.words(log + "\nLidVC viewWillAppear\n") == ["viewWillAppear LidVC"])
  }

  @Test func `a profile ends where its rows do, however long it is`() throws {
    let rows = String(
      repeating: "31.5,3,start,Main Thread\n9.5,3,-[JarVC viewDidLoad],Main Thread\n", count: 2000)
    let log = "Weight,Self,Symbol,Thread\n\(rows)\n9.5,3,-[JarVC viewDidLoad],main\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad JarVC"])
  }

  @Test(arguments: [
    "time,thread,call\n9.5,main,-[JarVC viewDidLoad]", "time,self,call\n9.5,main,-[JarVC viewDidLoad]",
    "9.5,main,-[JarVC viewDidLoad]", "Weight,Self,Symbol\n\n9.5,3,-[JarVC viewDidLoad]",
    "Weight,Self\n9.5,3,-[JarVC viewDidLoad]", "weight,lids,call\n9.5,3,-[JarVC viewDidLoad]",
  ]) func `a row of a log is one`(_ log: String) throws {
    #expect(try ReadLog.words(log + "\n") == ["viewDidLoad JarVC"])
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
