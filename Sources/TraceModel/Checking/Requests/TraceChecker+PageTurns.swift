/// What page controllers say of their turns.
extension TraceChecker {
  /// Whether any has said that it turns, and not that it has turned.
  @inline(__always)
  var isPageTurning: Bool { !pageTurns.isEmpty }

  mutating func observePageTurn(_ event: Event) {
    if event.kind == .pageViewControllerWillTransition {
      if pageTurns.isTurning(event.subject) { doubtOverlappingTurns() }
      return pageTurns.begin(event.subject, line: event.line)
    }
    pageTurns.finish(event.subject)
    if event.flags[.completed] != true { doubtTurns() }
  }

  /// Several pages are in flight: how their calls stand to each other is not known.
  mutating func doubtOverlappingTurns() {
    for transition in running.established where running[transition].kindAsked == .turn {
      running[transition].doubts.add(.pageInFlight)
    }
  }
}
