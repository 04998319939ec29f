/// TC302: the app calls `presentationControllerDidDismiss` itself, after a dismissal of its own.
extension TraceChecker {
  /// A didDismiss without the calls before it which the same delegate logs when a gesture begins: possibly the app's own.
  mutating func judgeHandMade(_ event: Event) {
    guard event.subject.name.isSome, let index = app.instances.index(of: app.latest.departed),
      app.latest.gestureLine < app.instances[index].line(.viewDidAppear),
      app.instances[index].line(.viewDidAppear) > 0,
      app.instances[index].line(.viewWillDisappear) > 0, !app.isUnjudged(app.instances[index].name)
    else { return }
    let (name, delegate) = (app.text(of: app.instances[index].name), app.text(of: event.subject.name))
    var finding = app.words.finding(
      302, event.line, app.instances[index].who,
      "`\(event.kind.name)` came for \(name) without the `presentationControllerWillDismiss` that \(delegate) logs for "
        + "gestures, so \(name) was dismissed in code")
    finding.severity = .warning
    finding.transition = .dismiss
    finding.help = ObservedApp.handMadeHelp
    finding.evidence =
      app.history(of: index)
      + [Evidence(line: event.line, controller: delegate, event: event.kind.name, label: "no gesture began")]
    finding.doubt(.delegateMayNotTell)
    raise(
      finding, Claim(name: event.subject.name, anyOf: EventKind.presentationControllerWillDismiss.bit))
  }

  /// TC302 for a controller that was dismissed in code and has been released since; `false` if the call isn't about
  /// one.
  mutating func judgeToldOfReleased(_ event: Event) -> Bool {
    guard let gone = app.presentations.dismissedInCode, app.isMeant(gone, by: event.subject) else {
      return false
    }
    app.presentations.dismissedInCode = nil
    let name = app.text(of: gone.presented)
    var finding = app.words.finding(
      302, event.line, Participant(name: gone.presented),
      "`\(event.kind.name)` came although \(name) was dismissed in code, at line \(gone.markLine)")
    finding.transition = .dismiss
    finding.help = ObservedApp.handMadeHelp
    finding.evidence = [
      Evidence(line: gone.markLine, controller: name, event: "dismiss", label: "the app dismisses it"),
      Evidence(line: gone.goneLine, controller: name, event: "viewDidDisappear", label: "it has gone"),
      Evidence(
        line: event.line, controller: name, event: event.kind.name, label: "UIKit doesn't call this here"),
    ].filter { $0.line > 0 }
    if app.latest.gestureLine > 0 { finding.severity = .warning }
    if gone.begunBefore != nil, event.subject.name != gone.presented { finding.doubt(.otherSheetUnlogged) }
    raise(finding)
    return true
  }
}

extension ObservedApp {
  /// The app has dismissed a presentation, and its controller may be released before anybody calls its delegate.
  mutating func noteDismissedInCode(_ transition: RunningIndex) {
    let one = running[transition]
    guard !one.has(.willDismiss), !one.has(.shouldDismiss), let presented = name(of: one.outgoing) else {
      return
    }
    let isKnown = one.presentation.isSome
    let presenter = isKnown ? name(of: presentations[one.presentation].presenter) : nil
    presentations.dismissedInCode = DismissedInCode(
      presented: presented, presenter: presenter ?? .none, markLine: one.markLine, goneLine: one.lastLine,
      begunBefore: isKnown ? nil : running.openedCount)
  }

  /// The same where the log tells nothing of the controller but the mark.
  mutating func noteDismissedUnseen(_ presentation: PresentationIndex, line: Int) {
    let known = presentations[presentation]
    guard let presented = name(of: known.presented) else { return }
    presentations.dismissedInCode = DismissedInCode(
      presented: presented, presenter: name(of: known.presenter) ?? .none, markLine: line, goneLine: 0)
  }

  /// Whether a delegate's call is about what was dismissed in code. If nobody knows who presented that, it may be anybody's
  /// call, as long as nobody else has moved since.
  func isMeant(_ gone: DismissedInCode, by subject: Participant) -> Bool {
    guard let begun = gone.begunBefore else { return gone.isMeant(by: subject) }
    return running.openedCount == begun
  }

  /// A didDismiss alone, after its controller has gone by code, in a log whose delegates are told of gestures before they
  /// begin: UIKit did not call it, and apps do so by hand.
  func retellAsHandMade(_ finding: inout Finding, _ transition: RunningIndex, _ slot: Slot) {
    guard finding.rule.number == 302, slot == .didDismiss, latest.gestureLine > 0,
      running[transition].has(.outgoingDidDisappear),
      !running[transition].has(.willDismiss), !running[transition].has(.shouldDismiss)
    else { return }
    finding.severity = .warning
    finding.message += "; the app seems to call the method itself"
    finding.help = Self.handMadeHelp
  }

  fileprivate static var handMadeHelp: String {
    "UIKit calls presentationControllerDidDismiss only if the user dismisses the presentation, for example "
      + "with a swipe or a tap outside a popover, not for dismiss(animated:). Apps that call it themselves "
      + "after dismissing in code do so to clean up in one place. Put the cleanup into a method of your own "
      + "and call it both from presentationControllerDidDismiss and after dismissing in code. That keeps "
      + "UIKit's calls apart from yours, and nothing runs twice."
  }
}

extension EventKind {
  /// Whether a presentation's delegate is told by it that a gesture begins.
  var beginsGesture: Bool {
    self == .presentationControllerShouldDismiss || self == .presentationControllerWillDismiss
  }
}
