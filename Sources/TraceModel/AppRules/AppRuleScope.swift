/// When a rule of the app holds.
package enum AppRuleScope: Equatable, Sendable {
  case globally
  /// Until something comes for the first time; nothing is judged before it has come.
  case before(AppCondition)
  /// From where a chain of things has come.
  case after([AppCondition])
  /// From each of the first to the next of the second; nothing is judged before that has come.
  case between(AppCondition, AppCondition)
  /// The same, and also where the second does not come.
  case until([AppCondition], AppCondition)

  /// What opens it, in this order.
  package var openers: [AppCondition] {
    switch self {
    case .globally, .before: []
    case .after(let chain), .until(let chain, _): chain
    case .between(let first, _): [first]
    }
  }

  /// What closes it.
  package var closers: [AppCondition] {
    switch self {
    case .globally, .after: []
    case .before(let end), .between(_, let end), .until(_, let end): [end]
    }
  }

  /// Whether nothing is judged before its end has come.
  var waitsForEnd: Bool {
    switch self {
    case .before, .between: true
    case .globally, .after, .until: false
    }
  }
}
