/// The marks about coordinators, and what judging them takes to know about screens.
extension TraceChecker {
  mutating func observeCoordinator(_ event: Event) {
    switch event.kind {
    case .addChildCoordinator:
      guard event.object.isSome else { return }
      let name = text(of: event.object.name)
      raise(coordinators.add(event.object, named: name, to: event.subject, line: event.line))
    case .start: coordinators.start(event.subject, line: event.line)
    case .show:
      guard event.object.isSome else { return }
      coordinators.show(freshScreen(event.object), by: event.subject)
    default:
      guard event.object.isSome else { return }
      let screens = sights(of: coordinators.screens(ofUnfinished: event.object))
      raise(coordinators.finish(event.object, line: event.line, after: lineBefore, screens))
    }
  }

  /// The screen that a coordinator shows: not an instance of that name that has already gone.
  private func freshScreen(_ who: Participant) -> Seat {
    let seat = seat(for: who)
    guard let index = instances.index(of: seat.instance) else { return seat }
    return instances[index].flags.isDisjoint(with: [.gone, .dead]) ? seat : Seat(who: who)
  }

  /// A coordinator's own deinit: TC705 while one of its screens lives.
  mutating func noteCoordinatorReleased(_ event: Event) {
    guard coordinators.knows(event.subject) else { return }
    var screens = sights(of: coordinators.screens(ofUnfinished: event.subject))
    if screens.isEmpty, let own = ownScreen(of: event.subject) { screens = [sight(of: seated(own))] }
    raiseNotRetained(coordinators.release(event.subject, line: event.line, screens))
  }

  /// The screen on display that was created after a coordinator's start and has its name, if nothing tells
  /// what it showed: `CheckoutViewController` of `CheckoutCoordinator`.
  private func ownScreen(of who: Participant) -> Int? {
    guard classes.announces(.addChildCoordinator), let start = coordinators.startLine(ofUnfinished: who)
    else {
      return nil
    }
    guard let stem = Coordinator.stem(of: text(of: who.name)) else { return nil }
    let own = instances.items.indices.filter { index in
      instances[index].loadLine > start && instances[index].isOnScreen
        && text(of: instances[index].name).hasPrefix(stem)
    }
    return own.min { instances[$0].loadLine < instances[$1].loadLine }
  }

  /// A screen begins: assigns it to the coordinators that it may belong to, if the log doesn't tell what any
  /// coordinator shows.
  mutating func noteLikelyScreen(_ index: Int) {
    guard !classes.announces(.show) else { return }
    coordinators.bringLikely(instances.reference(index), named: text(of: instances[index].name))
  }

  /// A controller appears in the log for the first time.
  mutating func noteScreenBegins(_ who: Participant) { raiseNotRetained(coordinators.begin(who)) }

  /// A coordinator that was released before its screen. If no parent added it, the finding waits for the end:
  /// an app may have routers that live only for their start, and then it has several.
  private mutating func raiseNotRetained(_ fact: CoordinatorFact?) {
    guard case .notRetained(let coordinator, _, _)? = fact, coordinator.addedLine == 0, let fact else {
      return raise(fact)
    }
    outbox.flag(line: lastLine)
    neverAdded.append(fact, keeping: Coordinators.limit)
  }

  /// The end of a trace: raises those that no parent added.
  mutating func finishNeverAdded() {
    for fact in neverAdded {
      var finding = fact.told(in: words)
      finding.weigh(neverAdded.count > 1 ? fact.doubts.union(Doubts(.routerMayBeBrief)) : fact.doubts)
      raise(finding)
    }
  }

  /// A screen was released.
  mutating func noteScreenReleased(_ index: Int, line: Int) {
    guard !coordinators.isEmpty, coordinators.haveShown(seated(index)) else { return }
    let screen = ReleasedScreen(
      seat: seated(index), doubts: doubts(thatItWas: index), ownSince: ownSince(index),
      isSheet: classes[instances[index].name].wasPresented && !instances[index].flags.contains(.cameInside))
    coordinators.release(screen, line: line)
  }

  /// A mark that takes screens off a stack.
  mutating func noteCoordinatorsPop(_ event: Event) {
    coordinators.note(
      PopMark(
        container: event.subject, kind: event.kind, line: event.line, animated: event.flags[.animated]))
  }

  /// A transition came to its end.
  mutating func collectCoordinators(after transition: RunningIndex) {
    // A transition that logged only a did-callback may have begun earlier.
    let wills = Slot.incomingWillAppear.bit | Slot.outgoingWillDisappear.bit
    let isBegun = running[transition].hasMark || running[transition].seen & wills != 0
    guard isBegun, running[transition].seen & SlotSet.told.bits != 0 else { return }
    for fact in coordinators.collect(afterMoveFrom: running[transition].firstLine) { raise(fact) }
    judgeClosing(before: running[transition].firstLine)
    judgeCameBack(in: transition)
  }

  /// A screen appears again whose coordinator was finished before it had even begun to go: it was in the stack all the
  /// time, whatever is known of stacks.
  private mutating func judgeCameBack(in transition: RunningIndex) {
    guard running[transition].isCommitted, !hasReturned(transition), !hasTurned(transition),
      let index = instances.index(of: running[transition].incoming.instance), instances[index].loadLine > 0,
      instances[index].line(.viewDidDisappear) > 0, isKnownAlone(index)
    else { return }
    let gone = running[transition].outgoing
    for coordinator in coordinators.finished(before: running[transition].firstLine)
    where instances[index].loadLine < coordinator.finishedLine
      && coordinator.screens.contains(where: { boundScreen($0) == index })
    {
      var doubts = doubts(thatItStands: index)
      if coordinator.screens.contains(where: { $0.who.name == name(of: gone) }) {
        doubts.add(.mayCloseOneByOne)
      }
      raise(
        coordinators.takeBack(
          instances[index].name, of: coordinator.who, .cameBack(instances[index].line(.viewWillAppear)),
          doubts))
    }
  }

  /// Judges the coordinators that finished before a line while one of their screens was at rest: has that
  /// screen gone?
  mutating func judgeClosing(before line: Int) {
    for closing in coordinators.takeClosing(before: line) {
      let sight = sight(of: closing.screen)
      guard sight.isStanding else { continue }
      var doubts = sight.doubts(since: closing.beginLine)
      if !coordinators.knows(closing.coordinator) {
        // One that was released closes what it had; another of a screen's name tells nothing of that.
        guard doubts.isEmpty else { continue }
        doubts.add(.mayCloseOneByOne)
      }
      raise(coordinators.takeBack(sight.name, of: closing.coordinator, early(closing), doubts))
    }
  }

  /// What was above a screen when its coordinator finished, if that is known.
  private func early(_ closing: Coordinators.Closing) -> CoordinatorFact.Early {
    guard let index = boundScreen(closing.screen) else { return .inStack }
    let presentation = instances[index].presenting
    let presented = presentation.isSome && isPresenting(index) ? [presentations[presentation].presented] : []
    let above = (stacks.entries(above: instances.reference(index)) + presented).first {
      hasCome($0, since: index)
    }
    guard let above, let cover = self.index(of: above) else { return .inStack }
    let came = instances[cover].line(.viewWillAppear)
    guard came > 0, came < closing.line else { return .inStack }
    return .below(instances[cover].name, since: came)
  }

  /// A swipe was cancelled: a coordinator that finished for it finished too early.
  mutating func judgeFinishedInSwipe(_ transition: RunningIndex) {
    let outgoing = running[transition].outgoing
    let index = instances.index(of: outgoing.instance)
    // Who closes what it shows releases the coordinator with it; a sheet that has come back was closed by nobody.
    let isBack = running[transition].kindAsked == .dismiss && hasReturned(transition)
    for coordinator in coordinators.finished(since: running[transition].firstLine, evenReleased: isBack)
    where coordinator.screens.contains(where: { boundScreen($0) == index }) {
      raise(
        coordinators.takeBack(
          name(of: outgoing), of: coordinator.who,
          .swipeGivenUp(ofSheet: running[transition].kindAsked == .dismiss),
          isAmbiguous(outgoing) ? Doubts(.namesakeMayHide) : []))
    }
  }

  // MARK: What is known of screens

  private func sights(of screens: [Seat]) -> [ScreenSight] { screens.map { sight(of: $0) } }

  private func sight(of screen: Seat) -> ScreenSight {
    var sight = ScreenSight(seat: screen, name: name(of: screen))
    guard let index = boundScreen(screen) else { return sight }
    sight.isBound = true
    sight.isStanding = isStanding(index)
    sight.doubts = doubts(thatItStands: index)
    sight.goneLine = instances[index].line(.viewDidDisappear)
    sight.isLeaving = instances[index].flags.contains(.gone) || isLeaving(index)
    sight.ownSince = ownSince(index)
    return sight
  }

  /// The instance of a screen that may have been announced by its name only.
  private func boundScreen(_ screen: Seat) -> Int? {
    instances.index(of: screen.instance) ?? existing(screen.who)
  }

  /// The line from which an instance is certainly the screen that was shown: if only its name is known, it
  /// must have begun after that, as the only one of its class.
  private func ownSince(_ index: Int) -> Int {
    if instances[index].key.isSome { return .max }
    let record = classes[instances[index].name]
    let isOnly =
      record.count == 1 && !isAmbiguous(seated(index)) && instances[index].flags.contains(.begun)
      && record.logged & EventKind.beginnings != 0 && record.loggedCallbacks == 15
    return isOnly ? instances[index].firstLine : 0
  }

  /// Whether a screen is in a known stack and not on its way out of it. If nothing covered it, in a log that
  /// announces incoming screens, it went back by a gesture, which no mark tells of.
  private func isStanding(_ index: Int) -> Bool {
    if instances[index].flags.contains(.gone) { return false }
    if isStandingAsSheet(index) { return true }
    let reference = instances.reference(index)
    let coming = lastComing(index)
    let isInStack = stacks.owners(of: reference).contains { !coordinators.hasPopped($0, after: coming) }
    guard isInStack, !isLeavingByPop(index) else { return false }
    return isShownOrCovered(index) || !announcesComing || isBelowOther(index)
  }

  private func isShownOrCovered(_ index: Int) -> Bool {
    [.appearing, .appeared].contains(instances[index].state) || isCovered(index)
  }

  /// Whether another controller is known to be above a screen, or appeared over it.
  private func isBelowOther(_ index: Int) -> Bool {
    stacks.entries(above: instances.reference(index)).contains { mayLive($0) } || isBelowShown(index)
  }

  /// Whether a pushed controller hasn't been released since, as far as is known.
  private func mayLive(_ seat: Seat) -> Bool {
    guard seat.who.instance.isSome else { return true }
    return instances.find(seat.who.name, seat.who.instance).map { !instances[$0].flags.contains(.dead) }
      ?? true
  }

  private func doubts(thatItStands index: Int) -> Doubts {
    var doubts = namesakeDoubts(index)
    if !isShownOrCovered(index) { doubts.add(.mayHaveGoneBack) }
    return doubts
  }

  /// Why a deinit may be that of a controller other than a screen: if only the name is known, a covered one
  /// may equally stay while another is released.
  private func doubts(thatItWas index: Int) -> Doubts {
    namesakeDoubts(index).orNamesake(unless: hasSurelyGone(index))
  }

  /// If another controller had the name while this one lived, either may be meant.
  private func namesakeDoubts(_ index: Int) -> Doubts {
    instances[index].flags.contains(.hadNamesake) ? Doubts(.namesakeCanBeCalled) : []
  }

  /// Whether a screen moves out of sight, but not below one that is pushed or presented.
  private func isLeavingByPop(_ index: Int) -> Bool {
    guard isLeaving(index) else { return false }
    let kind = running[instances[index].transition].kindAsked
    return kind != .push && kind != .present
  }

  private func isLeaving(_ index: Int) -> Bool {
    let transition = instances[index].transition
    return transition.isSome && running[transition].side(of: Int32(index)) == .outgoing
  }

  /// Whether it's known what is above a screen that isn't shown.
  private func isCovered(_ index: Int) -> Bool {
    if isLeaving(index) {
      // The outgoing controller of a push that logs nothing else may disappear for another reason.
      return running[instances[index].transition].seen & SlotSet.appearance(.incoming).bits != 0
    }
    // A controller that doesn't log that it appears may be back, and disappear for good.
    guard tellsComing(index) else { return false }
    let reference = instances.reference(index)
    return isPresenting(index) || stacks.entries(above: reference).contains { hasCome($0, since: index) }
  }

  /// Whether a controller presents one that hasn't been asked to go.
  private func isPresenting(_ index: Int) -> Bool {
    let presentation = instances[index].presenting
    guard presentation.isSome else { return false }
    return presentations[presentation].phase == .presenting || presentations[presentation].phase == .presented
  }

  /// Whether a controller logged that it appeared after another one: what was above that one before may be
  /// gone.
  private func hasCome(_ seat: Seat, since index: Int) -> Bool {
    self.index(of: seat).map { lastComing($0) > lastComing(index) } ?? false
  }

  private func lastComing(_ index: Int) -> Int {
    max(instances[index].line(.viewWillAppear), instances[index].line(.viewDidAppear))
  }

  /// Whether a released controller was removed before: if only its name is known, a covered one may equally
  /// stay while another is released.
  private func hasSurelyGone(_ index: Int) -> Bool {
    instances[index].key.isSome || instances[index].flags.contains(.gone)
      || running.announced.contains { passesOver($0, index) }
  }
}
