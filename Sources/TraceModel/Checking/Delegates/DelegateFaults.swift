/// What is wrong with the calls of a presentation's delegate: TC301 to TC307.
extension TraceChecker {
  /// A delegate call that what was said forbids.
  mutating func reportDelegate(
    _ rule: UInt16, _ presentation: PresentationIndex, _ event: Event, _ moment: DelegateMoment? = nil,
    besides more: Doubts = [],
    _ claim: Claim = .proven, asksSetting: Bool = false
  ) {
    let fault = app.delegateFault(
      rule, presentation, event, moment, besides: more, claim, asksSetting: asksSetting)
    if let fault { raise(fault) }
  }

  /// TC301: calls about a controller that has gone, or hasn't begun to go. A complete group of them may be
  /// about another sheet that isn't logged; a call between the callbacks of the controller that it names
  /// can't be.
  mutating func reportGroup(
    _ presentation: PresentationIndex, _ event: Event, _ moment: DelegateMoment
  ) {
    if let fault = app.groupFault(presentation, event, moment) { raise(fault) }
  }

  /// A gesture that nothing follows after its willDismiss, though the log goes on.
  mutating func judgeUnfollowed(_ transition: RunningIndex) {
    let presentation = app.running[transition].presentation
    let logged = app.running[transition].seen & ~(Slot.shouldDismiss.bit | Slot.willDismiss.bit)
    guard presentation.isSome, logged == 0, app.running[transition].has(.willDismiss),
      app.running.openedCount > app.running[transition].serial
    else { return }
    let line = app.line(transition, .willDismiss)
    var event = Event(kind: .presentationControllerWillDismiss, line: line)
    event.subject = app.presentations[presentation].presented.who
    reportGroup(presentation, event, .unfollowed)
  }

  /// didDismiss never came after a completed swipe that willDismiss began: TC306.
  mutating func reportOwedDidDismiss(_ presentation: PresentationIndex) {
    guard app.presentations[presentation].didDismissOwedSince > 0 else { return app.release(presentation) }
    let known = app.presentations[presentation]
    let doubts = app.doubts(aboutPresentation: presentation)
    judges.owedByGestures.settle(begunAt: known.willDismissLine)
    guard LawOfDoubt.verdict(on: doubts) != .none else { return app.release(presentation) }
    let who = app.name(of: known.presented).map { app.text(of: $0) } ?? "the presented controller"
    var finding = app.finding(
      306, known.didDismissOwedSince, who, app.key(of: known.presented),
      "the user dismissed \(who), but `presentationControllerDidDismiss` never came after "
        + "`presentationControllerWillDismiss`"
    )
    finding.transition = .dismiss
    finding.evidence = [
      Evidence(
        line: known.willDismissLine, controller: who, event: "presentationControllerWillDismiss",
        label: "the dismissal began here"),
      Evidence(
        line: known.didDismissOwedSince, controller: who, event: "viewDidDisappear",
        label: "the dismissal was completed here"),
    ].filter { $0.line > 0 }
    finding.weigh(doubts)
    app.release(presentation)
    raise(finding, Claim(name: known.delegate.name, anyOf: EventKind.presentationControllerDidDismiss.bit))
  }

  /// The end of a presenter's next transition is the term of a didDismiss that is owed. A presenter that comes and nobody goes
  /// for is only called again.
  mutating func collectOwed(after transition: RunningIndex) {
    guard !app.presentations.departed.isEmpty, app.running[transition].outgoing.isTaken else { return }
    for presentation in app.presentations.departed
    where app.presentations[presentation].firstLine < app.running[transition].firstLine
      && app.presentations[presentation].didDismissOwedSince < app.running[transition].firstLine
    {
      let presenter = app.presentations[presentation].presenter.instance
      if presenter.isSome,
        presenter == app.running[transition].incoming.instance
          || presenter == app.running[transition].outgoing.instance
      {
        reportOwedDidDismiss(presentation)
      }
    }
  }
}

extension ObservedApp {
  /// The finding about such a call, if what speaks against it leaves one.
  func delegateFault(
    _ rule: UInt16, _ presentation: PresentationIndex, _ event: Event, _ moment: DelegateMoment?,
    besides more: Doubts, _ claim: Claim, asksSetting: Bool
  ) -> HeldFinding? {
    let known = presentations[presentation]
    let isSoft = rule == 301 && known.style == .popover
    let doubts = doubts(aboutPresentation: presentation).union(more).union(isSoft ? Doubts(.orderIsSoft) : [])
    guard LawOfDoubt.verdict(on: doubts) != .none else { return nil }
    let who = name(of: known.presented).map { text(of: $0) } ?? "the presented controller"
    var finding = finding(
      rule, event.line, who, key(of: known.presented),
      moment?.message(event.kind, who) ?? delegateMessage(rule, who, known, event.kind))
    finding.transition = .dismiss
    if let help = delegateHelp(rule, known, moment) { finding.help = help }
    if isSoft { finding.severity = .warning }
    finding.weigh(doubts)
    if isStranger(event.subject) { finding.doubt(.presentedBeforeLog) }
    if (303...305).contains(rule), mayBeSetOtherwise(presentation) { finding.doubt(.settingMayHaveChanged) }
    if known.modal != nil, known.modalLine > 0 {
      finding.evidence.append(
        Evidence(
          line: known.modalLine, controller: who, event: "isModalInPresentation",
          label: "\(known.modal == true) from here on"))
    }
    if known.shouldDismiss != nil, known.shouldLine > 0, known.shouldLine != event.line {
      finding.evidence.append(
        Evidence(
          line: known.shouldLine, controller: who, event: "presentationControllerShouldDismiss",
          label: "returned \(known.shouldDismiss == true)"))
    }
    let began = dismissal(of: presentation).map { line($0, .willDismiss) } ?? 0
    if began > 0, began < event.line {
      finding.evidence.append(
        Evidence(
          line: began, controller: who, event: EventKind.presentationControllerWillDismiss.name,
          label: "the user begins to dismiss it", isContext: true))
    }
    finding.evidence.append(
      Evidence(
        line: event.line, controller: who, event: event.kind.name, label: "UIKit doesn't call this here"))
    let asks: OpenQuestions = asksSetting && !isConfigured(known) ? .setting : []
    return HeldFinding(finding: finding, claim: claim, questions: asks)
  }

  /// Whether the configuration gives a presentation's setting: then it has that value all the time.
  private func isConfigured(_ known: Presentation) -> Bool {
    guard let modal = known.modal, let name = name(of: known.presented) else { return false }
    return description(of: name)?.modalInPresentation == modal
  }

  /// The finding about such a call, if the log tells enough for one.
  func groupFault(
    _ presentation: PresentationIndex, _ event: Event, _ moment: DelegateMoment
  ) -> HeldFinding? {
    let known = presentations[presentation]
    guard isAnnounced(presentation), let name = name(of: known.presented) else { return nil }
    guard moment == .between || mayBeDelegate(event.subject, of: presentation) else { return nil }
    let isSure = moment == .between && isOwn(event.subject, presentation)
    let lacking = moment == .unfollowed ? EventKind.viewWillDisappear : .viewDidDisappear
    return delegateFault(
      301, presentation, event, moment, besides: isSure ? [] : Doubts(.otherSheetUnlogged),
      Claim(name: name, anyOf: lacking.bit), asksSetting: false)
  }

  /// Whether a call is known to be about a presentation: its controller logs it, or its delegate does.
  func isOwn(_ subject: Participant, _ presentation: PresentationIndex) -> Bool {
    let known = presentations[presentation]
    return known.presented.who == subject || known.delegate.mayBe(subject)
  }

  /// Whether a call may be about a presentation. Another controller that is there may be the delegate of a sheet of its own.
  func mayBeDelegate(_ subject: Participant, of presentation: PresentationIndex) -> Bool {
    isOwn(subject, presentation) || presentations[presentation].presenter.who == subject
      || existing(subject) == nil
  }

  /// Whether the log tells which controllers are presented. If it doesn't, assuming an unlogged sheet costs
  /// nothing.
  func isAnnounced(_ presentation: PresentationIndex) -> Bool {
    presentations[presentation].isAnnounced && classes.announces(.present)
  }

  private func delegateMessage(_ rule: UInt16, _ who: String, _ known: Presentation, _ kind: EventKind)
    -> String
  {
    switch rule {
    case 303:
      "`\(kind.name)` came for \(who) although nothing blocks the gesture: \(nothingBlocks(known))"
    case 304:
      known.modal == true
        ? "a gesture dismissed \(who) although its isModalInPresentation is true"
        : "a gesture dismissed \(who) although presentationControllerShouldDismiss returned false"
    default:
      "`\(kind.name)` was called for \(who) although its isModalInPresentation is true"
    }
  }

  /// What to do about this fault, where it is other than what the rule has for all of them.
  private func delegateHelp(_ rule: UInt16, _ known: Presentation, _ moment: DelegateMoment?) -> String? {
    if rule == 304, known.modal != true { return Self.answerHelp }
    return moment?.help
  }

  /// A gesture went through although the delegate had answered that it may not.
  static var answerHelp: String {
    "Look for code that calls the delegate's methods itself, for a second delegate whose answer counts, and check "
      + "that the logged result is the one that the method returned."
  }

  /// Why nothing blocks a gesture, as far as that was said.
  private func nothingBlocks(_ known: Presentation) -> String {
    let setting = known.modal == false ? ["isModalInPresentation is false"] : []
    let answer =
      known.shouldDismiss == true
      ? "presentationControllerShouldDismiss returned true"
      : "presentationControllerShouldDismiss hasn't returned false"
    return (setting + [answer]).joined(separator: " and ")
  }
}
