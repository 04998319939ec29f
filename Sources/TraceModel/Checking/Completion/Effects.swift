/// What a transition changes in the hierarchy once it has come to its end.
extension TraceChecker {
  mutating func commit(_ transition: RunningIndex, _ row: Int) {
    let kind = app.orders.catalogue.kinds[row]
    guard usually(app.orders.catalogue.outcomes[row] == .completed) else { return cancel(transition, kind) }
    app.noteBelow(transition, kind)
    app.noteGoneUntold(transition, row)
    if kind == .present || kind == .select, !app.containers.stacks.isEmpty { app.turnStacks(transition) }
    if kind == .push, rarely(app.isOverNamesake(transition)) {
      raise(judges.quickLoads.judge(transition, in: app))
    }
    switch kind {
    case .present:
      app.commitPresent(transition)
      closeReplaced(by: transition)
    case .dismiss: app.commitDismiss(transition)
    case .push, .pop, .popTo, .popToRoot:
      if kind != .push, app.running[transition].hasMark { raise(app.presentation(byGoneIn: transition)) }
      app.commitNavigation(transition, kind)
    case .select:
      judgeTabOrder(transition)
      app.commitSelect(transition)
      popLeftBehind(transition)
    case .setRoot: app.markGone(in: transition)
    case .addChild: app.commitChild(transition)
    case .turn: app.commitTurn(transition, row)
    default: break
    }
  }

  private mutating func cancel(_ transition: RunningIndex, _ kind: TransitionKind) {
    let presentation = app.running[transition].presentation
    switch kind {
    case .present where presentation.isSome:
      app.endPresentation(presentation, swipedIn: nil, isReleased: true)
    case .push: judgeTakenBack(transition)
    case .select: app.cancelSelect(transition)
    case .pop, .dismiss:
      if presentation.isSome { app.presentations[presentation].phase = .presented }
      judgeFinishedInSwipe(transition)
    default: break
    }
  }
}

extension ObservedApp {
  /// The controller that came knows who is below it; the one that was revealed is not fresh any more.
  @inline(__always)
  fileprivate mutating func noteBelow(_ transition: RunningIndex, _ kind: TransitionKind) {
    guard let incoming = instances.index(of: running[transition].incoming.instance) else { return }
    if instances[incoming].flags.contains(.gone) { instances[incoming].flags.remove(.gone) }
    if running[transition].container.isSome { noteContainer(of: incoming, in: transition, kind) }
    guard let outgoing = instances.index(of: running[transition].outgoing.instance) else { return }
    if rarely(instances[outgoing].host.isSome), kind == .push || kind == .swap || kind == .turn {
      noteHost(of: incoming, insteadOf: outgoing)
    }
    if kind == .present || kind == .push || kind == .select,
      instances[outgoing].below != instances.reference(incoming)
    {
      let mayBePresented = !running[transition].candidates.and(orders.rowSets.of(.present)).isEmpty
      instances[incoming].come(over: instances.reference(outgoing), inside: !mayBePresented)
      instances[outgoing].above = instances.reference(incoming)
      if kind == .select {
        instances[incoming].flags.insert(.cameBeside)
      } else {
        instances[incoming].flags.remove(.cameBeside)
      }
    }
  }

  /// Who has gone in a class that logs nothing of that isn't on the screen any more. Where it is by now nobody knows.
  @inline(__always)
  fileprivate mutating func noteGoneUntold(_ transition: RunningIndex, _ row: Int) {
    let going = Slot.outgoingWillDisappear.bit | Slot.outgoingDidDisappear.bit
    guard rarely(running[transition].seen & going == 0), orders.catalogue.required[row] & going != 0,
      let index = instances.index(of: running[transition].outgoing.instance),
      instances[index].state == .appeared, goesUntold(index)
    else { return }
    instances[index].state = .unknown
  }

  /// A controller that replaced one inside a container is inside it as well. A page, as the configuration has it, is replaced by
  /// pages alone: another controller takes the place of the screen that the page was on.
  private mutating func noteHost(of incoming: InstanceIndex, insteadOf outgoing: InstanceIndex) {
    guard !instances[incoming].host.isSome else { return }
    if let kind = container(of: instances[outgoing].name), kind == .page || kind == .pageCurl,
      kind != container(of: instances[incoming].name)
    {
      return
    }
    instances[incoming].host = instances[outgoing].host
  }

  /// A controller that was pushed, or whose tab was chosen, is inside the container that was asked, if that logs its calls. A screen
  /// that asks under its own name is in that stack itself.
  private mutating func noteContainer(
    of incoming: InstanceIndex, in transition: RunningIndex, _ kind: TransitionKind
  ) {
    guard kind == .push || kind == .select || kind == .setViewControllers,
      !instances[incoming].parent.isSome, let container = existing(running[transition].container),
      container != incoming, self.container(around: container) != incoming,
      containers.stacks[running[transition].container].lastIndex(of: instances.reference(container)) == nil
    else { return }
    instances[incoming].host = instances.reference(container)
  }

  fileprivate mutating func commitPresent(_ transition: RunningIndex) {
    let presentation = running[transition].presentation
    guard presentation.isSome else { return }
    // It may have been asked to go meanwhile.
    if presentations[presentation].phase == .presenting { presentations[presentation].phase = .presented }
    noteUndisturbed(transition)
  }

  fileprivate mutating func commitDismiss(_ transition: RunningIndex) {
    if !running[transition].presentation.isSome { bindContainers(transition) }
    let presentation = running[transition].presentation
    guard presentation.isSome else {
      markGone(in: transition)
      if running[transition].markKind == .dismiss, !mayAnswerAnother(transition) {
        noteDismissedInCode(transition)
      }
      return endStacks(dismissedIn: transition)
    }
    // One that was never told that it is covered is on the screen again, whatever it is told now.
    let presenter = instances.index(of: presentations[presentation].presenter.instance)
    if let presenter, instances[presenter].state == .unknown { instances[presenter].state = .appeared }
    if let presenter, wentInVain(presenter, in: transition) { instances[presenter].state = .unknown }
    // What the app asked for in the end isn't the swipe's doing.
    let isSwiped = running[transition].has(.willDismiss) && running[transition].markKind != .dismiss
    endPresentation(
      presentation, swipedIn: isSwiped ? transition : nil,
      by: removal(by: transition))
    if running[transition].markKind == .dismiss { noteDismissedInCode(transition) }
  }

  /// Whether a presenter was told that it goes, though the style leaves it in place, and was not told that it's back.
  private func wentInVain(_ presenter: InstanceIndex, in dismissal: RunningIndex) -> Bool {
    let one = running[dismissal]
    let known = presentations[one.presentation]
    return instances[presenter].state == .hidden && (known.presenterExcused || known.presenterWasSentAway)
      && known.family == .over
      && one.seen & SlotSet.appearance(.incoming).bits == 0
  }

  /// A dismissal that was asked for takes the stack along whose top it takes, though nothing was logged of its presentation.
  private mutating func endStacks(dismissedIn transition: RunningIndex) {
    guard running[transition].markKind == .dismiss, !mayAnswerAnother(transition) else { return }
    for owner in containers.stacks.owners(of: running[transition].outgoing.instance)
    where containers.stacks.top(of: owner)?.instance == running[transition].outgoing.instance {
      noteStackGone(owner)
      markScreensGone(in: owner, by: removal(by: transition))
    }
  }

  /// What a transition says took controllers away: its mark, or where the one that was on top began to go.
  func removal(by transition: RunningIndex) -> Removal {
    let outgoing = name(of: running[transition].outgoing) ?? .none
    guard running[transition].hasMark, let kind = running[transition].markKind else {
      return Removal(line: lineOfGoing(transition) ?? 0, name: outgoing, kind: .viewWillDisappear)
    }
    let container = running[transition].container
    return Removal(
      line: running[transition].markLine, name: container.isSome ? container.name : outgoing, kind: kind)
  }

  /// Marks the outgoing controller of a pop or dismissal without a known container; its release is awaited.
  mutating func markGone(in transition: RunningIndex) {
    noteUnseen(leftBy: transition)
    let isKnown = running[transition].isAnnounced && !mayAnswerAnother(transition)
    markGone(running[transition].outgoing, by: removal(by: transition), isKnown: isKnown)
    guard !isKnown, let index = instances.index(of: running[transition].outgoing.instance) else { return }
    awaitReleaseUntold(index, in: transition)
  }

  /// Where the outgoing controller began to go; `nil` where no line tells.
  private func lineOfGoing(_ transition: RunningIndex) -> Int? {
    running[transition].has(.outgoingWillDisappear) ? line(transition, .outgoingWillDisappear) : nil
  }

  /// Whether something else was asked for before the controller went: of a dismissal from before the log nobody knows
  /// whether this is it.
  private func mayAnswerAnother(_ transition: RunningIndex) -> Bool {
    guard running[transition].markKind == .dismiss, !running[transition].presentation.isSome else {
      return false
    }
    let (asked, begun) = (running[transition].markLine, lineOfGoing(transition) ?? latest.line)
    return running.announced.contains { running[$0].markLine > asked && running[$0].markLine < begun }
  }

  /// Marks a controller that was popped, dismissed or removed; its release is awaited.
  mutating func markGone(_ seat: Seat, by removal: Removal, isKnown: Bool = true) {
    guard let index = instances.index(of: seat.instance), !instances[index].flags.contains(.dead) else {
      return
    }
    instances[index].flags.insert(.gone)
    instances[index].removal = removal
    if isKnown { awaitRelease(index) }
  }
}
