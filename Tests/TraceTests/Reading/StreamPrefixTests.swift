import Testing

@testable import TraceModel

/// What services that build apps, and tools that start them, put before each line.
@Suite struct StreamPrefixTests {
  static let prefixes = [
    "2026-05-02T10:00:00.123456Z 00O ", "2026-05-02T10:00:00.123456Z 01E ",
    "2026-05-02T10:00:00.123456Z 01O+",
    "\u{1B}_bk;t=1773480067316\u{07}", "flutter: ", "larder-1  | ", "[10:00:00] :\t\t [Step 3/5] ",
    "[10:00:00]i:\t [Step 1/2] ", "2026-05-02 10:00:00.123 [info][tid:main] ",
  ]
  private static let messages = [
    ("JarViewController viewDidLoad", "viewDidLoad JarViewController"),
    ("JarViewController.viewDidLoad()", "viewDidLoad JarViewController"),
    ("viewDidLoad: JarViewController", "viewDidLoad JarViewController"),
    ("viewDidLoad called on JarViewController", "viewDidLoad JarViewController"),
    ("<Larder.JarViewController: 0x10> viewDidLoad()", "viewDidLoad JarViewController@0x10"),
    ("[Jar@0x10] viewDidLoad", "viewDidLoad Jar@0x10"),
    ("2026-05-02 10:00:00.123 Larder[412:9021] -[JarVC viewDidLoad]", "viewDidLoad JarVC"),
  ]

  @Test(arguments: prefixes) func `a service's prefix is no part of a name`(_ prefix: String) throws {
    for (message, event) in Self.messages {
      #expect(try ReadLog.words(prefix + message + "\n") == [event], "\(message)")
    }
  }

  @Test func `its time counts where the line has none`() throws {
    func isReversed(_ lines: [String]) throws -> Bool {
      try ReadLog.events(Array(lines.map { $0 + "\n" }.joined().utf8)).counts.isReversed
    }
    let gitLab = (1...5).map { "2026-05-02T10:00:0\($0).123456Z 01O [Jar] viewDidLoad" }
    #expect(try isReversed(gitLab.reversed()) && !isReversed(gitLab))
    let buildkite = (1...5).map { "\u{1B}_bk;t=177348006731\($0)\u{07}[Jar] viewDidLoad" }
    #expect(try isReversed(buildkite.reversed()) && !isReversed(buildkite))
  }

  @Test(
    arguments: [
      "[2026-05-02T10:00:01.123Z] ", "[10:00:01] ", "10:00:01 ", "[10:00:01]: ▸ ",
      "May  2 10:00:01 iPhone Larder[412] <Notice>: ",
    ],
    [
      "2026-05-02 10:00:00.123456+0200 Larder[412:9021] ",
      "2026-05-02 10:00:00.123 Db Larder[412:d9120] [com.acme.larder:ui] ",
    ])
  func `a time before a prefix that has its own is no part of a name`(_ time: String, _ own: String) throws {
    let log = "\(time)\(own)JarViewController viewDidLoad\n\(time)\(own)[JarVC] viewWillAppear\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad JarViewController", "viewWillAppear JarVC"])
  }

  @Test func `a time before a date that no process follows is what it was`() throws {
    let line = "[10:00:01] 2026-05-02 10:00:00 [JarVC] viewDidLoad\n"
    #expect(try ReadLog.words(line) == ["viewDidLoad JarVC"])
  }

  static let others = [
    ("2026-05-02T10:00:00.123456Z 01OK viewDidLoad", "viewDidLoad 01OK"),
    ("jar-1 | viewDidLoad", "viewDidLoad jar-1"),
    ("flutterVC: viewDidLoad", "viewDidLoad flutterVC"),
  ]

  @Test(arguments: others) func `what looks like one is none`(_ line: String, _ event: String) throws {
    #expect(try ReadLog.words(line + "\n") == [event])
  }

  @Test func `the last column of a table may alone be in quotation marks`() throws {
    let line = #"2026-05-02 10:00:00.123,debug,ui,"JarVC.viewDidLoad()""#
    #expect(try ReadLog.words(line + "\n") == ["viewDidLoad JarVC"])
    #expect(try ReadLog.words(#"2026-05-02 10:00:00.123,debug,"say ""hello""","x""# + "\n") == [])
    #expect(
      try ReadLog.words(#"2026-05-02 10:00:00.123,"<JarVC: 0x10> viewDidLoad""# + "\n") == [
        "viewDidLoad JarVC@0x10"
      ])
  }

  @Test func `the colours of an old plug-in are taken out`() throws {
    let line = "\u{1B}[fg32,155,124;10:00:00.123 DEBUG\u{1B}[; <Larder.JarVC: 0x10> viewDidLoad()\n"
    #expect(try ReadLog.words(line) == ["viewDidLoad JarVC@0x10"])
    #expect(
      try ReadLog.words("\u{1B}[32m<Larder.JarVC: 0x10> viewDidLoad()\u{1B}[;m\n") == [
        "viewDidLoad JarVC@0x10"
      ])
  }
}
