/// Records what pictures need of one process run, as it passes.
struct TraceRecorder: Sendable {
  private var queue = StepQueue()
  /// The transitions that are over, and not decided on.
  private var sketches = SketchList()
  private var flags = FlaggedLines()
  private var steps: StepShelf
  private var transitions: TransitionShelf
  private var asides: AsideShelf
  private var ruleMarks = RuleMarkShelf()
  private var live = LiveLanes()
  private var standings: [Int: Standing] = [:]
  private var overview = OverviewRecorder()
  private var uses = ClassUseRecorder()
  private var lanes = LaneIndices()

  init(keepsAll: Bool) {
    steps = StepShelf(keepsAll: keepsAll)
    transitions = TransitionShelf(keepsAll: keepsAll)
    asides = AsideShelf(keepsAll: keepsAll)
  }

  /// Takes what was understood, records what has waited long enough, and leaves the rest.
  mutating func record(_ latest: inout TraceObservations, isOver: Bool, _ names: [String]) {
    for line in latest.flaggedLines { flags.insert(line) }
    queue.append(&latest.steps)
    if !latest.sketches.items.isEmpty { sketches.append(latest.sketches) }
    let (newAsides, newMarks) = (latest.asides, latest.ruleMarks)
    latest.clear()
    while let piece = queue.next(isOver: isOver) { recordSteps(piece, names) }
    if isOver { steps.keepLast() }
    lanes.number(steps.kept)
    let firstOpenLine = steps.firstOpenLine ?? queue.firstLine ?? .max
    transitions.take(from: &sketches, isOver: isOver, before: firstOpenLine, steps)
    asides.take(newAsides, isOver: isOver, before: firstOpenLine, steps)
    ruleMarks.take(newMarks, isOver: isOver, before: firstOpenLine, steps)
  }

  private mutating func recordSteps(_ piece: consuming ContiguousArray<BriefStep>, _ names: [String]) {
    do {
      var events = piece.mutableSpan
      record(&events, names)
    }
    steps.forget(piece.span)
    queue.reuse(piece)
  }

  private mutating func record(_ events: inout MutableSpan<BriefStep>, _ names: [String]) {
    while steps.passed < events.count {
      flags.drop(before: events[steps.passed].line)
      recordPlain(&events, before: flags.first ?? .max)
      if steps.passed < events.count { recordFlagged(&events, names) }
    }
  }

  /// Records the events before a line.
  private mutating func recordPlain(_ events: inout MutableSpan<BriefStep>, before line: Int) {
    let end = Self.firstIndex(in: events.span, from: steps.passed, ofLine: line)
    let drawn = note(&events, from: steps.passed, to: end)
    steps.pass(events.span, to: end, drawn: drawn)
  }

  /// The index of the first event at a line or behind it: a log that breaks rules has many such lines.
  private static func firstIndex(in events: Span<BriefStep>, from first: Int, ofLine line: Int) -> Int {
    var low = first
    var high = events.count
    if high > low, events[high - 1].line < line { return high }
    while low < high {
      let middle = (low + high) / 2
      if events[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func recordFlagged(_ events: inout MutableSpan<BriefStep>, _ names: [String]) {
    let line = events[steps.passed].line
    // A flagged line may have no event.
    guard line == flags.first else { return }
    let next = steps.passed + 1
    guard note(&events, from: steps.passed, to: next) > 0 else {
      return steps.pass(events.span, to: next, drawn: 0)
    }
    steps.passFlagged(events.span)
    standings[line] = live.standing { $0.isSome ? names[Int($0.index) - 1] : "" }
  }

  /// Takes events into what is told of the whole run, column by column of the overview.
  ///
  /// - Returns: how many of them pictures have.
  private mutating func note(_ events: inout MutableSpan<BriefStep>, from first: Int, to end: Int) -> Int {
    var drawn = 0
    var index = first
    while index < end {
      let stop = min(end, index + max(1, overview.room))
      let count = live.note(&events, from: index, to: stop)
      if count > 0 { fillOverview(count, line: events[index].line) }
      drawn += count
      index = stop
    }
    uses.note(events.span, from: first, to: end)
    return drawn
  }

  private mutating func fillOverview(_ count: Int, line: Int) {
    if overview.room == 0 { overview.begin(line, live.namesOnScreen()) } else { overview.pass(count) }
    live.takeShown { overview.mark($0) }
  }

  /// The calls of SwiftUI's, each in the lane of the last kept event of who shows its view.
  private func recordedAsides(_ text: (Symbol) -> String) -> [RecordedAside] {
    var latest: [Symbol: Int] = [:]
    var next = 0
    return asides.kept.map { aside in
      while next < steps.kept.count, steps.kept[next].step.line < aside.line || latest[aside.owner] == nil {
        if lanes.numbers[next] >= 0 { latest[steps.kept[next].step.name] = Int(lanes.numbers[next]) }
        next += 1
      }
      return RecordedAside(
        line: aside.line, kind: aside.kind, lane: latest[aside.owner],
        view: aside.subject.name.isSome ? text(aside.subject.name) : "",
        host: aside.host.isSome ? text(aside.host) : "")
    }
  }

  /// The kept events. A request is drawn to the one of that name that is next to load or appear.
  private func recordedSteps(_ text: (Symbol) -> String) -> [RecordedStep] {
    var recorded = zip(steps.kept, lanes.numbers).map { kept, lane in
      RecordedStep(kept, lane: lane < 0 ? nil : Int(lane), object: text(kept.step.object))
    }
    var next: [Symbol: Int] = [:]
    for (lane, key) in lanes.keys.enumerated().reversed() { next[key.name] = lane }
    for (index, kept) in steps.kept.enumerated().reversed() {
      if kept.step.object.isSome { recorded[index].objectLane = next[kept.step.object] }
      if let lane = recorded[index].lane, kept.step.kind.isArrival { next[kept.step.name] = lane }
    }
    return recorded
  }

  /// What was recorded, once all is released.
  mutating func recording(label: String, _ text: (Symbol) -> String) -> TraceRecording {
    var recording = TraceRecording(label: label)
    recording.lanes = lanes.keys.map { Lane(name: text($0.name), ordinal: $0.ordinal) }
    recording.steps = recordedSteps(text)
    recording.asides = recordedAsides(text)
    recording.ruleMarks = Dictionary(grouping: ruleMarks.kept, by: \.line)
    recording.stepCount = steps.count
    recording.standings = standings
    recording.transitions = transitions.records(text)
    recording.transitionCount = transitions.count
    recording.overview = overview.overview(text)
    recording.classes = uses.uses(text)
    recording.classCount = uses.classCount
    for (owned, owner) in live.owners { recording.owners[text(owned)] = text(owner) }
    for record in recording.transitions where record.kind == .present && record.from != record.to {
      if let from = record.from, let to = record.to { recording.owners[to] = from }
    }
    return recording
  }
}

extension EventKind {
  /// Whether a controller that is shown gets it.
  fileprivate var isArrival: Bool {
    switch self {
    case .initialized, .loadView, .viewDidLoad, .viewWillAppear: true
    default: false
    }
  }
}
