/// What is told of each event, where somebody wants it.
extension TraceChecker {
  /// Tells an event as it was understood.
  mutating func noteStep(_ event: Event, _ index: InstanceIndex?) {
    guard let index else { return outbox.tell(event) }
    let transition = app.instances[index].transition
    outbox.tell(
      event, of: app.instances[index], at: index,
      moving: !transition.isSome ? 0 : app.running[transition].serial)
    app.instances[index].told = event.kind == .deinitialized ? nil : app.instances[index].state
  }

  /// Notices that the event at a line was taken into a transition.
  mutating func noteTouch(_ transition: RunningIndex, line: Int) {
    outbox.noteTouch(of: app.running[transition].serial, line: line)
  }

  /// Notes whether a controller is on the screen, after what it called.
  mutating func noteOnScreen(_ index: InstanceIndex) {
    outbox.onScreen.note(index, isShown: app.instances[index].isOnScreen)
  }

  /// Whether other controllers are on the screen.
  mutating func isAmongOthers(_ index: InstanceIndex) -> Bool {
    outbox.onScreen.holdsOthers(than: index, app.instances)
  }
}

extension ObservedApp {
  /// An event that was just checked, as pictures need it; the index is what `observe` returned.
  @inline(__always)
  func briefStep(_ event: Event, _ index: InstanceIndex) -> BriefStep {
    BriefStep(
      line: event.line, kind: event.kind, state: index.isSome ? instances[index].state : .unknown,
      name: event.subject.name, ordinal: index.isSome ? instances[index].ordinal : 0,
      index: index.index, object: event.object.name, moment: event.time ?? .min)
  }
}
