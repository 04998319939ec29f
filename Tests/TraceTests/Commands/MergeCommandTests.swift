import Testing

@testable import TraceModel
@testable import tracecheck

/// `tracecheck merge` as its users meet it.
@Suite struct MergeCommandTests {
  private let folder: ScratchFolder

  init() async throws {
    folder = try ScratchFolder([
      "a.log": GateCommandTests.faulty, "b.log": GateCommandTests.clean,
      "c.log": GateCommandTests.faulty.replacing("Feed", with: "Shop"),
    ])
    for name in ["a", "b", "c"] {
      _ = await Self.check([path(name + ".log")], "json=\(path(name + ".json"))")
    }
  }

  private func path(_ name: String) -> String { folder.path(name) }

  private static func check(_ logs: [String], _ report: String) async -> RunResult {
    await RunResult.of(["check", "--no-config", "-q", "--report", report] + logs)
  }

  private var logs: [String] { ["a.log", "b.log", "c.log"].map(path) }

  @Test func `the sum and the exit code are those of one run`() async {
    for format in ["json", "jsonl"] {
      let run = await Self.check(logs, format)
      let names = ["c.json", "a.json", "b.json"].map(path)
      let sum = await RunResult.of(["merge", "-q", "--report", format] + names)
      #expect(sum.output == run.output && sum.code == run.code && sum.errors.isEmpty)
    }
    let passed = await RunResult.of(["merge", path("b.json")])
    #expect(passed.code == .passed && passed.errors.contains("1 report, 1 log\nno faults\ngate: passed\n"))
  }

  @Test func `logs that could not be read are carried along`() async {
    _ = await Self.check([path("none.log"), path("a.log")], "json=\(path("half.json"))")
    let run = await Self.check([path("a.log"), path("c.log"), path("none.log")], "json")
    let sum = await RunResult.of(["merge", "-q", path("half.json"), path("c.json")])
    #expect(sum.output == run.output && sum.code == .trouble)
  }

  @Test func `a damaged report is named and left out, and with strict there is no result`() async throws {
    let whole = try folder.text("a.json")
    let half = try folder.write(String(whole.prefix(whole.count / 2)), to: "half.json")
    let sum = await RunResult.of(["merge", half, path("b.json"), path("none.json")])
    #expect(sum.code == .trouble)
    #expect(sum.errors.contains("can't read the report \(half): it ends in the middle"))
    #expect(sum.errors.contains("none.json: there is no such file"))
    #expect(sum.output == (await Self.check([path("b.log")], "json")).output)
    let strict = await RunResult.of(["merge", "--strict", half, path("b.json")])
    #expect(strict.code == .trouble && strict.output.isEmpty)
  }

  @Test func `a folder stands for the reports in it, and a file is written whole`() async throws {
    let file = path("sum.jsonl")
    let sum = await RunResult.of(["merge", folder.path(""), "--report", "jsonl=\(file)"])
    #expect(sum.code == .failed && sum.output.isEmpty)
    #expect(try folder.text("sum.jsonl") == (await Self.check(logs, "jsonl")).output)
    let over = await RunResult.of(["merge", path("a.json"), "--report", "json=\(path("a.json"))"])
    #expect(over.code == .trouble && over.errors.contains("it is one of the logs"))
  }

  @Test func `people are shown the faults with how many logs have them`() async {
    let text = await RunResult.of(["merge", "--report", "text"] + ["a.json", "b.json", "c.json"].map(path))
      .output
    #expect(text.contains("error TC103 callback-repeated  Feed        \(path("a.log"))"), "\(text)")
    #expect(text.contains("1 of 3") && text.contains("2 errors\ngate: failed\n"))
  }

  @Test func `what is there twice is told`() async {
    let sum = await RunResult.of(["merge", path("a.json"), path("a.json")])
    #expect(sum.errors.contains("1 trace has the same name as another"), "\(sum.errors)")
  }

  @Test func `a format that it has not, and no report at all, are told`() async {
    let html = await RunResult.of(["merge", "--report", "html", path("a.json")])
    #expect(html.code == .trouble && html.errors.contains("it has json, jsonl and text"))
    let none = await RunResult.of(["merge"])
    #expect(none.code == .trouble && none.errors.contains("needs a report"))
  }
}
