/// Which rules somebody means: one, or all whose ids begin alike.
package enum RuleSelector: Hashable, Sendable {
  case rule(RuleID)
  /// The beginning of an id, such as `TC2`.
  case prefix(String)

  /// Whether a rule is meant.
  package func includes(_ rule: RuleID) -> Bool {
    switch self {
    case .rule(let wanted): rule == wanted
    case .prefix(let text): rule.description.hasPrefix(text)
    }
  }

  /// Whether remarks on the configuration are meant, and nothing that a log can break.
  package var isRemark: Bool {
    switch self {
    case .rule(let rule): rule.isRemark
    case .prefix(let text): text.hasPrefix("TC9")
    }
  }

  /// How narrow it is: of several that include a rule, the narrowest decides.
  package var narrowness: Int {
    switch self {
    case .rule: .max
    case .prefix(let text): text.utf8.count
    }
  }

  /// The selector as reports write it.
  package var text: String {
    switch self {
    case .rule(let rule): rule.description
    case .prefix(let text): text
    }
  }
}
