/// What page controllers log about their turns.
extension TraceChecker {
  /// Whether any has logged that it turns, but not that it has turned.
  @inline(__always)
  var isPageTurning: Bool { !pageTurns.isEmpty }

  mutating func observePageTurn(_ event: Event) {
    if event.kind == .pageViewControllerWillTransition {
      if pageTurns.isTurning(event.subject) { doubtOverlappingTurns() }
      return pageTurns.begin(event.subject, line: event.line)
    }
    if let turn = pageTurns.finish(event.subject, line: event.line) {
      pageHistory.end(turn, isCompleted: event.flags[.completed], line: event.line)
    }
    if event.flags[.completed] != true { doubtTurns() }
  }

  /// Several pages are in flight: how their calls interleave isn't known.
  mutating func doubtOverlappingTurns() {
    for transition in running.announced where running[transition].kindAsked == .turn {
      running[transition].doubts.add(.pageInFlight)
    }
  }
}
