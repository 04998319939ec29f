import Testing

@testable import TraceModel

/// A number in brackets behind a controller: no process has so small a one.
@Suite struct NumberedScreenTests {
  static let events = [
    LineSample("JarVC[1]: viewWillAppear", "viewWillAppear JarVC"),
    LineSample("JarVC[12]: viewDidLoad", "viewDidLoad JarVC"),
    LineSample("JarViewController[0]: viewDidLoad", "viewDidLoad JarViewController"),
    LineSample("10:00:01.250 JarVC[1]: viewDidLoad", "viewDidLoad JarVC"),
    LineSample("JarVC[1] viewWillAppear", "viewWillAppear JarVC"),
    LineSample("Larder[1]: viewDidLoad", "viewDidLoad"),
    LineSample("Larder[314]: JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("JarController[4140]: viewDidLoad", "viewDidLoad"),
    LineSample("JarController[12:99]: viewDidLoad", "viewDidLoad"),
    LineSample("Mar  1 10:00:00 JarVC[314] <Notice>: LidVC viewDidLoad", "viewDidLoad LidVC"),
  ]

  static let noEvents = [
    "JarVC[1]: lids",
    "JarVC[1]: viewDidLoad should be called first",
  ]

  @Test(arguments: events) func `it is a screen or a process`(_ sample: LineSample) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n"
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
    #expect(try ReadLog.words(log) == [sample.event, sample.event].compactMap(\.self))
  }

  @Test(arguments: noEvents) func `nothing is told`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
