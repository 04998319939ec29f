/// Records what pictures need of one process run, as it passes.
///
/// Findings are known a little later than the events that they are about, so events wait until the next batch has been
/// checked.
struct TraceRecorder: Sendable {
  /// How many events wait.
  private static let delay = 2048
  /// For how many flagged lines events are kept: no page draws more pictures.
  private static let flagLimit = 2000

  private var flags: Set<Int> = []
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
  mutating func flag(_ line: Int) {
    if flags.count < Self.flagLimit { flags.insert(line) }
  }

  /// Records the events that have waited long enough, and leaves the others and a few before them.
  mutating func record(from events: inout ContiguousArray<ObservedStep>, isOver: Bool, _ names: [String]) {
    let waiting = events.count - steps.passed
    let ready = isOver ? events.count : events.count - Self.delay
    guard ready > steps.passed, isOver || waiting >= 2 * Self.delay else { return }
    record(events.span.extracting(first: ready), names)
    if isOver { steps.keepLast(of: events.span) }
    steps.forget(from: &events)
  }

  private mutating func record(_ events: Span<ObservedStep>, _ names: [String]) {
    let last = events[events.count - 1].line
    var due = flags.filter { $0 <= last }.sorted()[...]
    while steps.passed < events.count {
      let line = events[steps.passed].line
      while let first = due.first, first < line { due.removeFirst() }
      record(events, isFlagged: due.first == line, names)
    }
  }

  private mutating func record(_ events: Span<ObservedStep>, isFlagged: Bool, _ names: [String]) {
    let event = events[steps.passed]
    // An event without a name is in no lane and moves nobody.
    guard event.name.isSome || event.kind == .diagnostic else { return steps.pass() }
    let before = move(event)
    if event.name.isSome, event.object.isSome { noteOwner(event) }
    uses.note(event, before: before)
    let isShown = event.state.isOnScreen && event.kind.isLifecycle
    overview.note(line: event.line, onScreen: { live.namesOnScreen }, shown: isShown ? event.name : .none)
    steps.take(events, before: before, isFlagged: isFlagged)
    guard isFlagged else { return }
    standings[event.line] = live.standing(
      { $0.isSome ? names[Int($0.index) - 1] : "" }, owners: owners)
  }

  /// Decides which of the transitions that are over are kept, as far as the events around them are decided on.
  mutating func choose(from sketches: inout ContiguousArray<TransitionSketch>, isOver: Bool) {
    transitions.take(from: &sketches, isOver: isOver, steps)
  }

  private mutating func move(_ step: ObservedStep) -> AppearanceState? {
    guard step.ordinal > 0 else { return nil }
    let key = LiveLanes.Key(name: step.name, ordinal: step.ordinal)
    if step.kind == .deinitialized { return live.remove(key) }
    return live.move(key, to: step.state, line: step.line)
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
  fileprivate mutating func take(_ kept: ContiguousArray<StandingStep>, _ text: (Symbol) -> String) {
    var places: [LiveLanes.Key: Int] = [:]
    steps = kept.map { standing in
      let step = standing.step
      let key = LiveLanes.Key(name: step.name, ordinal: step.ordinal)
      if step.name.isSome, places[key] == nil {
        places[key] = lanes.count
        lanes.append(Lane(name: text(step.name), ordinal: step.ordinal))
      }
      return RecordedStep(
        index: standing.index, line: step.line, kind: step.kind, lane: places[key],
        object: text(step.object), before: standing.before, after: step.state, time: step.time)
    }
  }
}
