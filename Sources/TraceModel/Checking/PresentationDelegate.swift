/// The calls of `UIAdaptivePresentationControllerDelegate`.
extension TraceChecker {
  mutating func observePresentationDelegate(_ event: Event) {
    if event.subject.name.isSome { classes[Int(event.subject.name.index)].logged |= event.kind.bit }
    let presentation = presentationMeant(event) ?? openUnheard(event)
    if !event.subject.name.isSome, presentation == nil { unattributed += 1 }
    switch event.kind {
    case .presentationControllerShouldDismiss: shouldDismiss(presentation, event)
    case .presentationControllerWillDismiss: willDismiss(presentation, event)
    case .presentationControllerDidDismiss: didDismiss(presentation, event)
    default: didAttempt(presentation, event)
    }
  }

  /// The presentation that a call is about: its subject's, or the one on top.
  private mutating func presentationMeant(_ event: Event) -> PresentationIndex? {
    if event.kind == .presentationControllerDidDismiss, let owing = owing(to: event.subject) { return owing }
    if let place = existing(event.subject) {
      if instances[place].presentedIn.isSome { return instances[place].presentedIn }
      if let known = presentationDescribed(place) { return known }
    }
    if let named = presentations.open.last(where: { presentations[$0].presented.who == event.subject }) {
      return isLeftUnheard(named) ? nil : named
    }
    if event.kind == .presentationControllerDidDismiss {
      let gone = presentations.departed.last {
        presentations[$0].presented.who == event.subject
          || presentations[$0].delegateName == event.subject.name
      }
      // A navigation controller that says so speaks of itself.
      if let known = gone ?? (stacks.know(event.subject) ? nil : presentations.departed.last) { return known }
    }
    guard let top = presentations.topmost, !isTakenForGone(event.subject), !isDismissedUnheard(top),
      presentations[top].family != .cover,
      presentations[top].presenter.who == event.subject
        || !stacks.know(event.subject)
    else { return nil }
    return top
  }

  /// A call for a presentation that was not heard of opens one: its subject's, or, where it names none, that of the only
  /// controller that the configuration describes as presented.
  private mutating func openUnheard(_ event: Event) -> PresentationIndex? {
    guard event.kind != .presentationControllerDidDismiss else { return nil }
    if event.subject.name.isSome {
      return existing(event.subject) == nil ? describedByName(event.subject) : nil
    }
    let described = app.controllers.filter { $0.style != nil || $0.presentedBy != nil }
    guard described.count == 1, let only = described.first, controllerCount == 0 else { return nil }
    let presentation = openPresentation(Seat(), Seat(), line: event.line)
    setStyle(presentation, only.style)
    presentations[presentation].modal = only.modalInPresentation
    presentations[presentation].phase = .presented
    return presentation
  }

  /// The presentation of a controller that is over and still owes its didDismiss: before one that is only thought to be
  /// open, as a namesake's may be.
  private func owing(to who: Participant) -> PresentationIndex? {
    presentations.departed.last {
      presentations[$0].didDismissOwedSince > 0 && presentations[$0].presented.who == who
    }
  }

  /// Whether a name without an address was presented before: it may be a sheet still, lost because of a namesake.
  private func isTakenForGone(_ who: Participant) -> Bool {
    guard !who.instance.isSome, who.name.isSome else { return false }
    return classes[Int(who.name.index)].wasPresented
  }

  /// Whether nothing but such calls was heard of an object with an address: it may be a sheet that was there before.
  private func isStranger(_ who: Participant) -> Bool {
    let calls: [EventKind] = [
      .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss,
    ]
    guard who.instance.isSome, existing(who) == nil, !coordinators.knows(who) else { return false }
    return classes[Int(who.name.index)].logged & ~calls.reduce(0) { $0 | $1.bit } == 0
      && !presentations.open.contains {
        presentations[$0].presented.who == who || presentations[$0].presenter.who == who
      }
  }

  /// The transition of a presentation that is under way or has just ended.
  private func transition(of presentation: PresentationIndex?) -> RunningIndex? {
    guard let presentation else { return nil }
    return running.established.last {
      running[$0].presentation == presentation && running[$0].kindAsked == .dismiss
    }
  }

  /// The dismissal that a presentation's didDismiss ends: announced, told from the order, or just over.
  private func dismissal(of presentation: PresentationIndex) -> RunningIndex? {
    if let known = transition(of: presentation) { return known }
    if let over = running.lingering.last(where: { isDismissal($0, of: presentation) }) { return over }
    guard let place = instances.place(of: presentations[presentation].presented.instance) else { return nil }
    let moves = instances[place].transition
    guard moves.isSome, running[moves].presentation == presentation,
      running[moves].has(.outgoingWillDisappear)
    else { return nil }
    return moves
  }

  private func isDismissal(_ transition: RunningIndex, of presentation: PresentationIndex) -> Bool {
    guard running[transition].presentation == presentation, running[transition].row >= 0 else {
      return false
    }
    return catalogue.kinds[running[transition].row] == .dismiss
  }

  /// The dismissal that has just ended, if a call can be no other's by what is known.
  private func justOver(_ presentation: PresentationIndex?, _ event: Event) -> PresentationIndex? {
    presentations.departed.last { gone in
      let known = presentations[gone]
      let mayBeDelegate =
        known.presenter.who == event.subject || known.delegateName == event.subject.name
        || existing(event.subject) == nil
      guard known.presented.who == event.subject || presentation == nil && mayBeDelegate,
        let transition = dismissal(of: gone)
      else { return false }
      return running[transition].isCommitted && running[transition].markKind != .dismiss
    }
  }

  private mutating func shouldDismiss(_ presentation: PresentationIndex?, _ event: Event) {
    guard let presentation else { return }
    if presentations[presentation].modal == true {
      reportDelegate(305, presentation, event, asksSetting: true)
    }
    presentations[presentation].shouldDismiss = event.flags[.result]
    presentations[presentation].shouldLine = event.line
    presentations[presentation].isAsked = true
    if let transition = transition(of: presentation), running[transition].markKind == .dismiss,
      !running[transition].isCommitted
    {
      offer(transition, .shouldDismiss, event)
    }
  }

  private mutating func willDismiss(_ presentation: PresentationIndex?, _ event: Event) {
    if let over = justOver(presentation, event), let transition = dismissal(of: over) {
      record(transition, .willDismiss, event)
      return reportGroup(over, event, .late)
    }
    if let presentation { presentations[presentation].delegateName = event.subject.name }
    if let transition = transition(of: presentation), hasReturned(transition) {
      close(transition, .participantMoves)
    }
    if let transition = transition(of: presentation), !running[transition].isCommitted {
      return offer(transition, .willDismiss, event)
    }
    let transition = beginGesture(presentation, event)
    offer(transition, .willDismiss, event)
    if let presentation, isBlocked(presentation) {
      reportDelegate(
        304, presentation, event, asksSetting: presentations[presentation].shouldDismiss != false)
      running[transition].isBroken = true
    }
  }

  /// Whether something that was said blocks the gesture.
  private func isBlocked(_ presentation: PresentationIndex) -> Bool {
    presentations[presentation].modal == true || presentations[presentation].shouldDismiss == false
  }

  /// A gesture begins: recognised in what is under way, or new.
  private mutating func beginGesture(_ presentation: PresentationIndex?, _ event: Event) -> RunningIndex {
    if let presentation { closePresenting(presentation) }
    let family = presentation.flatMap { presentations[$0].family }
    let readings: FamilyReading? =
      presentation.map { presentations[$0].presenterExcused } == true || family == .cover ? .either : family
    let rows = rowSets.gestures(on: presentation.flatMap { presentations[$0].style }, readings)
    let presented = presentation.map { presentations[$0].presented } ?? Seat()
    let presenter = presentation.map { presentations[$0].presenter } ?? Seat()
    let transition = gestureUnderWay(presented) ?? open(rowSets.all)
    running[transition].trigger = .swipe
    running[transition].presentation = presentation ?? .none
    running[transition].style = presentation.flatMap { presentations[$0].style }
    if presentation == nil { running[transition].doubts.add(.namesakeCanBeCalled) }
    if isStranger(event.subject) { running[transition].doubts.add(.presentedBeforeLog) }
    if !running[transition].outgoing.isTaken { running[transition].outgoing = presented }
    if !running[transition].incoming.isTaken { running[transition].incoming = presenter }
    running[transition].markLine = event.line
    noteTouch(transition, line: event.line)
    noteAnswer(transition, presentation)
    establish(transition, .dismiss, rows)
    return transition
  }

  /// The question that was answered belongs to the gesture that it allowed.
  private mutating func noteAnswer(_ transition: RunningIndex, _ presentation: PresentationIndex?) {
    guard let presentation, presentations[presentation].isAsked, running[transition].seen == 0 else { return }
    presentations[presentation].isAsked = false
    running[transition].note(.shouldDismiss, presentations[presentation].shouldLine, nil)
    noteLine(transition, .shouldDismiss, presentations[presentation].shouldLine)
  }

  /// The presented controller is on its way already: willDismiss comes late.
  private func gestureUnderWay(_ presented: Seat) -> RunningIndex? {
    guard let place = instances.place(of: presented.instance) else { return nil }
    let transition = instances[place].transition
    guard transition.isSome, !running[transition].isEstablished,
      running[transition].outgoing.instance == presented.instance
    else { return nil }
    return transition
  }

  /// Offers a delegate call; a refusal is a breach.
  private mutating func offer(_ transition: RunningIndex, _ slot: Slot, _ event: Event) {
    if running[transition].has(slot) || accept(transition, slot, event) { return }
    if running[transition].isBroken {
      record(transition, slot, event)
    } else {
      breach(transition, at: slot, event)
    }
  }

  private mutating func didDismiss(_ presentation: PresentationIndex?, _ event: Event) {
    let mayBeLate = presentations.hearDidDismiss()
    guard let presentation else { return endUnheardGesture(event) }
    presentations[presentation].didDismissOwedSince = 0
    guard let transition = dismissal(of: presentation) else {
      if presentations[presentation].isOpen, !mayBeLate { reportGroup(presentation, event, .alone) }
      return release(presentation)
    }
    if isTooEarly(transition) { return endTooEarly(transition, presentation, event) }
    if running[transition].markKind != .dismiss, !running[transition].has(.willDismiss),
      isBlocked(presentation)
    {
      return reportDelegate(
        304, presentation, event, asksSetting: presentations[presentation].shouldDismiss != false)
    }
    endGesture(transition, event)
    if !running[transition].isCommitted, !running[transition].isBroken, hasGoneUnheard(transition) {
      endPresentation(presentation, swipedIn: nil)
    }
  }

  /// A swipe is over: what was told from the order alone was one.
  private mutating func endGesture(_ transition: RunningIndex, _ event: Event) {
    if running[transition].isEstablished { return offer(transition, .didDismiss, event) }
    guard accept(transition, .didDismiss, event) else { return }
    running[transition].trigger = .swipe
    if let row = finishedRow(transition, asLogged: false) { running[transition].row = row }
  }

  /// The end of a gesture of which only the delegate's calls and the callbacks tell.
  private mutating func endUnheardGesture(_ event: Event) {
    let gesture = running.established.last {
      !running[$0].presentation.isSome && running[$0].trigger == .swipe
    }
    if let gesture, running[gesture].has(.outgoingDidDisappear) { offer(gesture, .didDismiss, event) }
  }

  /// Whether a didDismiss comes before the controller has gone, and not back from a gesture that was given up.
  private func isTooEarly(_ transition: RunningIndex) -> Bool {
    !running[transition].isBroken && !running[transition].isCommitted
      && running[transition].markKind != .dismiss
      && !running[transition].has(.outgoingDidDisappear) && !hasReturned(transition)
      && !hasGoneUnheard(transition)
  }

  private mutating func endTooEarly(
    _ transition: RunningIndex, _ presentation: PresentationIndex, _ event: Event
  ) {
    let isUnderWay = running[transition].has(.outgoingWillDisappear)
    reportGroup(presentation, event, isUnderWay ? .between : .alone)
    guard running[transition].isEstablished else { return }
    running[transition].row = chosenRow(transition, .completed)
    running[transition].isBroken = true
    record(transition, .didDismiss, event)
  }

  private mutating func didAttempt(_ presentation: PresentationIndex?, _ event: Event) {
    if let over = justOver(presentation, event) { return reportGroup(over, event, .late) }
    guard let presentation else { return tellBlocked(Presentation(), event) }
    judgeAttempt(presentation, event)
    presentations[presentation].isAsked = false
    tellBlocked(presentations[presentation], event)
  }

  /// TC303: nothing blocks the gesture, or the gesture goes through.
  private mutating func judgeAttempt(_ presentation: PresentationIndex, _ event: Event) {
    let known = presentations[presentation]
    if known.shouldDismiss == true, isJustAsked(presentation) {
      // UIKit asked, so the setting is false: whatever was said of it, the gesture contradicts itself.
      if ledger.confirmSetting(of: 305, at: known.shouldLine) { return }
      return reportDelegate(303, presentation, event)
    }
    if known.shouldDismiss == true, known.modal == false {
      return reportDelegate(303, presentation, event, asksSetting: true)
    }
    guard known.modal == false, known.shouldDismiss == nil, isAnnounced(presentation) else { return }
    reportDelegate(
      303, presentation, event, besides: [],
      Claim(name: event.subject.name, anyOf: EventKind.presentationControllerShouldDismiss.bit),
      asksSetting: true)
  }

  /// Whether the delegate was asked in this very gesture: nothing was heard of the controller since.
  private func isJustAsked(_ presentation: PresentationIndex) -> Bool {
    let known = presentations[presentation]
    guard known.isAsked, let place = instances.place(of: known.presented.instance) else { return false }
    return instances[place].lastLine < known.shouldLine
  }

  /// A blocked gesture is a transition of its own, told at once.
  private mutating func tellBlocked(_ presentation: Presentation, _ event: Event) {
    transitionCount += 1
    kindCounts[Int(TransitionKind.dismiss.rawValue)] += 1
    guard outbox.tells([.records, .sketches]) else { return }
    let sketch = blocked(presentation, event)
    if outbox.tells(.sketches) { outbox.tell(sketch, []) }
    guard outbox.tells(.records) else { return }
    var record = sketch.record([]) { text(of: $0) }
    record.steps = [Evidence(line: event.line, controller: record.from ?? "", event: event.kind.name)]
    outbox.tell(record)
  }

  private func blocked(_ known: Presentation, _ event: Event) -> TransitionSketch {
    var sketch = TransitionSketch(
      kind: .dismiss, outcome: .blocked,
      firstLine: known.shouldDismiss == false ? max(1, known.shouldLine) : event.line, lastLine: event.line)
    (sketch.style, sketch.trigger) = (known.style, .swipe)
    sketch.family = known.family == .cover ? .cover : .over
    sketch.from = role(of: known.presented)
    sketch.to = role(of: known.presenter)
    return sketch
  }

  // MARK: Findings

  /// A delegate call that what was said forbids.
  private mutating func reportDelegate(
    _ rule: UInt16, _ presentation: PresentationIndex, _ event: Event, _ moment: DelegateMoment? = nil,
    besides more: Doubts = [],
    _ claim: Claim = .proven, asksSetting: Bool = false
  ) {
    let known = presentations[presentation]
    let isSoft = rule == 301 && known.style == .popover
    let doubts = doubts(aboutPresentation: presentation).union(more).union(isSoft ? Doubts(.orderIsSoft) : [])
    guard LawOfDoubt.verdict(on: doubts) != .none else { return }
    let who = name(of: known.presented).map { text(of: $0) } ?? "the presented controller"
    var finding = finding(
      rule, event.line, who, key(of: known.presented),
      moment?.message(event.kind, who) ?? delegateMessage(rule, who, known, event.kind))
    finding.transition = .dismiss
    if isSoft { finding.severity = .warning }
    finding.weigh(doubts)
    if isStranger(event.subject) { finding.doubt(.presentedBeforeLog) }
    if known.modal != nil, known.modalLine > 0 {
      finding.evidence.append(
        Evidence(
          line: known.modalLine, controller: who, event: "isModalInPresentation",
          label: "\(known.modal == true) since here"))
    }
    if known.shouldDismiss != nil, known.shouldLine > 0, known.shouldLine != event.line {
      finding.evidence.append(
        Evidence(
          line: known.shouldLine, controller: who, event: "presentationControllerShouldDismiss",
          label: "answered \(known.shouldDismiss == true)"))
    }
    finding.evidence.append(
      Evidence(line: event.line, controller: who, event: event.kind.name, label: "not possible here"))
    guard asksSetting, !isConfigured(known) else { return raise(finding, claim) }
    hold(HeldFinding(finding: finding, claim: claim, asksSetting: true))
  }

  /// Whether the configuration says the setting of a presentation: then it has that value all the time.
  private func isConfigured(_ known: Presentation) -> Bool {
    guard let modal = known.modal, let name = name(of: known.presented) else { return false }
    return description(of: name)?.modalInPresentation == modal
  }

  /// TC301: calls for a controller that has gone, or has not begun to go. Of a closed group of them another sheet may be
  /// the reason, of which nothing is logged; of a call amid the callbacks of the controller that it names it can't.
  private mutating func reportGroup(
    _ presentation: PresentationIndex, _ event: Event, _ moment: DelegateMoment
  ) {
    let known = presentations[presentation]
    guard isAnnounced(presentation), let name = name(of: known.presented) else { return }
    let isOwn = known.presented.who == event.subject || known.delegateName == event.subject.name
    // Another controller that is there may be the delegate of a sheet of its own.
    let mayBeDelegate = isOwn || known.presenter.who == event.subject || existing(event.subject) == nil
    guard moment == .between || mayBeDelegate else { return }
    let isSure = moment == .between && isOwn
    let lacking = moment == .unfollowed ? EventKind.viewWillDisappear : .viewDidDisappear
    reportDelegate(
      301, presentation, event, moment, besides: isSure ? [] : Doubts(.otherSheetUnlogged),
      Claim(name: name, anyOf: lacking.bit))
  }

  /// Whether the log tells who is presented: else a sheet that it does not tell of costs nothing.
  private func isAnnounced(_ presentation: PresentationIndex) -> Bool {
    presentations[presentation].isAnnounced && announced & EventKind.present.bit != 0
  }

  /// A gesture of which nothing came but its willDismiss, though the log goes on.
  mutating func judgeUnfollowed(_ transition: RunningIndex) {
    let presentation = running[transition].presentation
    let heard = running[transition].seen & ~(Slot.shouldDismiss.bit | Slot.willDismiss.bit)
    guard presentation.isSome, heard == 0, running[transition].has(.willDismiss),
      running.openedCount > running[transition].serial
    else { return }
    let line = line(transition, .willDismiss)
    var event = Event(kind: .presentationControllerWillDismiss, line: line)
    event.subject = presentations[presentation].presented.who
    reportGroup(presentation, event, .unfollowed)
  }

  private func delegateMessage(_ rule: UInt16, _ who: String, _ known: Presentation, _ kind: EventKind)
    -> String
  {
    switch rule {
    case 303:
      "`\(kind.name)` came for \(who) though nothing blocks the gesture: isModalInPresentation is false and "
        + "presentationControllerShouldDismiss answered true"
    case 304:
      known.modal == true
        ? "a gesture dismisses \(who) though its isModalInPresentation is true"
        : "a gesture dismisses \(who) though presentationControllerShouldDismiss answered false"
    default:
      "`\(kind.name)` was asked for \(who) though its isModalInPresentation is true"
    }
  }

  /// didDismiss never came after a completed swipe that willDismiss began: TC306.
  mutating func reportOwedDidDismiss(_ presentation: PresentationIndex) {
    let known = presentations[presentation]
    let doubts = doubts(aboutPresentation: presentation)
    guard known.didDismissOwedSince > 0, LawOfDoubt.verdict(on: doubts) != .none else {
      return release(presentation)
    }
    let who = name(of: known.presented).map { text(of: $0) } ?? "the presented controller"
    var finding = finding(
      306, known.didDismissOwedSince, who, key(of: known.presented),
      "\(who) was swiped away after `presentationControllerWillDismiss`, and `presentationControllerDidDismiss` never came"
    )
    finding.transition = .dismiss
    finding.evidence = [
      Evidence(
        line: known.didDismissOwedSince, controller: who, event: "viewDidDisappear",
        label: "the swipe was completed here")
    ]
    finding.weigh(doubts)
    release(presentation)
    raise(finding, Claim(name: known.delegateName, anyOf: EventKind.presentationControllerDidDismiss.bit))
  }

  /// The end of a presenter's next transition is the term of a didDismiss that is owed.
  mutating func collectOwed(after transition: RunningIndex) {
    guard !presentations.departed.isEmpty else { return }
    for presentation in presentations.departed
    where presentations[presentation].firstLine < running[transition].firstLine
      && presentations[presentation].didDismissOwedSince < running[transition].firstLine
    {
      let presenter = presentations[presentation].presenter.instance
      if presenter.isSome,
        presenter == running[transition].incoming.instance
          || presenter == running[transition].outgoing.instance
      {
        reportOwedDidDismiss(presentation)
      }
    }
  }
}
