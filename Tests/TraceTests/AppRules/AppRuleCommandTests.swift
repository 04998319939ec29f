import Testing

@testable import TraceModel
@testable import tracecheck

/// A rule of the app is a rule: wherever one of tracecheck's own can stand, it can.
@Suite struct AppRuleCommandTests {
  private static let log = """
    [Home@0x1] viewDidLoad
    [Home@0x1] viewDidAppear
    [Banner@0x3] viewDidLoad
    [Banner@0x3] viewDidAppear
    """

  private func run(_ words: [String], also more: String = "", log: String = log) async throws -> RunResult {
    let rule = "{ \"id\": \"no-banner\", \"never\": \"Banner viewDidAppear\", \"message\": \"An ad.\" }"
    let folder = try ScratchFolder(["run.log": log, "c.json": "{ \"appRules\": [\(rule)]\(more) }"])
    return await RunResult.of(
      words.map { $0 == "LOG" ? folder.path("run.log") : $0 } + ["--config", folder.path("c.json")])
  }

  @Test(arguments: ReportFormat.allCases) func `every report tells of it`(_ format: ReportFormat) async throws
  {
    let result = try await run(["check", "LOG", "--report", format.rawValue])
    #expect(result.code == .failed)
    #expect(result.output.contains("no-banner"), "\(result.output)")
    #expect(result.output.contains("An ad."))
  }

  @Test func `its level, a suppression and a line of the log have their say`() async throws {
    #expect(try await run(["check", "LOG"], also: ", \"rules\": { \"no-banner\": \"off\" }").code == .passed)
    #expect(
      try await run(["check", "LOG"], also: ", \"rules\": { \"no-banner\": \"warning\" }").code == .passed)
    let suppression = ", \"suppressions\": [{ \"rule\": \"No-Banner\", \"reason\": \"agreed\" }]"
    #expect(try await run(["check", "LOG"], also: suppression).code == .passed)
    let line = "tracecheck:ignore no-banner -- agreed\n" + Self.log
    #expect(try await run(["check", "LOG"], log: line).code == .passed)
    #expect(try await run(["check", "LOG", "--rule", "TC203"]).code == .passed)
    #expect(try await run(["check", "LOG", "--rule", "no-banner"]).code == .failed)
    #expect(try await run(["check", "LOG", "-D", "rules.no-banner=off"]).code == .passed)
  }

  @Test func `a baseline knows it again`() async throws {
    let rule = "{ \"appRules\": [{ \"id\": \"no-banner\", \"never\": \"Banner viewDidAppear\" }] }"
    let folder = try ScratchFolder(["run.log": Self.log, "c.json": rule])
    let common = [
      folder.path("run.log"), "--config", folder.path("c.json"), "--baseline", folder.path("b.json"),
    ]
    let written = await RunResult.of(["baseline", "write"] + common)
    #expect(written.code == .passed, "\(written.errors)")
    let checked = await RunResult.of(["check"] + common)
    #expect(checked.code == .passed, "\(checked.output)")
  }

  @Test func `the timeline says where a rule was armed, kept and broken`() async throws {
    let rule =
      "{ \"id\": \"ad\", \"after\": \"Home viewDidAppear\", \"expect\": \"Banner viewDidAppear\", \"within\": \"2s\" }"
    let folder = try ScratchFolder(["run.log": Self.marked, "c.json": "{ \"appRules\": [\(rule)] }"])
    let words = ["timeline", folder.path("run.log"), "--config", folder.path("c.json")]
    let told = await RunResult.of(words).output.split(separator: "\n").filter { $0.contains(" ad ") }
    #expect(told.map { $0.split(separator: " ")[1] } == ["armed", "kept", "armed", "broken"])
    let silent = await RunResult.of(words + ["-D", "rules.ad=off"]).output
    #expect(!silent.contains(" ad "), "\(silent)")
    let lines = await RunResult.of(words + ["--format", "jsonl"]).output
    #expect(lines.contains("\"event\":\"kept\""), "\(lines)")
  }

  private static let marked = """
    10:00:00.000 [Home@0x1] viewDidLoad
    10:00:01.000 [Home@0x1] viewDidAppear
    10:00:01.500 [Banner@0x3] viewDidAppear
    10:00:02.000 [Home@0x1] viewWillDisappear
    10:00:03.000 [Home@0x1] viewDidAppear
    10:00:09.000 [Home@0x1] viewWillDisappear
    """

  @Test(arguments: ["lanes", "mermaid", "svg", "perfetto"])
  func `each picture says where a rule was armed, kept and broken`(_ format: String) async throws {
    let rule =
      "{ \"id\": \"ad\", \"after\": \"Home viewDidAppear\", \"expect\": \"Banner viewDidAppear\", \"within\": \"2s\" }"
    let folder = try ScratchFolder(["run.log": Self.marked, "c.json": "{ \"appRules\": [\(rule)] }"])
    let words = ["timeline", folder.path("run.log"), "--config", folder.path("c.json")]
    let picture = await RunResult.of(words + ["--format", format]).output
    #expect(picture.split(separator: "ad is armed").count == 3, "\(picture)")
    #expect(picture.split(separator: "ad is kept").count == 2)
    // Where a picture has findings of its own, one of them says it.
    #expect(picture.contains("ad is broken") || picture.contains("t come"))
  }

  @Test func `the page with pictures says it too`() async throws {
    let rule =
      "{ \"id\": \"ad\", \"after\": \"Home viewDidAppear\", \"expect\": \"Banner viewDidAppear\", \"within\": \"2s\" }"
    let folder = try ScratchFolder(["run.log": Self.marked, "c.json": "{ \"appRules\": [\(rule)] }"])
    let page = await RunResult.of(
      ["check", folder.path("run.log"), "--config", folder.path("c.json"), "--report", "html"]
    ).output
    for words in ["ad is armed", "ad is kept", "ad is broken"] { #expect(page.contains(words)) }
  }

  // MARK: Comparison, sum and gate

  @Test func `a comparison tells that it is broken since, of logs and of reports`() async throws {
    let rule = "{ \"appRules\": [{ \"id\": \"no-banner\", \"never\": \"Banner viewDidAppear\" }] }"
    let home = Self.log.split(separator: "\n").prefix(2).joined(separator: "\n")
    let folder = try ScratchFolder(["before.log": home, "after.log": Self.log, "c.json": rule])
    let settings = ["--config", folder.path("c.json")]
    let logs = await RunResult.of(["diff", folder.path("before.log"), folder.path("after.log")] + settings)
    #expect(logs.code == .failed && logs.output.contains("no-banner"), "\(logs.output)\(logs.errors)")
    for name in ["before", "after"] {
      let report = "json=" + folder.path(name + ".json")
      _ = await RunResult.of(["check", folder.path(name + ".log"), "--report", report] + settings)
    }
    let reports = await RunResult.of(
      ["diff", folder.path("before.json"), folder.path("after.json")] + settings)
    #expect(reports.code == .failed && reports.output.contains("no-banner"), "\(reports.errors)")
    let none = await RunResult.of(["diff", folder.path("after.log"), folder.path("after.log")] + settings)
    #expect(none.code == .passed && !none.output.contains("no-banner"), "\(none.output)")
  }

  @Test func `a sum of reports is the report of one run`() async throws {
    let rule = "{ \"appRules\": [{ \"id\": \"no-banner\", \"never\": \"Banner viewDidAppear\" }] }"
    let folder = try ScratchFolder(["a.log": Self.log, "b.log": Self.log, "c.json": rule])
    let check = ["check", "-q", "--config", folder.path("c.json")]
    for name in ["a", "b"] {
      let report = "json=" + folder.path(name + ".json")
      _ = await RunResult.of(check + [folder.path(name + ".log"), "--report", report])
    }
    let whole = await RunResult.of(
      check + [folder.path("a.log"), folder.path("b.log"), "--report", "json"])
    let sum = await RunResult.of(
      ["merge", "-q", folder.path("b.json"), folder.path("a.json"), "--report", "json"])
    #expect(sum.code == .failed && sum.output == whole.output)
    #expect(sum.output.contains("no-banner"))
  }

  @Test func `the gate judges it by its level`() async throws {
    let warning = ", \"rules\": { \"no-banner\": \"warning\" }"
    #expect(try await run(["check", "LOG", "--fail-on", "warning"], also: warning).code == .failed)
    #expect(try await run(["check", "LOG", "--max-warnings", "0"], also: warning).code == .failed)
    #expect(try await run(["check", "LOG", "--fail-on", "never"]).code == .passed)
    #expect(
      try await run(["check", "LOG"], also: warning + ", \"gate\": { \"failOn\": \"warning\" }").code
        == .failed)
  }

  @Test func `it is listed and explained as a sentence`() async throws {
    #expect(try await run(["rules"]).output.contains("no-banner"))
    let page = try await run(["explain", "no-banner"]).output
    #expect(page.contains("`Banner viewDidAppear` never comes") && page.contains("An ad."))
    #expect(!page.contains("A trace that breaks it"))
  }

  @Test(arguments: [
    ("\"id\": \"TC900\", \"never\": \"A show\"", "an id starts with a letter"),
    ("\"id\": \"presenter-disturbed\", \"never\": \"A show\"", "a rule of tracecheck's own"),
    ("\"id\": \"a\"", "a rule needs one of `never`, `always`, `expect` and `atMost`"),
    ("\"id\": \"a\", \"never\": \"A show\", \"expect\": \"B show\"", "can't have both"),
    ("\"id\": \"a\", \"never\": \"A viewDidApear\"", "did you mean `viewDidAppear`"),
    ("\"id\": \"a\", \"never\": \"A viewDidAppear animate=true\"", "unknown key `animate`"),
    ("\"id\": \"a\", \"never\": \"present A style=sheet\"", "unknown style"),
    ("\"id\": \"a\", \"always\": \"A viewDidAppear\"", "takes a state"),
    ("\"id\": \"a\", \"never\": \"A is below\"", "ends where a name is expected"),
    ("\"id\": \"a\", \"never\": \"A show\", \"within\": \"2s\"", "`within` needs an `after`"),
    ("\"id\": \"a\", \"after\": \"B show\", \"never\": \"A show\", \"within\": \"soon\"", "isn't a time"),
    ("\"id\": \"a\", \"until\": \"B show\", \"never\": \"A show\"", "`until` needs an `after`"),
    ("\"id\": \"a\", \"between\": [\"B show\"], \"never\": \"A show\"", "`between` takes two"),
    ("\"id\": \"a\", \"atMost\": 1", "`atMost` needs an `of`"),
    ("\"id\": \"a\", \"for\": \"each C\", \"never\": \"A show\"", "no condition uses `C`"),
    (
      "\"id\": \"a\", \"for\": \"each C*\", \"never\": \"A show while top is C*\"",
      "no condition uses `C*`\n"
    ),
    ("\"id\": \"a\", \"for\": \"C\", \"never\": \"C show\"", "`for` names the controllers"),
    ("\"id\": \"a\", \"nevr\": \"C show\"", "did you mean `never`"),
  ]) func `what is wrong with a rule is said at its index`(_ rule: String, _ message: String) async throws {
    let folder = try ScratchFolder(["c.json": "{ \"appRules\": [\n  { \(rule) }\n] }"])
    let result = await RunResult.of(["config", "check", "--config", folder.path("c.json")])
    #expect(result.code == .trouble)
    #expect(result.errors.contains("c.json:2:"), "\(result.errors)")
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `a rule may be bound to who is on the screen`() async throws {
    let folder = try ScratchFolder([
      "run.log": Self.log,
      "c.json": """
      { "appRules": [
        { "id": "alone", "for": "each Hom*", "never": "Banner viewDidAppear while Hom* is on screen" }
      ] }
      """,
    ])
    let result = await RunResult.of(["check", folder.path("run.log"), "--config", folder.path("c.json")])
    #expect(result.output.contains("error[alone app-rule]"), "\(result.errors)\(result.output)")
  }

  @Test func `a file may set the level of a rule that the file it extends states`() async throws {
    let folder = try ScratchFolder([
      "run.log": Self.log,
      "base.json": "{ \"appRules\": [{ \"id\": \"no-banner\", \"never\": \"Banner viewDidAppear\" }] }",
      "c.json": "{ \"extends\": \"base.json\", \"rules\": { \"no-banner\": \"info\" } }",
    ])
    let result = await RunResult.of(["check", folder.path("run.log"), "--config", folder.path("c.json")])
    #expect(result.code == .passed, "\(result.errors)\(result.output)")
    #expect(result.output.contains("info[no-banner"))
  }

  @Test func `a rule without effect and two that contradict each other are remarked on`() async throws {
    let rules = """
      { "appRules": [
        { "id": "typo", "never": "Baner viewDidAppear" },
        { "id": "open", "after": "Home viewDidAppear", "expect": "Banner viewDidAppear" },
        { "id": "never-open", "after": "Home viewDidAppear", "never": "Banner viewDidAppear" },
      ] }
      """
    let folder = try ScratchFolder(["run.log": Self.log, "c.json": rules])
    let result = await RunResult.of(["check", folder.path("run.log"), "--config", folder.path("c.json")])
    #expect(result.output.contains("did you mean `Banner`?"), "\(result.output)")
    #expect(result.output.contains("open can never be broken"))
    #expect(result.output.contains("never-open contradicts open"))
  }
}
