/// Transitions that nobody announced: inferred from the order of the callbacks and from what else is known.
extension TraceChecker {
  /// Joins a callback to a transition that lacks this side, or begins one; none where no order begins so. The
  /// will-callbacks have a way each, since most that come here are those.
  ///
  /// - Parameter goesAlong: whether its controller moves along with another, where that is known.
  @inline(__always)
  mutating func infer(
    _ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event, goesAlong: Bool?
  ) -> RunningIndex {
    switch callback {
    case .viewWillAppear: inferComing(index, event, goesAlong: goesAlong)
    case .viewWillDisappear: inferGoing(index, event, goesAlong: goesAlong)
    default: inferRest(index, callback, event)
    }
  }

  @inline(never)
  private mutating func inferComing(_ index: InstanceIndex, _ event: Event, goesAlong: Bool?) -> RunningIndex
  {
    move(index, by: .viewWillAppear, event, goesAlong: goesAlong)
  }

  @inline(never)
  private mutating func inferGoing(_ index: InstanceIndex, _ event: Event, goesAlong: Bool?) -> RunningIndex {
    move(index, by: .viewWillDisappear, event, goesAlong: goesAlong)
  }

  @inline(never)
  private mutating func inferRest(
    _ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event
  ) -> RunningIndex {
    move(index, by: callback, event, goesAlong: nil)
  }

  @inline(__always)
  private mutating func move(
    _ index: InstanceIndex, by callback: AppearanceCallback, _ event: Event, goesAlong: Bool?
  ) -> RunningIndex {
    if goesAlong ?? app.goesAlong(index, callback) { return .none }
    let side: Side = callback.isAppearing ? .incoming : .outgoing
    let slot = callback.slot(side)
    if callback.isWill, rarely(app.mayLead(index)), let led = app.takeFromChild(index, slot, on: side) {
      if outbox.tells(.steps) { noteTouch(led, line: event.line) }
      return led
    }
    if callback == .viewWillAppear, !app.running.announced.isEmpty { withdrawMarks(for: index) }
    if !app.running.vacant.isEmpty,
      let joined = side == .incoming ? joinComing(index, slot, event) : joinGoing(index, slot, event)
    {
      // It moves in a transition that began before the pop was asked for: nobody knows which controller
      // answers the pop.
      if callback.isWill, rarely(!app.containers.pendingPops.isEmpty) { app.giveUpPops(joining: joined) }
      return joined
    }
    if callback == .viewWillDisappear, rarely(app.instances[index].state != .appeared),
      let swipe = joinGivenUp(index, event)
    {
      return swipe
    }
    if callback == .viewWillDisappear, !app.running.announced.isEmpty, let choice = makeRoom(index, event) {
      return choice
    }
    if rarely(SlotSet.dids.contains(slot)), !app.running.lingering.isEmpty,
      let met = meetAtRest(index, side, slot, event)
    {
      return met
    }
    guard let transition = begin(index, side, slot, event) else { return .none }
    noteBeginning(of: transition, index, side, slot)
    if rarely(app.isAnythingKnown) { consult(transition, event) }
    if rarely(SlotSet.dids.contains(slot)) { checkEnd(transition) }
    if callback.isWill, rarely(!app.containers.pendingPops.isEmpty) { answerPop(transition, side) }
    if rarely(app.isPageTurning) { beginTurn(transition, index) }
    if rarely(app.containers.pageTurns.unmet != nil), callback == .viewWillAppear {
      judgeLatePage(index, event)
    }
    return transition
  }

  /// Notes which side a transition lacks that has just begun, and whom an incoming controller came over.
  @inline(__always)
  private mutating func noteBeginning(
    of transition: RunningIndex, _ index: InstanceIndex, _ side: Side, _ slot: Slot
  ) {
    if side == .incoming, rarely(app.classes.tellHalf) { app.noteBelow(ofLone: index) }
    if slot == .outgoingWillDisappear, rarely(app.presentations.toldAheadLine > 0) {
      app.noteToldAhead(transition, index)
    }
    if SlotSet.dids.contains(slot) { return }
    if side == .outgoing, app.revealsShown(index) {
      app.running.linger(transition)
    } else if !app.isColumn(index) {
      app.running.lack(side.other, transition)
    }
  }

  @inline(never)
  private mutating func judgeLatePage(_ index: InstanceIndex, _ event: Event) {
    guard let turn = app.containers.pageTurns.unmet else { return }
    raise(app.latePage(index, of: turn, event.line))
  }

  /// Begins a transition with a callback of a controller that isn't in one.
  @inline(__always)
  mutating func begin(_ index: InstanceIndex, _ side: Side, _ slot: Slot, _ event: Event) -> RunningIndex? {
    if !app.running.lingering.isEmpty { closeLingering() }
    if rarely(app.counts.transitions > 0 && app.classes.tellBeginningsAlone) { closeBegun() }
    guard
      let transition = app.running.begin(
        app.orders.rowSets.all, with: slot, by: &app.instances[index], at: index, on: side, event,
        app.orders.catalogue)
    else { return nil }
    if rarely(outbox.tells(.steps)) { noteTouch(transition, line: event.line) }
    if slot == .incomingWillAppear { app.noteHost(of: transition, index) }
    return transition
  }

  @inline(never)
  private mutating func joinComing(_ index: InstanceIndex, _ slot: Slot, _ event: Event) -> RunningIndex? {
    join(index, .incoming, slot, event)
  }

  @inline(never)
  private mutating func joinGoing(_ index: InstanceIndex, _ slot: Slot, _ event: Event) -> RunningIndex? {
    join(index, .outgoing, slot, event)
  }

  /// Joins a callback to a transition that lacks this side and allows it: one of its own stack if there is
  /// any, otherwise the oldest.
  @inline(__always)
  private mutating func join(_ index: InstanceIndex, _ side: Side, _ slot: Slot, _ event: Event)
    -> RunningIndex?
  {
    if app.running.vacant.count > 1 { preferVacancy(for: index, side) }
    for vacancy in app.running.vacant.indices where app.running.vacant[vacancy].side == side {
      let transition = app.running.vacant[vacancy].transition
      guard app.canJoin(index, transition, side) else { continue }
      if rarely(slot == .incomingDidAppear),
        app.cameBefore(index, transition, event.line) || app.beganToCome(index, before: transition)
      {
        continue
      }
      if take(transition, slot, event) {
        if !app.running.announced.isEmpty { app.doubtGuess(transition, index, slot) }
        if slot == .outgoingDidDisappear { app.doubtDeparture(transition, index, event.line) }
        if app.running[transition].kindAsked != .turn { app.running.leaveVacant(at: vacancy) }
        seat(index, transition, side, event)
        return transition
      }
      if rarely(app.running[transition].isAnnounced), joinsAtFault(index, transition, slot) {
        sit(index, transition, side)
        breach(transition, at: slot, event)
        return transition
      }
    }
    return nil
  }

  /// Whether a controller takes part in a transition that was announced, though it doesn't allow its callback.
  @inline(never)
  private mutating func joinsAtFault(_ index: InstanceIndex, _ transition: RunningIndex, _ slot: Slot) -> Bool
  {
    if app.goesLate(index, transition, slot) {
      app.running[transition].doubts.add(.boundByOrder)
      return true
    }
    guard app.isPageTurning, app.running[transition].kindAsked == .turn, app.belongs(transition, slot),
      app.container(of: app.instances[index].name) == app.container(of: app.running[transition])
    else { return false }
    // Which of the two is the new page depends on whether the page was turned at all.
    if app.mayBeLetGo(transition, index, slot) { app.running[transition].isBoundByOrder = true }
    return true
  }

  /// Joins a controller that was below an outgoing one and disappears before it logged that it appears. It
  /// was on its way in for a swipe that was given up, and its class doesn't log `viewWillAppear`.
  private mutating func joinGivenUp(_ index: InstanceIndex, _ event: Event) -> RunningIndex? {
    let state = app.instances[index].state
    guard state == .hidden || state == .disappearing,
      !app.classes[app.instances[index].name].logs(.viewWillAppear)
    else {
      return nil
    }
    let reference = app.instances.reference(index)
    for vacancy in app.running.vacant.indices where app.running.vacant[vacancy].side == .incoming {
      let transition = app.running.vacant[vacancy].transition
      guard let upper = app.leaving(app.running.vacant[vacancy]), app.instances[upper].below == reference,
        !app.running[transition].isAnnounced, !app.isPresenter(reference, of: transition),
        take(transition, .incomingWillDisappear, event)
      else { continue }
      app.running.leaveVacant(at: vacancy)
      seat(index, transition, .incoming, event)
      return transition
    }
    return nil
  }

  /// Begins the turn that a page controller announced with the first of its pages that moves.
  private mutating func beginTurn(_ transition: RunningIndex, _ index: InstanceIndex) {
    guard app.running[transition].isOpen, !app.running[transition].isAnnounced,
      let kind = app.container(of: app.instances[index].name), kind == .page || kind == .pageCurl
    else { return }
    let isAlone = !app.running.announced.contains {
      app.running[$0].kindAsked == .turn && !app.running[$0].isCommitted
    }
    app.running[transition].markLine = app.containers.pageTurns.line
    announce(
      transition, .turn, app.orders.rowSets.of(.turn).and(app.orders.rowSets.of(curl: kind == .pageCurl)))
    if !isAlone { app.doubtOverlappingTurns() }
    app.running.expect(app.running[transition].incoming.isTaken ? .outgoing : .incoming, transition)
  }

  /// Answers a pop that was asked of a stack whose top isn't known: a stranger's next move is taken for it.
  private mutating func answerPop(_ transition: RunningIndex, _ side: Side) {
    guard app.running[transition].isOpen, !app.running[transition].isAnnounced,
      let asked = app.containers.pendingPops.answer(
        standingIn: app.containers.stacks.owners(of: app.running[transition].seat(side).instance))
    else { return }
    if side == .outgoing, app.hasLeft(app.running[transition].outgoing) { return }
    noteGuess(transition, side)
    guard
      !app.wasPresented(app.running[transition].outgoing),
      !app.running[transition].candidates.and(asked.rows).isEmpty
    else { return }
    // An incoming controller without a logged outgoing one may appear in another window, so it doesn't tell
    // the stack.
    if side == .outgoing || app.containers.stacks[asked.container].holds(app.running[transition].incoming) {
      app.running[transition].container = asked.container
    } else {
      app.running[transition].doubts.add(.otherWindow)
    }
    app.running[transition].markLine = asked.line
    app.running[transition].markKind = asked.kind
    app.running[transition].firstLine = min(app.running[transition].firstLine, asked.line)
    app.running[transition].trigger = .code
    app.running[transition].isBoundByOrder = true
    if !app.running.announced.isEmpty || asked.isDoubtful {
      app.running[transition].doubts.add(.boundByOrder)
    }
    announce(transition, asked.kind.pop, asked.rows)
    if side == .outgoing { app.running.expect(.incoming, transition) }
  }

  /// Notes whether other controllers could just as well be the outgoing one.
  private mutating func noteGuess(_ transition: RunningIndex, _ side: Side) {
    guard outbox.tells(.outlines),
      let index = app.instances.index(of: app.running[transition].seat(side).instance)
    else {
      return
    }
    app.running[transition].isGuessed = isAmongOthers(index)
  }

  mutating func seat(_ index: InstanceIndex, _ transition: RunningIndex, _ side: Side, _ event: Event) {
    sit(index, transition, side)
    if rarely(app.isAnythingKnown) { consult(transition, event) }
    // Most join with a will-callback, before anything has come to rest.
    if rarely(SlotSet.dids.isIn(app.running[transition].seen)) { checkEnd(transition) }
  }
}
