/// Dismissals that the app asks for.
extension TraceChecker {
  mutating func observeDismiss(_ event: Event) {
    let subject = seat(for: event.subject)
    noteStackGone(event.subject)
    let index = instances.index(of: subject.instance)
    guard let presentation = presentationToDismiss(event.subject, index) else {
      return dismissUnknown(subject, event)
    }
    dismiss(presentation, event)
  }

  /// The presentation that a dismissal means: the one that the controller presents, otherwise the one that it
  /// is presented in.
  private mutating func presentationToDismiss(_ who: Participant, _ index: InstanceIndex?)
    -> PresentationIndex?
  {
    if let index, instances[index].presenting.isSome {
      let above = instances[index].presenting
      if !isDismissedUnlogged(above) { return above }
      endPresentation(above, swipedIn: nil)
    }
    if let index, instances[index].presentedIn.isSome { return instances[index].presentedIn }
    if let open = presentations.open.last(where: { presentations[$0].presented.who == who }) { return open }
    if let index, let described = presentationDescribed(index) { return described }
    return describedByName(who)
  }

  /// A presentation that only the configuration describes, of a controller that hasn't been seen yet.
  mutating func describedByName(_ who: Participant) -> PresentationIndex? {
    guard let description = description(of: who.name),
      description.style != nil || description.presentedBy != nil
    else { return nil }
    let presenter = classes.describedPresenter(of: who.name)
    let seat = presenter.isSome ? seat(for: Participant(name: presenter)) : Seat()
    let presentation = openPresentation(seat, Seat(who: who), line: lastLine)
    setStyle(presentation, description.style, covers: description.coversPresenter)
    presentations[presentation].modal = description.modalInPresentation
    presentations[presentation].phase = .presented
    return presentation
  }

  /// The dismissal of a presentation by code, with everything above it.
  mutating func dismiss(_ presentation: PresentationIndex, _ event: Event) {
    let chain = chain(above: presentation)
    closePresenting(presentation)
    for one in chain { closePresenting(one) }
    let family =
      presentations[presentation].presenterExcused && presentations[presentation].family != nil
      ? .either : presentations[presentation].family
    let rows = rowSets.of(.dismiss).and(rowSets.byCode).without(rowSets.gestureOnly).and(
      rowSets.of(family))
    let last = chain.last ?? presentation
    let outgoing = logged(presentations[last].presented)
    let isOfNamesake = isHiddenNamesake(outgoing)
    let transition = announce(
      .dismiss, rows, outgoing: outgoing, incoming: presentations[presentation].presenter, event)
    if isOfNamesake { running[transition].doubts.add(.namesakeCanBeCalled) }
    running[transition].presentation = presentation
    running[transition].style = presentations[presentation].style
    presentations[presentation].phase = .dismissing
    presentations[presentation].dismisser = event.subject
    if presentations[presentation].presenterExcused {
      running[transition].excused |= SlotSet.appearance(.incoming).bits
    }
    if chain.count > 0 {
      running[transition].doubts.add(.severalLevelsGo)
      for one in chain + [presentation] { excuse(presentations[one].presented) }
      excuse(presentations[presentation].presenter)
    }
  }

  /// A controller that is asked to go has fully appeared: the transition that brought it in is over, and what
  /// that one still lacks never came.
  mutating func closePresenting(_ presentation: PresentationIndex) {
    for transition in running.announced where running[transition].presentation == presentation {
      let isUnseen = running[transition].seen & SlotSet.told.bits == 0
      if running[transition].kindAsked == .present || isUnseen || hasReturned(transition) {
        close(transition, isUnseen ? .forgotten : .participantMoves)
      }
    }
  }

  /// Whether a dismissal is of a presentation that began before the log did, and its named controller got no call
  /// since.
  func awaitsUnknown(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.kindAsked == .dismiss && !one.presentation.isSome && one.seen & SlotSet.told.bits == 0
  }

  /// A controller has gone, and none came in its place, in such a dismissal, although that named another: it was
  /// presented by that one, and all that is known to be below it went as well.
  mutating func answerDismissal(_ index: InstanceIndex) {
    let reference = instances.reference(index)
    let moves = instances[index].transition
    if moves.isSome, running[moves].incoming.isTaken || running[moves].kindAsked ?? .dismiss != .dismiss {
      return
    }
    guard !wasTakenOff(index), let dismissal = dismissalBefore(index) else { return }
    close(dismissal, .forgotten)
    endPresentations(below: reference)
  }

  /// Whether a mark that isn't a dismissal took a controller off.
  private func wasTakenOff(_ index: InstanceIndex) -> Bool {
    let instance = instances[index]
    return instance.flags.contains(.gone) && instance.removal.kind != .dismiss
      && instance.removal.kind != .viewWillDisappear
  }

  /// Ends the presentations that led to a controller, with the stacks that it and the presenters are on.
  private mutating func endPresentations(below reference: InstanceRef) {
    var screen = reference
    for _ in 0..<64 where screen.isSome {
      let owners = stacks.owners(of: screen)
      for owner in owners { noteStackGone(owner) }
      let below = presentations.open.last {
        presentations[$0].presented.instance == screen || owners.contains(presentations[$0].presented.who)
      }
      guard let below else { return }
      screen = presentations[below].presenter.instance
      endPresentation(below, swipedIn: nil)
    }
  }

  /// The dismissal of another controller that a disappearance may answer.
  private func dismissalBefore(_ index: InstanceIndex) -> RunningIndex? {
    running.announced.first {
      awaitsUnknown($0) && running[$0].outgoing.who != instances[index].who
        && running[$0].markLine < instances[index].line(.viewWillDisappear)
        && running[$0].markLine > instances[index].line(.viewWillAppear)
    }
  }

  /// The presentations above one, the nearest first.
  private func chain(above presentation: PresentationIndex) -> [PresentationIndex] {
    var chain: [PresentationIndex] = []
    var at = presentation
    while let next = presentationOn(at), chain.count < 64 {
      at = next
      chain.append(at)
    }
    return chain
  }

  /// What the presented controller presents in turn, or a screen on its stack, if it is a container that logs nothing.
  func presentationOn(_ presentation: PresentationIndex) -> PresentationIndex? {
    let presented = presentations[presentation].presented
    if presented.isTaken { return self.presentation(by: presented) }
    for screen in stacks[presented.who].entries.reversed() {
      if let presentation = self.presentation(by: screen) { return presentation }
    }
    return nil
  }

  private func presentation(by presenter: Seat) -> PresentationIndex? {
    guard let index = index(of: presenter), instances[index].presenting.isSome else { return nil }
    return instances[index].presenting
  }

  private mutating func excuse(_ seat: Seat) {
    if let index = instances.index(of: seat.instance) { instances[index].flags.insert(.excused) }
  }

  /// A dismissal of a controller without a known presentation: the revealed controller isn't known either.
  private mutating func dismissUnknown(_ subject: Seat, _ event: Event) {
    guard subject.isNamed else { return }
    let rows = rowSets.of(.dismiss).and(rowSets.byCode)
    let isOfNamesake = isHiddenNamesake(subject)
    let subject = isOfNamesake || !subject.isTaken ? seatOfUnlogged(subject) : subject
    let transition = announce(.dismiss, rows, outgoing: subject, incoming: Seat(), event)
    if isOfNamesake { running[transition].doubts.add(.namesakeCanBeCalled) }
    running[transition].excused |= SlotSet.appearance(.incoming).bits
  }

  /// A seat for a controller that goes by its name and has logged nothing yet.
  private mutating func seatOfUnlogged(_ seat: Seat) -> Seat {
    let name = seat.who.name
    guard !seat.who.instance.isSome, name.isSome, classes[name].nameOnly.count < Namesakes.limit,
      classes[name].addressedCount == 0
    else { return seat }
    return seated(beginUnlogged(name))
  }
}
