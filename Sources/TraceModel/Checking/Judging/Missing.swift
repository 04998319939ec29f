/// What never came in a transition that ran to its end.
extension TraceChecker {
  /// Raises what a transition lacks if it ran to its end.
  mutating func judgeMissing(_ transition: RunningIndex, _ ending: TransitionEnding) {
    if ending == .interrupted || app.isComplete(transition) || !app.isJudged(transition) { return }
    if ending == .released, app.wentByItself(transition) { return }
    if ending == .participantMoves, judgeReturnAfterDidDismiss(transition) { return }
    let rows = app.running[transition].candidates.rows.filter { app.orders.catalogue.required[$0] != 0 }
    guard !rows.isEmpty else { return }
    let lacking = rows.map { (row: $0, slots: app.missing(transition, $0, ending)) }
    guard lacking.allSatisfy({ $0.slots != 0 }),
      let best = lacking.min(by: { $0.slots.nonzeroBitCount < $1.slots.nonzeroBitCount })
    else { return }
    if ending != .participantMoves, app.hasPresenterGone(in: transition),
      app.twoLevels(revealedBy: transition) == nil
    {
      return
    }
    if ending.isOfGone, judgePassedRoot(transition, app.orders.catalogue.rows[best.row]) { return }
    if !app.running[transition].candidates.and(app.orders.rowSets.unsure).isEmpty {
      app.running[transition].doubts.add(.orderIsSoft)
    }
    raiseMissing(transition, app.orders.catalogue.rows[best.row], SlotSet(bits: best.slots))
  }

  mutating func raiseMissing(_ transition: RunningIndex, _ spec: TransitionSpec, _ slots: SlotSet) {
    for slot in slots.slots { app.settle(transition, slot) }
    // Whatever the app asked of the stack, what is missing is missing.
    app.running[transition].doubts.remove(Doubts(.inferredTransition))
    if spec.kind == .pop, spec.outcome == .cancelled, slots.contains(.outgoingWillAppear),
      app.fluidity(of: transition) != .still
    {
      // Apple says that it goes straight back to appearing, and names only viewDidAppear.
      app.running[transition].doubts.add(.mayBeInterrupted)
    }
    let isPresenter: Side = spec.kind == .present ? .outgoing : .incoming
    let required = SlotSet(spec.required.filter { $0.side == isPresenter })
    let isPresentation = spec.kind == .present || spec.kind == .dismiss
    if spec.kind == .dismiss, app.otherCame(in: transition) {
      // What was pushed or selected below while the presenter was covered is what gets revealed.
      app.running[transition].doubts.add(.othersMove)
    }
    if isPresentation, !required.isEmpty, slots.bits & required.bits == required.bits {
      // In whatever order several levels go, the presenter below all of them is told.
      app.running[transition].doubts.remove(Doubts(.orderIsSoft))
      if app.tellsOwn(required, isPresenter, transition) { app.excusePresenter(transition) }
      app.doubtPresenter(transition, isPresenter)
      app.settleUntold(transition, isPresenter)
      if spec.kind == .dismiss, let fact = app.twoLevels(revealedBy: transition) { return raise(fact) }
      return raiseEach(transition, spec, required, rule: 204)
    }
    raiseEach(transition, spec, slots, rule: 205)
  }

  /// One finding for everything that a side lacks; it's kept if the side's class logs one of the callbacks.
  private mutating func raiseEach(
    _ transition: RunningIndex, _ spec: TransitionSpec, _ slots: SlotSet, rule: UInt16
  ) {
    for side in [Side.outgoing, .incoming] {
      let lacking = slots.slots.filter { $0.side == side && !app.isLoggedOfNamesake($0, side, transition) }
      guard !lacking.isEmpty, let name = app.name(of: app.running[transition].seat(side)) else { continue }
      let events = lacking.reduce(UInt64(0)) { $0 | ($1.event?.bit ?? 0) }
      app.doubtUntold(side, in: transition)
      if side == .incoming { app.doubtRevealed(in: transition) }
      if rule == 205, app.running[transition].seen & SlotSet.appearance(side).bits == 0 {
        app.settleUntold(transition, side)
      }
      var finding = app.missingFinding(transition, spec, lacking, side, rule)
      app.doubtRemarks(&finding, transition, side, lacking: lacking)
      raise(finding, in: transition, Claim(name: name, anyOf: events))
    }
  }
}

extension ObservedApp {
  /// Whether some row has all that it requires.
  fileprivate func isComplete(_ transition: RunningIndex) -> Bool {
    var rest = running[transition].candidates.bits
    while rest != 0 {
      let required = orders.catalogue.required[rest.trailingZeroBitCount]
      if required != 0, required & ~running[transition].seen & ~running[transition].excused == 0 {
        return true
      }
      rest &= rest - 1
    }
    return false
  }

  /// The required slots that can no longer come: the transition's end was seen or, at the end of the trace, a
  /// call that must follow them was.
  fileprivate func missing(_ transition: RunningIndex, _ row: Int, _ ending: TransitionEnding) -> UInt32 {
    let running = running[transition]
    let sides = [Side.incoming, .outgoing].filter { isObserved(transition, $0, ending) }
    let watched = sides.reduce(UInt32(0)) { $0 | SlotSet.appearance($1).bits }
    var missing =
      orders.catalogue.required[row] & ~running.seen & ~running.excused & watched
    missing &= ~loggedApart(transition) & ~returnUnproven(transition)
    let ends = SlotSet.dids.bits | Slot.completion.bit | Slot.didDismiss.bit
    if running.seen & ends == 0, ending != .replaced, !wasDismissedUntold(running, ending) {
      return wasReleasedGoing(running, ending) ? missing & Slot.outgoingDidDisappear.bit : 0
    }
    if ending == .endOfTrace {
      let overdue = SlotSet(bits: running.seen).slots.reduce(UInt32(0)) {
        $0 | orders.catalogue.before[row][Int($1.rawValue)]
      }
      missing &= overdue
    }
    return missing
  }

  /// Whether the controller that was asked to go is released before it was gone. Of a name alone it may be another, which
  /// was below it in the stack or there before the log.
  private func wasReleasedGoing(_ running: RunningTransition, _ ending: TransitionEnding) -> Bool {
    guard ending == .released, let index = instances.index(of: running.outgoing.instance),
      instances[index].state == .disappearing, instances[index].flags.contains(.awaited)
    else { return false }
    if instances[index].key.isSome { return running.kindAsked == .dismiss || running.kindAsked == .pop }
    return running.kindAsked == .dismiss && instances[index].flags.contains(.begun)
      && !instances[index].flags.contains(.hadNamesake)
  }

  /// Whether what the app dismissed is released, in a class that doesn't log that it has disappeared: by then the presenter has
  /// got all its calls, unless another has come to light.
  private func wasDismissedUntold(_ running: RunningTransition, _ ending: TransitionEnding) -> Bool {
    guard ending == .released, running.kindAsked == .dismiss, running.hasMark,
      running.has(.outgoingWillDisappear), latest.arrivalLine < running.markLine,
      latest.loadLine < running.markLine, let index = instances.index(of: running.outgoing.instance)
    else { return false }
    return instances[index].key.isSome && instances[index].state == .disappearing
      && !classes[instances[index].name].logs(.viewDidDisappear)
  }

  /// Whether the controller that is released was taken for the presenter of one that comes only because of the order: it was on
  /// its own way out, and the other may still be coming.
  fileprivate func wentByItself(_ transition: RunningIndex) -> Bool {
    guard running[transition].kindAsked == .present, !running[transition].hasMark,
      let outgoing = instances.index(of: running[transition].outgoing.instance)
    else { return false }
    return instances[outgoing].flags.contains(.awaited)
  }

  /// The callbacks that a side logged after it last moved the other way, before the transition was told apart, or out of turn,
  /// which is told of the controller itself: what came behind its last call belongs to a later one.
  private func loggedApart(_ transition: RunningIndex) -> UInt32 {
    let one = running[transition]
    let (comes, goes) = ([AppearanceCallback.viewWillAppear, .viewDidAppear], Self.ofLeaving)
    let came = comes.filter { isLogged($0, after: Self.ofLeaving, of: one.incoming, by: one.lastLine) }
    let went = goes.filter {
      isLogged($0, after: comes + [.viewIsAppearing], of: one.outgoing, by: one.lastLine)
    }
    return came.reduce(0) { $0 | $1.slot(.incoming).bit } | went.reduce(0) { $0 | $1.slot(.outgoing).bit }
  }

  private static let ofLeaving = [AppearanceCallback.viewWillDisappear, .viewDidDisappear]

  private func isLogged(
    _ will: AppearanceCallback, after others: [AppearanceCallback], of seat: Seat, by end: Int
  ) -> Bool {
    guard let index = instances.index(of: seat.instance) else { return false }
    let last =
      others.map { instances[index].line($0) }.max().flatMap { $0 > 0 ? $0 : nil }
      ?? instances[index].loadLine
    let line = instances[index].line(will)
    return last > 0 && line > last && line <= end
  }

  /// Whether a side was watched from the start: what it lacks is missing, not unseen.
  private func isObserved(_ transition: RunningIndex, _ side: Side, _ ending: TransitionEnding) -> Bool {
    let running = running[transition]
    if !running.presentation.isSome {
      let isTold = running.seen & SlotSet.appearance(side).bits != 0 || hasToBeTold(transition, side)
      return running.seat(side).isTaken && isTold && (running.hasMark || running.wasKnown(side))
    }
    let mover: Side = running.kindAsked == .dismiss ? .outgoing : .incoming
    guard isToldOver(running, ending) || running.seen & SlotSet.appearance(mover).bits != 0 else {
      return false
    }
    if side == mover { return running.hasMark || running.wasKnown(side) }
    return running.seat(side).isTaken && (running.hasMark || running.wasKnown(side))
  }

  /// Whether the completion alone, or what came behind, tells that one went who was on the screen, and stayed there as far
  /// as its calls say.
  private func isToldOver(_ running: RunningTransition, _ ending: TransitionEnding) -> Bool {
    guard running.kindAsked == .dismiss, running.has(.completion) || ending == .replaced,
      let index = instances.index(of: running.outgoing.instance)
    else { return false }
    return instances[index].state == .appeared && instances[index].line(.viewDidAppear) > 0
  }

  /// Puts a controller in the state that the missing did-callback would have put it in, so that the fault
  /// ends with its transition. If the callback comes after all, it's the same fault.
  fileprivate mutating func settle(_ transition: RunningIndex, _ lacking: Slot) {
    guard let side = lacking.side, let index = instances.index(of: running[transition].seat(side).instance)
    else {
      return
    }
    switch (lacking, instances[index].state) {
    case (.outgoingDidDisappear, .disappearing), (.incomingDidDisappear, .disappearing):
      instances[index].state = .hidden
      instances[index].owed = 1 << AppearanceCallback.viewDidDisappear.rawValue
    case (.incomingDidAppear, .appearing), (.outgoingDidAppear, .appearing):
      instances[index].state = .appeared
      instances[index].owed = 1 << AppearanceCallback.viewDidAppear.rawValue
    case (.outgoingDidDisappear, .appeared)
    where tells(.viewDidDisappear, not: .viewWillDisappear, index, transition):
      instances[index].state = .hidden
    case (.incomingDidAppear, .hidden) where tells(.viewDidAppear, not: .viewWillAppear, index, transition):
      instances[index].state = .appeared
    default: break
    }
  }

  /// Whether a class logs how a move ends and never how it begins, and the controller has had no call since a transition.
  private func tells(
    _ did: EventKind, not will: EventKind, _ index: InstanceIndex, _ transition: RunningIndex
  ) -> Bool {
    let record = classes[instances[index].name]
    return record.logs(did) && !record.logs(will)
      && instances[index].lastLine <= running[transition].lastLine
  }

  /// Puts a controller that got no call when it was revealed on the screen, so that the fault ends with its transition. If
  /// another may have been meant, nobody knows where it is, nor where one is that wasn't told that it is covered: it may
  /// not be told that it's revealed either.
  fileprivate mutating func settleUntold(_ transition: RunningIndex, _ side: Side) {
    guard let index = instances.index(of: running[transition].seat(side).instance),
      instances[index].lastLine <= running[transition].lastLine
    else { return }
    let isCertain = LawOfDoubt.verdict(on: running[transition].doubts) == .definite
    instances[index].state = isCertain && side == .incoming ? .appeared : .unknown
  }

  /// Whether another controller than the presenter has come while one was dismissed.
  fileprivate func otherCame(in transition: RunningIndex) -> Bool {
    let one = running[transition]
    if running.strangers.coming > one.strangersBefore.coming { return true }
    guard let coming = instances.index(of: latest.coming), one.side(of: coming) == nil else { return false }
    let presenter = instances.index(of: one.incoming.instance)
    let line = instances[coming].line(.viewWillAppear)
    return line > one.firstLine && line < one.lastLine
      && !(presenter.map { isInside(coming, $0) } ?? false)
  }

  /// Whether a presenter has gone with what it presents: the one below it has come since, and nothing was logged of the presenter,
  /// as UIKit tells those between nothing.
  fileprivate func hasPresenterGone(in dismissal: RunningIndex) -> Bool {
    let one = running[dismissal]
    guard one.kindAsked == .dismiss, one.seen & SlotSet.appearance(.incoming).bits == 0,
      let presenter = instances.index(of: one.incoming.instance),
      instances[presenter].lastLine < one.firstLine,
      let lower = instances.index(of: instances[presenter].below)
    else { return false }
    return lastComing(lower) > one.firstLine
  }

  /// A presenter known by a name that others have: another may have presented, unless this one is known to be shown.
  fileprivate mutating func doubtPresenter(_ transition: RunningIndex, _ side: Side) {
    let seat = running[transition].seat(side)
    guard !seat.who.instance.isSome, let name = name(of: seat), classes[name].nameOnly.count > 1 else {
      return
    }
    let isShown = instances.index(of: seat.instance).map { instances[$0].state != .hidden } ?? false
    if !isShown || !classes[name].logs(.viewWillDisappear) {
      running[transition].doubts.add(.namesakeMayHide)
    }
  }

  /// Whether the class of a side has logged any of some calls: of one that has come several times and never logs that it goes,
  /// nothing tells whether it was told that.
  fileprivate func tellsOwn(_ slots: SlotSet, _ side: Side, _ transition: RunningIndex) -> Bool {
    guard let name = name(of: running[transition].seat(side)), classes[name].appearances > 1 else {
      return true
    }
    return slots.slots.contains { $0.event.map { classes[name].logs($0) } ?? false }
  }

  /// A presenter that got no callbacks when covered isn't owed any when it's revealed.
  mutating func excusePresenter(_ transition: RunningIndex) {
    let presentation = running[transition].presentation
    if presentation.isSome { presentations[presentation].presenterExcused = true }
  }
}
