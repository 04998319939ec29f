/// Where a rule of the app was armed, kept or broken, for the story of a run.
package struct AppRuleMark: Sendable {
  /// What happened to it.
  package enum Kind: String, CaseIterable, Sendable {
    case armed, kept, broken
  }

  /// The rule.
  package var rule: RuleID
  /// What happened to it.
  package var kind: Kind
  /// The line.
  package var line: Int
  /// Whom it is about.
  package var who: AppWho
  /// What happened, in words: `cart-refresh is armed`.
  package var words: String { "\(rule) is \(kind.rawValue)" }

  /// What a rule said.
  init(_ verdict: AppVerdict, of rule: RuleID) {
    self.rule = rule
    switch verdict {
    case .armed(let mark): (kind, line, who) = (.armed, mark.line, mark.who)
    case .kept(let mark): (kind, line, who) = (.kept, mark.line, mark.who)
    case .broken(let breach): (kind, line, who) = (.broken, breach.at.line, breach.who)
    }
  }
}
