/// Lines that are missing, or that stand in another place: what came before them is no ground for a finding.
extension TraceChecker {
  /// Opens the state anew: the trace goes on as one that begins in the middle.
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
