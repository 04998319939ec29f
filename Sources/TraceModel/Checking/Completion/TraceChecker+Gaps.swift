/// Lines that are missing or out of place. A finding can't rest on what came before them.
extension TraceChecker {
  /// Another excerpt may begin: what contradicts the lines before it is possible at most, and so is what they leave open.
  mutating func noteExcerpt() {
    app.latest.excerptLine = app.latest.line
    for transition in app.running.open { app.running[transition].doubts.add(.otherExcerpt) }
  }

  /// Resets the state: the trace continues as one that begins in the middle.
  mutating func openAnew() {
    settleMirrored()
    for transition in app.running.open { close(transition, .forgotten) }
    noteGapForRules()
    while let open = app.presentations.open.last {
      app.endPresentation(open, swipedIn: nil, isReleased: true)
    }
    app.containers.stacks = NavigationStacks()
    app.containers.pendingPops.giveUp()
    app.scenes.forget()
    judges.backgroundMoves = BackgroundMoves()
    judges.callsByHand = CallsByHand()
    for index in app.instances.indices where !app.instances[index].flags.contains(.dead) {
      app.instances[index].state = .unknown
      app.instances[index].owed = 0
      app.instances[index].flags.remove([.turned, .fresh])
    }
    app.beganInTheMiddle = true
  }
}
