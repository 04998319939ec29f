/// The marks about coordinators, and what judging them takes to know about screens.
extension TraceChecker {
  mutating func observeCoordinator(_ event: Event) {
    switch event.kind {
    case .addChildCoordinator:
      guard event.object.isSome else { return }
      let name = app.text(of: event.object.name)
      let shown = app.coordinators.screens(ofNewest: event.object).map { app.seatedNow($0) }
      raise(
        app.coordinators.add(event.object, named: name, to: event.subject, line: event.line, shown: shown))
    case .start: app.coordinators.start(event.subject, line: event.line)
    case .show:
      guard event.object.isSome else { return }
      app.coordinators.show(app.freshScreen(event.object), by: event.subject)
    default:
      guard event.object.isSome else { return }
      let screens = app.sights(of: app.coordinators.screens(ofUnfinished: event.object))
      raise(app.coordinators.finish(event.object, line: event.line, after: app.latest.lineBefore, screens))
    }
  }

  /// A coordinator's own deinit: TC705 while one of its screens lives.
  mutating func noteCoordinatorReleased(_ event: Event) {
    guard app.coordinators.knows(event.subject) else { return }
    var screens = app.sights(of: app.coordinators.screens(ofUnfinished: event.subject))
    if screens.isEmpty, let own = app.ownScreen(of: event.subject) {
      screens = [app.sight(of: app.seated(own))]
    }
    raiseNotRetained(app.coordinators.release(event.subject, line: event.line, screens))
  }

  /// A controller appears in the log for the first time.
  mutating func noteScreenBegins(_ screen: Seat) {
    raiseNotRetained(app.coordinators.begin(screen.who, as: screen.instance))
  }

  private mutating func raiseNotRetained(_ fact: CoordinatorFact?) {
    let told = judges.neverAddedCoordinators.take(fact)
    if fact != nil, told == nil { outbox.flag(line: app.latest.line) }
    raise(told)
  }

  /// A transition came to its end.
  mutating func collectCoordinators(after transition: RunningIndex) {
    guard app.tellsBeginning(transition) else { return }
    for fact in app.coordinators.collect(afterMoveFrom: app.running[transition].firstLine) { raise(fact) }
    judgeClosing(before: app.running[transition].firstLine)
    judgeCameBack(in: transition)
  }

  /// A transition has come to its row: what was finished before it has had its time to go. It may linger until the mark that
  /// takes all away at last.
  mutating func judgeClosing(amid transition: RunningIndex) {
    if app.tellsBeginning(transition) { judgeClosing(before: app.running[transition].firstLine) }
  }

  /// A screen appears again whose coordinator was finished before it had even begun to go: it was in the stack all the
  /// time, whatever is known of stacks.
  private mutating func judgeCameBack(in transition: RunningIndex) {
    guard app.running[transition].isCommitted, !app.hasReturned(transition), !app.hasTurned(transition),
      let index = app.instances.index(of: app.running[transition].incoming.instance),
      app.instances[index].loadLine > 0,
      app.instances[index].line(.viewDidDisappear) > 0, app.isKnownAlone(index)
    else { return }
    let gone = app.running[transition].outgoing
    for coordinator in app.coordinators.finished(before: app.running[transition].firstLine)
    where app.instances[index].loadLine < coordinator.finishedLine
      && coordinator.screens.contains(where: { app.boundScreen($0) == index })
    {
      var doubts = app.doubts(thatItStands: index)
      if !app.tellsReturn(of: index) { doubts.add(.namesakeMayHide) }
      if coordinator.screens.contains(where: { $0.who.name == app.name(of: gone) }) {
        doubts.add(.mayCloseOneByOne)
      }
      raise(
        app.coordinators.takeBack(
          app.instances[index].name, of: coordinator.who,
          .cameBack(
            app.instances[index].line(.viewWillAppear),
            from: app.cover(gone, before: coordinator.finishedLine)),
          doubts))
    }
  }

  /// Judges the coordinators that finished before a line while one of their screens was at rest: has that
  /// screen gone?
  mutating func judgeClosing(before line: Int) {
    for closing in app.coordinators.takeClosing(before: line) {
      let sight = app.sight(of: closing.screen)
      guard sight.isStanding else { continue }
      var doubts = sight.doubts(since: closing.beginLine)
      if !app.coordinators.knows(closing.coordinator) {
        // One that was released closes what it had; another of a screen's name tells nothing of that.
        guard doubts.isEmpty else { continue }
        doubts.add(.mayCloseOneByOne)
      }
      raise(app.coordinators.takeBack(sight.name, of: closing.coordinator, app.early(closing), doubts))
    }
  }

  /// A swipe was cancelled: a coordinator that finished for it finished too early.
  mutating func judgeFinishedInSwipe(_ transition: RunningIndex) {
    let outgoing = app.running[transition].outgoing
    let index = app.instances.index(of: outgoing.instance)
    let isSheet = app.running[transition].kindAsked == .dismiss
    for coordinator in app.coordinators.finished(
      since: app.running[transition].firstLine, evenReleased: app.hasReturned(transition))
    where coordinator.screens.contains(where: { app.boundScreen($0) == index }) {
      var doubts = app.isAmbiguous(outgoing) ? Doubts(.namesakeMayHide) : []
      // Who closes what it shows releases the coordinator with it; a sheet that has come back was closed by nobody.
      if !isSheet, !app.coordinators.knows(coordinator.who) {
        guard app.isClosedByNobody(coordinator, before: index) else { continue }
        doubts.add(.mayCloseOneByOne)
      }
      raise(
        app.coordinators.takeBack(
          app.name(of: outgoing), of: coordinator.who, .swipeGivenUp(ofSheet: isSheet), doubts))
    }
  }
}

extension ObservedApp {
  /// Whether the log has the beginning of a transition: one that logged only a did-callback may have begun earlier.
  fileprivate func tellsBeginning(_ transition: RunningIndex) -> Bool {
    let wills = Slot.incomingWillAppear.bit | Slot.outgoingWillDisappear.bit
    let one = running[transition]
    return (one.hasMark || one.seen & wills != 0) && one.seen & SlotSet.told.bits != 0
  }

  /// Whether the log tells a controller that comes again from another of its name that was below it: by its address, or by
  /// what the class logs of how one begins to come.
  fileprivate func tellsReturn(of index: InstanceIndex) -> Bool {
    instances[index].key.isSome || classes[instances[index].name].logs(.viewWillAppear)
  }

  /// The screen that a coordinator shows: not an instance of that name that has already gone.
  fileprivate func freshScreen(_ who: Participant) -> Seat {
    let seat = seatOfCreated(who) ?? seat(for: who)
    guard let index = instances.index(of: seat.instance) else { return seat }
    return instances[index].flags.isDisjoint(with: [.gone, .dead]) ? seat : Seat(who: who)
  }

  /// Whether a coordinator finished before its screen came back, and no other of its screens has gone.
  fileprivate func isClosedByNobody(_ coordinator: Coordinator, before index: InstanceIndex?) -> Bool {
    guard let index, coordinator.finishedLine < instances[index].line(.viewWillAppear) else { return false }
    return coordinator.screens.allSatisfy { seat in
      boundScreen(seat).map { $0 == index || !instances[$0].flags.contains(.gone) } ?? false
    }
  }

  /// The screen on display that was created after a coordinator's start and has its name, if nothing tells
  /// what it showed: `CheckoutViewController` of `CheckoutCoordinator`.
  fileprivate func ownScreen(of who: Participant) -> InstanceIndex? {
    guard classes.announces(.addChildCoordinator), let start = coordinators.startLine(ofUnfinished: who)
    else {
      return nil
    }
    guard let stem = Coordinator.stem(of: text(of: who.name)) else { return nil }
    let own = instances.indices.filter { index in
      instances[index].loadLine > start && instances[index].isOnScreen
        && text(of: instances[index].name).hasPrefix(stem)
    }
    return own.min { instances[$0].loadLine < instances[$1].loadLine }
  }

  /// A screen begins: assigns it to the coordinators that it may belong to, if the log doesn't tell what any
  /// coordinator shows.
  mutating func noteLikelyScreen(_ index: InstanceIndex) {
    guard !classes.announces(.show) else { return }
    coordinators.bringLikely(instances.reference(index), named: text(of: instances[index].name))
  }

  /// A screen was released.
  mutating func noteScreenReleased(_ index: InstanceIndex, line: Int) {
    guard coordinators.haveShown(seated(index)) else { return }
    let screen = ReleasedScreen(
      seat: seated(index), doubts: doubts(thatItWas: index), ownSince: ownSince(index),
      elderLine: elderLine(index),
      isSheet: classes[instances[index].name].wasPresented && !instances[index].flags.contains(.cameInside))
    coordinators.release(screen, line: line)
  }

  /// Where the youngest began of those with the name of a controller that are older.
  private func elderLine(_ index: InstanceIndex) -> Int {
    guard !instances[index].key.isSome else { return 0 }
    let (began, name) = (instances[index].firstLine, instances[index].name)
    return classes[name].nameOnly.map { instances[$0].firstLine }.filter { $0 < began }.max() ?? 0
  }

  /// A mark that takes screens off a stack.
  mutating func noteCoordinatorsPop(_ event: Event, isStackGuessed: Bool = false) {
    coordinators.note(
      PopMark(
        container: event.subject, kind: event.kind, line: event.line, animated: event.flags[.animated],
        isStackGuessed: isStackGuessed))
  }

  /// What was above a screen when its coordinator finished, if that is known.
  fileprivate func early(_ closing: Coordinators.Closing) -> CoordinatorFact.Early {
    guard let index = boundScreen(closing.screen) else { return .inStack(coveredSince: 0, backAt: 0) }
    let presentation = instances[index].presenting
    let presented = presentation.isSome && isPresenting(index) ? [presentations[presentation].presented] : []
    let above = (containers.stacks.entries(above: instances.reference(index)) + presented).first {
      hasCome($0, since: index)
    }
    if let cover = above.flatMap({ cover($0, before: closing.line) }) { return .below(cover) }
    let (went, back) = (instances[index].line(.viewDidDisappear), instances[index].line(.viewWillAppear))
    return .inStack(
      coveredSince: went <= closing.line ? went : 0, backAt: back > max(went, closing.line) ? back : 0)
  }

  /// The screen above another, if it came before a line.
  fileprivate func cover(_ above: Seat, before line: Int) -> CoordinatorFact.Cover? {
    guard let index = index(of: above) else { return nil }
    let came = instances[index].line(.viewWillAppear)
    return came > 0 && came < line ? CoordinatorFact.Cover(name: instances[index].name, line: came) : nil
  }
}
