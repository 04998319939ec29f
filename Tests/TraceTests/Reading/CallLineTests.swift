import Testing

@testable import TraceModel

@Suite struct CallLineTests {
  @Test func `a base class and its subclass that print in other words are one call`() throws {
    let log = """
      <Larder.ShelfVC: 0x1f00> viewWillAppear: (IMP = ShelfVC tracked)
      <Larder.ShelfVC: 0x1f00> viewWillAppear: (IMP = BaseVC)
      <Larder.ShelfVC: 0x1f00> viewDidAppear: (IMP = ShelfVC tracked)
      <Larder.ShelfVC: 0x1f00> viewDidAppear: (IMP = BaseVC)
      <Larder.JarVC: 0x2f00> viewWillAppear: (IMP = ShelfVC tracked)
      <Larder.JarVC: 0x2f00> viewWillAppear: (IMP = BaseVC)

      """
    #expect(
      try ReadLog.words(log) == [
        "viewWillAppear ShelfVC@0x1f00", "viewDidAppear ShelfVC@0x1f00", "viewWillAppear JarVC@0x2f00",
      ])
  }

  @Test(arguments: [
    "viewDidLoad: 3.2ms", "viewDidLoad (12 ms)", "viewDidLoad - 0.4 s", "viewDidLoad took 3 ms",
  ])
  func `a time behind a call that was told is no other call`(_ measured: String) throws {
    let log = ["JarVC viewDidLoad", "JarVC \(measured)", "LidVC viewDidLoad", "LidVC \(measured)"]
    let words = try ReadLog.words(log.map { $0 + "\n" }.joined())
    #expect(words == ["viewDidLoad JarVC", "viewDidLoad LidVC"])
  }

  @Test(arguments: [
    "JarVC | viewDidAppear | 3.2 ms", "JarVC viewDidAppear -> shelf filled", "JarVC (viewDidAppear) filling",
    "JarVC viewDidAppear=false", "JarVC viewDidAppear == true", "JarVC lastEvent=viewDidAppear",
    "JarVC previous event: viewDidAppear", "JarVC refresh trigger=viewDidAppear",
    "[Ads] request origin: JarVC viewDidAppear",
  ])
  func `what tells of a call that was is no other call`(_ remark: String) throws {
    let log = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map {
      "JarVC \($0)"
    }
    let words = try ReadLog.words((log + [remark]).map { $0 + "\n" }.joined())
    #expect(words.count == 4 && words.last == "viewDidDisappear JarVC")
  }

  @Test(arguments: [
    "JarVC.%@:%d - note", "[JarVC.swift:%2$d] %1$@ > note", "Larder/JarVC.swift:%2$d %1$@ note",
    "-[JarVC %@] [Line %d] note",
  ])
  func `a message from further down in a function is no other call`(_ shape: String) throws {
    let calls = [
      ("viewWillAppear", 41), ("viewDidAppear", 51), ("viewWillAppear", 47), ("viewWillDisappear", 61),
      ("viewDidDisappear", 71), ("viewDidAppear", 55), ("viewWillAppear", 41), ("viewDidAppear", 51),
    ]
    let log = calls.map { call, line in
      let function = shape.hasPrefix("-[") ? call + ":" : call + "(_:)"
      return shape.replacing("%1$@", with: function).replacing("%@", with: function)
        .replacing("%2$d", with: "\(line)").replacing("%d", with: "\(line)") + "\n"
    }
    #expect(
      try ReadLog.words(log.joined()) == [
        "viewWillAppear JarVC", "viewDidAppear JarVC", "viewWillDisappear JarVC", "viewDidDisappear JarVC",
        "viewWillAppear JarVC", "viewDidAppear JarVC",
      ])
  }

  @Test(arguments: ["viewDidLoad: 3.2ms", "viewDidLoad (12 ms)"])
  func `a class that tells each call with its time tells calls`(_ measured: String) throws {
    let words = try ReadLog.words("JarVC \(measured)\nLidVC \(measured)\nJarVC \(measured)\n")
    #expect(words == ["viewDidLoad JarVC", "viewDidLoad LidVC", "viewDidLoad JarVC"])
  }

  @Test func `the same words twice are two calls`() throws {
    for line in ["[Q@0x1f00] viewWillAppear", "<Larder.Q: 0x1f00> viewWillAppear:", "Q viewWillAppear"] {
      #expect(try ReadLog.words("\(line)\n\(line)\n").count == 2, "\(line)")
    }
    #expect(
      try ReadLog.words("[Q] viewWillAppear animated=true\n[Q] viewWillAppear animated=false\n").count == 2)
  }

  /// The calls of a push, each told so many times, by name or by address.
  private static func push(_ times: Int, _ lid: String, _ jar: String) -> String {
    [
      "\(lid) viewDidLoad", "\(lid) viewWillAppear", "\(lid) viewDidAppear", "\(jar) viewDidLoad",
      "\(lid) viewWillDisappear", "\(jar) viewWillAppear", "\(lid) viewDidDisappear", "\(jar) viewDidAppear",
    ].map { String(repeating: $0 + "\n", count: times) }.joined()
  }

  @Test func `a class that tells each call twice tells it once`() throws {
    let log = Self.push(2, "<Larder.LidVC: 0x1f00>", "<Larder.JarVC: 0x2f00>")
    // Only the first of each class may have been a call.
    #expect(try ReadLog.words(log).count == 8 + 2)
    #expect(CheckedTrace(log).findings.isEmpty)
  }

  @Test func `by names alone it does where all of the log is told so`() throws {
    let log = Self.push(2, "LidVC", "JarVC")
    #expect(try ReadLog.words(log).count == 8)
    for part in [log, log.split(separator: "\n").filter { !$0.contains("Load") }.joined(separator: "\n")] {
      #expect(CheckedTrace(part + "\n").findings.allSatisfy { $0.certainty == .possible })
    }
  }

  @Test func `in our own notation each line is a call`() {
    let log = Self.push(2, "[LidVC@0x1f00]", "[JarVC@0x2f00]")
    #expect(CheckedTrace(log).findings.contains { $0.certainty == .definite })
  }

  @Test func `a call that is told twice by a class that tells others once is two calls`() throws {
    let once = Self.push(1, "<Larder.LidVC: 0x1f00>", "<Larder.JarVC: 0x2f00>")
    let line = "<Larder.JarVC: 0x2f00> viewDidAppear\n"
    let trace = CheckedTrace(once + line)
    #expect(trace.findings.map(\.rule.description) == ["TC103"])
    #expect(trace.findings.allSatisfy { $0.certainty == .definite })
  }

  @Test func `a class that tells calls twice, and then one once, does not tell each twice`() throws {
    let log = """
      <Larder.LidVC: 0x1f00> viewWillAppear
      <Larder.LidVC: 0x1f00> viewWillAppear
      <Larder.LidVC: 0x1f00> viewDidAppear
      <Larder.LidVC: 0x1f00> viewWillDisappear
      <Larder.LidVC: 0x1f00> viewDidDisappear

      """
    #expect(CheckedTrace(log).findings.map(\.line) == [2])
  }

  @Test func `four lines of a class that tells each call twice are two calls`() throws {
    let lid = "<Larder.LidVC: 0x1f00>"
    let log =
      Self.push(2, lid, "<Larder.JarVC: 0x2f00>") + String(repeating: "\(lid) viewDidDisappear\n", count: 4)
    #expect(CheckedTrace(log).findings.map(\.rule.description) == ["TC103", "TC103"])
  }

  @Test func `other words with something between them are two calls`() throws {
    let log = "<Q: 0x1f00> viewDidAppear (a)\nR viewDidLoad\n<Q: 0x1f00> viewDidAppear (b)\n"
    #expect(try ReadLog.words(log).count == 3)
  }

  @Test(arguments: [
    ("开始", "结束"), ("시작", "종료"), ("開始", "終了"), ("begin", "end"), (">>>", "<<<"), ("Enter", "Exit"),
  ])
  func `words and arrows before a name say when a call begins and ends`(_ begin: String, _ end: String) throws
  {
    let log = """
      \(begin) ShelfVC viewDidLoad
      \(begin) LidVC viewDidLoad
      \(end) LidVC viewDidLoad
      \(end) ShelfVC viewDidLoad

      """
    #expect(try ReadLog.words(log) == ["viewDidLoad ShelfVC", "viewDidLoad LidVC"])
  }

  @Test(arguments: [("begin", "end"), ("start", "done"), ("enter", "exit"), ("", "finished"), ("开始", "结束")])
  func `a beginning and an end are one call`(_ begin: String, _ end: String) throws {
    let log = """
      ShelfVC viewDidLoad \(begin)
      LidVC viewDidLoad \(begin)
      LidVC viewDidLoad \(end)
      ShelfVC viewDidLoad \(end)

      """
    #expect(try ReadLog.words(log) == ["viewDidLoad ShelfVC", "viewDidLoad LidVC"])
  }

  @Test func `an arrow there and an arrow back are one call`() throws {
    let log = "→ ShelfVC viewDidLoad\n→ LidVC viewDidLoad\n← LidVC viewDidLoad\n← ShelfVC viewDidLoad\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad ShelfVC", "viewDidLoad LidVC"])
  }

  @Test func `an end without any beginning in the log is the call`() throws {
    #expect(
      try ReadLog.words("ShelfVC viewDidLoad done\nLidVC viewDidLoad done\n")
        == ["viewDidLoad ShelfVC", "viewDidLoad LidVC"])
  }

  @Test func `a closure's lines under the name of its method are no calls`() throws {
    let log = """
      <Larder.Q: 0x1f00> viewDidLoad()
      <Larder.Q: 0x1f00> viewDidAppear(_:)
      <Larder.Q: 0x1f00> viewDidLoad() sink: 20 jars
      <Larder.Q: 0x1f00> viewDidAppear(_:) timer tick 1
      <Larder.Q: 0x1f00> viewDidAppear(_:) timer tick 2
      <Larder.Q: 0x1f00> viewWillDisappear(_:)

      """
    #expect(
      try ReadLog.words(log) == [
        "viewDidLoad Q@0x1f00", "viewDidAppear Q@0x1f00", "viewWillDisappear Q@0x1f00",
      ])
  }

  @Test func `a class that never says less is told by its remarks`() throws {
    #expect(try ReadLog.words("Q viewDidLoad sorted 3 jars\nQVC viewDidAppear sorted 4 jars\n").count == 1)
    #expect(
      try ReadLog.words("QVC viewDidLoad sorted 3 jars\nQVC viewDidAppear with 4 jars\n").count == 2)
  }

  @Test(arguments: [
    "-[ShelfVC viewDidLoad] [Line %] jars", "-[ShelfVC viewDidLoad]:% jars", "ShelfVC.viewDidLoad():% jars",
    "[ShelfVC.swift:%] viewDidLoad() jars", "ShelfVC.swift[%], viewDidLoad(): jars",
    "ShelfVC.m:% -[ShelfVC viewDidLoad] jars",
  ])
  func `messages from further down in a function are its call`(_ line: String) throws {
    let log = [26, 27, 31, 29, 26, 27].map { line.replacing("%", with: String($0)) + "\n" }.joined()
    #expect(try ReadLog.words(log) == ["viewDidLoad ShelfVC", "viewDidLoad ShelfVC"])
  }

  @Test func `a call told by its address and then by its name is one`() throws {
    let log = """
      <Larder.LidVC: 0x1f00> viewDidLoad()
      <Larder.JarVC: 0x2f00> viewDidLoad()
      LidVC viewDidLoad
      -[BaseViewController viewWillAppear:] <LidVC: 0x1f00>
      -[LidVC viewWillAppear:]
      LidVC (0x1f00) viewDidAppear
      Analytics: LidVC viewDidAppear
      LidVC viewWillDisappear
      <Larder.LidVC: 0x1f00> viewDidDisappear

      """
    #expect(
      try ReadLog.words(log) == [
        "viewDidLoad LidVC@0x1f00", "viewDidLoad JarVC@0x2f00", "viewWillAppear LidVC@0x1f00",
        "viewDidAppear LidVC@0x1f00", "viewWillDisappear LidVC", "viewDidDisappear LidVC@0x1f00",
      ])
  }

  @Test func `by its name alone another call is another call`() throws {
    let log = """
      <Larder.LidVC: 0x1f00> viewDidAppear
      LidVC viewWillDisappear
      LidVC viewDidAppear
      LidVC viewDidAppear

      """
    #expect(try ReadLog.words(log).count == 4)
  }

  @Test func `two messages of each call are one call each time`() throws {
    let turn = """
      [LidVC.swift:38] viewWillAppear(_:) sorting
      [LidVC.swift:40] viewWillAppear(_:) animated: true
      [LidVC.swift:45] viewDidAppear(_:)
      [LidVC.swift:52] viewWillDisappear(_:)
      [LidVC.swift:59] viewDidDisappear(_:)

      """
    let lines = try ReadLog.events(Array((turn + turn).utf8)).events.map(\.line)
    #expect(lines == [1, 3, 4, 5, 6, 8, 9, 10])
  }

  @Test(arguments: [
    "visits: %", "visit %", "(visit %)", "visits=%", "jars - %", "count:%", "- visits: % of 9",
  ])
  func `what an app counts behind its calls is no source line`(_ words: String) throws {
    let log = (1...3).map {
      "JarVC viewDidAppear, \(words)\nLidVC viewWillAppear\n".replacing("%", with: "\($0)")
    }
    #expect(try ReadLog.words(log.joined()).count == 6)
  }

  @Test(arguments: [
    "JarVC.swift viewDidAppear, visits: %", "JarVC.swift viewDidAppear visits %",
    "09:41:00.123 💚 DEBUG JarVC.viewDidAppear(_:):52 - visits:%",
    "09:41:00.123 💚 DEBUG JarVC.viewDidAppear(_:) - visits:%",
    "[JarVC.swift:38] viewDidAppear(_:) visits: %",
  ])
  func `nor beside a file`(_ line: String) throws {
    let log = (1...3).map { "\(line)\nLidVC viewWillAppear\n".replacing("%", with: "\($0)") }
    #expect(try ReadLog.words(log.joined()).count == 6)
  }

  @Test(arguments: [
    "JarVC.swift:% viewDidAppear(_:)", "JarVC.viewDidAppear:%", "JarVC viewDidAppear line %",
    "JarVC viewDidAppear(_:) [Line %]", "JarVC viewDidAppear L:%", "JarVC.swift > viewDidAppear(_:): %",
    "JarVC.swift - Line % viewDidAppear", "09:41:00.123 💚 DEBUG JarVC.viewDidAppear(_:):% - jars",
  ])
  func `further down in a function its lines are of one call`(_ line: String) throws {
    let log = (31...33).map { "\(line)\nLidVC viewWillAppear\n".replacing("%", with: "\($0)") }
    #expect(try ReadLog.words(log.joined()).count == 4)
  }

  /// The calls of a push of a class onto itself, with each screen's index behind its callbacks.
  private static func pages(_ line: String, first: Int) -> String {
    [
      ("viewDidLoad", 0), ("viewWillAppear", 0), ("viewDidAppear", 0), ("viewDidLoad", 1),
      ("viewWillDisappear", 0), ("viewWillAppear", 1), ("viewDidDisappear", 0), ("viewDidAppear", 1),
      ("viewWillDisappear", 1), ("viewWillAppear", 0), ("viewDidDisappear", 1), ("viewDidAppear", 0),
    ].map { line.replacing("@", with: $0).replacing("%", with: "\($1 + first)") + "\n" }.joined()
  }

  @Test(
    arguments: [
      "JarVC @ [%]", "JarVC @[%]", "JarVC.@() [%]", "[JarVC] @ [%]", "-[JarVC @] [%]", "JarVC.@():%",
      "JarVC @ line %", "JarVC.@:%",
    ], [0, 1, 2, 12])
  func `a screen's index behind its calls is no source line`(_ line: String, _ first: Int) throws {
    let log = Self.pages(line, first: first)
    #expect(try ReadLog.words(log).count == 12)
    #expect(CheckedTrace(log).findings.isEmpty)
  }

  @Test func `pages that load ahead have an index and no source line`() throws {
    let log = (1...4).map { "JarVC viewDidLoad [\($0)]\nLidVC viewWillAppear\n" }
    #expect(try ReadLog.words(log.joined()).count == 8)
  }

  @Test func `one number behind the same callback may be a source line`() throws {
    let log = [31, 38, 31, 38].map { "JarVC viewDidLoad [\($0)]\nLidVC viewWillAppear\n" }
    #expect(try ReadLog.words(log.joined()).count == 6)
  }
}
