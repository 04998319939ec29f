import Testing

@testable import TraceModel

@Suite struct NeedsTableTests {
  static let needy = RuleRegistry.all.map(\.id).filter { !NeedsTable.needs(of: $0).isEmpty }.map(
    \.description)

  @Test(arguments: needy) func `what a rule needs, its fault is not found without`(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(named: id))
    for trait in [LogTraits.addresses, .marks] where NeedsTable.needs(of: rule.id).contains(trait) {
      let trace = CheckedTrace(Self.without(trait, rule.bad.log), app: try .text(rule.bad.configuration))
      #expect(!trace.findings.contains { $0.rule == rule.id }, "\(id) without \(trait.words)")
    }
  }

  @Test(arguments: [
    ("[A] viewDidAppear", ["addresses", "marks"]), ("[A@0x7f00] viewDidAppear", ["marks"]),
    ("[A] present B\n[B] viewDidLoad", ["addresses"]),
    ("[A@0x7f00] present B@0x7f40\n[B@0x7f40] viewDidLoad", []),
  ]) func `a log says what it lacks`(log: String, lacks: [String]) {
    #expect(CheckedTrace(log).summaries.map(\.lacks.words) == [lacks])
  }

  @Test func `what the configuration says of controllers stands for marks`() throws {
    let app = try AppDescription.text("{ controllers: { A: { style: 'pageSheet' } } }")
    #expect(CheckedTrace("[A] viewDidAppear", app: app).summaries.map(\.lacks) == [.addresses])
  }

  @Test func `a rule that is off is not counted`() {
    let lacking: LogTraits = [.addresses, .marks]
    let all = NeedsTable.idle(lacking: lacking, besides: [])
    #expect(NeedsTable.idle(lacking: lacking, besides: [RuleID(number: 407)]) == all - 1)
    #expect(NeedsTable.idle(lacking: [], besides: []) == 0)
  }

  private static func without(_ trait: LogTraits, _ log: String) -> String {
    if trait == .addresses { return log.replacing(/@0x[0-9a-f]+/, with: "") }
    let marks = EventKind.allCases.filter { EventKind.marks & $0.bit != 0 }.map(\.name)
    return log.split(separator: "\n").filter { line in
      !marks.contains { line.contains("] \($0) ") || line.hasSuffix("] \($0)") }
    }.joined(separator: "\n")
  }
}
