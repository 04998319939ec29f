/// Lines that are missing or out of place. A finding can't rest on what came before them.
extension TraceChecker {
  /// Resets the state: the trace continues as one that begins in the middle.
  mutating func openAnew() {
    for transition in running.open { close(transition, .forgotten) }
    noteGapForRules()
    while let open = presentations.open.last { endPresentation(open, swipedIn: nil, isReleased: true) }
    stacks = NavigationStacks()
    pendingPops.giveUp()
    scenes.forget()
    backgroundMoves = BackgroundMoves()
    callsByHand = CallsByHand()
    for index in instances.indices where !instances[index].flags.contains(.dead) {
      instances[index].state = .unknown
      instances[index].owed = 0
      instances[index].flags.remove([.turned, .fresh])
    }
    beganInTheMiddle = true
  }
}
