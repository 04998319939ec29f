/// TC307: presentationControllerDidDismiss came while a sheet was going, and the sheet came back.
struct EarlyDidDismissFact: Equatable, Sendable {
  var sheet: Instance
  var line: Int
  var doubts: Doubts
}

extension EarlyDidDismissFact: Fact {
  /// What never logs that it has gone may have gone, and come again.
  var claim: Claim { Claim(name: sheet.name, anyOf: EventKind.viewDidDisappear.bit) }

  func told(in words: borrowing Words) -> Finding {
    let (name, call) = (words.text(of: sheet.name), EventKind.presentationControllerDidDismiss.name)
    var finding = words.finding(
      307, line, sheet.who,
      "`\(call)` came for \(name) during a swipe that the user then cancelled, and \(name) stayed on screen"
    )
    finding.transition = .dismiss
    finding.evidence =
      words.history(of: sheet).filter { $0.event != EventKind.viewDidLoad.name }
      + [Evidence(line: line, controller: name, event: call, label: "UIKit doesn't call this here")]
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }
}

extension TraceChecker {
  /// The dismissal is over: what is wrong with the didDismiss that came before its end? TC301 if the controller
  /// went, TC307 if it came back.
  mutating func judgeEarlyDidDismiss(_ transition: RunningIndex, _ early: EarlyDidDismiss) {
    if hasReturned(transition) { return raiseEarlyDidDismiss(transition, early.line) }
    if let fault = early.fault { raise(fault) }
  }

  /// The controller that a didDismiss told of moves on without having gone: it comes back.
  ///
  /// - Returns: whether that is so.
  mutating func judgeReturnAfterDidDismiss(_ transition: RunningIndex) -> Bool {
    guard running[transition].trigger == .swipe, running[transition].has(.didDismiss),
      running[transition].has(.outgoingWillDisappear), !running[transition].has(.outgoingDidDisappear),
      let index = instances.index(of: running[transition].outgoing.instance),
      instances[index].state == .disappearing,
      instances[index].line(.viewDidAppear) > instances[index].loadLine
    else { return false }
    raiseEarlyDidDismiss(transition, line(transition, .didDismiss))
    return true
  }

  private mutating func raiseEarlyDidDismiss(_ transition: RunningIndex, _ line: Int) {
    guard let index = instances.index(of: running[transition].outgoing.instance) else { return }
    let presentation = running[transition].presentation
    var doubts = running[transition].doubts
    if presentation.isSome { doubts.formUnion(self.doubts(aboutPresentation: presentation)) }
    if !presentation.isSome || !isAnnounced(presentation) { doubts.formUnion(Doubts(.otherSheetUnlogged)) }
    raise(EarlyDidDismissFact(sheet: instances[index], line: line, doubts: doubts))
  }
}
