/// Gestures that something blocks: presentationControllerDidAttemptToDismiss.
extension TraceChecker {
  mutating func didAttempt(_ presentation: PresentationIndex?, _ event: Event) {
    if let over = app.justOver(presentation, event) { return reportGroup(over, event, .late) }
    guard let presentation, app.mayTell(event.subject, of: presentation) else {
      return didAttemptUnlogged(event)
    }
    if let swipe = app.transition(of: presentation), app.isGoing(swipe) {
      return noteAttempt(amid: swipe, event)
    }
    judgeAttempt(presentation, event)
    app.presentations[presentation].isAsked = false
    tellBlocked(app.presentations[presentation], event)
  }

  /// An attempt while a swipe is under way. What is wrong with it if the swipe goes through is said here: when the swipe is
  /// over, its presentation may be forgotten.
  private mutating func noteAttempt(amid swipe: RunningIndex, _ event: Event) {
    guard let name = app.name(of: app.running[swipe].outgoing) else { return }
    let fault = app.delegateFault(
      301, app.running[swipe].presentation, event, .amid, besides: [],
      Claim(name: name, anyOf: EventKind.viewWillAppear.bit), asksSetting: false)
    app.running.note(swipe) { $0.attempt = AttemptAmid(event: event, fault: fault) }
  }

  /// TC301: the gesture that was said to be blocked went through.
  mutating func judgeAttemptAmid(_ transition: RunningIndex, _ attempt: AttemptAmid) {
    guard !app.running[transition].isBroken else { return }
    let presentation = app.running[transition].presentation
    if app.running[transition].has(.outgoingDidDisappear), !app.hasReturned(transition) {
      if let fault = attempt.fault { raise(fault) }
    } else if presentation.isSome {
      judgeAttempt(presentation, attempt.event)
    }
  }

  /// TC303: nothing blocks the gesture, or the gesture goes through.
  private mutating func judgeAttempt(_ presentation: PresentationIndex, _ event: Event) {
    let known = app.presentations[presentation]
    // What was said last stands.
    if known.modal == true, known.modalLine > known.shouldLine { return }
    if known.shouldDismiss == true, app.isJustAsked(presentation) {
      // UIKit asked, so the setting is false. Whatever was logged about it, the gesture contradicts itself.
      if ledger.confirmSetting(of: 305, at: known.shouldLine) { return }
      return reportDelegate(303, presentation, event)
    }
    if known.shouldDismiss == true, known.modal == false {
      return reportDelegate(303, presentation, event, asksSetting: true)
    }
    guard known.modal == false, known.shouldDismiss == nil, app.isAnnounced(presentation) else { return }
    reportDelegate(
      303, presentation, event, besides: [],
      Claim(name: event.subject.name, anyOf: EventKind.presentationControllerShouldDismiss.bit),
      asksSetting: true)
  }

  /// A blocked gesture is a transition of its own, told at once.
  mutating func tellBlocked(_ presentation: Presentation, _ event: Event) {
    app.counts.transitions += 1
    app.counts.count(.dismiss)
    guard outbox.tells([.records, .sketches, .appRules]) else { return }
    let sketch = app.blocked(presentation, event)
    if outbox.tells(.sketches) { outbox.tell(sketch, []) }
    if outbox.tells(.appRules) { noteForRules(sketch, at: event) }
    guard outbox.tells(.records) else { return }
    var record = sketch.record([]) { app.text(of: $0) }
    record.steps = [Evidence(line: event.line, controller: record.from ?? "", event: event.kind.name)]
    outbox.tell(record)
  }
}

extension ObservedApp {
  /// Whether somebody may be the delegate of what is presented: another is told of the gesture that is under way.
  fileprivate func mayTell(_ who: Participant, of presentation: PresentationIndex) -> Bool {
    let known = presentations[presentation]
    guard let swipe = transition(of: presentation), isGoing(swipe) else { return true }
    return !known.delegate.name.isSome || known.delegate.mayBe(who) || known.presented.who == who
      || known.presenter.who == who
  }

  /// Whether a swipe is under way: the sheet, by its own callbacks, is disappearing, or the delegate was told just now that it
  /// is going to.
  func isGoing(_ transition: RunningIndex) -> Bool {
    guard running[transition].isOpen, running[transition].has(.willDismiss),
      let index = instances.index(of: running[transition].outgoing.instance)
    else { return false }
    return instances[index].state == .disappearing
      || !running[transition].has(.outgoingWillDisappear)
        && line(transition, .willDismiss) == latest.lineBefore
  }

  /// Whether a gesture itself is forbidden, and not only the one before it: many delegates log where they refuse, and nothing when
  /// the user tries again and is let go.
  func isForbidden(_ gesture: RunningIndex, on presentation: PresentationIndex) -> Bool {
    let known = presentations[presentation]
    return known.modal == true || known.shouldDismiss != false || running[gesture].has(.shouldDismiss)
  }

  /// Whether the delegate was asked in this very gesture: no line of the controller was logged since.
  fileprivate func isJustAsked(_ presentation: PresentationIndex) -> Bool {
    let known = presentations[presentation]
    guard known.isAsked, let index = instances.index(of: known.presented.instance) else { return false }
    return instances[index].lastLine < known.shouldLine
  }

  fileprivate func blocked(_ known: Presentation, _ event: Event) -> TransitionSketch {
    var sketch = TransitionSketch(
      kind: .dismiss, outcome: .blocked,
      firstLine: known.shouldDismiss == false ? max(1, known.shouldLine) : event.line, lastLine: event.line)
    (sketch.style, sketch.trigger) = (known.style, .swipe)
    sketch.family = known.family == .cover ? .cover : .over
    sketch.from = role(of: known.presented)
    sketch.to = role(of: known.presenter)
    return sketch
  }
}
