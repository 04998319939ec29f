/// Dismissals of what logs nothing, over a presenter that stays: an alert, a picker, a share sheet.
extension TraceChecker {
  /// The mark is all that the log tells of it. Nothing that comes later is part of it, so it ends there and then: what its
  /// presenter does next is its own move, as sure as any.
  mutating func endUnseen(_ presentation: PresentationIndex, _ event: Event) {
    closePresenting(presentation)
    app.noteDismissedUnseen(presentation, line: event.line)
    app.endPresentation(
      presentation, swipedIn: nil,
      by: Removal(line: event.line, kind: event.kind, name: event.subject.name))
  }
}

extension ObservedApp {
  /// Whether nothing will tell of a dismissal: nothing told of what was presented, and its presenter was never covered.
  func goesUnseen(_ presentation: PresentationIndex) -> Bool {
    let known = presentations[presentation]
    guard !known.presented.isTaken, !known.screen.isSome, known.presented.isNamed,
      classes[known.presented.who.name].loggedCallbacks == 0, topLogged(of: known.presented.who) == nil,
      let presenter = index(of: known.presenter)
    else { return false }
    return instances[presenter].state == .appeared
  }
}
