import Testing

@testable import TraceModel

/// Lines that hold several records: two threads wrote at once, a line end was lost, or a message has two lines.
@Suite struct GluedRecordTests {
  private static let tag = "2026-05-02 10:00:00.123456+0000 Larder[412:9021] "
  private static let both = [
    "viewWillDisappear JarViewController@0x10", "viewWillAppear LidViewController@0x20",
  ]

  static let glued = [
    "\(tag)<Larder.JarViewController: 0x10> viewWillDisappear(_:)\(tag)<Larder.LidViewController: 0x20> viewWillAppear(_:)",
    "\(tag)[JarViewController@0x10] viewWillDisappear \(tag)[LidViewController@0x20] viewWillAppear",
    "10:00:00.123 <JarViewController: 0x10> viewWillDisappear10:00:00.124 <LidViewController: 0x20> viewWillAppear",
    "<JarViewController: 0x10> viewWillDisappear(_:)<LidViewController: 0x20> viewWillAppear(_:)",
    "[JarViewController@0x10] viewWillDisappear[LidViewController@0x20] viewWillAppear",
    #"{"time": "10:00:00", "message": "<JarViewController: 0x10> viewWillDisappear(_:)\n<LidViewController: 0x20> viewWillAppear(_:)"}"#,
    #"{"message": "[JarViewController@0x10] viewWillDisappear\nstack of 3\n[LidViewController@0x20] viewWillAppear\n"}"#,
  ]

  @Test(arguments: glued) func `each record of a line is an event`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n") == Self.both)
    #expect(try ReadLog.words("[Q] viewDidLoad\n\(line)") == ["viewDidLoad Q"] + Self.both)
  }

  @Test func `methods and dotted names may be glued too`() throws {
    let both = ["viewDidLoad JarViewController", "viewWillAppear LidViewController"]
    #expect(
      try ReadLog.words("-[JarViewController viewDidLoad]-[LidViewController viewWillAppear:]\n") == both)
    #expect(
      try ReadLog.words("JarViewController.viewDidLoad()LidViewController.viewWillAppear(_:)\n") == both)
    let three = "[Jar] viewDidLoad[Jar] viewWillAppear[Jar] viewDidAppear\n"
    #expect(try ReadLog.words(three) == ["viewDidLoad Jar", "viewWillAppear Jar", "viewDidAppear Jar"])
  }

  @Test func `a record that follows another one in its line may be any`() throws {
    let jar = "\(Self.tag)[JarViewController] viewDidLoad"
    #expect(try ReadLog.words("\(jar)\(Self.tag)network up\n") == ["viewDidLoad JarViewController"])
    #expect(try ReadLog.words("\(Self.tag)network up\(jar)\n") == ["viewDidLoad JarViewController"])
  }

  static let single = [
    ("\(tag)[Jar] viewDidLoad at 2026-05-02 09:00:00 of server", ["viewDidLoad Jar"]),
    ("10:00:00.123 [Jar] viewDidLoad, last seen 10:00:00.100 viewDidAppear", ["viewDidLoad Jar"]),
    ("viewDidLoad()<JarViewController: 0x10>", ["viewDidLoad JarViewController@0x10"]),
    ("[Jar] viewDidLoad[0]", ["viewDidLoad Jar"]),
    (
      #"{"message": "[Jar] viewDidLoad\n0 Larder 0x104 -[JarViewController viewDidLoad] + 12"}"#,
      ["viewDidLoad Jar"]
    ),
  ]

  @Test(arguments: single) func `a time or an object in a message begins no record`(
    _ line: String, _ words: [String]
  ) throws {
    #expect(try ReadLog.words(line + "\n") == words)
  }

  @Test func `many records in one line take no longer than many lines`() throws {
    let line = String(repeating: "\(Self.tag)[Jar] viewDidLoad", count: 2000)
    #expect(try ReadLog.events(Array(line.utf8)).events.count == 2000)
  }
}
