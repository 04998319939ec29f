/// Records what pictures need of one process run, as it passes.
///
/// Findings are known a little later than the events that they are about, so events wait in a queue until the
/// next batch has been checked.
struct TraceRecorder: Sendable {
  /// How many events wait.
  private static let delay = 2048
  /// For how many flagged lines events are kept: no page draws more pictures.
  private static let flagLimit = 2000

  private var waiting: ContiguousArray<ObservedStep> = []
  private var flags: Set<Int> = []
  private var steps: StepShelf
  private var transitions: TransitionShelf
  private var live = LiveLanes()
  private var standings: [Int: Standing] = [:]
  private var overview = OverviewRecorder()
  private var uses = ClassUseRecorder()
  private var owners: [Symbol: Symbol] = [:]
  private var count = 0

  init(keepsAll: Bool) {
    steps = StepShelf(keepsAll: keepsAll)
    transitions = TransitionShelf(keepsAll: keepsAll)
  }

  /// Takes events.
  mutating func take(_ steps: ContiguousArray<ObservedStep>) {
    waiting.append(contentsOf: steps)
  }

  /// Learns that a finding is, or may be, at a line.
  mutating func flag(_ line: Int) {
    if flags.count < Self.flagLimit { flags.insert(line) }
  }

  /// Takes a transition that is over.
  mutating func take(_ record: TransitionSketch) {
    transitions.take(record) { steps.holds($0) }
  }

  /// Records the events that have waited long enough.
  mutating func release(isOver: Bool, _ names: [String]) {
    let ready = isOver ? waiting.count : waiting.count - Self.delay
    guard ready > 0, isOver || waiting.count >= 2 * Self.delay else { return }
    var due = flags.filter { $0 <= waiting[ready - 1].line }.sorted()[...]
    for step in waiting[..<ready] {
      while let line = due.first, line < step.line { due.removeFirst() }
      record(step, isFlagged: due.first == step.line, names)
    }
    waiting.removeFirst(ready)
  }

  private mutating func record(_ step: ObservedStep, isFlagged: Bool, _ names: [String]) {
    // An event without a name is in no lane and moves nobody.
    guard step.name.isSome || step.kind == .diagnostic else { return }
    let before = move(step)
    if step.name.isSome, step.object.isSome { noteOwner(step) }
    uses.note(step, before: before)
    let shown = step.state.isOnScreen && step.kind.isLifecycle ? step.name : nil
    overview.note(line: step.line, onScreen: { live.namesOnScreen }, shown: shown)
    steps.take(StandingStep(index: count, step: step, before: before), isFlagged: isFlagged)
    if isFlagged {
      standings[step.line] = live.standing({ $0.isSome ? names[Int($0.index) - 1] : "" }, owners: owners)
    }
    count += 1
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
    steps.keepRecent()
    var recording = TraceRecording(label: label)
    recording.take(steps.kept, text)
    recording.stepCount = count
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
    var places: [Lane: Int] = [:]
    steps = kept.map { standing in
      let step = standing.step
      let lane = Lane(name: text(step.name), ordinal: step.ordinal)
      if step.name.isSome, places[lane] == nil {
        places[lane] = lanes.count
        lanes.append(lane)
      }
      return RecordedStep(
        index: standing.index, line: step.line, kind: step.kind, lane: places[lane],
        object: text(step.object), before: standing.before, after: step.state, time: step.time)
    }
  }
}
