/// Two controllers that take each other's place: tabs do so in an order of their own.
extension TraceChecker {
  /// Whether a transition that is over came in the order of tabs, or is between two that did before.
  @inline(__always)
  func isSwitch(_ transition: RunningIndex) -> Bool {
    app.isOfSiblings(transition)
      || judges.siblingSwitches.know(
        app.running[transition].incoming.instance, app.running[transition].outgoing.instance)
  }

  /// Notes it, unless something else than the order says what it is.
  @inline(never)
  mutating func noteSwitch(_ transition: RunningIndex) {
    guard !app.running[transition].isAnnounced, let move = app.replacingMove(transition) else { return }
    judges.siblingSwitches.note(move, in: app)
  }
}
