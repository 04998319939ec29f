/// What a rule of the app says of one of its scopes.
package enum AppVerdict: Equatable, Sendable {
  /// Something opened it.
  case armed(AppMark)
  /// What was expected has come.
  case kept(AppMark)
  /// It was broken.
  case broken(AppBreach)

  /// The same of a controller that the rule is bound to.
  func of(_ who: AppWho) -> AppVerdict {
    guard case .broken(var breach) = self else { return self }
    breach.life = who
    return .broken(breach)
  }
}
