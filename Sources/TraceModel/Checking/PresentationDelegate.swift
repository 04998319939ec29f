/// The calls of `UIAdaptivePresentationControllerDelegate`.
extension TraceChecker {
  mutating func observePresentationDelegate(_ event: Event) {
    if event.subject.name.isSome {
      classes[Int(event.subject.name.index)].logged |= event.kind.bit
    } else {
      unattributed += 1
    }
    let presentation = presentationMeant(event)
    switch event.kind {
    case .presentationControllerShouldDismiss: shouldDismiss(presentation, event)
    case .presentationControllerWillDismiss: willDismiss(presentation, event)
    case .presentationControllerDidDismiss: didDismiss(presentation, event)
    default: didAttempt(presentation, event)
    }
  }

  /// The presentation that a call is about: its subject's, or the one on top.
  private mutating func presentationMeant(_ event: Event) -> Int? {
    if event.kind == .presentationControllerDidDismiss, let owing = owing(to: event.subject) { return owing }
    if let place = existing(event.subject) {
      if instances[place].presentedIn >= 0 { return Int(instances[place].presentedIn) }
      if let known = presentationDescribed(place) { return known }
    }
    if let named = presentationStack.last(where: { presentations[$0].presented.who == event.subject }) {
      return isLeftUnheard(named) ? nil : named
    }
    if event.kind == .presentationControllerDidDismiss {
      let gone = departed.last {
        presentations[$0].presented.who == event.subject
          || presentations[$0].delegateName == event.subject.name
      }
      if let known = gone ?? departed.last { return known }
    }
    guard let top = topmostPresentation, !isTakenForGone(event.subject), !isDismissedUnheard(top),
      presentations[top].family != .cover,
      presentations[top].presenter.who == event.subject
        || !stacks.know(event.subject)
    else { return nil }
    return top
  }

  /// The presentation of a controller that is over and still owes its didDismiss: before one that is only thought to be
  /// open, as a namesake's may be.
  private func owing(to who: Participant) -> Int? {
    departed.last { presentations[$0].didDismissOwedSince > 0 && presentations[$0].presented.who == who }
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
      && !presentationStack.contains {
        presentations[$0].presented.who == who || presentations[$0].presenter.who == who
      }
  }

  /// The transition of a presentation that is under way or has just ended.
  private func transition(of presentation: Int?) -> Int? {
    guard let presentation else { return nil }
    return established.last {
      running[$0].presentation == Int32(presentation) && running[$0].kindAsked == .dismiss
    }
  }

  private mutating func shouldDismiss(_ presentation: Int?, _ event: Event) {
    guard let presentation else { return }
    if presentations[presentation].modal == true { reportDelegate(305, presentation, event) }
    presentations[presentation].shouldDismiss = event.flags[.result]
    presentations[presentation].shouldLine = event.line
    if let transition = transition(of: presentation), running[transition].markKind == .dismiss,
      !running[transition].isCommitted
    {
      offer(transition, .shouldDismiss, event)
    }
  }

  private mutating func willDismiss(_ presentation: Int?, _ event: Event) {
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
      reportDelegate(304, presentation, event)
      running[transition].isBroken = true
    }
  }

  /// Whether something that was said blocks the gesture.
  private func isBlocked(_ presentation: Int) -> Bool {
    presentations[presentation].modal == true || presentations[presentation].shouldDismiss == false
  }

  /// A gesture begins: recognised in what is under way, or new.
  private mutating func beginGesture(_ presentation: Int?, _ event: Event) -> Int {
    if let presentation { closePresenting(presentation) }
    let family = presentation.flatMap { presentations[$0].family }
    let readings: FamilyReading? =
      presentation.map { presentations[$0].presenterExcused } == true || family == .cover ? .either : family
    let rows = rowSets.of(.dismiss).and(rowSets.byGesture).and(rowSets.of(readings))
    let presented = presentation.map { presentations[$0].presented } ?? Seat()
    let presenter = presentation.map { presentations[$0].presenter } ?? Seat()
    let transition = gestureUnderWay(presented) ?? open(rowSets.all)
    running[transition].trigger = .swipe
    running[transition].presentation = Int32(presentation ?? -1)
    running[transition].style = presentation.flatMap { presentations[$0].style }
    if presentation == nil { running[transition].doubts.add(.namesakeCanBeCalled) }
    if isStranger(event.subject) { running[transition].doubts.add(.presentedBeforeLog) }
    if !running[transition].outgoing.isTaken { running[transition].outgoing = presented }
    if !running[transition].incoming.isTaken { running[transition].incoming = presenter }
    running[transition].markLine = event.line
    noteTouch(transition, line: event.line)
    establish(transition, .dismiss, rows)
    return transition
  }

  /// The presented controller is on its way already: willDismiss comes late.
  private func gestureUnderWay(_ presented: Seat) -> Int? {
    guard let place = instances.place(of: presented.instance) else { return nil }
    let transition = Int(instances[place].transition)
    guard transition >= 0, !running[transition].isEstablished,
      running[transition].outgoing.instance == presented.instance
    else { return nil }
    return transition
  }

  /// Offers a delegate call; a refusal is a breach.
  private mutating func offer(_ transition: Int, _ slot: Slot, _ event: Event) {
    if running[transition].has(slot) || accept(transition, slot, event) { return }
    if running[transition].isBroken {
      record(transition, slot, event)
    } else {
      breach(transition, at: slot, event)
    }
  }

  private mutating func didDismiss(_ presentation: Int?, _ event: Event) {
    guard let presentation else { return }
    presentations[presentation].didDismissOwedSince = 0
    guard let transition = transition(of: presentation) else { return release(presentation) }
    offer(transition, .didDismiss, event)
    if !running[transition].isCommitted, !running[transition].isBroken, hasGoneUnheard(transition) {
      endPresentation(presentation, swipedIn: nil)
    }
  }

  private mutating func didAttempt(_ presentation: Int?, _ event: Event) {
    guard let presentation else { return }
    let known = presentations[presentation]
    if known.modal == false, known.shouldDismiss == true { reportDelegate(303, presentation, event) }
    tellBlocked(presentation, event)
  }

  /// A blocked gesture is a transition of its own, told at once.
  private mutating func tellBlocked(_ presentation: Int, _ event: Event) {
    transitionCount += 1
    guard outbox.tells([.records, .sketches]) else { return }
    let sketch = blocked(presentation, event)
    if outbox.tells(.sketches) { outbox.tell(sketch, []) }
    guard outbox.tells(.records) else { return }
    var record = sketch.record([]) { text(of: $0) }
    record.steps = [Evidence(line: event.line, controller: record.from ?? "", event: event.kind.name)]
    outbox.tell(record)
  }

  private func blocked(_ presentation: Int, _ event: Event) -> TransitionSketch {
    let known = presentations[presentation]
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
  private mutating func reportDelegate(_ rule: UInt16, _ presentation: Int, _ event: Event) {
    let known = presentations[presentation]
    let doubts = doubts(aboutPresentation: presentation)
    guard LawOfDoubt.verdict(on: doubts) != .none else { return }
    let who = name(of: known.presented).map { text(of: $0) } ?? "the presented controller"
    var finding = finding(
      rule, event.line, who, key(of: known.presented), delegateMessage(rule, who, known, event.kind))
    finding.transition = .dismiss
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
    raise(finding)
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
  mutating func reportOwedDidDismiss(_ presentation: Int) {
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
  mutating func collectOwed(after transition: Int) {
    guard !departed.isEmpty else { return }
    for presentation in departed
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
