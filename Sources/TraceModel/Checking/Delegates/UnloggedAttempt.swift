/// didAttemptToDismiss of a sheet that nothing announced.
extension TraceChecker {
  /// The call contradicts the delegate's own calls, or tells of a blocked gesture.
  mutating func didAttemptUnlogged(_ event: Event) {
    if reportLateUnlogged(event) { return }
    if let swipe = unloggedSwipe(toldTo: event.subject),
      let sheet = app.instances.index(of: app.running[swipe].outgoing.instance)
    {
      let fact = UnloggedCallFact(sheet: app.instances[sheet].who, event: event, moment: .amid)
      let fault = app.held(fact)
      return app.running.note(swipe) { $0.attempt = AttemptAmid(event: event, fault: fault) }
    }
    if event.subject.name.isSome,
      let line = judges.refusedGestures.lineAllowed(by: event.subject, rightBefore: app.latest.lineBefore)
    {
      raise(AttemptAllowedFact(delegate: event.subject, answerLine: line, line: event.line))
    }
    let told = app.presentationTold(event)
    // The question led to this, and to no gesture that begins behind it.
    if told.shouldLine > 0 { app.presentations.asked = nil }
    tellBlocked(told, event)
  }

  /// TC301: a controller is told of a gesture on itself after one has dismissed it. It may be the delegate of another sheet.
  ///
  /// - Returns: whether that is so.
  mutating func reportLateUnlogged(_ event: Event) -> Bool {
    guard let told = app.presentations.told, told.subject == event.subject, event.subject.instance.isSome,
      let sheet = app.instances.index(of: told.presented.instance), app.instances[sheet].who == event.subject,
      app.instances[sheet].state == .hidden, app.instances[sheet].lastLine < told.line
    else { return false }
    raise(UnloggedCallFact(sheet: event.subject, event: event, moment: .late))
    return true
  }

  /// The swipe that is under way on a sheet that nothing announced, and that a delegate was told of.
  private func unloggedSwipe(toldTo delegate: Participant) -> RunningIndex? {
    app.running.announced.last {
      !app.running[$0].presentation.isSome && app.running[$0].trigger == .swipe && app.isGoing($0)
        && isTold(delegate, of: $0)
    }
  }
}
