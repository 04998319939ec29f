/// How transitions end: complete, cancelled, broken off, or with the trace.
extension TraceChecker {
  /// Notices that a transition has all that it needs.
  @inline(__always)
  mutating func checkEnd(_ transition: RunningIndex) {
    if app.mayHaveEnded(transition) { endIfFinished(transition) }
  }

  /// Ends a transition that may have ended, if any row is complete.
  @inline(never)
  private mutating func endIfFinished(_ transition: RunningIndex) {
    if !app.running[transition].isAnnounced {
      if app.mayDisturb(transition) { return }
      if app.isSentAway(transition) { return sendAway(transition) }
    }
    guard let row = app.endedRow(transition) else {
      return app.linger(transition)
    }
    app.running[transition].commit(row)
    commit(transition, row)
    noteMove(transition, row)
    if rarely(!app.coordinators.isEmpty) { judgeClosing(amid: transition) }
    if rarely(app.running[transition].disturbed != 0) { noteDisturbed(transition) }
    if !app.running[transition].isAnnounced,
      app.orders.catalogue.kinds[row] != .dismiss
        || !app.running[transition].presentation.isSome && !app.mayGetDidDismiss(transition),
      !app.mayBeKill(transition)
    {
      close(transition, .completed)
    } else if !app.running[transition].isAnnounced {
      // The delegate's didDismiss may still come, and shows that it was a swipe.
      app.running.linger(transition)
    } else if !app.finishedRows(transition, asLogged: false).isEmpty {
      app.running.linger(transition)
    }
  }

  /// Ends a transition: what it lacks is judged, what was held is decided, and it is told.
  mutating func close(_ transition: RunningIndex, _ ending: TransitionEnding) {
    guard usually(app.running[transition].isOpen) else { return }
    if rarely(!isQuiet(ending, of: transition)) { return judgeAndClose(transition, ending) }
    tell(transition, ending)
    if app.running[transition].isReplacingUntold { judgeReplacing(transition) }
    app.unseat(transition)
  }

  /// Whether nothing is to be judged at the end of a transition but the order of its calls, and nobody waits for it. Most end so.
  @inline(__always)
  private func isQuiet(_ ending: TransitionEnding, of transition: RunningIndex) -> Bool {
    app.running[transition].goesStraight && !app.isUnended(transition, ending)
      && judges.quickLoads.gaveWay == nil && app.presentations.departed.isEmpty && app.coordinators.isEmpty
  }

  @inline(never)
  private mutating func judgeAndClose(_ transition: RunningIndex, _ ending: TransitionEnding) {
    app.running[transition].isOpen = false
    if !app.running[transition].isPlain { judgeEnd(transition, ending) }
    if app.isUnended(transition, ending) { commitUnended(transition, ending) }
    if app.running[transition].hasNotes { app.seatCovered(by: transition) }
    if rarely(app.hasTurned(transition)) { noteTurned(transition) }
    if rarely(judges.quickLoads.gaveWay != nil) { judgeGivingWay(to: transition) }
    tell(transition, ending)
    if app.running[transition].isReplacingUntold { judgeReplacing(transition) }
    if app.mayBeSwipe(transition) { noteSwipe(transition) }
    if rarely(!app.presentations.departed.isEmpty) { collectOwed(after: transition) }
    if rarely(!app.coordinators.isEmpty) { collectCoordinators(after: transition) }
    if app.running[transition].presentation.isSome {
      app.settlePresented(by: transition, ending)
      app.releasePresentation(of: transition)
    }
    app.unseat(transition)
  }

  /// Judges what a transition lacks, and decides what was held until its end.
  @inline(never)
  private mutating func judgeEnd(_ transition: RunningIndex, _ ending: TransitionEnding) {
    if app.running[transition].presentation.isSome {
      app.seatSilentPresenter(transition)
      if app.mayBeSilentOver(transition), ending != .endOfTrace { raise(app.silentParent(transition)) }
    }
    if app.running[transition].isAnnounced, !app.running[transition].isBroken, ending != .forgotten {
      judgeMissing(transition, ending)
    }
    if rarely(app.running[transition].disturbed != 0) {
      noteDisturbed(transition)
      releaseDisturbance(transition)
    }
    if app.running[transition].has(.incomingIsAppearing) { judgeSoftOrder(transition) }
    if rarely(app.running[transition].kindAsked == .setViewControllers) { judgeSetOrder(transition) }
    if app.running[transition].hasNotes { raiseDisturbance(transition) }
    if app.running[transition].trigger == .swipe, !app.running[transition].isBroken {
      judgeUnfollowed(transition)
      judges.owedByGestures.note(transition, in: app)
      raise(judges.refusedGestures.judge(transition, in: app))
    }
    if rarely(app.running[transition].shownEarly != 0) { reportShownEarly(transition) }
    if app.running[transition].hasNotes { releaseHeld(transition, ending) }
  }

  private mutating func releaseHeld(_ transition: RunningIndex, _ ending: TransitionEnding) {
    guard let noted = app.running.notes(of: transition) else { return }
    if let delegate = noted.delegate { app.seat(delegate, in: transition) }
    if let attempt = noted.attempt { judgeAttemptAmid(transition, attempt) }
    if let fault = noted.faultIfGone, app.running[transition].has(.outgoingWillDisappear) { raise(fault) }
    if let late = noted.ifItStays, !app.goTogether(transition, ending) { raise(late) }
    if let early = noted.early { judgeEarlyDidDismiss(transition, early, ending) }
    if let hidden = noted.hiddenPresenter { judgeHiddenPresenter(transition, hidden) }
    if let before = noted.askedAmid { judgeSecondRequest(transition, before) }
    if !noted.passed.isEmpty, app.running[transition].seen & SlotSet.appearance(.incoming).bits != 0 {
      raisePassed(transition)
    }
    raiseUnsettled(transition)
    guard noted.rules.isEmpty else { return }
    for var one in noted.held {
      one.unless = noted.unproven
      raise(one)
    }
  }

  /// Counts the transition, and keeps its record if someone wants it.
  @inline(__always)
  private mutating func tell(_ transition: RunningIndex, _ ending: TransitionEnding) {
    guard app.running[transition].seen & SlotSet.told.bits != 0 || app.isDismissedSilently(transition, ending)
    else {
      return
    }
    let outcome = app.outcome(of: transition, ending)
    if rarely(outcome == .incomplete) {
      app.counts.incomplete += 1
    } else {
      app.noteExercise(transition, outcome)
    }
    if rarely(outbox.tells(.transitions)) { tellEnd(of: transition, outcome) }
    // Behind it, for what it is told as: the first may be the launch.
    app.counts.transitions += 1
  }
}

extension ObservedApp {
  /// Whether only the callbacks tell what a transition lacks: nobody announced it but a delegate, or a stack was set, which
  /// may have changed nothing on screen.
  func isToldByCallbacksAlone(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return !one.isAnnounced || one.kindAsked == .setViewControllers
      || one.trigger == .swipe && !one.presentation.isSome
  }

  /// Whether a transition that ends has come to no row, though those who took part go on or are gone.
  @inline(__always)
  fileprivate func isUnended(_ transition: RunningIndex, _ ending: TransitionEnding) -> Bool {
    !running[transition].isCommitted && (ending == .participantMoves || ending.isOfGone)
  }

  /// Drops a transition that turned out to be part of another: nothing is told of it.
  mutating func discard(_ transition: RunningIndex) { unseat(transition) }

  @inline(__always)
  fileprivate mutating func unseat(_ transition: RunningIndex) {
    instances.leave(transition, running[transition].incoming.instance, running[transition].outgoing.instance)
    running.release(transition)
  }

  /// An inferred transition that doesn't complete any row is over once neither side is moving and no other
  /// controller may join it. It consists of a did-callback whose will-callback wasn't logged, or of one half
  /// of what happened.
  fileprivate mutating func linger(_ transition: RunningIndex) {
    guard !running[transition].isAnnounced, !running.vacant.hold(transition),
      !running.lingering.contains(transition)
    else { return }
    running[transition].row = finishedRow(transition, asLogged: true) ?? -1
    running.linger(transition)
  }

  /// Whether a transition may have come to its end: no row is complete without a did-callback, and most calls come before one.
  @inline(__always)
  fileprivate func mayHaveEnded(_ transition: RunningIndex) -> Bool {
    SlotSet.dids.isIn(running[transition].seen) && running[transition].isOpen
      && !running[transition].isCommitted && (running[transition].isAnnounced || !isMoving(transition))
  }

  /// Whether a side is still moving and some remaining row lets it arrive. An inferred transition isn't over
  /// before that, even if it already completes another row.
  @inline(__always)
  fileprivate func isMoving(_ transition: RunningIndex) -> Bool {
    isMoving(transition, from: .outgoingWillDisappear, to: .outgoingDidDisappear, or: .outgoingWillAppear)
      || isMoving(transition, from: .incomingWillAppear, to: .incomingDidAppear, or: .incomingWillDisappear)
  }

  @inline(__always)
  private func isMoving(_ transition: RunningIndex, from will: Slot, to did: Slot, or back: Slot) -> Bool {
    let seen = running[transition].seen
    guard seen & will.bit != 0, seen & (did.bit | back.bit) == 0 else { return false }
    return !running[transition].candidates.without(orders.catalogue.rows(without: did)).isEmpty
  }

  /// A fault that didn't occur this time is gone only if there was such a transition: one that was announced,
  /// or one that has everything its kind requires. A transition whose kind is only a guess proves nothing.
  @inline(__always)
  fileprivate mutating func noteExercise(_ transition: RunningIndex, _ outcome: TransitionOutcome) {
    let row = running[transition].row
    guard row >= 0 || running[transition].isAnnounced else { return }
    let found = orders.catalogue.kinds[row >= 0 ? row : chosenRow(transition, outcome)]
    let kind = found.bit
    counts.count(found)
    if let name = name(of: running[transition].incoming) { noteExercise(name, kind) }
    if let name = name(of: running[transition].outgoing) { noteExercise(name, kind) }
    let container = running[transition].container.name
    if container.isSome { noteExercise(container, kind) }
  }

  @inline(__always)
  fileprivate mutating func noteExercise(_ name: Symbol, _ kind: UInt32) {
    if rarely(classes[name].exercised & kind == 0) { classes[name].exercised |= kind }
  }

  @inline(__always)
  fileprivate func outcome(of transition: RunningIndex, _ ending: TransitionEnding) -> TransitionOutcome {
    let row = running[transition].row
    if running[transition].isCommitted, row >= 0 { return orders.catalogue.outcomes[row] }
    return rowlessOutcome(of: transition, ending)
  }

  @inline(never)
  private func rowlessOutcome(of transition: RunningIndex, _ ending: TransitionEnding) -> TransitionOutcome {
    if ending == .interrupted { return .cancelled }
    if ending == .replaced || isDismissedSilently(transition, ending) { return .completed }
    let left = running[transition].candidates
    if !left.isEmpty, left.without(orders.rowSets.cancelled).isEmpty, ending != .endOfTrace {
      return .cancelled
    }
    if running[transition].isBroken && ending != .endOfTrace { return .completed }
    let did = running[transition].seen & (SlotSet.dids.bits | Slot.didDismiss.bit) != 0
    if ending == .participantMoves || ending == .completed, !did,
      logNoEnd(transition) || running[transition].isAnnounced && !finishedButForEnd(transition).isEmpty
    {
      return .completed
    }
    if ending == .released, isReleasedUnlogged(transition) { return .completed }
    if ending == .endOfTrace, hasComeAsFarAsOthers(transition) { return .completed }
    let isSeenToEnd = ending != .endOfTrace && ending != .forgotten || isSetAndAtRest(transition)
    return did && isSeenToEnd ? .completed : .incomplete
  }

  /// Whether all has come that the classes of both sides log of a transition, and others of this kind went on from there.
  private func hasComeAsFarAsOthers(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    guard one.isAnnounced, let kind = one.kindAsked else { return false }
    let names = [one.incoming, one.outgoing].compactMap { name(of: $0) }
    return !names.isEmpty && names.allSatisfy { classes[$0].exercised & kind.bit != 0 }
      && !finishedButForEnd(transition).isEmpty
  }

  /// Whether a stack was set, which requires no call, and the controllers that moved for that have come to rest.
  private func isSetAndAtRest(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.kindAsked == .setViewControllers && one.has(.incomingDidAppear) && !hasTurned(transition)
      && (!one.has(.outgoingWillDisappear) || one.has(.outgoingDidDisappear))
  }

  /// The row of a transition whose participants go on, where the log tells of nobody that he has come or gone.
  func rowWithoutEnd(_ transition: RunningIndex, _ ending: TransitionEnding) -> Int? {
    let one = running[transition]
    guard ending == .participantMoves, !classes.tellDids, one.incoming.isTaken,
      outcome(of: transition, ending) == .completed
    else { return nil }
    guard one.isAnnounced else { return one.outgoing.isTaken ? chosenRow(transition, .completed) : nil }
    // Of a tab another screen may come than the one that was named.
    guard one.kindAsked == .push || one.kindAsked == .present, one.has(.incomingWillAppear) else {
      return nil
    }
    return prefer(finishedButForEnd(transition), transition)
  }

  /// Whether breaches of a transition are findings: its participants are sure, and nothing excuses it.
  func isJudged(_ transition: RunningIndex) -> Bool {
    guard verdict(on: transition) != .none else { return false }
    return isJudged(running[transition].outgoing) && isJudged(running[transition].incoming)
  }

  private func isJudged(_ seat: Seat) -> Bool {
    name(of: seat).map { !isUnjudged($0) } ?? true
  }
}
