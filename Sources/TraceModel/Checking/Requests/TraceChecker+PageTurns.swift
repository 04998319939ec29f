/// What page controllers log about their turns.
extension TraceChecker {
  mutating func observePageTurn(_ event: Event) {
    if event.kind == .pageViewControllerWillTransition {
      judges.stillPages.begin(event.subject, in: app)
      if app.containers.pageTurns.isTurning(event.subject) { app.doubtOverlappingTurns() }
      return app.containers.pageTurns.begin(event.subject, line: event.line)
    }
    if let turn = app.containers.pageTurns.finish(event.subject, line: event.line) {
      judges.pageHistory.end(turn, isCompleted: event.flags[.completed], line: event.line)
      judges.stillPages.end(turn, isCompleted: event.flags[.completed], in: app)
      if event.flags[.completed] == true { raise(app.leftFirst(in: turn)) }
    }
    if event.flags[.completed] != true { app.doubtTurns() }
  }
}

extension ObservedApp {
  /// Whether any has logged that it turns, but not that it has turned.
  @inline(__always)
  var isPageTurning: Bool { !containers.pageTurns.isEmpty }

  /// Several pages are in flight: how their calls interleave isn't known.
  mutating func doubtOverlappingTurns() {
    for transition in running.announced where running[transition].kindAsked == .turn {
      running[transition].doubts.add(.pageInFlight)
    }
  }
}
