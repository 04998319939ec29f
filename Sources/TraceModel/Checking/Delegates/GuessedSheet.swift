/// A gesture whose delegate doesn't say which sheet it is on, and that is guessed to be on the one on top.
extension TraceChecker {
  /// TC304: a gesture begins that something forbids. Where the sheet is a guess, it has to go for that.
  mutating func reportBlocked(
    _ presentation: PresentationIndex, _ event: Event, in gesture: RunningIndex
  ) {
    let asksSetting = app.presentations[presentation].shouldDismiss != false
    let doubts = app.isForbidden(gesture, on: presentation) ? [] : Doubts(.delegateMayNotTell)
    guard app.presentations[presentation].isSheetGuessed else {
      return reportDelegate(304, presentation, event, besides: doubts, asksSetting: asksSetting)
    }
    let fault = app.delegateFault(
      304, presentation, event, nil, besides: doubts, .proven, asksSetting: asksSetting)
    app.running.note(gesture) { $0.faultIfGone = fault }
  }

  /// The gesture is over, and the sheet has stayed: it was on another one that logs nothing.
  mutating func giveUpGuess(_ presentation: PresentationIndex, _ gesture: RunningIndex) {
    app.discard(gesture)
    app.endPresentation(presentation, swipedIn: nil, isReleased: true)
    app.release(presentation)
  }
}

extension ObservedApp {
  /// Whether a sheet that was guessed hasn't even begun to go.
  func isGuessedWrongly(_ presentation: PresentationIndex, _ gesture: RunningIndex) -> Bool {
    presentations[presentation].isSheetGuessed && running[gesture].isOpen
      && !running[gesture].has(.outgoingWillDisappear)
  }
}
