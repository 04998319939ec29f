import Testing

@testable import TraceModel

/// A word before an event that is no class, and the class behind it.
@Suite struct ClassBehindTests {
  static let leads = [
    "lifecycle EVENT CLASS", "#lifecycle EVENT CLASS", "debug EVENT CLASS", "trace EVENT CLASS",
    "UI EVENT CLASS",
    "UI EVENT: CLASS", "UI EVENT - CLASS", "VC EVENT CLASS", "Logger EVENT CLASS", "(main) EVENT CLASS",
    "生命周期 EVENT - CLASS", "【生命周期】 EVENT - CLASS", "生命周期: EVENT CLASS", "ViewController EVENT CLASS",
    "Tracker: EVENT CLASS", "LarderLog: EVENT CLASS", "Lifecycle event: EVENT CLASS",
    "Lifecycle event EVENT for CLASS",
  ]

  @Test(arguments: leads) func `the class behind is the controller`(_ line: String) throws {
    for name in ["JarShelfVC", "LidViewController"] {
      let log = line.replacing("EVENT", with: "viewDidLoad").replacing("CLASS", with: name) + "\n"
      #expect(try ReadLog.words(log) == ["viewDidLoad \(name)"])
    }
  }

  @Test(arguments: [
    LineSample("lifecycle viewDidLoad JarVC 0x1f0", "viewDidLoad JarVC@0x1f0"),
    LineSample("UI viewDidLoad JarVC (0x1f0)", "viewDidLoad JarVC@0x1f0"),
    LineSample("JarVC viewDidAppear - LidVC", "viewDidAppear JarVC"),
    LineSample("Jars viewWillDisappear -> LidVC", "viewWillDisappear Jars"),
    LineSample("Jars viewDidLoad - JarView", "viewDidLoad Jars"),
    LineSample("Jars viewDidLoad - NSFetchedResultsController", "viewDidLoad Jars"),
    LineSample("Jars viewDidLoad - UINavigationController", "viewDidLoad Jars"),
    LineSample("Jars viewDidLoad - LidVC is next", "viewDidLoad Jars"),
    LineSample("debug viewDidLoad", "viewDidLoad debug"),
    LineSample("(main) viewDidLoad", "viewDidLoad main"),
    LineSample("Tracker: viewDidLoad", "viewDidLoad Tracker"),
    LineSample("Lifecycle event: viewDidLoad", "viewDidLoad"),
    LineSample("see viewDidLoad JarVC", nil), LineSample("Refactor: viewDidLoad JarVC", nil),
    LineSample("Jars viewDidAppear from LidVC", nil), LineSample("Tracker: viewDidLoad loading jars", nil),
  ]) func `what looks alike keeps its name`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap { $0 })
  }
}
