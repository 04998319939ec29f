/// Tells whether what a suppression is about could occur in a log: only then can it be said that the fault is gone.
struct SuppressionOccasion {
  private let suppression: Suppression

  init(_ suppression: Suppression) {
    self.suppression = suppression
  }

  /// Whether one of its controllers went through a transition in which one of its rules can be broken.
  func occurred(in result: LogResult) -> Bool {
    if case .rule(let rule) = suppression.selector, rule.isOfApp { return occurred([], in: result) }
    let rules = RuleRegistry.all.map(\.id).filter(suppression.selector.includes)
    return rules.contains { occurred(OccasionTable.kinds(for: $0), in: result) }
  }

  private func occurred(_ kinds: [TransitionKind], in result: LogResult) -> Bool {
    if kinds.isEmpty { return result.names.contains(where: isMeant) }
    let bits = kinds.reduce(0) { $0 | $1.bit }
    return result.traces.contains { trace in
      trace.exercised.contains { $0.kinds & bits != 0 && isMeant($0.name) }
    }
  }

  private func isMeant(_ name: String) -> Bool { Glob.matches(suppression.controller, name) }
}
