/// Folds the events of one process into lives.
struct RunBuilder: Sendable {
  /// A life that may go on.
  private struct OpenLife {
    var name: UInt32
    var ordinal: UInt32
    var key: InstanceKey
    var events = SequenceTrie.empty
    var transition: UInt32 = 0
    var lines: SegmentLines
    /// The segment before the open one, or -1.
    var previous: Int32 = -1
    var last: EventKind
    /// The serial number of the transition that its last event asked for, or 0.
    var asked: UInt32 = 0
    /// Which life of the other side it is the same as, or 0 as long as that is open.
    var pair: UInt32 = 0
    /// When its last event came, in events.
    var seen: UInt32 = 0
  }

  private var lives: ContiguousArray<OpenLife> = []
  private var directory = LifeDirectory()
  private var segments: ContiguousArray<Segment> = []
  /// For each segment, the one before it in its life.
  private var previous: ContiguousArray<Int32> = []
  private var transitions = ToldTransitions()
  private var durations: [TransitionFlow: [Int64: Int]] = [:]
  /// How many lives of each name are not kept because the other side has an equal one.
  private var folded: [UInt32: Int] = [:]
  /// The names with an instance that was seen to be released.
  private var released: Set<UInt32> = []
  private var eventCount: UInt32 = 0
  /// The serial number of the latest transition that anyone asked for.
  private var lastAsked: UInt32 = 0
  private var facts = RunFacts()
  private var guessCount = 0

  /// How much is kept.
  var size: Int { segments.count }

  /// Takes an event.
  mutating func take(
    _ step: borrowing ObservedStep, _ word: UInt32, _ events: inout SequenceTrie, _ orders: inout SequenceTrie
  ) {
    let life = life(of: step)
    eventCount &+= 1
    lives[life].seen = eventCount
    let transition = step.transition == 0 ? 0 : transitions.index(of: step.transition)
    let isOfAnother = hasAskedForAnother(life, than: step.transition)
    let begins = step.kind.beginsSegment(after: lives[life].last)
    if lives[life].events != SequenceTrie.empty, begins || isOfAnother { endSegment(of: life) }
    let line = UInt32(truncatingIfNeeded: step.line)
    if lives[life].events == SequenceTrie.empty {
      lives[life].lines = SegmentLines(line)
    } else {
      lives[life].lines.note(line)
    }
    if transition != 0, lives[life].transition == 0 || isAsked(life) {
      if lives[life].events != SequenceTrie.empty { noteEarly(life, step, transition, &orders) }
      lives[life].transition = UInt32(truncatingIfNeeded: transition)
    }
    lives[life].events = events.extended(lives[life].events, by: word)
    lives[life].last = step.kind
    lives[life].asked = step.kind.isMark ? step.transition : 0
    lastAsked = max(lastAsked, lives[life].asked)
    // When an instance is released depends on what holds it, so it isn't part of the order.
    if step.kind == .deinitialized {
      released.insert(step.name.index)
    } else if transition != 0 {
      note(OrderCall(name: step.name.index, kind: step.kind), in: transition, &orders)
    }
  }

  /// Whether what comes is not what a controller has asked for: the presenter of a sheet gets nothing for it, and its next
  /// call is of what is asked for later.
  private func hasAskedForAnother(_ life: Int, than serial: UInt32) -> Bool {
    let asked = lives[life].asked
    return asked != 0 && serial != 0 && serial != asked && lastAsked > asked
  }

  /// Whether a controller was only asked so far whether it may go: it still belongs to the transition by which it came.
  private func isAsked(_ life: Int) -> Bool {
    lives[life].last.isPresentationDelegate && lives[life].last.isOpening
  }

  /// A view that was loaded before its transition was announced is part of it, at its front.
  private mutating func noteEarly(
    _ life: Int, _ step: borrowing ObservedStep, _ transition: Int, _ orders: inout SequenceTrie
  ) {
    guard lives[life].last == .viewDidLoad else { return }
    note(OrderCall(name: step.name.index, kind: .viewDidLoad, isEarly: true), in: transition, &orders)
  }

  private mutating func note(_ call: OrderCall, in transition: Int, _ orders: inout SequenceTrie) {
    guard !transitions[transition].isTold else { return }
    transitions[transition].order = orders.extended(transitions[transition].order, by: call.number)
  }

  /// Takes a transition that is over.
  mutating func take(_ outline: borrowing TransitionOutline) {
    let index = transitions.index(of: outline.serial)
    guard index > 0 else { return }
    var told = transitions[index]
    told.line = UInt32(truncatingIfNeeded: outline.firstLine)
    (told.from, told.to) = (outline.from.index, outline.to.index)
    (told.kind, told.outcome) = (outline.kind, outline.outcome)
    (told.style, told.trigger) = (outline.style, outline.trigger)
    let isGuess = outline.isGuessed
    told.isAnnounced = !outline.isInferred && !isGuess
    told.isTold = true
    // Who takes part in an inferred one is a guess that depends on what else went on at the time.
    if !told.isAnnounced {
      told.order = SequenceTrie.empty
      if told.from != 0, told.to != 0 { guessCount += 1 }
    }
    transitions[index] = told
    if let duration = outline.duration, told.outcome == .completed, told.isAnnounced {
      let flow = TransitionFlow(kind: told.kind, from: told.from, to: told.to)
      durations[flow, default: [:]][FlowTiming.rounded(duration), default: 0] += 1
    }
  }

  private mutating func life(of step: borrowing ObservedStep) -> Int {
    guard step.ordinal > 0 else { return unnumberedLife(of: step) }
    if let known = directory.life(of: step.name, ordinal: step.ordinal) { return known }
    directory.note(lives.count, name: step.name, ordinal: step.ordinal)
    return begin(step)
  }

  private mutating func unnumberedLife(of step: borrowing ObservedStep) -> Int {
    if let gone = goneLife(of: step) { return gone }
    if let known = directory.life(of: step.name, key: step.key) { return known }
    directory.note(lives.count, name: step.name, key: step.key)
    return begin(step)
  }

  /// The instance that had this address last: a completion may come after the deinit.
  private func goneLife(of step: borrowing ObservedStep) -> Int? {
    let key = step.key
    guard key.isSome else { return nil }
    return directory.latest(of: step.name).first { lives[$0].key == key }
  }

  private mutating func begin(_ step: borrowing ObservedStep) -> Int {
    lives.append(
      OpenLife(
        name: step.name.index, ordinal: step.ordinal, key: step.key,
        lines: SegmentLines(UInt32(truncatingIfNeeded: step.line)),
        last: step.kind))
    return lives.count - 1
  }

  private mutating func endSegment(of life: Int) {
    let open = lives[life]
    segments.append(Segment(events: open.events, transition: open.transition, lines: open.lines))
    previous.append(open.previous)
    lives[life].previous = Int32(truncatingIfNeeded: segments.count - 1)
    lives[life].events = SequenceTrie.empty
    lives[life].transition = 0
  }

  /// The story: each life with its segments side by side.
  consuming func story() -> RunStory {
    for life in lives.indices { endSegment(of: life) }
    var story = RunStory()
    story.segments.reserveCapacity(segments.count)
    story.lives.reserveCapacity(lives.count)
    for open in lives {
      let start = story.segments.count
      story.segments += segments(of: open)
      story.lives.append(
        Life(
          name: open.name, ordinal: open.ordinal, pair: open.pair,
          segments: start..<story.segments.count))
    }
    story.transitions = transitions.all
    story.durations = durations
    story.folded = folded
    story.facts = facts
    story.guessCount = guessCount
    return story
  }

  /// The segments of a life, without the one that is not over.
  private func segments(of life: OpenLife) -> ContiguousArray<Segment> {
    var own: ContiguousArray<Segment> = []
    var index = Int(life.previous)
    while index >= 0 {
      own.append(segments[index])
      index = Int(previous[index])
    }
    own.reverse()
    return own
  }

  // MARK: Folding

  /// What is kept so far, for folding.
  ///
  /// - Parameter idle: after how many events of others a life may be over, where releases are not logged.
  func unfolded(idle: Int) -> UnfoldedRun {
    var run = UnfoldedRun(transitions: transitions.all)
    for life in lives {
      let start = run.segments.count
      run.segments += segments(of: life)
      let isIdle = Int(eventCount &- life.seen) >= idle
      let isOver =
        isIdle && life.ordinal > 0
        && (life.last == .deinitialized || !released.contains(life.name) && !life.last.isOpening)
      if isOver, life.events != SequenceTrie.empty {
        run.segments.append(Segment(events: life.events, transition: life.transition, lines: life.lines))
      }
      run.lives.append(
        UnfoldedRun.Life(
          name: life.name, ordinal: life.ordinal, pair: life.pair, isOver: isOver,
          segments: start..<run.segments.count))
      if !isOver { run.openTransitions.append(life.transition) }
    }
    return run
  }

  /// Lets go of what was folded.
  ///
  /// - Parameter run: what was kept, each life with the stretches of it that are folded.
  mutating func fold(_ run: UnfoldedRun) {
    var moved = ContiguousArray<Int32>(repeating: -1, count: lives.count)
    var kept = (lives: ContiguousArray<OpenLife>(), segments: ContiguousArray<Segment>())
    previous.removeAll(keepingCapacity: true)
    for (index, life) in run.lives.enumerated() {
      guard !life.isFolded else {
        folded[life.name, default: 0] += 1
        continue
      }
      moved[index] = Int32(truncatingIfNeeded: kept.lives.count)
      var open = lives[index]
      open.pair = life.pair
      open.previous = -1
      for segment in run.remaining(of: life, hasOpenEnd: life.isOver && open.events != SequenceTrie.empty) {
        previous.append(open.previous)
        open.previous = Int32(truncatingIfNeeded: kept.segments.count)
        kept.segments.append(segment)
      }
      kept.lives.append(open)
    }
    (lives, segments) = kept
    directory.move(to: moved)
    moveTransitions()
  }

  /// Keeps of what is over only that it happened.
  ///
  /// - Parameter idle: after how many events of others a life may be over, where releases are not logged.
  mutating func condense(idle: Int) {
    var run = unfolded(idle: idle)
    for told in run.transitions { facts.take(told) }
    for index in run.lives.indices {
      let settled = run.settled(run.lives[index])
      for segment in run.segments[settled] {
        let told = segment.transition == 0 ? nil : run.transitions[Int(segment.transition)]
        facts.take(segment, of: run.lives[index].name, in: told)
      }
      run.condense(index, settled)
    }
    fold(run)
  }

  private mutating func moveTransitions() {
    var isNeeded = ContiguousArray<Bool>(repeating: false, count: transitions.all.count)
    for segment in segments { isNeeded[Int(segment.transition)] = true }
    for life in lives { isNeeded[Int(life.transition)] = true }
    let indices = transitions.keep(isNeeded)
    for index in segments.indices { segments[index].transition = indices[Int(segments[index].transition)] }
    for index in lives.indices { lives[index].transition = indices[Int(lives[index].transition)] }
  }
}
