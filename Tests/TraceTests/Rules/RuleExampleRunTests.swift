import Testing

@testable import TraceModel

/// The examples of the rule pages, run: the bad one breaks its rule and no other, the good one breaks none.
@Suite struct RuleExampleRunTests {
  static let rules = RuleRegistry.all.filter { $0.id.number < 900 }.map(\.id.description)

  @Test(arguments: rules) func `the bad example breaks its rule and no other`(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(named: id))
    let trace = CheckedTrace(rule.bad.log, app: try .text(rule.bad.configuration))
    #expect(trace.findings.map(\.rule) == [rule.id], "\(rule.id): \(trace.findings.map(\.message))")
    #expect(trace.findings.allSatisfy { !$0.evidence.isEmpty && !$0.message.isEmpty && !$0.help.isEmpty })
  }

  @Test(arguments: rules) func `the good example breaks none`(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(named: id))
    let trace = CheckedTrace(rule.good.log, app: try .text(rule.good.configuration))
    #expect(trace.findings.isEmpty, "\(rule.id): \(trace.findings.map { "\($0.rule) \($0.message)" })")
  }
}
