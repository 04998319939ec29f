/// Records what pictures need of one process run, as it passes.
///
/// Findings are known a little later than the events that they are about, so events wait until the next batch has been
/// checked.
struct TraceRecorder: Sendable {
  /// How many events wait.
  private static let delay = 2048

  private var flags = FlaggedLines()
  private var steps: StepShelf
  private var transitions: TransitionShelf
  private var live = LiveLanes()
  private var standings: [Int: Standing] = [:]
  private var overview = OverviewRecorder()
  private var uses = ClassUseRecorder()
  private var owners: [Symbol: Symbol] = [:]

  init(keepsAll: Bool) {
    steps = StepShelf(keepsAll: keepsAll)
    transitions = TransitionShelf(keepsAll: keepsAll)
  }

  /// Learns that a finding is, or may be, at a line.
  mutating func flag(_ line: Int) { flags.insert(line) }

  /// Records the events that have waited long enough, and leaves the others and a few before them.
  mutating func record(from events: inout ContiguousArray<ObservedStep>, isOver: Bool, _ names: [String]) {
    let waiting = events.count - steps.passed
    let ready = isOver ? events.count : events.count - Self.delay
    guard ready > steps.passed, isOver || waiting >= 4 * Self.delay else { return }
    record(events.span.extracting(first: ready), names)
    if isOver { steps.keepLast(of: events.span) }
    steps.forget(from: &events)
  }

  private mutating func record(_ events: Span<ObservedStep>, _ names: [String]) {
    while steps.passed < events.count {
      flags.drop(before: events[steps.passed].line)
      recordPlain(events, before: flags.first ?? .max)
      if steps.passed < events.count { recordFlagged(events, names) }
    }
  }

  /// Records the events before a line.
  private mutating func recordPlain(_ events: Span<ObservedStep>, before line: Int) {
    let first = steps.passed
    let end = Self.firstPlace(in: events, from: first, ofLine: line)
    uses.note(events, from: first, to: end)
    var drawn = 0
    for place in first..<end where note(events[place]) { drawn += 1 }
    steps.pass(events, to: end, drawn: drawn)
  }

  /// The place of the first event at a line or behind it: a log that breaks rules has many such lines.
  private static func firstPlace(in events: Span<ObservedStep>, from first: Int, ofLine line: Int) -> Int {
    var low = first
    var high = events.count
    if high > low, events[high - 1].line < line { return high }
    while low < high {
      let middle = (low + high) / 2
      if events[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func recordFlagged(_ events: Span<ObservedStep>, _ names: [String]) {
    let step = events[steps.passed]
    // No event may stand at a flagged line.
    guard step.line == flags.first else { return }
    uses.note(events, from: steps.passed, to: steps.passed + 1)
    guard note(step) else { return steps.pass(events, to: steps.passed + 1, drawn: 0) }
    steps.passFlagged(events)
    standings[step.line] = live.standing(
      { $0.isSome ? names[Int($0.index) - 1] : "" }, owners: owners)
  }

  /// Takes an event into what is told of the whole run; `false` where it is none that pictures have.
  @inline(__always)
  private mutating func note(_ step: ObservedStep) -> Bool {
    guard step.isDrawn else { return false }
    live.note(step)
    if step.object.isSome, step.name.isSome { noteOwner(step) }
    if overview.isFull { overview.begin(step.line, live.namesOnScreen) }
    overview.note(shown: step.state.isOnScreen && step.kind.isLifecycle ? step.name : .none)
    return true
  }

  /// Decides which of the transitions that are over are kept, as far as the events around them are decided on.
  mutating func choose(from sketches: inout SketchList, isOver: Bool) {
    transitions.take(from: &sketches, isOver: isOver, steps)
  }

  /// Who shows whom, by name: a mark names the other one without its instance.
  private mutating func noteOwner(_ step: ObservedStep) {
    switch step.kind {
    case .present, .push, .setViewControllers, .select, .addChild, .setRoot, .show, .addChildCoordinator:
      if step.name != step.object { owners[step.object] = step.name }
    default: break
    }
  }

  /// What was recorded, once all is released.
  mutating func recording(label: String, _ text: (Symbol) -> String) -> TraceRecording {
    var recording = TraceRecording(label: label)
    recording.take(steps.kept, text)
    recording.stepCount = steps.count
    recording.standings = standings
    recording.transitions = transitions.records(text)
    recording.transitionCount = transitions.count
    recording.overview = overview.overview(text)
    recording.classes = uses.uses(text)
    recording.classCount = uses.classCount
    for (owned, owner) in owners { recording.owners[text(owned)] = text(owner) }
    for record in recording.transitions where record.kind == .present && record.from != record.to {
      if let from = record.from, let to = record.to { recording.owners[to] = from }
    }
    return recording
  }
}

extension TraceRecording {
  /// Gives the kept events their lanes and names.
  fileprivate mutating func take(_ kept: ContiguousArray<KeptStep>, _ text: (Symbol) -> String) {
    var places = LanePlaces()
    steps = kept.map { kept in
      let step = kept.step
      if step.name.isSome, places.isNew(step) {
        lanes.append(Lane(name: text(step.name), ordinal: step.ordinal))
      }
      return RecordedStep(
        index: kept.index, line: step.line, kind: step.kind,
        lane: step.name.isSome ? places.last : nil, object: text(step.object), before: step.before,
        after: step.state, time: step.time)
    }
  }
}

/// Numbers the lanes of events in the order of their first ones.
private struct LanePlaces {
  private var places: [LiveLanes.Key: Int] = [:]
  /// For each place of the checker's table who was there last, since most events are of one seen a moment ago.
  private var recent: ContiguousArray<(key: LiveLanes.Key, lane: Int)> = []
  /// The lane of the event that was asked for last.
  private(set) var last = 0

  /// Whether an event is the first of its lane.
  mutating func isNew(_ step: ObservedStep) -> Bool {
    let key = LiveLanes.Key(name: step.name, ordinal: step.ordinal)
    let slot = Int(step.place) + 1
    while recent.count <= slot { recent.append((LiveLanes.Key(name: .none, ordinal: 0), 0)) }
    if recent[slot].key == key {
      last = recent[slot].lane
      return false
    }
    let known = places[key]
    last = known ?? places.count
    places[key] = last
    recent[slot] = (key, last)
    return known == nil
  }
}
