/// Two controllers, where one came and the other went and no mark tells how.
extension TraceChecker {
  /// Judges such a move, which is over, by the order of its calls: tabs have one of their own.
  @inline(never)
  mutating func judgeReplacing(_ transition: RunningIndex) {
    guard let move = app.replacingMove(transition) else { return }
    if rarely(judges.roundTrips.isTold(by: move, in: app)) { judgeRoundTrip(move) }
    if move.isOfSiblings || judges.siblingSwitches.know(move.incoming, move.outgoing) {
      judges.siblingSwitches.note(move, in: app)
    }
  }

  @inline(never)
  private mutating func judgeRoundTrip(_ move: RoundTripFact.Move) {
    raise(judges.roundTrips.fact(of: move, in: app))
  }
}

extension RunningTransition {
  /// Whether nothing announced it, and one came and has arrived while another went and has gone.
  @inline(__always)
  var isReplacingUntold: Bool { !isAnnounced && SlotSet.replacing.bits & ~seen == 0 }
}
