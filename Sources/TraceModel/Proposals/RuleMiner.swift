/// Proposes rules of an app: what held in all of some good runs, and would hardly have by chance.
package struct RuleMiner {
  private var following = FollowingMiner()
  private var together = TogetherMiner()
  private var counts = CountMiner()
  private var durations = DurationMiner()
  private let settings: RunSettings
  /// How many proposals people read; nobody reads a longer list.
  package static let few = 10

  /// - Parameter settings: how logs are read, and what is known of the app.
  package init(_ settings: RunSettings) { self.settings = settings }

  /// Learns the runs of a good log.
  package mutating func learn(_ path: String) throws(ReadError) {
    for run in try RunStepReader(settings).runs(of: path) {
      following.learn(run)
      together.learn(run)
      counts.learn(run)
      durations.learn(run)
    }
  }

  /// The rules that held, as the checker itself sees it; those first that the bad logs break, then the strongest.
  package func proposals(good: [String], bad: [String]) throws(ReadError) -> [RuleProposal] {
    let mined = following.proposals + together.proposals + counts.proposals + durations.proposals
    // Of many the weakest would not be read; all of them are held against the logs in one pass.
    var proposals = Array(mined.sorted { ($0.surprise, $1.id) > ($1.surprise, $0.id) }.prefix(500))
    for log in good {
      try check(log, &proposals) { proposal, finding in proposal.exceptions.append("\(log):\(finding.line)") }
    }
    proposals.removeAll { $0.exceptions.count * 50 > $0.support }
    for log in bad {
      try check(log, &proposals) { proposal, finding in
        proposal.breaches += 1
        if proposal.firstBreach.isEmpty { proposal.firstBreach = "\(log):\(finding.line)" }
      }
    }
    return proposals.sorted(by: Self.isStronger)
  }

  private static func isStronger(_ first: RuleProposal, _ second: RuleProposal) -> Bool {
    if (first.breaches > 0) != (second.breaches > 0) { return first.breaches > 0 }
    if first.exceptions.isEmpty != second.exceptions.isEmpty { return first.exceptions.isEmpty }
    return (first.surprise, second.id) > (second.surprise, first.id)
  }

  private func check(
    _ log: String, _ proposals: inout [RuleProposal], _ note: (inout RuleProposal, Finding) -> Void
  ) throws(ReadError) {
    let text = "{ \"appRules\": [" + proposals.map(\.text).joined(separator: ", ") + "] }"
    guard let rules = try? JSONReader.read(ContiguousArray(text.utf8))["appRules"]?.elements else { return }
    var configuration = settings.configuration
    configuration.app.rules = rules.compactMap { try? AppRuleReader.read($0) }
    guard let settings = try? RunSettings(configuration) else { return }
    let result = try TraceCheck.check(log, settings)
    let indices = Dictionary(
      proposals.indices.map { (proposals[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    for finding in result.traces.flatMap(\.findings) where finding.rule.isOfApp {
      if let index = indices[finding.rule.description] { note(&proposals[index], finding) }
    }
  }
}
