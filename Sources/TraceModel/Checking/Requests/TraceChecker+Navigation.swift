/// The marks of navigation controllers.
extension TraceChecker {
  mutating func observeNavigation(_ asked: Event) {
    app.latest.severalOff = asked.kind == .push || asked.kind == .pop ? 0 : asked.line
    let event = app.ofItsStack(asked)
    let isStackGuessed = !asked.subject.isSome || app.isLeader(asked.subject)
    if !app.running.announced.isEmpty {
      giveUpUnanswered(askedOf: event.subject)
      settleSilentTab(of: event.subject)
    }
    noteOverlap(event)
    if !app.running.announced.isEmpty { leaveBehind(in: event.subject) }
    if !app.running.announced.isEmpty { settleSilentPush(in: event.subject) }
    let cover = app.presentationCovering(event.subject)
    if cover == nil { app.excuseCovered(in: event.subject) }
    switch event.kind {
    case .push: push(event, behind: cover, isStackGuessed: isStackGuessed)
    case .setViewControllers:
      app.noteCoordinatorsPop(event)
      judges.pageHistory.forget(event.subject)
      setViewControllers(event, behind: cover)
    default:
      app.noteCoordinatorsPop(event, isStackGuessed: !asked.subject.isSome)
      pop(event, behind: cover, isStackGuessed: isStackGuessed)
    }
  }

  /// The next mark of a stack may well show a controller that was passed over before; and what was asked of
  /// it two marks ago is over, even if its classes don't log how it ended.
  private mutating func leaveBehind(in container: Participant) {
    for transition in app.running.announced
    where app.running[transition].hasNotes && app.running[transition].container == container {
      app.running.note(transition) { $0.skipped = [] }
    }
    // Mostly one was asked for, if any: then there is none to be given up.
    guard app.running.announced.count(where: { app.running[$0].container == container }) > 1 else { return }
    let asked = app.running.announced.filter { app.running[$0].container == container }
    for transition in asked.dropLast()
    where app.running[transition].isOpen && app.hasAnybodyMoved(since: app.running[transition].markLine) {
      close(
        transition, app.running[transition].seen & SlotSet.told.bits == 0 ? .forgotten : .participantMoves)
    }
  }

  private mutating func push(_ event: Event, behind cover: PresentationIndex?, isStackGuessed: Bool) {
    guard event.object.isSome else { return }
    let stack = app.settledStack(event.subject)
    let incoming = app.seatOfPushed(event.object)
    if app.isShown(incoming) { return }
    if app.isUnshown(stack) || app.isBehindOtherTab(event.subject) || cover != nil {
      pushUnshown(incoming, event)
      if let cover { app.reveal(incoming, behind: cover) }
      return
    }
    let top = stack.top.map { entry in app.indexInStack(entry).map { app.seated($0) } ?? entry } ?? Seat()
    let shown = app.isShown(top) ? top : app.askingScreen(event.subject)
    let transition = announce(
      .push, app.orders.rowSets.of(.push), outgoing: shown ?? Seat(), incoming: incoming, event)
    app.running[transition].container = event.subject
    if isStackGuessed { app.running.note(transition) { $0.isStackGuessed = true } }
    if app.running.announced.count > 1 { app.noteTurn(of: transition) }
    if app.isElsewhere(event.object, than: transition) {
      app.running[transition].doubts.add(.namesakeCanBeCalled)
    }
    if top.isNamed || top.isTaken, shown == nil { app.running[transition].doubts.add(.stackUnknown) }
    if app.running[transition].outgoing.isTaken {
      app.insertBelowTop(transition)
    } else if !top.isNamed {
      app.noteShown(before: transition)
    }
    if let index = app.instances.index(of: incoming.instance), !app.isChild(index, of: event.subject) {
      app.detach(index)
    }
  }

  /// A push into a stack that isn't on the screen is done at once: the screen on top comes when the container does.
  private mutating func pushUnshown(_ incoming: Seat, _ event: Event) {
    let waiting = app.running.announced.filter {
      app.running[$0].container == event.subject && app.running[$0].seen & SlotSet.told.bits == 0
    }
    for transition in waiting { close(transition, .forgotten) }
    app.containers.stacks[event.subject].push(incoming)
  }

  private mutating func pop(_ event: Event, behind cover: PresentationIndex?, isStackGuessed: Bool) {
    let stack = app.settledStack(event.subject)
    if popUnshown(event, to: app.goal(of: event, stack.entries), behind: cover) { return }
    // Whom it leaves on top isn't known.
    if cover != nil { app.excuseCovered(in: event.subject) }
    guard let index = stack.top.flatMap({ app.indexInStack($0) }), app.isTop(index, of: event.subject) else {
      return app.popUnknown(event)
    }
    let kind = event.kind.pop
    let goal = app.goal(of: event, stack.entries)
    if let goal { raiseAll(app.presentations(above: Array(stack.entries(above: goal.instance)), event)) }
    let transition = announce(
      kind, app.orders.rowSets.of(kind), outgoing: app.seated(index), incoming: goal ?? Seat(), event)
    app.running[transition].container = event.subject
    if isStackGuessed { app.running.note(transition) { $0.isStackGuessed = true } }
    if app.holdsNamesakes(stack.entries) { app.running[transition].doubts.add(.namesakeCanBeCalled) }
    if goal == nil || kind != .pop && stack.entries.count < 2 {
      app.running[transition].excused |= SlotSet.appearance(.incoming).bits
    }
    guard let goal else {
      // Nobody knows what is below: the next that comes was.
      app.running[transition].isBoundByOrder = true
      return app.running.expect(.incoming, transition)
    }
    if app.isBackAlready(goal, in: transition) { app.running[transition].doubts.add(.endUnlogged) }
    let skipped = stack.skipped(above: goal).filter { app.isHidden($0) || !$0.isTaken }
    if !skipped.isEmpty { app.running.note(transition) { $0.skipped = skipped } }
  }
}

extension ObservedApp {
  /// What was asked for, asked of the stack that a screen is in: people log a push under the screen that asks for it.
  mutating func ofItsStack(_ event: Event) -> Event {
    if !event.subject.isSome { return ofStackOnTop(event) }
    guard !containers.stacks.isEmpty else { return event }
    var event = event
    if isLeader(event.subject) {
      event.subject = containerOnScreen ?? event.subject
    } else if let index = existing(event.subject),
      let owner = containers.stacks.owners(of: instances.reference(index)).last
    {
      let screen = instances.reference(index)
      if shareName(owner) { _ = containers.stacks.bringForward(owner) { $0.lastIndex(of: screen) != nil } }
      event.subject = owner
    }
    return event
  }

  /// Whether a container is a controller's parent, or may be; a controller that is pushed leaves any other.
  func isChild(_ index: InstanceIndex, of container: Participant) -> Bool {
    let parent =
      instances.index(of: instances[index].parent).map { instances[$0].who }
      ?? surroundings.saidAhead.parent(of: instances.reference(index))
    return parent.map { $0 == container } ?? true
  }

  /// Whether a stack has never been on the screen: the screen on top was made in the log, and did not come, though it may log
  /// nothing.
  fileprivate func isUnshown(_ stack: NavigationStack) -> Bool {
    guard !hasHiddenPresenter(stack.owner), let index = stack.top.flatMap({ index(of: $0) }),
      instances[index].flags.contains(.begun),
      isAlone(index)
    else { return false }
    return stack.entries.allSatisfy { entry in
      self.index(of: entry).map { !instances[$0].flags.contains(.hasAppeared) } ?? true
    }
  }

  /// Whether a container that is being presented has hidden its presenter: then it is on the screen.
  private func hasHiddenPresenter(_ container: Participant) -> Bool {
    running.announced.contains {
      running[$0].kindAsked == .present && running[$0].incoming.who == container
        && running[$0].has(.outgoingDidDisappear)
    }
  }

  /// The screen that asks for a push under its own name, if it is the one on top: nobody has come since it did, and nobody is
  /// known to be inside of it.
  fileprivate func askingScreen(_ who: Participant) -> Seat? {
    guard let index = existing(who), lastCome == instances.reference(index),
      hasComeAsFarAsTold(index), isKnownAlone(index), container(around: index) == nil,
      !instances[index].flags.contains(.hosts), !classes[who.name].isNavigation, !isTabController(who)
    else { return nil }
    return seated(index)
  }

  /// A seat for a controller that is pushed: the one that was created for it, or one more of a name whose others are somewhere
  /// else.
  fileprivate func seatOfPushed(_ who: Participant) -> Seat {
    if let created = seatOfCreated(who), created.isTaken { return created }
    return isOneMore(who) ? Seat(who: who) : freshSeat(for: who)
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
  fileprivate func isElsewhere(_ who: Participant, than transition: RunningIndex) -> Bool {
    guard !who.instance.isSome, let index = existing(who), instances[index].state.isOnScreen else {
      return false
    }
    return instances[index].transition != transition
  }

  /// Whether a pop's goal is already on screen: the outgoing controller, which didn't log that it
  /// disappeared, may have left for another controller that logged nothing.
  fileprivate func isBackAlready(_ goal: Seat, in transition: RunningIndex) -> Bool {
    guard let index = index(of: goal), instances[index].transition != transition else { return false }
    return instances[index].state == .appearing || instances[index].state == .appeared || hasLeftUntold(index)
  }

  /// Whether the screen that is known to be on top is shown. One whose class doesn't tell that it has appeared may be covered by what
  /// is being pushed.
  fileprivate func isTop(_ index: InstanceIndex, of container: Participant) -> Bool {
    if instances[index].state == .appeared { return true }
    let isPushing = running.announced.contains {
      running[$0].kindAsked == .push && running[$0].container == container && !running[$0].isCommitted
    }
    return !isPushing && isShown(seated(index))
  }

  func isHidden(_ seat: Seat) -> Bool {
    guard let index = index(of: seat) else { return false }
    return instances[index].state == .hidden || instances[index].state == .unknown
  }

  /// Whether a stack known only by names holds one name twice: which of the two moves is a guess.
  fileprivate func holdsNamesakes(_ entries: [Seat]) -> Bool {
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
  fileprivate func goal(of event: Event, _ entries: [Seat]) -> Seat? {
    switch event.kind {
    case .pop: return entries.dropLast().last.flatMap { isKnown($0) ? seatedNow($0) : nil }
    case .popToRoot:
      return entries.count > 1 ? entries.first.flatMap { isKnown($0) ? seatedNow($0) : nil } : nil
    default:
      if event.object.instance.isSome || existing(event.object) != nil { return seat(for: event.object) }
      return nil
    }
  }

  /// Whether anything is known of whom a place in a stack holds.
  private func isKnown(_ entry: Seat) -> Bool { entry.isNamed || entry.isTaken }

  /// A pop from a stack whose top isn't known: the order in which the next controller moves is trusted.
  fileprivate mutating func popUnknown(_ event: Event) {
    if containers.stacks.top(of: event.subject) == nil, !isScreenInLog(event.subject) { hasLeftUnseen = true }
    containers.pendingPops.ask(
      PendingPop(
        container: event.subject, rows: orders.rowSets.of(event.kind.pop), kind: event.kind, line: event.line,
        isDoubtful: isTopSilent(of: event.subject)))
  }

  /// Whether a pop that names no stack takes off a screen that began in the log: it was pushed there, though no mark says so.
  private func isScreenInLog(_ popped: Participant) -> Bool {
    guard let screen = screenOnTop, isLeader(popped) || instances[screen].who == popped else { return false }
    return instances[screen].flags.contains(.begun)
  }

  /// A controller joins a move, so the move isn't what a waiting pop asked for. If the move itself answered a
  /// pop, that holds only for its own container.
  mutating func giveUpPops(joining transition: RunningIndex) {
    let isAnswer = running[transition].isBoundByOrder && running[transition].markKind == .pop
    if isAnswer {
      containers.pendingPops.giveUp(in: running[transition].container)
    } else {
      containers.pendingPops.giveUp()
    }
  }

  /// Whether the class of the controller on top of a stack has logged no callbacks.
  private func isTopSilent(of container: Participant) -> Bool {
    guard let top = containers.stacks.top(of: container) else { return false }
    return name(of: top).map { classes[$0].loggedCallbacks == 0 } ?? true
  }
}
