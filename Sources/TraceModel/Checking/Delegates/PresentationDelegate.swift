/// The calls of `UIAdaptivePresentationControllerDelegate`.
extension TraceChecker {
  mutating func observePresentationDelegate(_ event: Event) {
    app.classes.note(event.kind, of: event.subject.name)
    app.noteDelegateCall(at: event.line)
    if let gone = app.toldBefore(event) { return reportToldAgain(gone, event) }
    let presentation = app.presentationMeant(event) ?? app.openUnlogged(event)
    giveUpUnanswered(presentation, event)
    if event.kind.beginsGesture { app.latest.gestureLine = event.line }
    if !event.subject.name.isSome, presentation == nil { app.counts.unattributed += 1 }
    switch event.kind {
    case .presentationControllerShouldDismiss: shouldDismiss(presentation, event)
    case .presentationControllerWillDismiss: willDismiss(presentation, event)
    case .presentationControllerDidDismiss: didDismiss(presentation, event)
    default: didAttempt(presentation, event)
    }
  }

  mutating func shouldDismiss(_ presentation: PresentationIndex?, _ event: Event) {
    guard let presentation else {
      app.presentations.asked = (event.subject, event.line, event.flags[.result])
      return judges.refusedGestures.answer(event.flags[.result], by: event.subject, line: event.line)
    }
    if app.presentations[presentation].modal == true {
      reportDelegate(305, presentation, event, asksSetting: true)
    }
    app.presentations[presentation].shouldDismiss = event.flags[.result]
    app.presentations[presentation].shouldLine = event.line
    app.presentations[presentation].isAsked = true
    if let transition = app.transition(of: presentation), app.running[transition].markKind == .dismiss,
      !app.running[transition].isCommitted
    {
      if app.isStranger(event.subject) { app.running[transition].doubts.add(.presentedBeforeLog) }
      offer(transition, .shouldDismiss, event)
    }
  }

  mutating func willDismiss(_ presentation: PresentationIndex?, _ event: Event) {
    if let over = app.justOver(presentation, event), let transition = app.dismissal(of: over) {
      record(transition, .willDismiss, event)
      return reportGroup(over, event, .late)
    }
    if presentation == nil, reportLateUnlogged(event) { return }
    raiseAll(judges.owedByGestures.take(of: event.subject.name))
    judges.owedByGestures.begin(event.subject.name, line: event.line)
    if let presentation { app.noteDelegate(of: presentation, event.subject) }
    if let transition = app.transition(of: presentation), app.hasReturned(transition) {
      close(transition, .participantMoves)
    }
    if let transition = app.transition(of: presentation), !app.running[transition].isCommitted {
      if app.isStranger(event.subject) { app.running[transition].doubts.add(.presentedBeforeLog) }
      return offer(transition, .willDismiss, event)
    }
    let transition = beginGesture(presentation, event)
    offer(transition, .willDismiss, event)
    guard let presentation else { return judges.refusedGestures.begin(by: event.subject, line: event.line) }
    if app.isBlocked(presentation) {
      if !app.wasAskedThoughModal(presentation, in: transition) {
        reportBlocked(presentation, event, in: transition)
      }
      app.running[transition].isBroken = app.isForbidden(transition, on: presentation)
    } else {
      judgeChildrensBlock(presentation, event)
    }
  }

  /// A gesture begins: recognised in what is under way, or new.
  private mutating func beginGesture(_ presentation: PresentationIndex?, _ event: Event) -> RunningIndex {
    if let presentation {
      closePresenting(presentation)
      closeCovering(presentation)
    }
    let family = presentation.flatMap { app.presentations[$0].family }
    let readings: FamilyReading? =
      presentation.map { app.presentations[$0].presenterExcused } == true || family == .cover
      ? .either : family
    let rows = app.orders.rowSets.gestures(on: presentation.flatMap { app.presentations[$0].style }, readings)
    let presented = presentation.map { app.swiped($0, event.subject) } ?? Seat()
    let presenter = presentation.map { app.presentations[$0].presenter } ?? Seat()
    let transition = app.underWay(presentation, presented) ?? open(app.orders.rowSets.all)
    app.running[transition].trigger = .swipe
    app.running[transition].presentation = presentation ?? .none
    app.running[transition].style = presentation.flatMap { app.presentations[$0].style }
    if presentation == nil, !app.running[transition].has(.outgoingWillDisappear) {
      app.running[transition].doubts.add(.namesakeCanBeCalled)
    }
    if let presentation, app.presentations[presentation].isDelegateGuessed {
      app.running[transition].doubts.add(.otherSheetUnlogged)
    }
    if app.isStranger(event.subject) { app.running[transition].doubts.add(.presentedBeforeLog) }
    if !app.running[transition].outgoing.isTaken { app.running[transition].outgoing = presented }
    if !app.running[transition].incoming.isTaken { app.running[transition].incoming = presenter }
    app.running[transition].markLine = event.line
    noteTouch(transition, line: event.line)
    if let presentation {
      noteAnswer(transition, presentation)
    } else {
      noteDelegate(of: transition, event)
    }
    announce(transition, .dismiss, rows)
    return transition
  }

  /// The question that was answered belongs to the gesture that it allowed.
  private mutating func noteAnswer(_ transition: RunningIndex, _ presentation: PresentationIndex) {
    guard app.presentations[presentation].isAsked else { return }
    if noteAnswer(transition, line: app.presentations[presentation].shouldLine) {
      app.presentations[presentation].isAsked = false
    }
  }

  /// The same at a line, unless the gesture had begun: whether it was noted.
  @discardableResult
  mutating func noteAnswer(_ transition: RunningIndex, line: Int) -> Bool {
    guard app.running[transition].seen == 0 else { return false }
    app.running[transition].note(.shouldDismiss, line, nil)
    noteLine(transition, .shouldDismiss, line)
    return true
  }

  /// Offers a delegate call; a refusal is a breach.
  mutating func offer(_ transition: RunningIndex, _ slot: Slot, _ event: Event) {
    if app.running[transition].has(slot) || accept(transition, slot, event) { return }
    if app.running[transition].isBroken {
      record(transition, slot, event)
    } else {
      breach(transition, at: slot, event)
    }
  }

  mutating func didDismiss(_ presentation: PresentationIndex?, _ event: Event) {
    let mayBeLate = app.presentations.noteDidDismiss()
    _ = judges.owedByGestures.take(of: event.subject.name)
    if endOwnGesture(event) { return }
    guard let presentation else {
      endUnloggedGesture(event)
      return app.noteOwnStackGone(event.subject)
    }
    app.presentations[presentation].didDismissOwedSince = 0
    judgeWoken(before: presentation, toldAt: event.line)
    raise(app.twoLevels(swiped: presentation))
    app.presentations.told = (event.subject, app.presentations[presentation].presented, event.line)
    guard let transition = app.dismissal(of: presentation) else {
      if app.presentations[presentation].isOpen, !mayBeLate { reportGroup(presentation, event, .alone) }
      return app.release(presentation)
    }
    if app.isGuessedWrongly(presentation, transition) { return giveUpGuess(presentation, transition) }
    if app.hasReturned(transition), !app.running[transition].isAnnounced {
      return reportHadComeBack(presentation, transition, event)
    }
    if app.comesEarly(transition) {
      guard app.hasGoneUnlogged(transition) else { return endTooEarly(transition, presentation, event) }
      // Whether the class logs that it has gone is asked of the whole log.
      if !app.running[transition].has(.outgoingWillDisappear) {
        reportGroup(presentation, event, .alone)
      } else if !app.running[transition].isAnnounced {
        reportGroup(presentation, event, .between)
      }
    }
    if app.running[transition].markKind != .dismiss, !app.running[transition].has(.willDismiss),
      app.isBlocked(presentation)
    {
      return reportDelegate(
        304, presentation, event, asksSetting: app.presentations[presentation].shouldDismiss != false)
    }
    if app.running[transition].markKind != .dismiss, !app.running[transition].has(.willDismiss) {
      judgeHandMade(event)
    }
    endGesture(transition, event)
    if !app.running[transition].isCommitted, !app.running[transition].isBroken,
      app.hasGoneUnlogged(transition)
    {
      app.endPresentation(presentation, swipedIn: nil)
    }
  }

  /// A swipe is over: an inferred dismissal turns out to be one.
  mutating func endGesture(_ transition: RunningIndex, _ event: Event) {
    if app.running[transition].isAnnounced { return offer(transition, .didDismiss, event) }
    guard accept(transition, .didDismiss, event) else { return }
    app.running[transition].trigger = .swipe
    if let row = app.finishedRow(transition, asLogged: false) { app.running[transition].row = row }
  }

  private mutating func endTooEarly(
    _ transition: RunningIndex, _ presentation: PresentationIndex, _ event: Event
  ) {
    if app.running[transition].has(.outgoingWillDisappear) {
      let fault = app.groupFault(presentation, event, .between)
      app.running.note(transition) { $0.early = EarlyDidDismiss(line: event.line, fault: fault) }
    } else {
      reportGroup(presentation, event, .alone)
    }
    guard app.running[transition].isAnnounced else { return }
    app.running[transition].row = app.chosenRow(transition, .completed)
    app.running[transition].isBroken = true
    record(transition, .didDismiss, event)
  }
}

extension ObservedApp {
  /// Calls of a delegate in a row, without a callback between them, are about one gesture.
  fileprivate mutating func noteDelegateCall(at line: Int) {
    if latest.delegateLine != latest.lineBefore { latest.beforeDelegate = latest.lineBefore }
    latest.delegateLine = line
  }

  /// Who makes the delegate's calls. A controller that is neither presented nor the presenter, as far as is known, may
  /// be about a sheet of its own.
  fileprivate mutating func noteDelegate(of presentation: PresentationIndex, _ delegate: Participant) {
    let known = presentations[presentation]
    presentations[presentation].delegate = delegate
    presentations[presentation].isDelegateGuessed =
      !known.isAnnounced && (existing(delegate) != nil || isStranger(delegate))
      && known.presented.who != delegate && known.presenter.who != delegate
  }

  /// A navigation controller whose presentation nothing announced is told that it was dismissed, and the screen on top of its stack
  /// has gone: the stack goes along.
  fileprivate mutating func noteOwnStackGone(_ container: Participant) {
    guard containers.stacks.know(container),
      let top = containers.stacks.top(of: container).flatMap({ index(of: $0) }),
      instances[top].state == .hidden, instances[top].lastLine == latest.beforeDelegate
    else { return }
    noteStackGone(container)
  }

  /// Whether something that was said blocks the gesture.
  fileprivate func isBlocked(_ presentation: PresentationIndex) -> Bool {
    presentations[presentation].modal == true || presentations[presentation].shouldDismiss == false
  }

  /// Whether the question that began this gesture was told as TC305: that it goes through has the same cause.
  fileprivate func wasAskedThoughModal(_ presentation: PresentationIndex, in gesture: RunningIndex) -> Bool {
    let known = presentations[presentation]
    return known.modal == true && known.shouldDismiss != false && known.modalLine < known.shouldLine
      && running[gesture].has(.shouldDismiss) && line(gesture, .shouldDismiss) == known.shouldLine
  }

  /// Whether a didDismiss comes before the controller has gone. It doesn't count if the controller has
  /// returned from a gesture that was given up.
  fileprivate func comesEarly(_ transition: RunningIndex) -> Bool {
    !running[transition].isBroken && !running[transition].isCommitted
      && (running[transition].outgoing.isTaken || running[transition].outgoing.isNamed)
      && running[transition].markKind != .dismiss
      && !running[transition].has(.outgoingDidDisappear) && !hasReturned(transition)
  }
}
