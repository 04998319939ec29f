/// What is told of each event, where somebody wants it.
extension TraceChecker {
  /// An event that was just checked, as pictures need it; the place is what `observe` returned.
  @inline(__always)
  func briefStep(_ event: Event, _ place: Int) -> BriefStep {
    BriefStep(
      line: event.line, kind: event.kind, state: place < 0 ? .unknown : instances[place].state,
      name: event.subject.name, ordinal: place < 0 ? 0 : instances[place].ordinal,
      place: Int32(truncatingIfNeeded: place), object: event.object.name, moment: event.time ?? .min)
  }

  /// Tells an event as it was understood.
  mutating func noteStep(_ event: Event, _ place: Int?) {
    guard let place else { return outbox.tell(event) }
    let transition = instances[place].transition
    outbox.tell(
      event, of: instances[place], at: place, moving: !transition.isSome ? 0 : running[transition].serial)
    instances[place].told = event.kind == .deinitialized ? nil : instances[place].state
  }

  /// Notices that the event at a line was taken into a transition.
  mutating func noteTouch(_ transition: RunningIndex, line: Int) {
    outbox.noteTouch(of: running[transition].serial, line: line)
  }

  /// Notes whether a controller is on the screen, after what it called.
  mutating func noteOnScreen(_ place: Int) {
    onScreen.note(place, isShown: instances[place].isOnScreen)
  }

  /// Whether other controllers are on the screen.
  mutating func isAmongOthers(_ place: Int) -> Bool { onScreen.holdsOthers(than: place, instances) }
}
