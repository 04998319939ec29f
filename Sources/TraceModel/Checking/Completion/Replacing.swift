/// Two controllers of which one came and the other went, where no mark tells how.
extension TraceChecker {
  /// Judges such a move, which is over, by the order of its calls: tabs have one of their own.
  @inline(__always)
  mutating func judgeReplacing(_ transition: RunningIndex) {
    guard !app.running[transition].isAnnounced, let move = app.replacingMove(transition) else { return }
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
