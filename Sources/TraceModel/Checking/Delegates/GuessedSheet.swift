/// A gesture whose delegate doesn't say which sheet it is on, and that is guessed to be on the one on top.
extension TraceChecker {
  /// TC304: a gesture begins that something forbids. Where the sheet is a guess, it has to go for that.
  mutating func reportBlocked(
    _ presentation: PresentationIndex, _ event: Event, in gesture: RunningIndex
  ) {
    let asksSetting = app.presentations[presentation].shouldDismiss != false
    guard app.presentations[presentation].isSheetGuessed else {
      return reportDelegate(304, presentation, event, asksSetting: asksSetting)
    }
    let fault = app.delegateFault(
      304, presentation, event, nil, besides: [], .proven, asksSetting: asksSetting)
    app.running.note(gesture) { $0.faultIfGone = fault }
  }

  /// The gesture is over, and the sheet has stayed: it was on another one that logs nothing.
  mutating func giveUpGuess(_ presentation: PresentationIndex, _ gesture: RunningIndex) {
    app.discard(gesture)
    app.endPresentation(presentation, swipedIn: nil, isReleased: true)
    app.release(presentation)
  }

  /// didDismiss of a sheet that nothing announced and that is its own delegate: its gesture was taken for one on the sheet that
  /// is known.
  ///
  /// - Returns: whether it is that.
  mutating func endOwnGesture(_ event: Event) -> Bool {
    guard let gesture = app.gestureOnAnother(than: event.subject),
      let over = app.wentAlone(event.subject, since: app.line(gesture, .willDismiss))
    else { return false }
    app.presentations[app.running[gesture].presentation].delegateName = .none
    app.discard(gesture)
    endGesture(over, event)
    return true
  }
}

extension ObservedApp {
  /// The gesture that a controller was told of as the delegate of another one, which hasn't begun to go.
  fileprivate func gestureOnAnother(than who: Participant) -> RunningIndex? {
    running.announced.last {
      let gesture = running[$0]
      return gesture.trigger == .swipe && gesture.has(.willDismiss) && gesture.presentation.isSome
        && !gesture.has(.outgoingWillDisappear) && gesture.outgoing.who != who
        && presentations[gesture.presentation].delegateName == who.name
    }
  }

  /// The inferred dismissal in which a controller went, alone as a sheet does, since a line.
  fileprivate func wentAlone(_ who: Participant, since line: Int) -> RunningIndex? {
    guard let index = existing(who), instances[index].line(.viewWillDisappear) > line else { return nil }
    let reference = instances.reference(index)
    return running.lingering.last { mayGetDidDismiss($0) && running[$0].outgoing.instance == reference }
  }

  /// Whether a sheet that was guessed hasn't even begun to go.
  func isGuessedWrongly(_ presentation: PresentationIndex, _ gesture: RunningIndex) -> Bool {
    presentations[presentation].isSheetGuessed && running[gesture].isOpen
      && !running[gesture].has(.outgoingWillDisappear)
  }
}
