import Testing

@testable import TraceModel
@testable import tracecheck

/// Reports in the place of logs: `diff` and `baseline` take what `check` and `merge` wrote.
@Suite struct ReportOperandTests {
  private let folder: ScratchFolder

  init() async throws {
    folder = try ScratchFolder([
      "a.log": GateCommandTests.faulty, "b.log": GateCommandTests.clean,
      "c.log": GateCommandTests.faulty.replacing("Feed", with: "Shop"),
    ])
    for name in ["a", "b", "c"] { await check([name], name + ".json") }
    await check(["a", "b"], "before.json")
  }

  private func check(_ logs: [String], _ report: String) async {
    _ = await RunResult.of(
      ["check", "--no-config", "-q", "--report", "json=\(folder.path(report))"]
        + logs.map { folder.path($0 + ".log") })
  }

  @Test func `a comparison of reports tells the findings that came`() async throws {
    _ = await RunResult.of(
      ["merge", "-q", "--report", "jsonl=\(folder.path("after.jsonl"))"]
        + ["a.json", "b.json", "c.json"].map(folder.path))
    let result = await RunResult.of([
      "diff", "--no-config", "--report", "json", folder.path("before.json"), folder.path("after.jsonl"),
    ])
    #expect(result.code == .failed)
    let diff = try JSONReader.read(ContiguousArray(result.output.utf8))
    #expect(diff["verdict"]?.text == "regressed")
    #expect(diff["findings"]?["new"]?.elements.map { $0["controller"]?.text } == ["Shop"])
    #expect(diff["findings"]?["changed"]?.elements.count == 1)
  }

  @Test func `a fault that is gone is fixed where its log was read again, and else had no chance`()
    async throws
  {
    let before = folder.path("before.json")
    _ = try folder.write(GateCommandTests.clean, to: "a.log")
    await check(["a", "b"], "again.json")
    let fixed = await RunResult.of(["diff", "--no-config", before, folder.path("again.json")])
    #expect(fixed.code == .passed && fixed.output.contains("findings: 1 fixed"), "\(fixed.output)")
    let other = await RunResult.of(["diff", "--no-config", before, folder.path("b.json")])
    #expect(other.output.contains("findings: 1 not exercised"), "\(other.output)")
    #expect(other.output.contains("counts as fixed if its log is in both reports"))
  }

  @Test func `the same reports are the same`() async {
    let result = await RunResult.of(["diff", "--no-config", folder.path("a.json"), folder.path("a.json")])
    #expect(result.code == .passed && result.output.contains("verdict: same"), "\(result.output)")
  }

  @Test func `a baseline of reports is that of their logs`() async throws {
    let names = ["a", "b", "c"]
    let (own, other) = (folder.path("own.json"), folder.path("other.json"))
    let write = ["baseline", "write", "--no-config", "--baseline"]
    _ = await RunResult.of(write + [own] + names.map { folder.path($0 + ".log") })
    let result = await RunResult.of(write + [other] + names.map { folder.path($0 + ".json") })
    #expect(result.code == .passed, "\(result.errors)")
    #expect(try folder.text("own.json") == folder.text("other.json"))
    let held = await RunResult.of(["check", "--no-config", "--baseline", other, folder.path("a.log")])
    #expect(held.code == .passed && held.output.contains("baseline: 1 known"), "\(held.output)")
  }

  @Test func `a report does not say what is fixed in a baseline, and is no log`() async {
    let prune = await RunResult.of([
      "baseline", "prune", "--no-config", "--baseline", folder.path("none.json"), folder.path("a.json"),
    ])
    #expect(prune.code == .trouble)
    let mixed = await RunResult.of(["diff", "--no-config", folder.path("a.json"), folder.path("a.log")])
    #expect(mixed.code == .trouble && mixed.errors.contains("use either reports or logs"))
  }
}
