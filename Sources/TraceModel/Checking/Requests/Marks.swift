/// What the app said it asked for, and what its containers, windows, scenes and coordinators reported.
extension TraceChecker {
  mutating func observeMark(_ event: Event) {
    let name = event.subject.name
    if name.isSome, !app.classes[name].logs(event.kind) { app.classes.note(event.kind, of: name) }
    if event.kind.asksForAnother { app.giveUpPops(for: event) }
    app.classes.announce(event.kind)
    if rarely(app.followsSameMark(event)), isDoneAlready(event) { return }
    if app.isToldLate(event) { return }
    switch event.kind {
    case .present: observePresent(event)
    case .dismiss: observeDismiss(event)
    case .presentCompletion: observeCompletion(event, .present)
    case .dismissCompletion: observeCompletion(event, .dismiss)
    case .isModalInPresentation: app.observeModal(event)
    case .push, .pop, .popToRoot, .popTo, .setViewControllers: observeNavigation(event)
    case .setNavigationBarHidden: observeBarHidden(event)
    case .navigationControllerWillShow, .navigationControllerDidShow: observeShow(event)
    case .select: observeSelect(event)
    case .pageViewControllerWillTransition, .pageViewControllerDidFinishAnimating: observePageTurn(event)
    case .tabBarControllerShouldSelect, .tabBarControllerDidSelect: observeTabDelegate(event)
    case .addChild, .removeFromParent, .willMove, .didMove: observeContainment(event)
    case .beginAppearanceTransition, .endAppearanceTransition: raise(app.forward(event))
    case .setRoot, .makeKeyAndVisible: observeWindow(event)
    case .sceneDidDisconnect, .applicationWillTerminate, .sceneWillConnect:
      takeBackKill(event)
      noteScene(event)
      app.observeEnding(event)
    case .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground, .sceneWillEnterForeground,
      .didFinishLaunching, .applicationDidBecomeActive, .applicationWillResignActive,
      .applicationDidEnterBackground, .applicationWillEnterForeground:
      noteScene(event)
    case .adaptivePresentationStyle: observeAdaptation(event)
    case .traits: observeTraits(event)
    case .splitViewControllerWillShow: app.noteSplit(event.subject)
    case .addChildCoordinator, .start, .show, .childDidFinish: observeCoordinator(event)
    case .touch, .hitTest: raise(app.unreachable(event))
    case .diagnostic: observeDiagnostic(event)
    default: break
    }
  }

  /// Begins a transition that a mark announces, or recognises one that is already under way: a mark may be
  /// printed after the call that it announces.
  mutating func announce(
    _ kind: TransitionKind, _ rows: RowSet, outgoing: Seat, incoming: Seat, _ event: Event
  ) -> RunningIndex {
    let moving = app.underWay(outgoing, incoming) ?? app.begunJustNow(for: incoming, beside: outgoing)
    let begun = moving.flatMap { app.leaves($0, rows) ? nil : $0 }
    let transition = begun ?? open(app.orders.rowSets.all)
    if app.mayGoForAnother(transition) { app.running[transition].doubts.add(.othersMove) }
    app.running[transition].note(mark: event, outgoing: app.living(outgoing), incoming: app.living(incoming))
    noteTouch(transition, line: event.line)
    if kind == .push || kind == .present { app.noteBroughtAnew(incoming) }
    announce(transition, kind, rows)
    return transition
  }
  // MARK: Presentations

  private mutating func observePresent(_ asked: Event) {
    let event = app.ofOnlyAddressed(app.ofScreenOnTop(asked))
    if !app.running.announced.isEmpty { giveUpUnanswered(askedOf: event.subject) }
    guard event.object.isSome, !judges.repeatedRequests.note(event, in: app) else { return }
    let style = event.style ?? app.styleKnown(of: event.object)
    if style == PresentationStyle.none {
      return raise(
        StyleNoneFact(
          presenter: event.subject, presented: event.object, line: event.line, event: event.kind))
    }
    if let shown = app.presentedJustNow(asked) { return app.notePresented(shown, asked, style) }
    tellApart(event)
    app.beginNamesakesStack(event.object)
    closeRevealing(event.subject)
    let isPossible = checkPresenter(event)
    let isHidden = rarely(hiddenPresenter != nil)
    // UIKit raises an exception, and nothing comes of it.
    if isHidden, app.isShownInside(event.object) { return raiseHiddenPresenter() }
    let presenter = isPossible || !app.isForwarded(event) ? seatOfPresenter(event.subject) : Seat()
    app.noteUnbegun(presenter)
    let isOfNamesake = app.isHiddenNamesake(presenter) && !app.isCoveredJustNow(event)
    let isNamesake =
      app.isOneMore(event.object) || app.isUnderWayElsewhere(event.object) || isOfNamesake
      || app.isMadeForPresentation(event.object)
    let beside = app.seatBesideGoing(event.object)
    let other = beside ?? (isNamesake ? Seat(who: event.object) : app.seatOfCreated(event.object))
    let known = other ?? app.seat(for: event.object)
    let presented = app.isAnother(than: known, event.object, by: presenter) ? Seat(who: event.object) : known
    let isThere = app.isShownAlready(presented)
    let before = app.askedBefore(by: event.subject, besides: event.object)
    let presentation = app.openPresentation(presenter, presented, line: event.line)
    app.presentations[presentation].isAnnounced = true
    let description = app.description(of: event.object.name)
    app.setStyle(presentation, style, covers: event.flags[.coversPresenter] ?? description?.coversPresenter)
    if style == nil, app.neverCovers(event.object) { app.presentations[presentation].family = .over }
    app.takeSetting(presentation, event.flags[.modalInPresentation], description)
    if isThere {
      app.presentations[presentation].phase = .presented
      if isHidden { raiseHiddenPresenter() }
      return
    }
    let rows = app.orders.rowSets.of(.present).and(
      app.orders.rowSets.of(app.presentations[presentation].family))
    let transition = announce(
      .present, rows, outgoing: app.coveredNext(presenter, event), incoming: presented, event)
    app.running[transition].presentation = presentation
    app.running[transition].style = style
    if !presenter.isNamed, !presenter.isTaken, app.running[transition].isOpen {
      app.running.expect(.outgoing, transition)
    }
    if !isPossible { app.running[transition].doubts.add(.overlapped) }
    if app.isGuessedPresenter(presenter, transition) {
      app.running[transition].doubts.add(.boundByOrder)
      app.presentations[presentation].coveredInstead = app.running[transition].outgoing.instance
    }
    if let before { app.running.note(transition) { $0.askedAmid = before } }
    raise(judges.requestsUnderneath.note(presenter, event, in: app))
    if isHidden { holdHiddenPresenter(in: transition) }
    app.excuseUnsettled(presenter, transition)
  }

  /// No controller presents itself: of a presenter and a presented one with the same name, the only one that is known is
  /// the one that comes if it hasn't begun to appear. The other was there before the log, which would have told how it began.
  private mutating func tellApart(_ event: Event) {
    let (who, indices) = (event.subject, app.classes[event.subject.name].nameOnly)
    guard who == event.object, !who.instance.isSome, indices.count == 1,
      app.instances[indices[0]].flags.contains(.fresh), !app.instances[indices[0]].state.isOnScreen
    else { return }
    _ = beginUnlogged(who.name)
    app.noteNamesakes(who.name)
    if app.classes[who.name].logged & EventKind.beginnings != 0 { app.beganInTheMiddle = true }
  }

  /// A seat for a presenter: it exists, logged or not. Of several with addresses it is the one that is shown, else the one
  /// that moves.
  private mutating func seatOfPresenter(_ who: Participant) -> Seat {
    if let shown = app.shownOfAddressed(who) { return app.seated(shown) }
    let seat = app.seat(for: who)
    guard !seat.isTaken, who.name.isSome, !who.instance.isSome, app.classes[who.name].nameOnly.isEmpty,
      app.classes[who.name].addressedCount == 0
    else { return seat }
    return app.seated(beginUnlogged(who.name))
  }
}

extension ObservedApp {
  /// A presenter was there before the log if nothing told how it began, in a class that logs that.
  fileprivate mutating func noteUnbegun(_ presenter: Seat) {
    guard !presenter.isTaken, presenter.who.instance.isSome else { return }
    if classes[presenter.who.name].logged & EventKind.beginnings != 0 { beganInTheMiddle = true }
  }

  /// The incoming controller was off screen, or taken off it, whether or not its class logs that: the instance that had its
  /// address before may be gone.
  fileprivate mutating func noteBroughtAnew(_ incoming: Seat) {
    guard let index = instances.index(of: incoming.instance),
      instances[index].state == .hidden || instances[index].flags.contains(.gone)
    else { return }
    instances[index].flags.insert(.broughtAnew)
  }

  /// A seat without its instance if that no longer exists: another may be at its index in the table.
  fileprivate func living(_ seat: Seat) -> Seat {
    instances.index(of: seat.instance) == nil ? Seat(who: seat.who) : seat
  }

  /// The inferred transition that a mark is about: the one that its participants move in.
  fileprivate func underWay(_ outgoing: Seat, _ incoming: Seat) -> RunningIndex? {
    underWay(incoming, .incoming, outgoing, incoming) ?? underWay(outgoing, .outgoing, outgoing, incoming)
  }

  /// The transition that the event before a mark began, with the one that goes for a controller which has just been made: nothing
  /// tells who that should have been.
  fileprivate func begunJustNow(for incoming: Seat, beside outgoing: Seat) -> RunningIndex? {
    guard !outgoing.isTaken, !outgoing.isNamed, let index = instances.index(of: incoming.instance),
      isCreated(index)
    else { return nil }
    return running.first {
      !$0.isAnnounced && $0.seen == Slot.outgoingWillDisappear.bit && $0.lastLine == latest.lineBefore
    }
  }

  /// Whether the outgoing controller goes, where what was asked for leaves it in place: it went for something else.
  fileprivate func leaves(_ transition: RunningIndex, _ rows: RowSet) -> Bool {
    let goes = Slot.outgoingWillDisappear
    return running[transition].has(goes)
      && rows.rows.allSatisfy { orders.catalogue.declared[$0] & goes.bit == 0 }
  }

  /// The same, as far as one of the two tells it.
  fileprivate func underWay(_ seat: Seat, _ side: Side, _ outgoing: Seat, _ incoming: Seat) -> RunningIndex? {
    guard let index = instances.index(of: seat.instance) else { return nil }
    let transition = instances[index].transition
    guard transition.isSome, !running[transition].isAnnounced, !running[transition].isCommitted,
      running[transition].side(of: index) == side, isOnItsWay(transition, side),
      !hasCompleted(since: instances[index].lastLine),
      wouldTellRest(index, side), !hasTurned(outgoing, since: transition, .outgoing),
      !hasTurned(incoming, since: transition, .incoming)
    else { return nil }
    return transition
  }

  /// Whether a controller that went before the mark may have gone for another one, which nobody has answered so far.
  fileprivate func mayGoForAnother(_ transition: RunningIndex) -> Bool {
    let begun = line(transition, .outgoingWillDisappear)
    guard running[transition].has(.outgoingWillDisappear) else { return false }
    return running.announced.contains { other in
      let one = running[other]
      return one.container.isSome && !one.outgoing.isTaken && !one.outgoing.isNamed && one.markLine < begun
        && !one.isCommitted && one.seen & SlotSet.told.bits == 0
    }
  }

  /// Whether what was asked for before has completed: what moved until then belongs to that.
  private func hasCompleted(since line: Int) -> Bool {
    (latest.call.kind == .presentCompletion || latest.call.kind == .dismissCompletion)
      && latest.call.line > line
  }

  func hasTurned(_ seat: Seat, since transition: RunningIndex, _ side: Side) -> Bool {
    instances.index(of: seat.instance).map { hasTurned($0, since: transition, side) } ?? false
  }

  /// Whether a side has begun to move here and has not come to rest.
  private func isOnItsWay(_ transition: RunningIndex, _ side: Side) -> Bool {
    let (begun, ends) =
      side == .incoming
      ? (
        Slot.incomingWillAppear.bit,
        Slot.incomingDidAppear.bit | Slot.incomingWillDisappear.bit | Slot.incomingDidDisappear.bit
      )
      : (
        Slot.outgoingWillDisappear.bit,
        Slot.outgoingDidDisappear.bit | Slot.outgoingWillAppear.bit | Slot.outgoingDidAppear.bit
      )
    return running[transition].seen & begun != 0 && running[transition].seen & ends == 0
  }

  /// Whether a controller's class logs a callback by which it comes to rest; otherwise it may have done so
  /// long ago.
  private func wouldTellRest(_ index: InstanceIndex, _ side: Side) -> Bool {
    let name = instances[index].name
    if classes[name].logs(.viewDidAppear) { return true }
    return side == .outgoing && classes[name].logs(.viewWillAppear)
  }

  /// Whether a name alone is that of a controller that appears or disappears in another transition.
  func isUnderWayElsewhere(_ who: Participant) -> Bool {
    guard !who.instance.isSome, let index = existing(who), instances[index].state.isOnScreen,
      instances[index].state != .appeared
    else { return false }
    return underWay(Seat(), seated(index)) == nil
  }

  /// The style that a controller's own keys or the configuration give.
  fileprivate func styleKnown(of who: Participant) -> PresentationStyle? {
    existing(who).flatMap { instances[$0].style } ?? description(of: who.name)?.style
  }

  /// A mark printed after a presentation without animation finds its controller on screen.
  fileprivate func isShownAlready(_ presented: Seat) -> Bool {
    guard let index = instances.index(of: presented.instance) else { return false }
    return instances[index].state == .appeared && !instances[index].flags.contains(.gone)
      && !mayHaveGoneUntold(index)
  }

  /// Whether a mark means another than the only one that its name is known of: no controller presents itself, and one that was sent
  /// away isn't presented again under its name.
  fileprivate func isAnother(than known: Seat, _ who: Participant, by presenter: Seat) -> Bool {
    guard let index = instances.index(of: known.instance) else { return false }
    return known.instance == presenter.instance || !who.instance.isSome && mayHaveGoneUntold(index)
  }

  private func mayHaveGoneUntold(_ index: InstanceIndex) -> Bool {
    let presentation = instances[index].presentedIn
    return presentation.isSome && mayHaveGoneUntold(presentation)
  }

  /// A presenter that is itself appearing or disappearing may get its callbacks in any mixture (iOS 9: will,
  /// will, did).
  fileprivate mutating func excuseUnsettled(_ presenter: Seat, _ transition: RunningIndex) {
    guard let index = instances.index(of: presenter.instance) else { return }
    let state = instances[index].state
    let moves = instances[index].transition
    guard state == .appearing || state == .disappearing, moves != transition,
      !hasComeUntold(index)
    else { return }
    running[transition].doubts.add(.presenterUnsettled)
    instances[index].flags.insert(.excused)
  }

  fileprivate mutating func observeModal(_ event: Event) {
    guard let value = event.flags[.value] else { return }
    if let index = existing(event.subject) { return setModal(index, value, event.line) }
    if setModal(ofUpper: event.subject, value, event.line) { return }
    surroundings.saidAhead.note(SaidAhead.Setting(who: event.subject, modal: value, line: event.line))
  }
}
