/// presentationControllerDidDismiss came while a sheet was going: TC301 if it went, TC307 if it came back.
struct EarlyDidDismissFact: Equatable, Sendable {
  /// What becomes of the sheet.
  enum End { case goes, comesBack, hadComeBack }

  var sheet: Instance
  var line: Int
  var end: End
  var doubts: Doubts
}

extension EarlyDidDismissFact: Fact {
  /// What never logs that it has gone may have gone, and come again. But UIKit would have told of that before it came.
  var claim: Claim {
    end == .hadComeBack ? .proven : Claim(name: sheet.name, anyOf: EventKind.viewDidDisappear.bit)
  }

  func told(in words: borrowing Words) -> Finding {
    let (name, kind) = (words.text(of: sheet.name), EventKind.presentationControllerDidDismiss)
    var finding = words.finding(
      end == .goes ? 301 : 307, line, sheet.who, message(name, kind))
    if end == .goes, let help = DelegateMoment.between.help { finding.help = help }
    finding.transition = .dismiss
    finding.evidence =
      words.history(of: sheet).filter { $0.event != EventKind.viewDidLoad.name }
      + [Evidence(line: line, controller: name, event: kind.name, label: "UIKit doesn't call this here")]
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }

  private func message(_ name: String, _ kind: EventKind) -> String {
    switch end {
    case .goes: DelegateMoment.between.message(kind, name)
    case .comesBack:
      "`\(kind.name)` came for \(name) during a swipe that the user then cancelled, and \(name) stayed on screen"
    case .hadComeBack: "`\(kind.name)` came for \(name) after a swipe that the user had cancelled"
    }
  }
}

extension TraceChecker {
  /// The dismissal is over: what is wrong with the didDismiss that came before its end? TC301 if the controller
  /// went, TC307 if it came back.
  mutating func judgeEarlyDidDismiss(
    _ transition: RunningIndex, _ early: EarlyDidDismiss, _ ending: TransitionEnding
  ) {
    if early.isAhead, !app.hasGoneAlone(transition) { return }
    if app.hasReturned(transition) { return raiseEarlyDidDismiss(transition, early.line, .comesBack) }
    let row = app.running[transition].row
    if ending == .released, row >= 0, !app.running[transition].has(.outgoingDidDisappear) {
      // The sheet is released, so the call before which didDismiss seemed to come never comes: that one is missing.
      return raiseMissing(transition, app.orders.catalogue.rows[row], SlotSet([.outgoingDidDisappear]))
    }
    if let fault = early.fault { return raise(fault) }
    if app.running[transition].has(.outgoingDidDisappear) {
      raiseEarlyDidDismiss(transition, early.line, .goes)
    }
  }

  /// The controller that a didDismiss told of moves on without having gone: it comes back.
  ///
  /// - Returns: whether that is so.
  mutating func judgeReturnAfterDidDismiss(_ transition: RunningIndex) -> Bool {
    guard app.running[transition].trigger == .swipe, app.running[transition].has(.didDismiss),
      app.running[transition].has(.outgoingWillDisappear),
      !app.running[transition].has(.outgoingDidDisappear),
      let index = app.instances.index(of: app.running[transition].outgoing.instance),
      app.instances[index].state == .disappearing,
      app.instances[index].line(.viewDidAppear) > app.instances[index].loadLine
    else { return false }
    raiseEarlyDidDismiss(transition, app.line(transition, .didDismiss), .comesBack)
    return true
  }

  /// TC307: a sheet that was announced had come back from a drag that no delegate was told of.
  mutating func reportHadComeBack(
    _ presentation: PresentationIndex, _ transition: RunningIndex, _ event: Event
  ) {
    guard app.mayBeDelegate(event.subject, of: presentation) else { return }
    let isOwn = app.isOwn(event.subject, presentation)
    raiseEarlyDidDismiss(
      transition, event.line, .hadComeBack, besides: isOwn ? [] : Doubts(.otherSheetUnlogged))
  }

  mutating func raiseEarlyDidDismiss(
    _ transition: RunningIndex, _ line: Int, _ end: EarlyDidDismissFact.End, besides more: Doubts = []
  ) {
    guard let index = app.instances.index(of: app.running[transition].outgoing.instance) else { return }
    let presentation = app.running[transition].presentation
    var doubts = app.running[transition].doubts.union(more)
    if app.instances[index].key.isSome { doubts.remove(Doubts(.namesakeCanBeCalled)) }
    if presentation.isSome { doubts.formUnion(app.doubts(aboutPresentation: presentation)) }
    if !presentation.isSome || !app.isAnnounced(presentation) {
      doubts.formUnion(Doubts(.otherSheetUnlogged))
    }
    raise(EarlyDidDismissFact(sheet: app.instances[index], line: line, end: end, doubts: doubts))
  }
}
