/// Lines that are missing or out of place. A finding can't rest on what came before them.
extension TraceChecker {
  /// Resets the state: the trace continues as one that begins in the middle.
  mutating func openAnew() {
    for transition in running.open { close(transition, .forgotten) }
    forgetAppRules()
    while let open = presentations.open.last { endPresentation(open, swipedIn: nil, isReleased: true) }
    stacks = NavigationStacks()
    pendingPops.giveUp()
    scenes.forget()
    for place in instances.items.indices where !instances[place].flags.contains(.dead) {
      instances[place].state = .unknown
      instances[place].owed = 0
      instances[place].flags.remove([.turned, .fresh])
    }
    beganInTheMiddle = true
  }
}
