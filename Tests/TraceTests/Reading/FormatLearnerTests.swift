import Testing

@testable import TraceModel

/// Formats and labels that are proposed for a log which is not understood.
@Suite struct FormatLearnerTests {
  /// A push and the way back, whose screens have names of one word or of two.
  private static let calls: [(String, String)] = [
    ("Lid", "viewDidLoad"), ("Lid", "viewWillAppear"), ("Lid", "viewDidAppear"), ("Jar List", "viewDidLoad"),
    ("Lid", "viewWillDisappear"), ("Jar List", "viewWillAppear"), ("Lid", "viewDidDisappear"),
    ("Jar List", "viewDidAppear"), ("Jar List", "viewWillDisappear"), ("Lid", "viewWillAppear"),
    ("Jar List", "viewDidDisappear"), ("Lid", "viewDidAppear"), ("Jar List", "deinit"),
  ]

  /// A log of these calls: `NAME` stands for the name, `ONE` for the name in one word, `CALL` for the event, `##` for the
  /// number of the line, `ID` for a number of the screen's own.
  private static func log(_ line: String) -> String {
    calls.enumerated().map { number, call in
      line.replacing("NAME", with: call.0).replacing("ONE", with: call.0.replacing(" ", with: ""))
        .replacing("CALL", with: call.1).replacing("##", with: String(10 + number))
        .replacing("ID", with: String(40 + call.0.count)) + "\n"
    }.joined()
  }

  private static func explanation(_ log: String) throws -> Explanation {
    var options = ReadOptions()
    options.explain = true
    var reader = TraceReader(ByteSource.bytes(Array(log.utf8)), options: options)
    var batch = EventBatch()
    while try reader.read(into: &batch) {}
    return reader.explanation
  }

  @Test(arguments: [
    ("2026-03-01 10:00:##.100,ui,ONE,CALL,7", "{time},ui,{controller},{event}"),
    ("##,CALL,ONE,main", "{any},{event},{controller},"),
    ("t=##.5 scr=ONE ev=CALL thr=main", "t={any} scr={controller} ev={event}"),
    (#"{"ts":##,"scr":"NAME","ev":"CALL"}"#, #"{{"ts":{any},"scr":"{controller}","ev":"{event}"#),
    (#"{"ev":"CALL","ts":##,"scr":"NAME","to":1}"#, #"{{"ev":"{event}","ts":{any},"scr":"{controller}",""#),
    (
      "2026-03-01 10:00:##.123 Larder[314:9##] <<lc>> CALL @@ ONE (## ms)",
      "{time} Larder[{pid}:{any}] <<lc>> {event} @@ {controller} ("
    ),
    ("no ## screen ID; cb=CALL; ok", "no {any} screen {controller}; cb={event}"),
    ("the screen ONE has now run its CALL method", "the screen {controller} has now run its {event}"),
    (#""NAME";"CALL";no=##"#, #""{controller}";"{event}"#),
    ("##\tNAME\tui\tCALL\tx", "{any}\t{controller}\tui\t{event}"),
    ("[lc] event CALL happened; where=ONE; no=##", "[lc] event {event} happened; where={controller}; "),
    ("[LarderLog] CALL {scr: ONE, no: ##}", "[LarderLog] {event} {{scr: {controller}, "),
  ]) func `a format is proposed that reads the lines`(_ line: String, _ format: String) throws {
    let log = Self.log(line)
    let proposal = try Self.explanation(log).proposal
    #expect(proposal?.format == format && proposal?.lines == Self.calls.count)
    var options = ReadOptions()
    options.formats = [try LineTemplate(try #require(proposal).format)]
    let names = Self.calls.map { call in
      let name = line.contains("NAME") ? call.0 : call.0.replacing(" ", with: "")
      return call.1 + " " + (line.contains("ID") ? String(40 + call.0.count) : name)
    }
    #expect(try ReadLog.words(log, options) == names)
  }

  @Test(arguments: [
    // Nothing says whose it is.
    "CALL", "CALL()", "10:00:## CALL", "## CALL", "[lc] CALL main", "thread=1 CALL", "## of 13: CALL",
    // It is read already.
    "[NAME] CALL", "ONE CALL thread=ID", "[ONE] CALL count=##",
    // No log at all.
    "override func CALL() {", "super.CALL()", "## Larder 0x0000000104a2d0f0 -[ONE CALL] + 12##",
    "nothing of note", "Test Case '-[ONETests testCALL]' passed",
  ]) func `none is proposed where no column goes with the callbacks, or none is needed`(_ line: String) throws
  {
    #expect(try Self.explanation(Self.log(line)).proposal == nil)
  }

  @Test(arguments: [
    ("jar-list", "", "{event} | line {any} | {controller}"),
    ("jars", "-12", "{event} | line {any} | {controller}-"),
  ]) func `a hyphen parts a name from a number, and is part of a name`(
    _ name: String, _ behind: String, _ format: String
  ) throws {
    let lines = [name, "lid"].flatMap { name in
      ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "\($0) | line 7 | \(name)\(behind)\n" }
    }
    let proposal = try Self.explanation(lines.joined()).proposal
    #expect(proposal?.format == format && proposal?.lines == 6)
  }

  @Test func `a few lines show nothing`() throws {
    let log = Self.log("scr=ONE ev=CALL").split(separator: "\n").prefix(3).joined(separator: "\n")
    #expect(try Self.explanation(log + "\n").proposal == nil)
  }

  private static func labels(_ log: String) throws -> [LabelProposal] {
    var learner = LabelLearner()
    let (events, names, _) = try ReadLog.events(Array(log.utf8))
    learner.note(ContiguousArray(events), names: names)
    return learner.proposals
  }

  @Test(arguments: [
    ("[Jar] viewDidLoad\n[Lid] present JarViewController\n", "Jar", "JarViewController"),
    ("[Setting] viewDidLoad\n[nav] push SettingsVC\n", "Setting", "SettingsVC"),
    ("[JarListVC] viewDidLoad\n[nav] push JarList\n", "JarList", "JarListVC"),
  ]) func `two names for one controller are told`(_ log: String, _ label: String, _ controller: String) throws
  {
    #expect(try Self.labels(log) == [LabelProposal(label: label, controller: controller)])
  }

  @Test(arguments: [
    "[Jar] viewDidLoad\n[JarViewController] viewDidLoad\n", "[Jar] viewDidLoad\n[Lid] present BoxVC\n",
    "[Jar] viewDidLoad\n[Lid] present JarVC\n[Lid] present JarViewController\n",
    "[app] addChildCoordinator Jar\n[Jar] deinit\n[nav] push JarVC\n",
  ]) func `names that both call back, or may be others, are not made one`(_ log: String) throws {
    #expect(try Self.labels(log).isEmpty)
  }
}
