/// Which transition a callback belongs to.
extension TraceChecker {
  /// Routes a callback to the transition that it belongs to, begins one where none is under way, and returns it, or none.
  @inline(__always)
  mutating func route(_ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event) -> RunningIndex
  {
    if rarely(app.running.announced.count > 1), callback.isAppearing {
      settleAnnounced(with: index)
    }
    let goesAlong = callback.isWill ? prepare(callback, of: index, event) : nil
    if app.isPassedOver(index, callback) { return .none }
    var current = app.instances[index].transition
    if current.isSome, rarely(app.running[current].isBroken), !callback.isWill {
      leaveBroken(index, callback)
      current = app.instances[index].transition
    }
    guard current.isSome else { return look(for: index, callback, event, goesAlong: goesAlong) }
    if let taken = offer(current, index, callback, event) { return taken }
    let left = app.instances[index].transition
    return left.isSome ? left : look(for: index, callback, event, goesAlong: nil)
  }

  /// What a controller that comes tells of several transitions that were announced.
  @inline(never)
  private mutating func settleAnnounced(with index: InstanceIndex) {
    settleEarlier(of: index)
    settleCovered(index)
    answerChoice(with: index)
    app.seatWhoLeaves(for: index)
  }

  /// What a will-callback means before it is known which transition it belongs to.
  ///
  /// - Returns: whether its controller moves along with another; `nil` where that may have changed since it was asked.
  @inline(__always)
  private mutating func prepare(_ will: AppearanceCallback, of index: InstanceIndex, _ event: Event) -> Bool?
  {
    will == .viewWillAppear ? prepareComing(index, event) : prepareGoing(index, event)
  }

  @inline(never)
  private mutating func prepareComing(_ index: InstanceIndex, _ event: Event) -> Bool? {
    if app.isInGoingHost(index) { leaveHost(index, event) }
    let goesAlong = noteWill(index, .viewWillAppear, event)
    if app.running.announced.isEmpty { return goesAlong }
    if app.instances[index].transition.isSome { leaveForMark(index, .viewWillAppear) }
    if rarely(app.running.announced.count > 1) { claimOutgoing(for: index) }
    return nil
  }

  @inline(never)
  private mutating func prepareGoing(_ index: InstanceIndex, _ event: Event) -> Bool? {
    // Whatever the log began with, somebody was on the screen by then.
    if rarely(app.latest.arrivalLine == 0), !app.latest.coming.isSome { app.beganInTheMiddle = true }
    app.noteInside(goingWithOther: index)
    app.noteAskingChild(of: index)
    if rarely(app.latest.delegateLine > 0) { takeOwnGesture(index, event) }
    let goesAlong = noteWill(index, .viewWillDisappear, event)
    if app.running.announced.isEmpty { return goesAlong }
    if app.instances[index].transition.isSome { leaveForMark(index, .viewWillDisappear) }
    return nil
  }

  /// The transition that a controller joins or begins.
  @inline(__always)
  private mutating func look(
    for index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event, goesAlong: Bool?
  ) -> RunningIndex {
    if !app.running.announced.isEmpty, let awaited = takeSeat(index, callback, event) { return awaited }
    return infer(index, callback, event, goesAlong: goesAlong)
  }

  /// Notes what a will-callback means besides the transition that it belongs to.
  @inline(__always)
  private mutating func noteWill(_ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event)
    -> Bool?
  {
    let goesAlong = app.goesAlong(index, callback)
    if goesAlong {
      // It moves with its container, so it isn't a stranger.
    } else if app.running.announced.isEmpty {
      app.running.noteStranger(isComing: callback.isAppearing)
    } else if !app.isSeated(index) {
      app.running.noteStranger(isComing: callback.isAppearing)
      app.doubtBindings(index, callback)
      if !callback.isAppearing { app.doubtLevels(index) }
    }
    if rarely(!app.instances[index].flags.isDisjoint(with: [.gone, .awaited])) { app.stopAwaiting(index) }
    if rarely(app.running.haveNotes) {
      reportIfSkipped(index, callback, event)
      return nil
    }
    return goesAlong
  }

  /// Offers a callback to the transition of its controller. `nil`: that transition is over, so look for
  /// another.
  @inline(__always)
  private mutating func offer(
    _ transition: RunningIndex, _ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event
  ) -> RunningIndex? {
    guard let side = app.running[transition].side(of: index) else {
      app.instances[index].transition = .none
      return nil
    }
    let slot = callback.slot(side)
    if slot == .outgoingDidDisappear, rarely(app.running[transition].kindAsked == .select) {
      withdrawEmptyChoice(transition)
    }
    if rarely(SlotSet.turning.contains(slot)), app.hasComeUnheard(transition) {
      return leave(transition, .participantMoves)
    }
    if callback.isWill, app.instances[index].owed & callback.bit == 0, app.isOver(transition, side, callback)
    {
      return leave(transition, .participantMoves)
    }
    if rarely(app.running[transition].has(slot)) {
      return takeAgain(transition, index, side, callback, event)
    }
    if usually(accept(transition, slot, event)) { return transition }
    return refuse(transition, index, side, callback, event)
  }

  /// Closes a transition that the callback offered to it does not belong to.
  @inline(never)
  private mutating func leave(_ transition: RunningIndex, _ ending: TransitionEnding) -> RunningIndex? {
    close(transition, ending)
    return nil
  }

  /// Handles the same callback again: it stays with its transition, unless it begins or ends another.
  @inline(never)
  private mutating func takeAgain(
    _ transition: RunningIndex, _ index: InstanceIndex, _ side: Side, _ callback: AppearanceCallback,
    _ event: Event
  ) -> RunningIndex? {
    if app.mayRepeat(callback, of: index, in: transition, line: event.line) { return transition }
    // A will-callback belongs to a broken trace in an announced transition, otherwise it begins another transition.
    let stays =
      callback.isWill
      ? app.running[transition].isAnnounced && !app.hasTurnedUnlogged(transition, index, side)
      : !app.hasComeBackUnlogged(transition, index, callback)
    return stays ? transition : leave(transition, .participantMoves)
  }

  /// What becomes of a transition that does not allow a callback of its own controller.
  @inline(never)
  private mutating func refuse(
    _ transition: RunningIndex, _ index: InstanceIndex, _ side: Side, _ callback: AppearanceCallback,
    _ event: Event
  ) -> RunningIndex? {
    let slot = callback.slot(side)
    if app.running[transition].isGivenUp { return leave(transition, .interrupted) }
    if app.isMoveOfItsOwn(slot, behind: transition) { return leave(transition, .participantMoves) }
    if app.running[transition].isBroken {
      record(transition, slot, event)
      checkEndOfBroken(transition)
      return transition
    }
    if callback.isWill && !app.belongs(transition, slot) && app.isInterruption(transition, side, callback) {
      return breakOff(transition, side, slot, event)
    }
    if app.hasLeftUnlogged(transition, index, side, callback) { return leave(transition, .participantMoves) }
    if app.isNamesakesWill(transition, index, side, callback) {
      app.running[transition].doubts.add(.namesakeCanBeCalled)
    }
    // No row explains an inferred transition any more, so it's dropped.
    guard app.running[transition].isAnnounced else { return leave(transition, .participantMoves) }
    breach(transition, at: slot, event)
    return transition
  }

  /// A controller turns back before its transition is done: that is over, or it was a gesture that is cancelled.
  private mutating func breakOff(
    _ transition: RunningIndex, _ side: Side, _ slot: Slot, _ event: Event
  ) -> RunningIndex? {
    if app.hasArrivedOpposite(transition, side) || app.hasComeUnlogged(transition, side) {
      return leave(transition, .participantMoves)
    }
    if turnBack(transition, slot, event) { return transition }
    return leave(transition, .interrupted)
  }

  /// Takes a slot if any row allows it there.
  @inline(__always)
  mutating func accept(_ transition: RunningIndex, _ slot: Slot, _ event: Event) -> Bool {
    guard SlotSet.dids.contains(slot) else { return take(transition, slot, event) }
    guard usually(app.running.acceptRest(slot, in: transition, event, app.orders.catalogue)) else {
      return false
    }
    if rarely(outbox.tells(.steps)) { noteTouch(transition, line: event.line) }
    followRest(transition)
    return true
  }

  /// The same without checking whether that ends the transition.
  @inline(__always)
  mutating func take(_ transition: RunningIndex, _ slot: Slot, _ event: Event) -> Bool {
    guard usually(app.running.accept(slot, in: transition, event, app.orders.catalogue)) else { return false }
    if rarely(outbox.tells(.steps)) { noteTouch(transition, line: event.line) }
    return true
  }

  /// Notes where a slot was seen.
  @inline(__always)
  mutating func noteLine(_ transition: RunningIndex, _ slot: Slot, _ line: Int) {
    app.running.noteLine(line, of: slot, in: transition)
    if rarely(outbox.tells(.steps)) { noteTouch(transition, line: line) }
  }

  /// Notes that a slot was seen.
  mutating func record(_ transition: RunningIndex, _ slot: Slot, _ event: Event) {
    app.running[transition].note(slot, event.line, event.time)
    noteLine(transition, slot, event.line)
  }

  /// Follows a did-callback that was taken.
  mutating func settle(_ transition: RunningIndex) {
    app.running.noteRest(transition)
    followRest(transition)
  }

  /// Where a side has come to rest no controller joins any more, and an end is noticed.
  @inline(__always)
  private mutating func followRest(_ transition: RunningIndex) {
    if usually(!app.isPageTurning) || app.running[transition].kindAsked != .turn {
      app.running.leaveVacant(transition)
    }
    checkEnd(transition)
  }
}

extension ObservedApp {
  /// Whether an instance has a seat in an announced transition that is under way.
  func isSeated(_ index: InstanceIndex) -> Bool {
    let reference = instances.reference(index)
    return running.announced.contains {
      running[$0].incoming.instance == reference || running[$0].outgoing.instance == reference
    }
  }

  /// Whether all of a transition had come, so that a disappearance that isn't part of it is a move of its own.
  fileprivate func isMoveOfItsOwn(_ slot: Slot, behind transition: RunningIndex) -> Bool {
    running[transition].isCommitted && !running[transition].isBroken
      && (slot == .incomingDidDisappear || slot == .outgoingDidDisappear) && !belongs(transition, slot)
  }

  /// Whether the controller that was coming goes again.
  func hasTurned(_ transition: RunningIndex) -> Bool {
    running[transition].has(.incomingWillDisappear) || running[transition].has(.incomingDidDisappear)
  }

  /// Whether the controller that was going is on its way back: a gesture was cancelled.
  func hasReturned(_ transition: RunningIndex) -> Bool {
    let back = Slot.outgoingWillAppear.bit | Slot.outgoingIsAppearing.bit | Slot.outgoingDidAppear.bit
    return running[transition].seen & back != 0
  }

  /// Whether the other side has come to rest where the transition leads: it ran to its end, and wasn't broken
  /// off.
  fileprivate func hasArrivedOpposite(_ transition: RunningIndex, _ side: Side) -> Bool {
    (running[transition].isAnnounced || side == .outgoing)
      && !hasTurned(transition) && !hasReturned(transition)
      && running[transition].has(side == .outgoing ? .incomingDidAppear : .outgoingDidDisappear)
  }

  /// Whether a controller that was brought in, and goes, had come by then: no class logs that one has.
  fileprivate func hasComeUnlogged(_ transition: RunningIndex, _ side: Side) -> Bool {
    side == .incoming && (running[transition].kindAsked == .present || running[transition].kindAsked == .push)
      && classes.loggedByAnyone & 1 << AppearanceCallback.viewDidAppear.rawValue == 0
  }

  /// Whether a controller goes that came in nobody's place, and had come by then: no class has logged so far that one has, or
  /// another has arrived since.
  @inline(never)
  fileprivate func hasComeUnheard(_ transition: RunningIndex) -> Bool {
    guard !running[transition].isAnnounced, !running[transition].outgoing.isTaken,
      running[transition].seen & SlotSet.told.bits == Slot.incomingWillAppear.bit
    else { return false }
    return classes.loggedByAnyone & 1 << AppearanceCallback.viewDidAppear.rawValue == 0
      || latest.arrivalLine > running[transition].firstLine
        && !(name(of: running[transition].incoming).map { classes[$0].logs(.viewDidAppear) } ?? true)
  }

  /// Whether a will-callback contradicts the earlier one of the same side before any did-callback, so that
  /// the move was broken off.
  fileprivate func isInterruption(_ transition: RunningIndex, _ side: Side, _ callback: AppearanceCallback)
    -> Bool
  {
    let running = running[transition]
    if !running.isAnnounced, SlotSet.dids.isIn(running.seen) { return false }
    if side == .incoming { return callback == .viewWillDisappear && running.has(.incomingWillAppear) }
    return callback == .viewWillAppear && running.has(.outgoingWillDisappear)
  }
}
