/// A tab that is chosen and a push into its stack, asked for in one turn, as an app does that opens a link. The screen that was
/// on top of that stack is never shown, and mostly not even loaded: the pushed one comes with the tab.
extension TraceChecker {
  /// A controller comes that a push brings in. If a tab was chosen right before that push, and nobody has come for it, the
  /// push was done before the tab was shown, and the controller is what the tab shows.
  mutating func answerChoice(with index: InstanceIndex) {
    guard let push = app.running.announced.last(where: { app.isPushWithChoice($0, of: index) }),
      let choice = app.choice(askedWith: push)
    else { return }
    let (container, incoming) = (app.running[push].container, app.running[push].incoming)
    let isLoaded = app.running[push].has(.incomingDidLoad)
    let line = app.running.line(of: .incomingDidLoad, in: push)
    app.settlePushBelow(choice, container, incoming)
    app.discard(push)
    app.running[choice].incoming = incoming
    guard isLoaded, app.running[choice].accept(.incomingDidLoad, app.orders.catalogue, line, nil) else {
      return
    }
    noteLine(choice, .incomingDidLoad, line)
  }
}

extension ObservedApp {
  /// Notes for a push that the choice of a tab was asked for in the same turn.
  mutating func noteChoice(before push: RunningIndex) {
    let choice = running.announced.last { running[$0].kindAsked == .select && isUnanswered($0, by: push) }
    guard let choice, leads(choice, to: running[push].container) else { return }
    let serial = running[choice].serial
    running.note(push) { $0.choice = serial }
  }

  /// Whether nobody has moved since a tab was chosen.
  private func isUnanswered(_ choice: RunningIndex, by push: RunningIndex) -> Bool {
    let one = running[choice]
    // Some classes log no more of a coming than viewIsAppearing.
    return !one.isCommitted && one.seen & (SlotSet.told.bits | Slot.incomingIsAppearing.bit) == 0
      && one.markLine < running[push].markLine && !hasAnybodyMoved(since: one.markLine)
  }

  /// Whether a controller was called since a line because it comes or goes.
  func hasAnybodyMoved(since line: Int) -> Bool {
    let last = [latest.coming, latest.going].compactMap { instances.index(of: $0) }
    return max(latest.arrivalLine, latest.departureLine) > line
      || last.contains { instances[$0].lastLine > line }
  }

  /// Whether a stack is that of the tab that was chosen, or of one that nobody knows anything else of.
  private func leads(_ choice: RunningIndex, to container: Participant) -> Bool {
    let (tabs, stack) = (running[choice].container, containers.stacks[container])
    let tab = containers.tabs.selected(of: tabs)
    if tab.who == container || stack.holds(tab) { return true }
    return container.isSome && stack.entries.isEmpty
      && !containers.stacks.know(tab.who) && !containers.stacks[tabs].entries.contains { $0.who == container }
  }

  /// Whether a push brings a controller in for which nobody has made room so far, and a tab was chosen in the same turn.
  fileprivate func isPushWithChoice(_ push: RunningIndex, of index: InstanceIndex) -> Bool {
    running[push].kindAsked == .push && running.notes(of: push)?.choice != nil && !running[push].isBroken
      && running[push].seen & SlotSet.told.bits == 0 && waits(push, .incoming, for: index)
  }

  /// The choice of a tab that was asked for in the same turn as a push; nobody has come for it.
  fileprivate func choice(askedWith push: RunningIndex) -> RunningIndex? {
    guard let serial = running.notes(of: push)?.choice else { return nil }
    return running.announced.first {
      running[$0].serial == serial && running[$0].kindAsked == .select
        && running[$0].seen & SlotSet.appearance(.incoming).bits == 0
    }
  }

  /// Whether a push was asked for in one turn with the choice of a tab.
  func isAskedWithChoice(_ push: RunningIndex, _ choice: RunningIndex) -> Bool {
    running[push].hasNotes && running.notes(of: push)?.choice == running[choice].serial
  }

  /// The stack of a tab holds the tab's screen, and above it the one that was pushed before either was shown.
  fileprivate mutating func settlePushBelow(
    _ choice: RunningIndex, _ container: Participant, _ incoming: Seat
  ) {
    let tab = containers.tabs.selected(of: running[choice].container)
    if containers.stacks[container].entries.isEmpty, tab.who != container {
      containers.stacks[container].push(tab)
    }
    containers.stacks[container].push(incoming)
    if let name = name(of: incoming) { classes[name].wasPushed = true }
  }
}
