import Foundation
import Testing

@testable import TraceModel

/// What each format makes of a comparison.
@Suite struct DiffFormatTests {
  private static let options = RenderOptions(rules: RuleNames([]), version: "1.0")

  /// A comparison with a new finding and two changes.
  private static func report(_ settings: DiffBuilder.Settings = DiffBuilder.Settings()) async throws
    -> DiffReport
  {
    let played = PlayedApp(seed: 4, transitions: 60).lines
    var lines = played
    let gone = try #require(lines.firstIndex { $0.text == "viewIsAppearing" })
    let twice = try #require(lines.lastIndex { $0.text == "viewDidAppear" })
    lines.insert(lines[twice], at: twice)
    lines.remove(at: gone)
    return try await RecordedRun.diff(RecordedRun(played), RecordedRun(lines, day: 2), settings)
  }

  private static func text(_ format: DiffFormat) async throws -> String {
    String(decoding: format.render(try await report(), options), as: UTF8.self)
  }

  @Test func `the text tells findings, then behaviour with the calls around it, then the verdict`()
    async throws
  {
    let text = try await Self.text(.text)
    #expect(text.hasPrefix("new           error TC103"), "\(text)")
    #expect(text.contains("no longer gets viewIsAppearing\n"))
    #expect(text.contains("  - Home viewIsAppearing\n"), "\(text)")
    #expect(text.hasSuffix("behaviour: 2 changes\nverdict: regressed\n"))
  }

  @Test func `JSON lines are a change each and one with the verdict`() async throws {
    let lines = try await Self.text(.jsonl).split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    #expect(lines.last?.contains(#""verdict":"regressed""#) == true)
  }

  @Test func `Markdown begins with the mark by which the last comment is found`() async throws {
    let text = try await Self.text(.markdown)
    #expect(text.hasPrefix("<!-- tracecheck:diff -->\n## tracecheck diff: regressed\n"))
    #expect(text.contains("```text\n"))
  }

  @Test func `GitHub gets an annotation for what is new and one for each change`() async throws {
    let lines = try await Self.text(.github).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("::error file=after.log,line="), "\(lines[0])")
    #expect(lines[1].hasPrefix("::notice file=after.log,line="), "\(lines[1])")
    #expect(lines[3].hasSuffix("verdict: regressed"))
  }

  @Test func `SARIF says of each finding whether it is new`() async throws {
    let root =
      try JSONSerialization.jsonObject(with: Data(try await Self.text(.sarif).utf8)) as? [String: Any]
    let runs = try #require(root?["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.map { $0["baselineState"] as? String } == ["new"])
  }

  @Test func `times are compared where that is asked for, and noise is not marked`() async throws {
    let plain = try await Self.report()
    #expect(plain.timing.isEmpty)
    var settings = DiffBuilder.Settings()
    settings.comparesTiming = true
    let timing = try await Self.report(settings).timing
    #expect(!timing.isEmpty)
    #expect(timing.allSatisfy { $0.medianBefore > 0 && $0.countBefore > 0 })
  }

  @Test func `a log without a single event is told`() async throws {
    let run = RecordedRun(PlayedApp(seed: 4, transitions: 3).lines)
    let report = try await RecordedRun.diff(run, RecordedRun([]))
    #expect(report.remarks == ["no events recognised in after.log"])
    #expect(report.verdict == .changed)
  }

  @Test func `a slower transition is marked, and a few of them are not`() {
    let fast: [Int64: Int] = [100: 2, 102: 1, 98: 1, 101: 1, 99: 1]
    let slow: [Int64: Int] = [150: 2, 152: 1, 148: 1, 151: 1, 149: 1]
    let changes = TimingComparison.changes(
      ["push A → B": fast, "pop": [1: 1, 2: 1]], ["push A → B": slow, "pop": [100: 1, 200: 1]])
    #expect(changes.map(\.isSignificant) == [false, true])
    #expect(
      TimingComparison.changes(["push A → B": fast], ["push A → B": fast]).map(\.isSignificant) == [false])
  }

  @Test func `durations are kept to three digits, and medians and spreads are those of all`() {
    #expect([7, 999, 1004, 1_234_567].map(FlowTiming.rounded) == [7, 999, 1000, 1_230_000])
    let timing = FlowTiming([10: 1, 20: 3, 30: 1, 90: 2])
    #expect([Int64(timing.count), timing.median, timing.spread] == [7, 20, 5])
  }

  @Test func `a fault is changed, fixed or not exercised, but never lost`() {
    func finding(_ rule: UInt16, _ controller: String, line: Int = 1) -> Finding {
      Finding(
        rule: RuleID(number: rule), severity: .error, line: line, controller: controller, message: "m")
    }
    let comparison = FindingComparison(
      before: [finding(101, "A"), finding(102, "A"), finding(103, "Gone"), finding(104, "A")],
      after: [finding(101, "A", line: 7), finding(102, "A"), finding(102, "A", line: 9), finding(105, "B")],
      renames: []
    ) { ["A", "B"].contains($1) }
    #expect(comparison.unchanged == 1)
    #expect(comparison.changed.map(\.countAfter) == [2])
    #expect(comparison.fixed.map(\.rule.number) == [104])
    #expect(comparison.notExercised.map(\.rule.number) == [103])
    #expect(comparison.new.map(\.rule.number) == [105])
    #expect(comparison.hasRegression(from: .error))
  }

  @Test(
    arguments: [
      ("OldHome", "NewHome"), ("oldCart", "NewCart"), ("Other", nil), ("Old", "New"), ("Ol", nil),
    ] as [(String, String?)])
  func `a star stands for what the old name has there`(name: String, expected: String?) throws {
    let renamed = try #require(RenamedClass("Old*=New*"))
    #expect(renamed.newName(of: name) == expected)
  }
}
