/// The completion handlers of presentations and dismissals.
extension TraceChecker {
  /// A completion belongs to the transition whose controller it names. Where no mark announced that, what the controller has told
  /// of itself says whether it came too early.
  mutating func observeCompletion(_ event: Event, _ kind: TransitionKind) {
    let index = app.existing(event.subject)
    for place in app.running.announced.indices.reversed() {
      let transition = app.running.announced[place]
      guard app.running[transition].kindAsked == kind,
        app.sits(index, event.subject, on: app.running[transition].incoming)
          || app.sits(index, event.subject, on: app.running[transition].outgoing)
          || app.isPresented(event.subject, in: transition)
      else { continue }
      if !accept(transition, .completion, event) { record(transition, .completion, event) }
      return
    }
    if let index { raise(app.earlyCompletion(index, event, kind)) }
  }
}

extension ObservedApp {
  /// Whether a container is what a transition presents or dismisses: a screen in it stands for one that logs nothing.
  fileprivate func isPresented(_ container: Participant, in transition: RunningIndex) -> Bool {
    let presentation = running[transition].presentation
    return presentation.isSome && presentations[presentation].presented.who == container
  }

  /// Whether a seat is for an instance, or for its name if the instance isn't known.
  fileprivate func sits(_ index: InstanceIndex?, _ who: Participant, on seat: Seat) -> Bool {
    if seat.who == who { return true }
    guard let index else { return false }
    return instances.index(of: seat.instance) == index
  }
}
