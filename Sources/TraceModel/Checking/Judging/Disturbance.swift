/// A presenter that moves although the style leaves it in place: TC203.
extension TraceChecker {
  /// Reports it once the presented controller has moved as well.
  mutating func noteDisturbed(_ transition: RunningIndex) {
    guard app.running[transition].disturbed != 0 else { return }
    let mover: SlotSet =
      app.running[transition].kindAsked == .present ? [.incomingWillAppear] : [.outgoingWillDisappear]
    guard !app.presenterMovesForOther(transition) else {
      app.running[transition].disturbed = 0
      return
    }
    guard app.isJudged(transition), app.running[transition].seen & mover.bits != 0,
      let row = app.leavingRow(transition)
    else { return }
    let isCertain = app.running.strangers.wills <= app.running[transition].strangersBefore.wills
    let line = app.running[transition].disturbed
    let slot: Slot =
      app.running[transition].kindAsked == .present ? .outgoingWillDisappear : .incomingWillAppear
    app.running[transition].disturbed = 0
    if isCertain { takeIn(transition, slot, line) }
    var finding = app.forbiddenFinding(transition, app.orders.catalogue.rows[row], slot, line)
    finding.reading = app.coverReading(transition)
    if !isCertain { finding.doubt(.othersMove) }
    if app.mayRevealNamesake(transition) { finding.doubt(.namesakeMayHide) }
    // A drag that is given up excuses nothing, if it was the presenter: the next one is judged by itself.
    if app.running[transition].kindAsked == .present || finding.certainty == .possible {
      app.excusePresenter(transition)
    }
    app.running.note(transition) {
      $0.rules.append(finding.rule)
      $0.disturbance = finding
    }
  }

  /// Raises the held finding about a disturbed presenter once it's known whether the whole order of another
  /// style came.
  mutating func raiseDisturbance(_ transition: RunningIndex) {
    guard var finding = app.running.notes(of: transition)?.disturbance else { return }
    app.running.note(transition) { $0.disturbance = nil }
    outbox.flag(line: finding.line)
    guard app.isWholeCover(transition) else {
      app.forgetHalfMove(of: transition)
      return raiseDisturbance(HeldFinding(finding: finding), transition)
    }
    finding.help = Self.adapted + finding.help
    let style = app.running[transition].style
    if style == .popover || style == .custom || style == .automatic && app.isOfSystem(transition) {
      finding.doubt(.styleMayHaveAdapted)
      return raiseDisturbance(HeldFinding(finding: finding), transition)
    }
    app.sheets.cover()
    raiseDisturbance(HeldFinding(finding: finding, questions: .sheets), transition)
  }

  /// Raises it, or lets it wait until a presenter that nothing names shows that it stayed. One that is released by now was
  /// on its way out, and presents nothing.
  mutating func raiseDisturbance(_ held: HeldFinding, _ transition: RunningIndex) {
    let isGuessed = app.running.notes(of: transition)?.isPresenterGuessed == true
    guard isGuessed || app.loadsLate(transition, behind: held.finding.line) else { return raise(held) }
    let (presenter, presented) = (
      app.running[transition].outgoing.instance, app.running[transition].incoming.instance
    )
    guard app.lives(presenter) || !app.isUp(presented) else { return }
    let one = PresentersInDoubt.Waiting(
      presenter: presenter, presented: presented, finding: held, isGuessed: isGuessed)
    if let oldest = judges.presentersInDoubt.wait(one) { raise(oldest) }
  }

  /// A controller that was taken for a presenter moves again: it stayed.
  mutating func presenterStayed(_ index: InstanceIndex) {
    for one in judges.presentersInDoubt.take(app.instances.reference(index)) { raise(one.finding) }
  }

  /// It is released instead. While what it was to have presented is up, another is the presenter; later it may have been on
  /// its way out.
  mutating func presenterWent(_ index: InstanceIndex) {
    for one in judges.presentersInDoubt.take(app.instances.reference(index)) {
      if one.isGuessed {
        if !app.isUp(one.presented) { raiseDoubted(one) }
      } else if app.instances[index].line(.viewWillDisappear) > one.finding.finding.line {
        raise(one.finding)
      } else {
        // It went along with what it presented, and was never revealed.
        app.instances[index].state = .hidden
      }
    }
  }

  /// The log ends before they have shown whether they stayed.
  mutating func raisePresentersInDoubt() {
    for one in judges.presentersInDoubt.takeAll() {
      if one.isGuessed { raiseDoubted(one) } else { raise(one.finding) }
    }
  }

  private mutating func raiseDoubted(_ one: PresentersInDoubt.Waiting) {
    var held = one.finding
    held.finding.doubt(.othersMove)
    raise(held)
  }

  /// TC204: a presenter is revealed, as far as the log tells, and gets no call. It waits until that shows itself or is released;
  /// one that is released already went along.
  mutating func raiseUntold(_ held: HeldFinding, _ transition: RunningIndex) {
    let presenter = app.running[transition].incoming.instance
    if presenter.isSome, !app.lives(presenter) { return }
    guard app.saysThatItGoes(presenter) else { return raise(held) }
    let one = PresentersInDoubt.Waiting(
      presenter: presenter, presented: app.running[transition].outgoing.instance, finding: held,
      isGuessed: false)
    if let oldest = judges.presentersInDoubt.wait(one) { raise(oldest) }
  }

  /// It goes by itself while its sheet is up and stays: that isn't a transition.
  mutating func sendAway(_ transition: RunningIndex) {
    guard let presenter = app.instances.index(of: app.running[transition].outgoing.instance) else { return }
    judges.presentersSentAway.note(presenter, in: app)
    app.presentations[app.instances[presenter].presenting].presenterWasSentAway = true
    app.discard(transition)
  }

  private static let adapted = "The presenter got all the callbacks of a presentation that covers it. "

  /// The presenter's callbacks belong to the presentation under way because its style covers the presenter.
  mutating func takeInDisturbance(_ transition: RunningIndex) {
    guard app.running[transition].disturbed != 0 else { return }
    let slot: Slot =
      app.running[transition].kindAsked == .present ? .outgoingWillDisappear : .incomingWillAppear
    let line = app.running[transition].disturbed
    app.running[transition].disturbed = 0
    takeIn(transition, slot, line)
    app.running[transition].isBroken = false
    app.running[transition].isDisturbed = false
  }

  /// Makes the presenter's move part of the presentation: it isn't a transition of its own.
  private mutating func takeIn(_ transition: RunningIndex, _ slot: Slot, _ line: Int) {
    app.running[transition].seen |= slot.bit
    app.running.noteLine(line, of: slot, in: transition)
    app.running[transition].isBroken = true
    app.running[transition].isDisturbed = true
    guard app.running[transition].isOpen, let side = slot.side,
      let index = app.instances.index(of: app.running[transition].seat(side).instance)
    else { return }
    let apart = app.instances[index].transition
    guard apart.isSome, apart != transition, !app.running[apart].isAnnounced else { return }
    app.discard(apart)
    app.instances[index].transition = transition
  }

  /// The presentation ended undisturbed: the move held for it is a transition of its own.
  mutating func releaseDisturbance(_ transition: RunningIndex) {
    guard app.running[transition].disturbed != 0 else { return }
    app.running[transition].disturbed = 0
    let side: Side = app.running[transition].kindAsked == .present ? .outgoing : .incoming
    guard let index = app.instances.index(of: app.running[transition].seat(side).instance) else { return }
    let apart = app.instances[index].transition
    if apart.isSome, apart != transition, app.running[apart].isOpen, !app.running[apart].isAnnounced {
      checkEnd(apart)
    }
  }
}

extension ObservedApp {
  /// Notes that it moves; whether that's a fault is decided once the presentation shows that it's under way.
  mutating func noteDisturbance(
    _ transition: RunningIndex, _ side: Side, _ callback: AppearanceCallback, _ event: Event
  ) -> Bool {
    let running = running[transition]
    let isPresent = running.kindAsked == .present && side == .outgoing && callback == .viewWillDisappear
    let isDismiss = running.kindAsked == .dismiss && side == .incoming && callback == .viewWillAppear
    guard isPresent || isDismiss, running.presentation.isSome, !running.isBroken, !running.isCommitted,
      running.disturbed == 0, !presentations[running.presentation].presenterExcused,
      leavingRow(transition) != nil
    else { return false }
    if isDismiss, !running.has(.outgoingWillDisappear) { return false }
    if isOverUnlogged(running, isPresent ? .incoming : .outgoing) { return true }
    self.running[transition].disturbed = event.line
    return true
  }

  /// Whether the class of a sheet doesn't log that it has come, or gone, and another has come since it began to, or its presenter went
  /// for something else: it is there, or gone, by then, and its presenter moves for something else.
  private func isOverUnlogged(_ transition: RunningTransition, _ side: Side) -> Bool {
    guard let sheet = instances.index(of: transition.seat(side).instance) else { return false }
    let end: EventKind = side == .incoming ? .viewDidAppear : .viewDidDisappear
    guard !classes[instances[sheet].name].logs(end) else { return false }
    let presenter = instances.index(of: transition.seat(side.other).instance)
    let left = presenter.map { instances[$0].line(.viewWillDisappear) } ?? 0
    return max(latest.arrivalLine, left) > transition.lastLine
  }

  /// The first of the expected rows that leaves the presenter in place; without one, its callbacks have an
  /// order.
  fileprivate func leavingRow(_ transition: RunningIndex) -> Int? {
    running[transition].allowed.rows.first {
      orders.catalogue.rows[$0].conditions.families?.contains(.over) ?? false
    }
  }

  /// Whether both controllers went through the whole order of a covering presentation, or of its dismissal.
  fileprivate func isWholeCover(_ transition: RunningIndex) -> Bool {
    SlotSet.replacing.bits & ~running[transition].seen == 0 && coverReading(transition) != nil
  }

  /// A presenter that began to move, and never came to rest, stayed where it was, as far as anybody knows.
  fileprivate mutating func forgetHalfMove(of transition: RunningIndex) {
    let side: Side = running[transition].kindAsked == .present ? .outgoing : .incoming
    guard let index = instances.index(of: running[transition].seat(side).instance) else { return }
    let state = instances[index].state
    if state == (side == .outgoing ? .disappearing : .appearing) { instances[index].state = .unknown }
  }

  /// Whether what is presented is a system controller.
  fileprivate func isOfSystem(_ transition: RunningIndex) -> Bool {
    guard
      let name = name(
        of: running[transition].seat(running[transition].kindAsked == .present ? .incoming : .outgoing))
    else { return false }
    return ["UI", "SF", "PH", "MF", "QL", "SK", "CN", "MPM", "EK", "PK"].contains {
      text(of: name).hasPrefix($0)
    }
  }

  /// A sheet has appeared, and its presenter, whose class logs that it disappears, got no callbacks.
  mutating func noteUndisturbed(_ transition: RunningIndex) {
    let presentation = running[transition].presentation
    guard presentation.isSome, presentations[presentation].family == .over,
      presentations[presentation].style.map({ FamilyTable.adapts($0) }) ?? false,
      running[transition].disturbed == 0, !isHeldDisturbed(transition),
      let presenter = name(of: running[transition].outgoing),
      classes[presenter].logs(.viewWillDisappear)
    else { return }
    sheets.leave()
  }

  /// Whether a finding about its presenter waits. Few have notes, and those are too large to be taken out for nothing.
  private func isHeldDisturbed(_ transition: RunningIndex) -> Bool {
    running[transition].hasNotes && running.notes(of: transition)?.disturbance != nil
  }

  /// The commonest cause: the presenter gets the callbacks of a presentation that covers it.
  fileprivate func coverReading(_ transition: RunningIndex) -> String? {
    var seen: UInt32 = 0
    var alive = orders.catalogue.matchable
    for slot in slotsInOrder(transition) {
      alive = alive.without(orders.catalogue.refuted(by: slot, seen: seen))
      seen |= slot.bit
    }
    let row = alive.rows.first { row in
      orders.catalogue.kinds[row] == running[transition].kindAsked
        && orders.catalogue.rows[row].conditions.families?.contains(.cover) ?? false
    }
    return row.map { "so far the calls come in the order of \"\(orders.catalogue.rows[$0].title)\"" }
  }

  /// Whether the presenter moves for what a container was asked later: another tab is chosen while the end of the presentation is
  /// still to come, or isn't logged.
  fileprivate func presenterMovesForOther(_ transition: RunningIndex) -> Bool {
    let side: Side = running[transition].kindAsked == .present ? .outgoing : .incoming
    guard let presenter = instances.index(of: running[transition].seat(side).instance) else { return false }
    let apart = instances[presenter].transition
    guard apart.isSome, apart != transition, running[apart].hasMark, running[apart].container.isSome else {
      return false
    }
    return running[apart].markLine > running[transition].firstLine
      && running[apart].side(of: presenter) == side
      && running[apart].seen & SlotSet.appearance(side.other).bits != 0
  }

  /// Whether an inferred move may turn out to be the disturbance of a presenter.
  @inline(__always)
  func mayDisturb(_ transition: RunningIndex) -> Bool {
    !running.announced.isEmpty && isDisturbance(transition)
  }

  private func isDisturbance(_ transition: RunningIndex) -> Bool {
    running.announced.contains { one in
      guard running[one].disturbed != 0 else { return false }
      let presenter = running[one].seat(running[one].kindAsked == .present ? .outgoing : .incoming).instance
      return running[transition].seat(.outgoing).instance == presenter && running[transition].outgoing.isTaken
        || running[transition].seat(.incoming).instance == presenter && running[transition].incoming.isTaken
    }
  }
}
