/// What UIKit itself said went wrong.
struct DiagnosticFact: Equatable, Sendable {
  var diagnostic: Diagnostic
  var line: Int
  var who: Participant
  /// The others that the message names.
  var others: [Participant]
  /// What the log shows of those whom it names, or of what is moving.
  var whereabouts: [Whereabouts] = []
  /// The controller whose `present` UIKit handed to the presenter, if it was another.
  var caller = Participant.none
}
