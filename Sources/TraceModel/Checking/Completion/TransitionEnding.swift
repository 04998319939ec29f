/// Why a running transition is over.
enum TransitionEnding {
  case completed, participantMoves, participantGone, released, interrupted, forgotten, endOfTrace
  /// The presenter has presented another controller since, so the one before has gone.
  case replaced

  /// Whether a participant exists no more: it was released, or another took its place.
  var isOfGone: Bool { self == .participantGone || self == .released }
}
