/// A presentation that the app itself has dismissed, as its mark says.
struct DismissedInCode: Sendable {
  var presented: Symbol
  var presenter: Symbol
  var markLine: Int
  var goneLine: Int

  /// Whether a delegate's call is about it: whoever shows it or is shown logs the call, or nobody does.
  func isMeant(by subject: Participant) -> Bool {
    !subject.name.isSome || subject.name == presented || subject.name == presenter
  }
}
