/// What is asked of the stack of a tab that isn't shown, or that a presentation covers: it is done at once, without a call.
extension TraceChecker {
  /// A pop there or behind a presentation, if it is known what it leaves on top.
  ///
  /// - Returns: whether it was done.
  mutating func popUnshown(_ event: Event, to goal: Seat?, behind cover: PresentationIndex?) -> Bool {
    guard let goal, cover != nil || app.isBehindOtherTab(event.subject) else { return false }
    let removal = Removal(line: event.line, name: event.subject.name, kind: event.kind)
    let popped = app.containers.stacks[event.subject].pop(to: goal)
    for one in popped.gone { app.markGone(one, by: removal, isKnown: popped.isKnown) }
    if let cover { app.reveal(goal, behind: cover) }
    return true
  }
}

extension ObservedApp {
  /// Whether an entry of a stack is on the screen. A name alone may be that of one in another stack.
  private func isOnDisplay(_ entry: Seat) -> Bool {
    guard let index = index(of: entry) else { return false }
    return instances[index].state.isOnScreen && (entry.isTaken || isAlone(index))
  }

  /// Whether a container is a tab, another tab of its tab controller is chosen, and none of its screens is on display.
  func isBehindOtherTab(_ container: Participant) -> Bool {
    guard !shareName(container),
      let tabs = containers.tabs.first(where: {
        containers.stacks[$0].entries.contains { $0.who == container }
      })
    else { return false }
    let isOther =
      tabs.selected.who != container
      && containers.stacks[tabs.owner].entries.contains { $0.who == tabs.selected.who }
    return isOther && !containers.stacks[container].entries.contains { isOnDisplay($0) }
  }
}
