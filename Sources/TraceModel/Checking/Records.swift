/// The record of a transition that is over, for the timeline.
extension TraceChecker {
  func record(of transition: Int, _ outcome: TransitionOutcome) -> TransitionRecord {
    let running = running[transition]
    let row = chosenRow(transition, outcome)
    let spec = catalogue.rows[row]
    var record = TransitionRecord(
      kind: spec.kind, outcome: outcome, firstLine: running.firstLine, lastLine: running.lastLine,
      isInferred: !running.isEstablished)
    record.serial = running.serial
    record.fromOrdinal = instances.place(of: running.outgoing.instance).map { instances[$0].ordinal } ?? 0
    record.toOrdinal = instances.place(of: running.incoming.instance).map { instances[$0].ordinal } ?? 0
    record.alternatives = alternatives(transition, to: spec.kind, outcome)
    record.family = family(transition, spec)
    record.style = running.style
    record.trigger = running.trigger
    record.from = name(of: running.outgoing).map { text(of: $0) }
    record.fromInstance = key(of: running.outgoing)
    record.to = name(of: running.incoming).map { text(of: $0) }
    record.toInstance = key(of: running.incoming)
    record.duration = running.duration
    if let noted = notes[transition] { record.findings = noted.rules + noted.told }
    record.steps = evidence(transition, spec)
    return record
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

  /// The other kinds that fit as well.
  private func alternatives(_ transition: Int, to kind: TransitionKind, _ outcome: TransitionOutcome)
    -> [TransitionKind]
  {
    guard !running[transition].isEstablished else { return [] }
    let seen =
      running[transition].seen & (SlotSet.appearance(.incoming).bits | SlotSet.appearance(.outgoing).bits)
    var kinds: [TransitionKind] = []
    for row in running[transition].candidates.rows {
      let spec = catalogue.rows[row]
      let isFull = outcome != .completed || SlotSet(spec.required).bits == seen
      if spec.outcome == outcome || outcome == .incomplete, isFull, spec.kind != kind,
        !kinds.contains(spec.kind)
      {
        kinds.append(spec.kind)
      }
    }
    return kinds
  }

  /// Cover or over: by the style, or by whether the presenter moved.
  private func family(_ transition: Int, _ spec: TransitionSpec) -> PresentationFamily? {
    guard spec.kind == .present || spec.kind == .dismiss else { return nil }
    let running = running[transition]
    let presentation = Int(running.presentation)
    switch presentation >= 0 ? presentations[presentation].family : nil {
    case .cover: return .cover
    case .over: return .over
    default: break
    }
    let presenter: Side = spec.kind == .present ? .outgoing : .incoming
    if running.seen & SlotSet.appearance(presenter).bits != 0 { return .cover }
    return presentation >= 0 || spec.conditions.families == [.over] ? .over : nil
  }
}
