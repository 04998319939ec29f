/// What is told of a transition that is over: its record for the timeline, its sketch for pictures, its outline for a
/// comparison.
extension TraceChecker {
  /// Tells a transition in each of the ways that somebody wants.
  mutating func tellEnd(of transition: RunningIndex, _ outcome: TransitionOutcome) {
    let reading = app.reading(of: transition, outcome, &outbox.path)
    if outbox.tells(.records) { outbox.tell(app.record(of: transition, outcome, reading)) }
    if outbox.tells(.sketches) { tellSketch(of: transition, outcome, reading) }
    if outbox.tells(.outlines) { outbox.tell(app.outline(of: transition, outcome, reading)) }
    if outbox.tells(.appRules), asked.asksTransitions { noteForRules(transition, outcome) }
  }

  private mutating func tellSketch(
    of transition: RunningIndex, _ outcome: TransitionOutcome, _ reading: TransitionReading
  ) {
    let sketch = app.sketch(of: transition, outcome, reading)
    outbox.tell(sketch, sketch.hasFindings ? app.findings(of: transition) : [])
  }
}

extension ObservedApp {
  fileprivate func record(
    of transition: RunningIndex, _ outcome: TransitionOutcome, _ reading: TransitionReading
  ) -> TransitionRecord {
    var record = sketch(of: transition, outcome, reading).record(findings(of: transition)) { text(of: $0) }
    record.steps = evidence(transition, orders.catalogue.rows[reading.row])
    return record
  }

  /// The same without texts and callbacks. There is one for each transition of a long run, so nothing is copied.
  fileprivate func sketch(
    of transition: RunningIndex, _ outcome: TransitionOutcome, _ reading: TransitionReading
  ) -> TransitionSketch {
    let isInferred = !running[transition].isAnnounced
    return TransitionSketch(
      serial: running[transition].serial, kind: reading.kind, outcome: outcome,
      family: reading.kind == .setRoot ? nil : family(transition, reading.row),
      style: running[transition].style,
      trigger: running[transition].trigger,
      from: role(of: reading.from), to: role(of: revealed(by: transition, reading.row)),
      firstLine: running[transition].firstLine, lastLine: running[transition].lastLine,
      span: running[transition].duration ?? .min, isInferred: isInferred,
      candidates: isInferred ? alternatives(to: reading, transition, outcome) : .none,
      seen: isInferred ? reading.seen ?? running[transition].seen : 0,
      hasFindings: running[transition].hasNotes && !findings(of: transition).isEmpty)
  }

  /// The rows that a transition may be told by as well.
  private func alternatives(
    to reading: TransitionReading, _ transition: RunningIndex, _ outcome: TransitionOutcome
  ) -> RowSet {
    if outcome == .cancelled && rowGivenUp(transition) != nil { return .none }
    return reading.candidates ?? told(running[transition].candidates, transition, reading.row)
  }

  /// The controller that a transition ends at. A dismissal ends at the presenter, whether or not that is called.
  private func revealed(by transition: RunningIndex, _ row: Int) -> Seat {
    let (incoming, presentation) = (running[transition].incoming, running[transition].presentation)
    guard orders.catalogue.kinds[row] == .dismiss, presentation.isSome, !incoming.isTaken, !incoming.isNamed
    else {
      return incoming
    }
    return presentations[presentation].presenter
  }

  /// What a transition may have been: one that was presented, as a mark said, is dismissed.
  private func told(_ candidates: RowSet, _ transition: RunningIndex, _ row: Int) -> RowSet {
    let presentation = running[transition].presentation
    guard orders.catalogue.kinds[row] == .dismiss, presentation.isSome,
      presentations[presentation].isAnnounced
    else {
      return candidates
    }
    return candidates.and(orders.rowSets.of(.dismiss))
  }

  /// The rules that were broken in a transition.
  fileprivate func findings(of transition: RunningIndex) -> [RuleID] {
    running[transition].hasNotes ? running.notes(of: transition).map { $0.rules + $0.told } ?? [] : []
  }

  func role(of seat: Seat) -> TransitionSketch.Role {
    guard let index = instances.index(of: seat.instance) else {
      return TransitionSketch.Role(name: seat.who.name, instance: seat.who.instance)
    }
    return TransitionSketch.Role(
      name: seat.who.name.isSome ? seat.who.name : instances[index].name, ordinal: instances[index].ordinal,
      instance: instances[index].key)
  }

  /// The same in numbers: no text is made.
  fileprivate func outline(
    of transition: RunningIndex, _ outcome: TransitionOutcome, _ reading: TransitionReading
  ) -> TransitionOutline {
    let running = running[transition]
    return TransitionOutline(
      serial: running.serial, kind: reading.kind,
      outcome: outcome,
      style: running.style, trigger: running.trigger, from: name(of: reading.from) ?? .none,
      to: name(of: revealed(by: transition, reading.row)) ?? .none,
      firstLine: running.firstLine, duration: running.duration,
      isInferred: !running.isAnnounced, isGuessed: running.isGuessed)
  }

  /// The row that a transition is told by.
  func chosenRow(_ transition: RunningIndex, _ outcome: TransitionOutcome) -> Int {
    if outcome == .cancelled, let row = rowGivenUp(transition) { return row }
    if running[transition].row >= 0 { return running[transition].row }
    let candidates = running[transition].candidates
    let fitting = candidates.isEmpty ? running[transition].allowed : candidates
    let ofOutcome = fitting.and(outcome == .cancelled ? orders.rowSets.cancelled : orders.rowSets.completed)
    return prefer(ofOutcome.isEmpty ? fitting : ofOutcome, transition) ?? 0
  }

  /// The row of a move that was given up to a controller that was made for it: that one isn't revealed, but pushed, or presented
  /// if nobody goes.
  private func rowGivenUp(_ transition: RunningIndex) -> Int? {
    let one = running[transition]
    guard !one.isAnnounced, hasTurned(transition),
      let incoming = instances.index(of: one.incoming.instance),
      instances[incoming].loadLine > instances[incoming].line(.viewDidAppear)
    else { return nil }
    let kind: TransitionKind = one.outgoing.isTaken ? .push : .present
    return orders.rowSets.givenUp(kind).and(retraced(transition)).first
  }

  /// Cover or over: by the style, or by whether the presenter moved.
  private func family(_ transition: RunningIndex, _ row: Int) -> PresentationFamily? {
    let kind = orders.catalogue.kinds[row]
    guard kind == .present || kind == .dismiss else { return nil }
    let presentation = running[transition].presentation
    switch presentation.isSome ? presentations[presentation].family : nil {
    case .cover: return .cover
    case .over: return .over
    default: break
    }
    let presenter: Side = kind == .present ? .outgoing : .incoming
    if running[transition].seen & SlotSet.appearance(presenter).bits != 0 { return .cover }
    return presentation.isSome || orders.catalogue.rows[row].conditions.families == [.over] ? .over : nil
  }
}
