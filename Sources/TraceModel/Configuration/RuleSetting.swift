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
  /// Where it was said.
  package var position: TextPosition
}

extension [RuleSetting] {
  /// What stands for a rule: the narrowest setting, and of equal ones the first; `nil` where nothing is said.
  package func setting(for rule: RuleID) -> RuleSetting? {
    var best: RuleSetting?
    for setting in self where setting.selector.includes(rule) {
      if setting.selector.narrowness > best?.selector.narrowness ?? -1 { best = setting }
    }
    return best
  }
}
