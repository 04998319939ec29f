/// Which presentation, and which dismissal, a call of its delegate is about.
extension ObservedApp {
  /// The presentation that a call is about: its subject's, or the one on top.
  mutating func presentationMeant(_ event: Event) -> PresentationIndex? {
    if event.kind == .presentationControllerDidDismiss,
      let begun = begun(by: event.subject) ?? owing(to: event.subject)
    {
      return begun
    }
    if let index = existing(event.subject) {
      let known = instances[index].presentedIn
      if known.isSome {
        return namesakePresented(after: known, event.subject)
          ?? namesakePresented(besides: known, event.subject) ?? presentedBy(index, event) ?? known
      }
      if let known = presentationDescribed(index) ?? presentationShown(by: event.subject) { return known }
    }
    if let one = presentationOfOne(named: event.subject) { return one }
    if let named = presentations.open.last(where: { presentations[$0].presented.who == event.subject }) {
      return isLeftUnlogged(named) ? nil : namesakePresented(besides: named, event.subject) ?? named
    }
    if event.kind == .presentationControllerDidDismiss {
      let gone = presentations.departed.last {
        presentations[$0].presented.who == event.subject
          || presentations[$0].delegate.mayBe(event.subject)
      }
      if let known = gone ?? departedLast(besides: event.subject) { return known }
    }
    guard let top = presentations.topmost, !isTakenForGone(event.subject), !isDismissedUnlogged(top),
      !hasGoneBeforeOthersCame(top, event), !endsOwnGesture(event), !isSwiped(top, besides: event.subject),
      presentations[top].family != .cover,
      presentations[top].presenter.who == event.subject
        || !containers.stacks.know(event.subject)
    else { return nil }
    return top
  }

  /// Whether what is presented had begun to go when another controller came: no gesture begins on it.
  private func hasGoneBeforeOthersCame(_ top: PresentationIndex, _ event: Event) -> Bool {
    guard event.kind != .presentationControllerDidDismiss,
      let index = instances.index(of: presentations[top].presented.instance),
      instances[index].state == .disappearing
    else { return false }
    return latest.arrivalLine > instances[index].line(.viewWillDisappear)
  }

  /// Whether a gesture on what is presented runs that another delegate was told of: it has but one.
  private func isSwiped(_ top: PresentationIndex, besides delegate: Participant) -> Bool {
    let told = presentations[top].delegate
    guard told.name.isSome, !told.mayBe(delegate), let gesture = transition(of: top) else { return false }
    return running[gesture].has(.willDismiss) && running[gesture].has(.outgoingWillDisappear)
  }

  /// Whether a call ends the gesture on its subject, which began on what nothing says was presented.
  private func endsOwnGesture(_ event: Event) -> Bool {
    guard event.kind == .presentationControllerDidDismiss, event.subject.name.isSome else { return false }
    return (running.announced + running.lingering).contains {
      let one = running[$0]
      return one.trigger == .swipe && !one.presentation.isSome && !one.has(.didDismiss)
        && name(of: one.outgoing) == event.subject.name
    }
  }

  /// The presentation that went last, unless the call means its subject: a navigation controller that logs this means itself,
  /// and so does a sheet that nothing announced, and that has gone since.
  private func departedLast(besides who: Participant) -> PresentationIndex? {
    guard !containers.stacks.know(who), let last = presentations.departed.last else { return nil }
    guard let index = existing(who), !instances[index].presentedIn.isSome, instances[index].state == .hidden,
      let gone = instances.index(of: presentations[last].presented.instance)
    else { return last }
    return instances[index].line(.viewDidDisappear) > instances[gone].line(.viewDidDisappear) ? nil : last
  }

  /// The only presentation of one of several controllers with addresses, where the call gives their name. What code dismisses
  /// is none that a delegate is told of.
  private func presentationOfOne(named who: Participant) -> PresentationIndex? {
    guard isOneOfAddressed(who) else { return nil }
    let named = presentations.open.filter {
      presentations[$0].presented.who.name == who.name && presentations[$0].phase != .dismissing
    }
    return named.count == 1 ? named[0] : nil
  }

  /// The presentation of a container that logs nothing, and that a controller is in: the uppermost that can be swiped.
  private func presentationShown(by who: Participant) -> PresentationIndex? {
    presentations.open.last {
      let known = presentations[$0]
      guard known.screen.isSome, !known.presented.isTaken, known.family != .cover else { return false }
      return instances.index(of: known.screen).map { instances[$0].who == who } ?? false
        || stack(of: $0).entries.contains { index(of: $0).map { instances[$0].who == who } ?? false }
    }
  }

  /// The sheet of a controller that is a sheet itself: only the upper one can be swiped. It may have gone by the time that
  /// its delegate is told so.
  private func presentedBy(_ index: InstanceIndex, _ event: Event) -> PresentationIndex? {
    let upper = instances[index].presenting
    if upper.isSome, presentations[upper].isAnnounced, presentations[upper].phase == .presented,
      !isDismissedUnlogged(upper), !isCoverThatWent(upper), !mayHaveGoneUnlogged(upper)
    {
      return upper
    }
    guard event.kind == .presentationControllerDidDismiss, instances[index].state == .appeared else {
      return nil
    }
    return presentations.departed.last {
      presentations[$0].isAnnounced && presentations[$0].presenter.instance == instances.reference(index)
    }
  }

  /// Whether a controller that nobody can drag has gone, whatever took it away: a gesture is one on its presenter.
  private func isCoverThatWent(_ presentation: PresentationIndex) -> Bool {
    presentations[presentation].family == .cover
      && instances.index(of: presentations[presentation].presented.instance).map {
        instances[$0].state == .hidden
      } ?? false
  }

  /// Whether a sheet has begun to go in a log that tells of nobody that he has gone: by the time that its presenter is asked, which is
  /// a sheet as well, it may be over.
  private func mayHaveGoneUnlogged(_ presentation: PresentationIndex) -> Bool {
    guard !classes.anyoneLogs(.viewDidDisappear) else { return false }
    return instances.index(of: logged(presentation).instance).map { instances[$0].state == .disappearing }
      ?? false
  }

  /// The presentation of another of the name, where the one before it was dismissed and its class doesn't log that.
  private func namesakePresented(after known: PresentationIndex, _ who: Participant) -> PresentationIndex? {
    guard !who.instance.isSome, isDismissedUnlogged(known) else { return nil }
    let begun = presentations[known].firstLine
    return presentations.open.last {
      presentations[$0].presented.who == who && presentations[$0].firstLine > begun
    }
  }

  /// The presentation of another of the name, where the app dismisses this one, so that no gesture does.
  private func namesakePresented(besides known: PresentationIndex, _ who: Participant) -> PresentationIndex? {
    guard !who.instance.isSome, let dismissal = transition(of: known), running[dismissal].markKind == .dismiss
    else { return nil }
    return presentations.open.last {
      $0 != known && presentations[$0].presented.who == who && presentations[$0].phase != .dismissing
    }
  }

  /// Opens an unlogged presentation when a call is about it: its subject's, or, if it names none, that of the
  /// only controller that the configuration describes as presented.
  mutating func openUnlogged(_ event: Event) -> PresentationIndex? {
    guard event.kind != .presentationControllerDidDismiss else { return nil }
    if event.subject.name.isSome {
      guard let index = existing(event.subject) else {
        return describedByName(event.subject) ?? openGuessed(event)
      }
      return isPresentedUnlogged(index) ? openUnlogged(index, event) : openGuessed(event)
    }
    let described = configured.controllers.filter { $0.style != nil || $0.presentedBy != nil }
    guard described.count == 1, let only = described.first, counts.controllers == 0 else { return nil }
    let presentation = openPresentation(Seat(), Seat(), line: event.line)
    setStyle(presentation, only.style)
    presentations[presentation].modal = only.modalInPresentation
    presentations[presentation].phase = .presented
    return presentation
  }

  /// Whether a controller on the screen must be presented, because `isModalInPresentation` was logged for it
  /// and it isn't anywhere else.
  private func isPresentedUnlogged(_ index: InstanceIndex) -> Bool {
    let instance = instances[index]
    let reference = instances.reference(index)
    return instance.modal != nil && instance.isOnScreen && !instance.parent.isSome
      && !instance.presenting.isSome && !containers.stacks.hold(reference)
      && !surroundings.windows.have(root: reference)
  }

  private mutating func openUnlogged(_ index: InstanceIndex, _ event: Event) -> PresentationIndex {
    let presentation = openPresentation(Seat(), seated(index), line: event.line)
    presentations[presentation].phase = .presented
    return presentation
  }

  /// Opens the presentation that another controller, or a coordinator, is told a gesture of: that of the controller which
  /// came last, where its own setting says that it is presented, and that no gesture may dismiss it. It is a guess.
  private mutating func openGuessed(_ event: Event) -> PresentationIndex? {
    guard event.kind == .presentationControllerWillDismiss,
      let index = instances.index(of: latest.arrived), instances[index].state == .appeared,
      instances[index].modal == true, isPresentedUnlogged(index)
    else { return nil }
    let presentation = openUnlogged(index, event)
    presentations[presentation].isSheetGuessed = true
    return presentation
  }

  /// The presentation whose swipe the same delegate was told of.
  private func begun(by delegate: Participant) -> PresentationIndex? {
    let gesture = running.announced.last {
      running[$0].trigger == .swipe && running[$0].has(.willDismiss) && !running[$0].has(.didDismiss)
        && running[$0].presentation.isSome && !running[$0].isCommitted
        && presentations[running[$0].presentation].delegate.mayBe(delegate)
    }
    return gesture.map { running[$0].presentation }
  }

  /// The presentation of a controller that has gone and still owes its didDismiss. It is preferred to one
  /// that is only thought to be open, as a namesake's may be.
  private func owing(to who: Participant) -> PresentationIndex? {
    presentations.departed.last {
      presentations[$0].didDismissOwedSince > 0
        && (presentations[$0].presented.who == who
          || presentations[$0].screen.isSome && presentations[$0].delegate.mayBe(who))
    }
  }

  /// Whether a controller logged by name only was presented before: it may still be a sheet that was lost
  /// because of a namesake.
  private func isTakenForGone(_ who: Participant) -> Bool {
    guard !who.instance.isSome, who.name.isSome else { return false }
    return classes[who.name].wasPresented
  }

  /// Whether only such calls were logged for an object with an address, or, in a log that begins in the middle, under a name that
  /// isn't a coordinator's: it may be a sheet that was already there.
  func isStranger(_ who: Participant) -> Bool {
    guard existing(who) == nil, !coordinators.knows(who), !isInPresentation(who) else { return false }
    return who.instance.isSome
      ? classes[who.name].logged & ~Self.presentationDelegateCalls == 0
      : mayHaveBegunInTheMiddle && !isLed(who) && classes[who.name].count == 0
  }

  /// Whether a controller's class logs the calls of a presentation's delegate: it may be presented itself.
  func isToldOfGestures(_ index: InstanceIndex) -> Bool {
    classes[instances[index].name].logged & Self.presentationDelegateCalls != 0
  }

  private static let presentationDelegateCalls: UInt64 = [
    EventKind.presentationControllerShouldDismiss, .presentationControllerWillDismiss,
    .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss,
  ].reduce(0) { $0 | $1.bit }

  /// Whether a controller is known to take part in a presentation that is open.
  private func isInPresentation(_ who: Participant) -> Bool {
    presentations.open.contains {
      presentations[$0].presented.who == who || presentations[$0].presenter.who == who
    }
  }

  /// The transition of a presentation that is under way or has just ended.
  func transition(of presentation: PresentationIndex?) -> RunningIndex? {
    guard let presentation else { return nil }
    return running.announced.last {
      running[$0].presentation == presentation && running[$0].kindAsked == .dismiss
    }
  }

  /// The dismissal that a presentation's didDismiss ends: announced, inferred, or just over.
  func dismissal(of presentation: PresentationIndex) -> RunningIndex? {
    if let known = transition(of: presentation) { return known }
    if let over = running.lingering.last(where: { isDismissal($0, of: presentation) }) { return over }
    guard let index = instances.index(of: presentations[presentation].presented.instance) else { return nil }
    let moves = instances[index].transition
    guard moves.isSome, running[moves].presentation == presentation,
      running[moves].has(.outgoingWillDisappear)
    else { return nil }
    return moves
  }

  private func isDismissal(_ transition: RunningIndex, of presentation: PresentationIndex) -> Bool {
    guard running[transition].presentation == presentation, running[transition].row >= 0 else {
      return false
    }
    return orders.catalogue.kinds[running[transition].row] == .dismiss
  }

  /// The dismissal that has just ended, if a call can't be about any other as far as is known.
  func justOver(_ presentation: PresentationIndex?, _ event: Event) -> PresentationIndex? {
    presentations.departed.last { gone in
      let known = presentations[gone]
      if isOfOpenNamesake(event.subject, gone) { return false }
      // One that logged the calls of its delegate itself isn't told of by another.
      let mayBeDelegate =
        known.delegate.mayBe(event.subject)
        || !known.delegate.name.isSome
          && (known.presenter.who == event.subject || existing(event.subject) == nil)
      guard known.presented.who == event.subject || presentation == nil && mayBeDelegate,
        let transition = dismissal(of: gone)
      else { return false }
      return running[transition].isCommitted && running[transition].markKind != .dismiss
    }
  }

  /// Whether a call by name may be about another presentation of that name, which is still open.
  private func isOfOpenNamesake(_ subject: Participant, _ gone: PresentationIndex) -> Bool {
    !subject.instance.isSome
      && presentations.open.contains {
        $0 != gone && presentations[$0].presented.who.name == subject.name
          && presentations[$0].phase == .presented
      }
  }
}
