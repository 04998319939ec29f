/// The record of a transition that is over, for the timeline.
extension TraceChecker {
  func record(of transition: Int, _ outcome: TransitionOutcome) -> TransitionRecord {
    var record = sketch(of: transition, outcome).record { text(of: $0) }
    record.steps = evidence(transition, catalogue.rows[chosenRow(transition, outcome)])
    return record
  }

  /// The same without texts and callbacks.
  func sketch(of transition: Int, _ outcome: TransitionOutcome) -> TransitionSketch {
    let running = running[transition]
    let row = chosenRow(transition, outcome)
    var sketch = TransitionSketch(
      kind: catalogue.kinds[row], outcome: outcome, firstLine: running.firstLine, lastLine: running.lastLine)
    sketch.serial = running.serial
    sketch.isInferred = !running.isEstablished
    sketch.family = family(transition, row)
    (sketch.style, sketch.trigger) = (running.style, running.trigger)
    (sketch.from, sketch.to) = (role(of: running.outgoing), role(of: running.incoming))
    sketch.duration = running.duration
    sketch.others = others(running, than: sketch.kind, outcome)
    if running.hasNotes, let noted = notes[transition] { sketch.findings = noted.rules + noted.told }
    return sketch
  }

  func role(of seat: Seat) -> TransitionSketch.Role {
    let who = Participant(name: name(of: seat) ?? .none, instance: instanceKey(of: seat))
    let ordinal = instances.place(of: seat.instance).map { instances[$0].ordinal } ?? 0
    return TransitionSketch.Role(who: who, ordinal: ordinal)
  }

  /// The same in numbers: no text is made.
  func outline(of transition: Int, _ outcome: TransitionOutcome) -> TransitionOutline {
    let running = running[transition]
    return TransitionOutline(
      serial: running.serial, kind: catalogue.rows[chosenRow(transition, outcome)].kind, outcome: outcome,
      style: running.style, trigger: running.trigger, from: name(of: running.outgoing) ?? .none,
      to: name(of: running.incoming) ?? .none, firstLine: running.firstLine, duration: running.duration,
      isInferred: !running.isEstablished, isGuessed: running.isGuessed)
  }

  /// The row that a transition is told by.
  func chosenRow(_ transition: Int, _ outcome: TransitionOutcome) -> Int {
    let running = running[transition]
    if running.row >= 0 { return running.row }
    let fitting = running.candidates.isEmpty ? running.allowed : running.candidates
    let ofOutcome = fitting.and(outcome == .cancelled ? rowSets.cancelled : rowSets.completed)
    return prefer(ofOutcome.isEmpty ? fitting : ofOutcome, transition) ?? 0
  }

  /// The rows of the other kinds that fit as well.
  private func others(
    _ running: RunningTransition, than kind: TransitionKind, _ outcome: TransitionOutcome
  ) -> RowSet {
    guard !running.isEstablished else { return .none }
    let seen = running.seen & (SlotSet.appearance(.incoming).bits | SlotSet.appearance(.outgoing).bits)
    var others = RowSet.none
    var left = running.candidates
    while let row = left.first {
      left.bits &= left.bits - 1
      let isFull = outcome != .completed || catalogue.required[row] == seen
      let fits = catalogue.outcomes[row] == outcome || outcome == .incomplete
      if fits, isFull, catalogue.kinds[row] != kind { others.bits |= 1 << UInt64(row) }
    }
    return others
  }

  /// Cover or over: by the style, or by whether the presenter moved.
  private func family(_ transition: Int, _ row: Int) -> PresentationFamily? {
    let kind = catalogue.kinds[row]
    guard kind == .present || kind == .dismiss else { return nil }
    let running = running[transition]
    let presentation = Int(running.presentation)
    switch presentation >= 0 ? presentations[presentation].family : nil {
    case .cover: return .cover
    case .over: return .over
    default: break
    }
    let presenter: Side = kind == .present ? .outgoing : .incoming
    if running.seen & SlotSet.appearance(presenter).bits != 0 { return .cover }
    return presentation >= 0 || catalogue.rows[row].conditions.families == [.over] ? .over : nil
  }
}
