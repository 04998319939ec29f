/// The marks of navigation controllers.
extension TraceChecker {
  mutating func observeNavigation(_ event: Event) {
    noteOverlap(event)
    if !running.announced.isEmpty { leaveBehind(in: event.subject) }
    if !running.announced.isEmpty { settleSilentPush(in: event.subject) }
    switch event.kind {
    case .push: push(event)
    case .setViewControllers:
      noteCoordinatorsPop(event)
      pageHistory.forget(event.subject)
      setViewControllers(event)
    default:
      noteCoordinatorsPop(event)
      pop(event)
    }
  }

  /// The next mark of a stack may well show a controller that was passed over before; and what was asked of
  /// it two marks ago is over, even if its classes don't log how it ended.
  private mutating func leaveBehind(in container: Participant) {
    for transition in running.announced
    where running[transition].hasNotes && running[transition].container == container {
      running.note(transition) { $0.skipped = [] }
    }
    // Mostly one was asked for, if any: then there is none to be given up.
    guard running.announced.count(where: { running[$0].container == container }) > 1 else { return }
    let asked = running.announced.filter { running[$0].container == container }
    for transition in asked.dropLast() where running[transition].isOpen {
      close(transition, running[transition].seen & SlotSet.told.bits == 0 ? .forgotten : .participantMoves)
    }
  }

  private mutating func push(_ event: Event) {
    guard event.object.isSome else { return }
    let stack = settledStack(event.subject)
    let isNamesake = isNamesake(event.object)
    let incoming = isNamesake ? Seat(who: event.object) : freshSeat(for: event.object)
    if isShown(incoming) { return }
    let top = stack.top.map { entry in indexInStack(entry).map { seated($0) } ?? entry } ?? Seat()
    let isTopShown = isShown(top)
    let transition = announce(
      .push, rowSets.of(.push), outgoing: isTopShown ? top : Seat(), incoming: incoming, event)
    running[transition].container = event.subject
    if isElsewhere(event.object, than: transition) { running[transition].doubts.add(.namesakeCanBeCalled) }
    if top.isNamed || top.isTaken, !isTopShown { running[transition].doubts.add(.stackUnknown) }
    if running[transition].outgoing.isTaken { insertBelowTop(transition) }
    if let index = instances.index(of: incoming.instance), !isChild(index, of: event.subject) {
      detach(index)
    }
  }

  /// Whether a container is a controller's parent; a controller that is pushed leaves any other.
  private func isChild(_ index: InstanceIndex, of container: Participant) -> Bool {
    instances.index(of: instances[index].parent).map { instances[$0].who == container } ?? true
  }

  /// A seat for a controller that comes in by name: not an instance of that name that has already gone.
  private func freshSeat(for who: Participant) -> Seat {
    if let created = seatOfCreated(who) { return created }
    let seat = seat(for: who)
    guard !who.instance.isSome, let index = instances.index(of: seat.instance) else { return seat }
    let isOver = instances[index].flags.contains(.gone) || instances[index].state.isOnScreen
    return isOver ? Seat(who: who) : seat
  }

  /// Whether a name alone is that of a controller that is already on screen, and not because of this
  /// transition.
  private func isElsewhere(_ who: Participant, than transition: RunningIndex) -> Bool {
    guard !who.instance.isSome, let index = existing(who), instances[index].state.isOnScreen else {
      return false
    }
    return instances[index].transition != transition
  }

  private mutating func pop(_ event: Event) {
    let stack = settledStack(event.subject)
    guard let index = stack.top.flatMap({ indexInStack($0) }), instances[index].state == .appeared else {
      return popUnknown(event)
    }
    let kind = event.kind.pop
    let goal = goal(of: event, stack.entries)
    if let goal { judgePresentations(above: Array(stack.entries(above: goal.instance)), event) }
    let transition = announce(
      kind, rowSets.of(kind), outgoing: seated(index), incoming: goal ?? Seat(), event)
    running[transition].container = event.subject
    if holdsNamesakes(stack.entries) { running[transition].doubts.add(.namesakeCanBeCalled) }
    if goal == nil || kind != .pop && stack.entries.count < 2 {
      running[transition].excused |= SlotSet.appearance(.incoming).bits
    }
    guard let goal else { return }
    if isBackAlready(goal, in: transition) { running[transition].doubts.add(.endUnlogged) }
    let skipped = stack.skipped(above: goal).filter { isHidden($0) || !$0.isTaken }
    if !skipped.isEmpty { running.note(transition) { $0.skipped = skipped } }
  }

  /// Whether a pop's goal is already on screen: the outgoing controller, which didn't log that it
  /// disappeared, may have left for another controller that logged nothing.
  private func isBackAlready(_ goal: Seat, in transition: RunningIndex) -> Bool {
    guard let index = index(of: goal), instances[index].transition != transition else { return false }
    return instances[index].state == .appearing || instances[index].state == .appeared
  }

  private func isHidden(_ seat: Seat) -> Bool {
    guard let index = index(of: seat) else { return false }
    return instances[index].state == .hidden || instances[index].state == .unknown
  }

  /// Whether a stack known only by names holds one name twice: which of the two moves is a guess.
  private func holdsNamesakes(_ entries: [Seat]) -> Bool {
    // A controller that has logged something is mostly the only one of its name: then no comparison is
    // needed.
    guard entries.contains(where: { mayHaveNamesake($0) }) else { return false }
    let names = entries.filter { !$0.who.instance.isSome }.compactMap { name(of: $0) }
    return Set(names).count < names.count
  }

  private func mayHaveNamesake(_ seat: Seat) -> Bool {
    guard !seat.who.instance.isSome else { return false }
    guard let index = instances.index(of: seat.instance) else { return true }
    return classes[instances[index].name].nameOnly.count != 1
  }

  /// The controller that a pop reveals, if the stack tells.
  private func goal(of event: Event, _ entries: [Seat]) -> Seat? {
    switch event.kind {
    case .pop: return entries.dropLast().last.flatMap { $0.isNamed || $0.isTaken ? seatedNow($0) : nil }
    case .popToRoot: return entries.count > 1 ? entries.first.map { seatedNow($0) } : nil
    default:
      if event.object.instance.isSome || existing(event.object) != nil { return seat(for: event.object) }
      return nil
    }
  }

  /// A pop from a stack whose top isn't known: the order in which the next controller moves is trusted.
  private mutating func popUnknown(_ event: Event) {
    pendingPops.ask(
      PendingPop(
        container: event.subject, rows: rowSets.of(event.kind.pop), kind: event.kind, line: event.line,
        isDoubtful: isTopSilent(of: event.subject)))
  }

  /// A controller joins a move, so the move isn't what a waiting pop asked for. If the move itself answered a
  /// pop, that holds only for its own container.
  mutating func giveUpPops(joining transition: RunningIndex) {
    if pendingPops.isEmpty { return }
    let isAnswer = running[transition].isBoundByOrder && running[transition].markKind == .pop
    if isAnswer { pendingPops.giveUp(in: running[transition].container) } else { pendingPops.giveUp() }
  }

  /// Whether the class of the controller on top of a stack has logged no callbacks.
  private func isTopSilent(of container: Participant) -> Bool {
    guard let top = stacks[container].top else { return false }
    return name(of: top).map { classes[$0].loggedCallbacks == 0 } ?? true
  }

  private mutating func setViewControllers(_ event: Event) {
    let old = settledStack(event.subject).entries.map { seatedNow($0) }
    let names = details(of: event)?.participants ?? (event.object.isSome ? [event.object] : [])
    let seats = names.map { seatInStack(for: $0) }
    for below in names.dropLast() where !below.instance.isSome { classes[below.name].mayNeverLoad = true }
    for one in old where one.isTaken && one.instance != old.last?.instance {
      let removal = Removal(line: event.line, kind: event.kind, name: event.subject.name)
      let isKnown = !stacks[event.subject].guessed.contains(one.instance)
      if !seats.contains(where: { $0.mayBe(one) }) { markGone(one, by: removal, isKnown: isKnown) }
    }
    judgePresentations(above: old.filter { one in !seats.contains { $0.mayBe(one) } }, event)
    stacks[event.subject].set(seats)
    guard let top = seats.last, top.instance != old.last?.instance || !top.isTaken, !isShown(top),
      !isBeingPresented(event.subject)
    else { return }
    let transition = announce(
      .setViewControllers, rowSets.of(.setViewControllers), outgoing: old.last ?? Seat(), incoming: top, event
    )
    running[transition].container = event.subject
    // A first stack replaces nothing; it shows whenever its container does.
    if old.isEmpty { running[transition].doubts.add(.firstStack) }
    let skipped = seats.dropLast().filter { $0.instance != old.last?.instance && isHidden($0) }
    if !skipped.isEmpty { running.note(transition) { $0.skipped = skipped } }
  }

  /// Whether a container is on its way to the screen, and so shows its first stack by its own presentation.
  private func isBeingPresented(_ container: Participant) -> Bool {
    running.announced.contains {
      running[$0].kindAsked == .present && running[$0].incoming.who == container
        && running[$0].seen & SlotSet.told.bits == 0
    }
  }

  /// A seat for a controller that a mark puts into a stack: with its instance only if that is already in some
  /// position, since an address may be another's by now.
  private func seatInStack(for who: Participant) -> Seat {
    guard let index = existing(who), isPlaced(index) else { return Seat(who: who) }
    return seated(index)
  }
}

extension EventKind {
  /// The kind of transition that a pop mark asks for.
  var pop: TransitionKind {
    switch self {
    case .popTo: .popTo
    case .popToRoot: .popToRoot
    default: .pop
    }
  }
}
