/// Records what pictures need of one process run, as it passes.
///
/// Findings are known a little later than the events that they are about, so events wait until the next batch has been
/// checked.
struct TraceRecorder: Sendable {
  /// How many events wait.
  private static let delay = 2048

  /// The events that wait, behind some that may still be kept.
  private var waiting: ContiguousArray<BriefStep> = []
  /// The transitions that are over, and not decided on.
  private var sketches = SketchList()
  private var flags = FlaggedLines()
  private var steps: StepShelf
  private var transitions: TransitionShelf
  private var live = LiveLanes()
  private var standings: [Int: Standing] = [:]
  private var overview = OverviewRecorder()
  private var uses = ClassUseRecorder()
  private var owners: [Symbol: Symbol] = [:]
  private var lanes = LanePlaces()

  init(keepsAll: Bool) {
    steps = StepShelf(keepsAll: keepsAll)
    transitions = TransitionShelf(keepsAll: keepsAll)
  }

  /// Takes what was understood, records what has waited long enough, and leaves the rest.
  mutating func record(_ latest: inout Observations.Trace, isOver: Bool, _ names: [String]) {
    for line in latest.flaggedLines { flags.insert(line) }
    if !latest.steps.isEmpty { waiting.append(contentsOf: latest.steps) }
    if !latest.sketches.items.isEmpty { sketches.append(latest.sketches) }
    latest.clear()
    recordSteps(isOver: isOver, names)
    transitions.take(from: &sketches, isOver: isOver, steps)
  }

  /// Records the events that have waited long enough, and leaves the others and a few before them.
  private mutating func recordSteps(isOver: Bool, _ names: [String]) {
    let ready = isOver ? waiting.count : waiting.count - Self.delay
    guard ready > steps.passed, isOver || waiting.count - steps.passed >= 4 * Self.delay else { return }
    var events: ContiguousArray<BriefStep> = []
    swap(&events, &waiting)
    record(events.span.extracting(first: ready), names)
    if isOver { steps.keepLast(of: events.span) }
    lanes.number(steps.kept)
    steps.forget(from: &events)
    swap(&events, &waiting)
  }

  private mutating func record(_ events: Span<BriefStep>, _ names: [String]) {
    while steps.passed < events.count {
      flags.drop(before: events[steps.passed].line)
      recordPlain(events, before: flags.first ?? .max)
      if steps.passed < events.count { recordFlagged(events, names) }
    }
  }

  /// Records the events before a line.
  private mutating func recordPlain(_ events: Span<BriefStep>, before line: Int) {
    let first = steps.passed
    let end = Self.firstPlace(in: events, from: first, ofLine: line)
    uses.note(events, from: first, to: end)
    var drawn = 0
    for place in first..<end where note(events[place]) { drawn += 1 }
    steps.pass(events, to: end, drawn: drawn)
  }

  /// The place of the first event at a line or behind it: a log that breaks rules has many such lines.
  private static func firstPlace(in events: Span<BriefStep>, from first: Int, ofLine line: Int) -> Int {
    var low = first
    var high = events.count
    if high > low, events[high - 1].line < line { return high }
    while low < high {
      let middle = (low + high) / 2
      if events[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func recordFlagged(_ events: Span<BriefStep>, _ names: [String]) {
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
  private mutating func note(_ step: BriefStep) -> Bool {
    guard step.isDrawn else { return false }
    live.note(step)
    if step.object.isSome, step.name.isSome { noteOwner(step) }
    if overview.isFull { overview.begin(step.line, live.namesOnScreen) }
    overview.note(shown: step.state.isOnScreen && step.kind.isLifecycle ? step.name : .none)
    return true
  }

  /// Who shows whom, by name: a mark names the other one without its instance.
  private mutating func noteOwner(_ step: BriefStep) {
    switch step.kind {
    case .present, .push, .setViewControllers, .select, .addChild, .setRoot, .show, .addChildCoordinator:
      if step.name != step.object { owners[step.object] = step.name }
    default: break
    }
  }

  /// What was recorded, once all is released.
  mutating func recording(label: String, _ text: (Symbol) -> String) -> TraceRecording {
    var recording = TraceRecording(label: label)
    recording.lanes = lanes.keys.map { Lane(name: text($0.name), ordinal: $0.ordinal) }
    recording.steps = zip(steps.kept, lanes.numbers).map { kept, lane in
      RecordedStep(kept, lane: lane < 0 ? nil : Int(lane), object: text(kept.step.object))
    }
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
