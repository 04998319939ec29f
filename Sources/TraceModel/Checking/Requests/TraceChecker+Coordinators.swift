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
    guard let place = instances.place(of: seat.instance) else { return seat }
    return instances[place].flags.isDisjoint(with: [.gone, .dead]) ? seat : Seat(who: who)
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
    return instances.items.indices.first { place in
      instances[place].loadLine > start && instances[place].isOnScreen
        && text(of: instances[place].name).hasPrefix(stem)
    }
  }

  /// A screen begins: assigns it to the coordinators that it may belong to, if the log doesn't tell what any
  /// coordinator shows.
  mutating func noteLikelyScreen(_ place: Int) {
    guard !classes.announces(.show) else { return }
    coordinators.bringLikely(instances.reference(place), named: text(of: instances[place].name))
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
  mutating func noteScreenReleased(_ place: Int, line: Int) {
    guard !coordinators.isEmpty, coordinators.haveShown(seated(place)) else { return }
    let screen = ReleasedScreen(
      seat: seated(place), doubts: doubts(thatItWas: place), ownSince: ownSince(place),
      isSheet: classes[instances[place].name].wasPresented && !instances[place].flags.contains(.cameInside))
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
  }

  /// Judges the coordinators that finished before a line while one of their screens was at rest: has that
  /// screen gone?
  mutating func judgeClosing(before line: Int) {
    for closing in coordinators.takeClosing(before: line) {
      let sight = sight(of: closing.screen)
      guard sight.isStanding else { continue }
      raise(
        coordinators.takeBack(
          sight.name, of: closing.coordinator, early(closing),
          sight.doubts(since: closing.beginLine)))
    }
  }

  /// What was above a screen when its coordinator finished, if that is known.
  private func early(_ closing: Coordinators.Closing) -> CoordinatorFact.Early {
    guard let place = boundScreen(closing.screen) else { return .inStack }
    let presentation = instances[place].presenting
    let presented = presentation.isSome && isPresenting(place) ? [presentations[presentation].presented] : []
    let above = (stacks.entries(above: instances.reference(place)) + presented).first {
      hasCome($0, since: place)
    }
    guard let above, let cover = self.place(of: above) else { return .inStack }
    let came = instances[cover].line(.viewWillAppear)
    guard came > 0, came < closing.line else { return .inStack }
    return .below(instances[cover].name, since: came)
  }

  /// A swipe was cancelled: a coordinator that finished for it finished too early.
  mutating func judgeFinishedInSwipe(_ transition: RunningIndex) {
    let outgoing = running[transition].outgoing
    let place = instances.place(of: outgoing.instance)
    for coordinator in coordinators.finished(since: running[transition].firstLine)
    where coordinator.screens.contains(where: { boundScreen($0) == place }) {
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
    guard let place = boundScreen(screen) else { return sight }
    sight.isBound = true
    sight.isStanding = isStanding(place)
    sight.doubts = doubts(thatItStands: place)
    sight.goneLine = instances[place].line(.viewDidDisappear)
    sight.isLeaving = instances[place].flags.contains(.gone) || isLeaving(place)
    sight.ownSince = ownSince(place)
    return sight
  }

  /// The instance of a screen that may have been announced by its name only.
  private func boundScreen(_ screen: Seat) -> Int? {
    instances.place(of: screen.instance) ?? existing(screen.who)
  }

  /// The line from which an instance is certainly the screen that was shown: if only its name is known, it
  /// must have begun after that, as the only one of its class.
  private func ownSince(_ place: Int) -> Int {
    if instances[place].key.isSome { return .max }
    let record = classes[instances[place].name]
    let isOnly =
      record.count == 1 && !isAmbiguous(seated(place)) && instances[place].flags.contains(.begun)
      && record.logged & EventKind.beginnings != 0 && record.loggedCallbacks == 15
    return isOnly ? instances[place].firstLine : 0
  }

  /// Whether a screen is in a known stack and not on its way out of it. If nothing covered it, in a log that
  /// announces incoming screens, it went back by a gesture, which no mark tells of.
  private func isStanding(_ place: Int) -> Bool {
    if instances[place].flags.contains(.gone) { return false }
    let reference = instances.reference(place)
    let coming = lastComing(place)
    let isInStack = stacks.owners(of: reference).contains { !coordinators.hasPopped($0, after: coming) }
    guard isInStack, !isLeavingByPop(place) else { return false }
    return isShownOrCovered(place) || !announcesComing || isBelowOther(place)
  }

  private func isShownOrCovered(_ place: Int) -> Bool {
    [.appearing, .appeared].contains(instances[place].state) || isCovered(place)
  }

  /// Whether another controller is known to be above a screen, or appeared over it.
  private func isBelowOther(_ place: Int) -> Bool {
    stacks.entries(above: instances.reference(place)).contains { mayLive($0) } || isBelowShown(place)
  }

  /// Whether a pushed controller hasn't been released since, as far as is known.
  private func mayLive(_ seat: Seat) -> Bool {
    guard seat.who.instance.isSome else { return true }
    return instances.find(seat.who.name, seat.who.instance).map { !instances[$0].flags.contains(.dead) }
      ?? true
  }

  private func doubts(thatItStands place: Int) -> Doubts {
    var doubts = namesakeDoubts(place)
    if !isShownOrCovered(place) { doubts.add(.mayHaveGoneBack) }
    return doubts
  }

  /// Why a deinit may be that of a controller other than a screen: if only the name is known, a covered one
  /// may equally stay while another is released.
  private func doubts(thatItWas place: Int) -> Doubts {
    namesakeDoubts(place).orNamesake(unless: hasSurelyGone(place))
  }

  /// If another controller had the name while this one lived, either may be meant.
  private func namesakeDoubts(_ place: Int) -> Doubts {
    instances[place].flags.contains(.hadNamesake) ? Doubts(.namesakeCanBeCalled) : []
  }

  /// Whether a screen moves out of sight, but not below one that is pushed or presented.
  private func isLeavingByPop(_ place: Int) -> Bool {
    guard isLeaving(place) else { return false }
    let kind = running[instances[place].transition].kindAsked
    return kind != .push && kind != .present
  }

  private func isLeaving(_ place: Int) -> Bool {
    let transition = instances[place].transition
    return transition.isSome && running[transition].side(of: Int32(place)) == .outgoing
  }

  /// Whether it's known what is above a screen that isn't shown.
  private func isCovered(_ place: Int) -> Bool {
    if isLeaving(place) {
      // The outgoing controller of a push that logs nothing else may disappear for another reason.
      return running[instances[place].transition].seen & SlotSet.appearance(.incoming).bits != 0
    }
    // A controller that doesn't log that it appears may be back, and disappear for good.
    guard tellsComing(place) else { return false }
    let reference = instances.reference(place)
    return isPresenting(place) || stacks.entries(above: reference).contains { hasCome($0, since: place) }
  }

  /// Whether a controller presents one that hasn't been asked to go.
  private func isPresenting(_ place: Int) -> Bool {
    let presentation = instances[place].presenting
    guard presentation.isSome else { return false }
    return presentations[presentation].phase == .presenting || presentations[presentation].phase == .presented
  }

  /// Whether a controller logged that it appeared after another one: what was above that one before may be
  /// gone.
  private func hasCome(_ seat: Seat, since place: Int) -> Bool {
    self.place(of: seat).map { lastComing($0) > lastComing(place) } ?? false
  }

  private func lastComing(_ place: Int) -> Int {
    max(instances[place].line(.viewWillAppear), instances[place].line(.viewDidAppear))
  }

  /// Whether a released controller was removed before: if only its name is known, a covered one may equally
  /// stay while another is released.
  private func hasSurelyGone(_ place: Int) -> Bool {
    instances[place].key.isSome || instances[place].flags.contains(.gone)
      || running.established.contains { passesOver($0, place) }
  }
}
