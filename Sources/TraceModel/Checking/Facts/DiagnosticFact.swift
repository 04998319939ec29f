/// What UIKit itself said went wrong.
struct DiagnosticFact: Equatable, Sendable {
  var diagnostic: Diagnostic
  var line: Int
  var who: Participant
  /// The others that the message names.
  var others: [Participant]
  /// What the log shows of those whom it names.
  var standing: [String] = []
  /// The presenter, if it had been popped, dismissed or removed before.
  var goneBefore = Symbol.none
}
