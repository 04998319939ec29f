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
    if !running.isEstablished { (sketch.candidates, sketch.seen) = (running.candidates, running.seen) }
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
