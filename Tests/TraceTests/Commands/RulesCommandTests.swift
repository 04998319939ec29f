import Testing

@testable import TraceModel
@testable import tracecheck

@Suite struct RulesCommandTests {
  @Test func `the levels stand in one column beside the longest name`() async throws {
    let lines = await RunResult.of(["rules"]).output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.count >= RuleRegistry.all.count)
    for line in lines {
      #expect(["error", "warning", "info"].contains(line[2]), "\(line)")
    }
    let longest = try #require(RuleRegistry.all.max { $0.name.count < $1.name.count })
    let one = await RunResult.of(["rules", longest.name]).output
    #expect(one.contains("\(longest.name)  \(longest.level.name)"))
  }
}
