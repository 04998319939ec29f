import Testing

@testable import TraceModel

/// A function and a message that tells the same event with its controller.
@Suite struct EchoedFunctionTests {
  static let events = [
    LineSample("viewDidLoad() JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("viewDidLoad() JarVC.viewDidLoad()", "viewDidLoad JarVC"),
    LineSample("viewDidLoad() JarVC: viewDidLoad", "viewDidLoad JarVC"),
    LineSample("viewDidLoad() JarVC -> viewDidLoad", "viewDidLoad JarVC"),
    LineSample("viewDidLoad() \"JarVC viewDidLoad\"", "viewDidLoad JarVC"),
    LineSample("viewDidLoad() 'JarVC viewDidLoad'", "viewDidLoad JarVC"),
    LineSample("viewWillAppear(_:) JarVC viewWillAppear", "viewWillAppear JarVC"),
    LineSample("viewWillAppear(_:) \"JarVC viewWillAppear(_:)\"", "viewWillAppear JarVC"),
    LineSample("viewDidLoad() - JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("viewDidLoad() JarVC", "viewDidLoad JarVC"),
    LineSample("viewDidLoad() viewDidLoad", "viewDidLoad"),
    LineSample("viewDidLoad() viewdidload!!!", "viewDidLoad"),
    LineSample("🔵 DEBUG: viewDidLoad() viewDidLoad", "viewDidLoad"),
    LineSample("[Jar] viewDidLoad() viewDidLoad", "viewDidLoad Jar"),
    LineSample("viewWillAppear(_:) \"viewWillAppear\"", "viewWillAppear"),
  ]

  static let noEvents = [
    "viewDidLoad() jars viewDidLoad",
    "viewDidLoad() before JarVC viewDidLoad",
    "viewDidLoad() JarVC viewDidLoad is called twice",
    "see viewDidLoad() JarVC viewDidLoad twice",
    "viewDidLoad() should call JarVC viewDidLoad",
    "viewDidLoad() viewWillAppear",
    "viewDidLoad() viewDidLoad twice",
    "viewDidLoad() viewDidLoadJars",
    "viewDidLoad() viewDidLoad viewDidLoad",
    "viewDidLoad() not viewDidLoad",
  ]

  @Test(arguments: events) func `the message says whose event it is`(_ sample: LineSample) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n"
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
    #expect(try ReadLog.words(log) == [sample.event, sample.event].compactMap(\.self))
  }

  @Test(arguments: noEvents) func `sentences are no events`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
