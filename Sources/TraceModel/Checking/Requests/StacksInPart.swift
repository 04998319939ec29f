/// Stacks that the log tells in part: places in them are kept for controllers that nobody named.
extension ObservedApp {
  /// Notes the screen that is shown when a push is asked of a stack that nothing is known about, as long as the log tells nothing of
  /// going: no call may show whom the push covers.
  mutating func noteShown(before push: RunningIndex) {
    guard !classes.tellGoing, let index = instances.index(of: lastCome), hasComeAsFarAsTold(index) else {
      return
    }
    running.note(push) { $0.shownBefore = instances.reference(index) }
  }

  /// Takes the screen that was shown before a push for the one that it covered, where the log has told nothing of going by its end.
  mutating func seatCovered(by push: RunningIndex) {
    let one = running[push]
    guard !classes.tellGoing, one.isCommitted, !one.outgoing.isTaken, !one.outgoing.isNamed,
      let covered = running.notes(of: push).flatMap({ instances.index(of: $0.shownBefore) }),
      let incoming = instances.index(of: one.incoming.instance), covered != incoming
    else { return }
    running[push].outgoing = seated(covered)
    instances[incoming].come(over: instances.reference(covered), inside: true)
    instances[covered].above = one.incoming.instance
    containers.stacks[one.container].guess(seated(covered), below: one.incoming.instance)
  }

  /// Notes that somebody is above the top of a stack, if that was gone before a push, or below the first that is pushed into one of
  /// which nothing is known: it isn't the root.
  mutating func noteBuried(in container: Participant, _ push: RunningIndex) {
    guard let top = containers.stacks.top(of: container) else {
      return containers.stacks[container].push(Seat())
    }
    if isBuried(top, push) { containers.stacks[container].push(Seat()) }
  }

  /// Whether the known top had disappeared before a push, or was released: then another controller is above it, which nobody told of,
  /// or the stack is another one of its name.
  private func isBuried(_ top: Seat, _ transition: RunningIndex) -> Bool {
    let outgoing = running[transition].outgoing
    guard outgoing.instance != top.instance else { return false }
    guard let index = index(of: top) else {
      return outgoing.isTaken && top.isNamed && classes[top.who.name].logs(.deinitialized)
    }
    let gone = instances[index].line(.viewDidDisappear)
    return instances[index].state == .hidden && gone > 0 && gone < running[transition].firstLine
  }
}
