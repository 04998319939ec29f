/// Dismissals that the app asks for.
extension TraceChecker {
  mutating func observeDismiss(_ asked: Event) {
    let event = app.ofOnlyAddressed(app.ofTopmostPresented(asked))
    let subject = app.seat(for: event.subject)
    if !app.shareName(event.subject) { app.noteStackGone(event.subject) }
    let index = app.instances.index(of: subject.instance)
    guard let presentation = app.presentationToDismiss(event.subject, index) else {
      return dismissUnknown(subject, event)
    }
    dismiss(presentation, event)
  }

  /// The dismissal of a presentation by code, with everything above it.
  mutating func dismiss(_ presentation: PresentationIndex, _ event: Event) {
    let chain = app.chain(above: presentation)
    if chain.isEmpty, app.goesUnseen(presentation) { return endUnseen(presentation, event) }
    proveStaying(presentation, event)
    app.excuseChangedBelow(presentation)
    closeEarlier(of: presentation)
    for one in chain { closeEarlier(of: one) }
    let family =
      app.presentations[presentation].presenterExcused && app.presentations[presentation].family != nil
      ? .either : app.presentations[presentation].family
    let rows = app.orders.rowSets.of(.dismiss).and(app.orders.rowSets.byCode).without(
      app.orders.rowSets.gestureOnly
    ).and(
      app.orders.rowSets.of(family))
    let last = chain.last ?? presentation
    let outgoing = app.logged(last)
    let isOfNamesake = app.isHiddenNamesake(outgoing)
    let covered = app.coveredUnnamed(by: presentation)
    let transition = announce(
      .dismiss, rows, outgoing: outgoing,
      incoming: covered ?? app.covered(app.presentations[presentation].presenter), event)
    if covered != nil { app.running[transition].doubts.add(.boundByOrder) }
    if isOfNamesake { app.running[transition].doubts.add(.namesakeCanBeCalled) }
    if app.mayAskLower(event.subject, than: presentation) {
      app.running[transition].doubts.add(.namesakeMayHide)
    }
    app.running[transition].presentation = presentation
    app.running[transition].style = app.presentations[presentation].style
    app.presentations[presentation].phase = .dismissing
    app.presentations[presentation].dismisser = event.subject
    if app.presentations[presentation].presenterExcused {
      app.running[transition].excused |= SlotSet.appearance(.incoming).bits
    }
    if !chain.isEmpty { takeAlong([presentation] + chain, of: transition, event.line) }
  }

  /// What a presentation still ran in is over when it is asked to go.
  private mutating func closeEarlier(of presentation: PresentationIndex) {
    closePresenting(presentation)
    closeCovering(presentation)
  }

  /// Those below the topmost go with it. What UIKit calls on them, and when, is recorded nowhere.
  private mutating func takeAlong(
    _ levels: [PresentationIndex], of dismissal: RunningIndex, _ line: Int
  ) {
    app.running[dismissal].doubts.add(.orderIsSoft)
    for (level, above) in zip(levels, levels.dropFirst()) {
      let presented = app.presentations[level].presented
      guard let one = app.index(of: presented.isTaken ? presented : app.logged(level)) else { continue }
      app.instances[one].flags.insert(.goesAlong)
      let areOver = levels.drop { $0 != above }.allSatisfy { app.presentations[$0].family == .over }
      if areOver || app.instances[one].state == .hidden {
        judges.levelsTakenAlong.note(app.instances.reference(one), with: app.running[dismissal], line)
      }
    }
  }

  /// The app asks only now for the dismissal of what stayed up when its presenter was removed.
  private mutating func proveStaying(_ presentation: PresentationIndex, _ event: Event) {
    let (line, presented) = (
      app.presentations[presentation].stackGoneLine, app.presentations[presentation].presented
    )
    guard line > 0, let sheet = app.instances.index(of: presented.instance),
      app.instances[sheet].state == .appeared, app.instances[sheet].line(.viewWillDisappear) < line
    else { return }
    let proof = Evidence(
      line: event.line, controller: app.text(of: app.instances[sheet].name), event: event.kind.name,
      label: "dismissed only here", isContext: true)
    ledger.prove(603, at: line, by: proof)
  }

  /// A controller that is asked to go has fully appeared: the transition that brought it in is over, and what
  /// that one still lacks never came. In the controller's own viewDidAppear the presenter is still on its way out.
  mutating func closePresenting(_ presentation: PresentationIndex) {
    // Looked for anew each time: a list that is gone through while something is taken out of it would be copied for that.
    while let over = app.running.announced.first(where: { app.isOver($0, ifAsked: presentation) }) {
      close(over, app.isUnseen(over) ? .forgotten : .participantMoves)
    }
  }

  /// A controller that is asked to present was revealed by then: what it presented has gone, all levels of it.
  mutating func closeRevealing(_ presenter: Participant) {
    guard let index = app.existing(presenter) else { return }
    judgeLevels(under: index)
    while let over = app.running.announced.first(where: { app.hasRevealedUnlogged($0, index) }) {
      close(over, .participantMoves)
    }
    guard app.instances[index].state == .hidden else { return }
    for transition in app.running.announced
    where app.running[transition].kindAsked == .dismiss && app.running[transition].has(.outgoingDidDisappear)
      && app.running[transition].side(of: index) == .incoming
      && app.running[transition].seen & SlotSet.appearance(.incoming).bits == 0
    {
      close(transition, .participantMoves)
    }
  }

  /// A dismissal of a controller without a known presentation: the revealed controller isn't known either.
  private mutating func dismissUnknown(_ subject: Seat, _ event: Event) {
    app.latest.unknownDismissalLine = event.line
    // The stack, or the one that holds the screen, had been presented.
    let isOfStack = app.containers.stacks.know(event.subject) || app.isPutOnStack(subject)
    if isOfStack, app.classes.announces(.present) { app.hasLeftUnseen = true }
    guard subject.isNamed else { return }
    let rows = app.orders.rowSets.of(.dismiss).and(app.orders.rowSets.byCode)
    let isOfNamesake = app.isHiddenNamesake(subject)
    let subject = isOfNamesake || !subject.isTaken ? seatOfUnlogged(subject) : subject
    let transition = announce(.dismiss, rows, outgoing: subject, incoming: Seat(), event)
    if isOfNamesake { app.running[transition].doubts.add(.namesakeCanBeCalled) }
    app.running[transition].excused |= SlotSet.appearance(.incoming).bits
    if app.isUnbegun(subject) { app.running[transition].doubts.add(.presentedBeforeLog) }
  }

  /// A seat for a controller that goes by its name and has logged nothing yet.
  private mutating func seatOfUnlogged(_ seat: Seat) -> Seat {
    let name = seat.who.name
    guard !seat.who.instance.isSome, name.isSome, app.classes[name].nameOnly.count < Namesakes.limit,
      app.classes[name].addressedCount == 0
    else { return seat }
    return app.seated(beginUnlogged(name))
  }
}

extension ObservedApp {
  /// Whether a controller is in a stack, or was pushed into one and hasn't told that it came.
  fileprivate func isPutOnStack(_ seat: Seat) -> Bool {
    containers.stacks.hold(seat.instance)
      || running.announced.contains {
        running[$0].kindAsked == .push && running[$0].incoming.isTaken
          && running[$0].incoming.instance == seat.instance
      }
  }

  /// The presentation that a dismissal means: the one that the controller presents, otherwise the one that it, or a container
  /// that it is in, is presented in.
  fileprivate mutating func presentationToDismiss(_ who: Participant, _ index: InstanceIndex?)
    -> PresentationIndex?
  {
    if let index, instances[index].presenting.isSome {
      let above = instances[index].presenting
      if !isDismissedUnlogged(above) { return above }
      endPresentation(above, swipedIn: nil)
    }
    if let index, instances[index].presentedIn.isSome { return instances[index].presentedIn }
    if index == nil, let upper = uppermost(of: who) { return upper }
    if let open = presentations.open.last(where: { presentations[$0].presented.who == who }) { return open }
    if let asked = presentations.open.last(where: { isAsker(who, of: $0) }) { return asked }
    if index == nil, let named = presentation(ofAddressed: who) { return named }
    if let index, let described = presentationDescribed(index) { return described }
    if let index, let around = presentationAround(index) { return around }
    if let described = describedByName(who) { return described }
    return index.flatMap { presentationByOrder($0) }
  }

  /// The presentation that came last of those that one of a name presents, or is presented in: of several with the name it's the
  /// upper one that an app asks.
  private func uppermost(of who: Participant) -> PresentationIndex? {
    presentations.open.last {
      presentations[$0].presenter.who == who || presentations[$0].presented.who == who
    }
  }

  /// Whether another of the name that a dismissal was asked of presents something below: then that goes as well, and who is
  /// revealed is another.
  fileprivate func mayAskLower(_ who: Participant, than presentation: PresentationIndex) -> Bool {
    guard !who.instance.isSome else { return false }
    return presentations.open.contains { $0 != presentation && presentations[$0].presenter.who == who }
  }

  /// Whether the log has nothing of a controller so far, or not its beginning: what it is asked to dismiss may as well be what it
  /// presents.
  fileprivate func isUnbegun(_ subject: Seat) -> Bool {
    index(of: subject).map { !instances[$0].flags.contains(.begun) } ?? true
  }

  /// Whether a controller asked for a presentation, and another screen is behind that by now, or it shows the screen that is.
  private func isAsker(_ who: Participant, of presentation: PresentationIndex) -> Bool {
    let known = presentations[presentation]
    return known.askedBy == who && who.isSome || containers.stacks[who].holds(known.presenter)
  }

  /// The topmost presentation that one of several controllers with addresses takes part in, where the mark gives their name.
  private func presentation(ofAddressed who: Participant) -> PresentationIndex? {
    guard isOneOfAddressed(who) else { return nil }
    return presentations.open.last {
      presentations[$0].presented.who.name == who.name || presentations[$0].presenter.who.name == who.name
    }
  }

  /// A presentation that only the configuration describes, of a controller that hasn't been seen yet.
  mutating func describedByName(_ who: Participant) -> PresentationIndex? {
    guard let description = description(of: who.name),
      description.style != nil || description.presentedBy != nil
    else { return nil }
    let presenter = classes.describedPresenter(of: who.name)
    let seat = presenter.isSome ? seat(for: Participant(name: presenter)) : Seat()
    let presentation = openPresentation(seat, Seat(who: who), line: latest.line)
    setStyle(presentation, description.style, covers: description.coversPresenter)
    presentations[presentation].modal = description.modalInPresentation
    presentations[presentation].phase = .presented
    return presentation
  }

  /// Whether a dismissal is of a presentation that began before the log did, and its named controller got no call
  /// since.
  func awaitsUnknown(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.kindAsked == .dismiss && !one.presentation.isSome && one.seen & SlotSet.told.bits == 0
  }

  /// Whether a dismissal is of a presentation that nothing was logged of, so that nobody knows yet whom it reveals.
  func revealsUnknown(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.kindAsked == .dismiss && !one.presentation.isSome && !one.incoming.isTaken
      && !one.incoming.isNamed
  }

  /// The presentations above one, the nearest first, but for alerts that log nothing: each of their buttons closes them without a
  /// word, and nobody is called for that.
  fileprivate func chain(above presentation: PresentationIndex) -> [PresentationIndex] {
    var chain: [PresentationIndex] = []
    var at = presentation
    for _ in 0..<64 {
      guard let next = presentationOn(at) else { break }
      at = next
      if !isSilentAlert(at) { chain.append(at) }
    }
    return chain
  }

  private func isSilentAlert(_ presentation: PresentationIndex) -> Bool {
    let presented = presentations[presentation].presented
    return neverCovers(presented.who) && !presented.isTaken
      && classes[presented.who.name].loggedCallbacks == 0
  }

  /// Whether a transition of a presentation is over if that is asked to go.
  fileprivate func isOver(_ transition: RunningIndex, ifAsked presentation: PresentationIndex) -> Bool {
    running[transition].presentation == presentation && running[transition].isOpen
      && !isLeavingPresenter(transition)
      && (running[transition].kindAsked == .present || isUnseen(transition) || hasReturned(transition))
  }

  /// Whether nobody has moved in a transition so far.
  fileprivate func isUnseen(_ transition: RunningIndex) -> Bool {
    running[transition].seen & SlotSet.told.bits == 0
  }

  /// Whether a presentation has brought its controller in, and its presenter is still to go.
  fileprivate func isLeavingPresenter(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.kindAsked == .present && !one.isBroken && one.has(.incomingDidAppear)
      && one.has(.outgoingWillDisappear) && !one.has(.outgoingDidDisappear)
      && latest.arrived == one.incoming.instance
  }

  /// What the presented controller presents in turn, or a screen on its stack, if it is a container that logs nothing.
  func presentationOn(_ presentation: PresentationIndex) -> PresentationIndex? {
    let presented = presentations[presentation].presented
    if presented.isTaken { return self.presentation(by: presented) }
    for screen in stack(of: presentation).entries.reversed() {
      if let above = self.presentation(by: screen), above != presentation { return above }
    }
    return askedOfSilent(presented.who)
  }

  /// What a controller that logs nothing was asked to present.
  private func askedOfSilent(_ presented: Participant) -> PresentationIndex? {
    presentations.open.last {
      presentations[$0].presenter.who == presented && !presentations[$0].presenter.isTaken
        && presented.isSome
    }
  }

  private func presentation(by presenter: Seat) -> PresentationIndex? {
    guard let index = index(of: presenter), instances[index].presenting.isSome else { return nil }
    return instances[index].presenting
  }
}
