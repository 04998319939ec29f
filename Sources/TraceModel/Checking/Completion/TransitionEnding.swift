/// Why a running transition is over.
enum TransitionEnding {
  case completed, participantMoves, participantGone, released, interrupted, forgotten, endOfTrace

  /// Whether a participant exists no more: it was released, or another took its place.
  var isOfGone: Bool { self == .participantGone || self == .released }
}
