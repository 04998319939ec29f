/// What UIKit itself said went wrong.
extension TraceChecker {
  mutating func observeDiagnostic(_ event: Event) {
    guard let diagnostic = event.diagnostic else { return }
    if diagnostic == .messageToDeallocated { return raise(app.messageToDeallocated(event)) }
    let named = app.details(of: event)?.participants ?? [event.subject, event.object].filter(\.isSome)
    let caller = diagnostic.caller(among: named)
    raise(
      DiagnosticFact(
        diagnostic: diagnostic, line: event.line, who: event.subject, others: named,
        whereabouts: app.whereabouts(diagnostic, named, caller, line: event.line), caller: caller))
    if diagnostic.refusesPresentation { refuse(event.subject, diagnostic) }
  }

  /// UIKit did not carry out a presentation: its presenter presents what it presented before.
  private mutating func refuse(_ presented: Participant, _ diagnostic: Diagnostic) {
    let refused = app.presentations.open.last {
      app.presentations[$0].phase == .presenting
        && app.isMeant(presented, app.presentations[$0].presented.who)
    }
    guard let refused, app.presentations[refused].isAnnounced,
      !app.isComing(app.presentations[refused].presented)
    else {
      return
    }
    if diagnostic == .presentAlreadyPresenting {
      ledger.confirm(602, at: app.presentations[refused].firstLine)
    }
    app.withdraw(refused)
    let transition = app.running.announced.first { app.running[$0].presentation == refused }
    // Of two requests in a row the end of the first decides.
    if let transition, app.running.notes(of: transition)?.askedAmid == nil { close(transition, .forgotten) }
  }
}

extension ObservedApp {
  /// Whether the one that a message names is one that a mark named.
  fileprivate func isMeant(_ who: Participant, _ named: Participant) -> Bool {
    who.isSome && who.mayBe(named)
  }

  fileprivate func isComing(_ seat: Seat) -> Bool {
    instances.index(of: seat.instance).map { instances[$0].state.isOnScreen } ?? false
  }
}

extension Diagnostic {
  /// Whether it says that a presentation was not carried out.
  fileprivate var refusesPresentation: Bool {
    switch self {
    case .presentNotInHierarchy, .presentAlreadyPresenting, .presentInProgress: true
    default: false
    }
  }

  /// Who called `present`, where a message says that and it isn't the presenter itself: `on <A> (from <B>)`.
  fileprivate func caller(among named: [Participant]) -> Participant {
    let count = self == .presentAlreadyPresenting ? 4 : 3
    guard refusesPresentation, named.count >= count, named[2] != named[1] else { return .none }
    return named[2]
  }
}
