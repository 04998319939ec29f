/// What page controllers say of their turns.
extension TraceChecker {
  /// Whether any has said that it turns, and not that it has turned.
  @inline(__always)
  var isPageTurning: Bool { !pageTurns.isEmpty }

  mutating func observePageTurn(_ event: Event) {
    if event.kind == .pageViewControllerWillTransition {
      return pageTurns.begin(event.subject, line: event.line)
    }
    pageTurns.finish(event.subject)
    if event.flags[.completed] != true { doubtTurns() }
  }
}
