/// A presentation that the app itself has dismissed, as its mark says.
struct DismissedInCode: Sendable {
  var presented: Symbol
  var presenter: Symbol
  var markLine: Int
  var goneLine: Int
  /// How many transitions had begun when it had gone; `nil` where its presentation is known.
  var begunBefore: UInt32?

  /// Whether a delegate's call is about it: the presenter or the presented controller logs the call, or the line names
  /// nobody.
  func isMeant(by subject: Participant) -> Bool {
    !subject.name.isSome || subject.name == presented || subject.name == presenter
  }
}
