import Testing

@testable import TraceModel
@testable import tracecheck

/// What each command writes for programs, held against the schema that `schema` prints for it.
@Suite struct SchemaCommandTests {
  private static let before = """
    2026-03-01 10:00:00.100 [Home@0x1] viewWillAppear
    2026-03-01 10:00:00.200 [Home@0x1] viewDidAppear
    2026-03-01 10:00:01.000 [Home@0x1] present Editor@0x2 style=pageSheet
    2026-03-01 10:00:01.100 [Editor@0x2] viewDidLoad
    2026-03-01 10:00:01.200 [Editor@0x2] viewWillAppear
    2026-03-01 10:00:01.500 [Editor@0x2] viewDidAppear
    2026-03-01 10:00:01.600 [Editor@0x2] viewDidAppear

    """
  private static let after = before.replacing(
    "1.100 [Editor@0x2] viewDidLoad", with: "1.100 [Home@0x1] viewWillDisappear")

  /// The schema, and the command that writes what it describes; `BEFORE` and `AFTER` stand for logs.
  static let commands = [
    ("report", ["check", "--report", "json", "BEFORE", "AFTER"]),
    (
      "report",
      ["check", "--report", "json", "--redact", "-D", "suppressions=[{rule:'TC103',reason:'x'}]", "BEFORE"]
    ),
    ("events", ["events", "--format", "jsonl", "BEFORE"]),
    ("timeline", ["timeline", "--format", "jsonl", "AFTER"]),
    ("diff", ["diff", "--timing", "--explain-alignment", "--report", "json", "BEFORE", "AFTER"]),
    ("diff", ["diff", "--report", "json", "AFTER", "BEFORE"]),
    ("diff", ["diff", "--report", "json", "BEFORE", "BEFORE"]),
  ]

  @Test(arguments: commands) func `what a command writes is as its schema says`(
    name: String, words: [String]
  ) async throws {
    let folder = try ScratchFolder(["before.log": Self.before, "after.log": Self.after])
    let arguments = words.map { word in
      switch word {
      case "BEFORE": folder.path("before.log")
      case "AFTER": folder.path("after.log")
      default: word
      }
    }
    let output = await RunResult.of(arguments + ["--no-config"]).output
    let texts = words.contains("jsonl") ? output.split(separator: "\n").map(String.init) : [output]
    let schema = try await Self.schema(name)
    #expect(!texts.isEmpty)
    for text in texts {
      #expect(SchemaCheck.problems(try JSONReader.read(ContiguousArray(text.utf8)), schema) == [])
    }
  }

  @Test func `a baseline is as its schema says`() async throws {
    let folder = try ScratchFolder(["before.log": Self.before])
    let file = folder.path("b.json")
    _ = await RunResult.of([
      "baseline", "write", "--no-config", "--baseline", file, folder.path("before.log"),
    ])
    let baseline = try JSONReader.read(ContiguousArray(try folder.text("b.json").utf8))
    #expect(baseline["entries"]?.elements.count == 1)
    #expect(SchemaCheck.problems(baseline, try await Self.schema("baseline")) == [])
    let report = await RunResult.of(
      ["--no-config", "--report", "json", "--baseline", file, folder.path("before.log")])
    let json = try JSONReader.read(ContiguousArray(report.output.utf8))
    #expect(json["summary"]?["baseline"]?["known"]?.text == "1")
    #expect(SchemaCheck.problems(json, try await Self.schema("report")) == [])
  }

  @Test(arguments: [
    ("{\"formatVersion\":\"2.0\"}", "form"), ("{\"verdict\":\"fine\"}", "no word"),
    ("{\"extra\":1}", "not name"),
    ("{\"findings\":{\"new\":3}}", "a number, not array"), ("{}", "no member verdict"),
    ("{\"findings\":{\"unchanged\":-1}}", "less than 0"),
  ]) func `what is not as the schema says is told`(text: String, words: String) async throws {
    let problems = SchemaCheck.problems(
      try JSONReader.read(ContiguousArray(text.utf8)), try await Self.schema("diff"))
    #expect(problems.contains { $0.contains(words) }, "\(problems)")
  }

  /// Configurations, and whether an editor is to underline anything in them.
  @Test(arguments: [
    ("{\"controllers\":{\"B\":{\"style\":\"pageSheet\"},\"C\":{\"in\":\"page-curl\"}}}", true),
    ("{\"controllers\":{\"B\":{\"style\":\".PAGESHEET\"}},\"rules\":{\"TC2\":\"Off\"}}", true),
    ("{\"controllers\":{\"B\":{\"style\":\"pageSheat\"}}}", false), ("{\"device\":\"watch\"}", false),
    ("{\"requiredVersion\":\">=1.2\"}", true), ("{\"requiredVersion\":\"^1\"}", false),
    ("{\"rules\":{\"TC2\":\"of\"}}", false), ("{\"oss\":\"17\"}", false),
    ("{\"rules\":{\"TC4\":[\"error\",{\"possible\":\"off\"}]}}", true),
    ("{\"rules\":{\"TC4\":[\"error\",{\"posible\":\"off\"}]}}", false),
  ]) func `the schema of the configuration takes what tracecheck takes`(text: String, isRight: Bool)
    async throws
  {
    let bytes = ContiguousArray(text.utf8)
    let problems = SchemaCheck.problems(try JSONReader.read(bytes), try await Self.schema("config"))
    #expect(problems.isEmpty == isRight, "\(problems)")
    let folder = try ScratchFolder(["c.json": text])
    let checked = await RunResult.of(["config", "check", "--config", folder.path("c.json"), "-D", "os=17"])
    #expect((checked.code == .passed) == (isRight && !text.contains(">=1.2")), "\(checked)")
  }

  private static func schema(_ name: String) async throws -> JSONNode {
    try JSONReader.read(ContiguousArray(await RunResult.of(["schema", name]).output.utf8))
  }
}
