/// How bad the breach of some rules is, as the configuration says.
package struct RuleSetting: Sendable {
  /// The level of a rule; `off` switches it off.
  package enum Level: String, CaseIterable, Sendable {
    case off, info, warning, error

    /// The severity of its findings; `nil` for a rule that is off.
    package var severity: Severity? {
      switch self {
      case .off: nil
      case .info: .info
      case .warning: .warning
      case .error: .error
      }
    }
  }

  /// The rules.
  package var selector: RuleSelector
  /// Their level.
  package var level: Level
  /// The level of what the log alone can't prove; `nil` for the same.
  package var possible: Level?
  /// Where it was said.
  package var position: TextPosition

  /// The level of findings of a certainty. A rule that is off has none.
  package func level(of certainty: Certainty) -> Level {
    certainty == .possible && level != .off ? possible ?? level : level
  }
}

extension [RuleSetting] {
  /// What counts for a rule: the narrowest setting, and of equal ones the first; `nil` where nothing is said.
  package func setting(for rule: RuleID) -> RuleSetting? {
    var best: RuleSetting?
    for setting in self where setting.selector.includes(rule) {
      if setting.selector.narrowness > best?.selector.narrowness ?? -1 { best = setting }
    }
    return best
  }
}
