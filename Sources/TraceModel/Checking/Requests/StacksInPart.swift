/// Stacks that the log tells in part: places in them are kept for controllers that nobody named.
extension ObservedApp {
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
