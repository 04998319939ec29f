/// Folds the events of one process into lives.
struct RunBuilder: Sendable {
  /// A life that may go on.
  private struct OpenLife {
    var name: UInt32
    var ordinal: UInt32
    var key: InstanceKey
    var events = SequenceTrie.empty
    var transition: UInt32 = 0
    var line: UInt32
    /// The segment before the open one, or -1.
    var previous: Int32 = -1
    var last: EventKind
  }

  /// A container or coordinator, which has no ordinal.
  private struct Unnumbered: Hashable {
    var name: Symbol
    var key: InstanceKey
  }

  private var lives: ContiguousArray<OpenLife> = []
  /// For each name, the life of each ordinal; -1 for none.
  private var numbered: ContiguousArray<ContiguousArray<Int32>> = []
  private var unnumbered: [Unnumbered: Int32] = [:]
  private var segments: ContiguousArray<Segment> = []
  /// For each segment, the one before it in its life.
  private var previous: ContiguousArray<Int32> = []
  private var transitions: ContiguousArray<ToldTransition> = [ToldTransition()]

  private var durations: [(Int, Int64)] = []

  /// Takes an event.
  mutating func take(
    _ step: borrowing ObservedStep, _ word: UInt32, _ events: inout SequenceTrie, _ orders: inout SequenceTrie
  ) {
    let life = life(of: step)
    if lives[life].events != SequenceTrie.empty, step.kind.beginsSegment(after: lives[life].last) {
      endSegment(of: life)
    }
    if lives[life].events == SequenceTrie.empty {
      lives[life].line = UInt32(truncatingIfNeeded: step.line)
    }
    if lives[life].transition == 0, step.transition != 0 {
      if lives[life].events != SequenceTrie.empty { noteEarly(lives[life].last, step, &orders) }
      lives[life].transition = step.transition
    }
    lives[life].events = events.extended(lives[life].events, by: word)
    lives[life].last = step.kind
    // When an instance is released is up to whoever holds it: no matter of order.
    if step.transition != 0, step.kind != .deinitialized { noteOrder(step, &orders) }
  }

  /// A view that was loaded before its transition was announced is part of it, at its front.
  private mutating func noteEarly(
    _ last: EventKind, _ step: borrowing ObservedStep, _ orders: inout SequenceTrie
  ) {
    guard last == .viewDidLoad else { return }
    note(OrderCall(name: step.name.index, kind: last, isEarly: true), in: step.transition, &orders)
  }

  private mutating func noteOrder(_ step: borrowing ObservedStep, _ orders: inout SequenceTrie) {
    note(OrderCall(name: step.name.index, kind: step.kind), in: step.transition, &orders)
  }

  private mutating func note(_ call: OrderCall, in transition: UInt32, _ orders: inout SequenceTrie) {
    let place = Int(transition)
    grow(to: place)
    guard !transitions[place].isTold else { return }
    transitions[place].order = orders.extended(transitions[place].order, by: call.number)
  }

  /// Takes a transition that is over.
  mutating func take(_ outline: borrowing TransitionOutline) {
    let place = Int(outline.serial)
    grow(to: place)
    transitions[place].line = UInt32(truncatingIfNeeded: outline.firstLine)
    (transitions[place].from, transitions[place].to) = (outline.from.index, outline.to.index)
    (transitions[place].kind, transitions[place].outcome) = (outline.kind, outline.outcome)
    (transitions[place].style, transitions[place].trigger) = (outline.style, outline.trigger)
    if let duration = outline.duration, outline.outcome == .completed { durations.append((place, duration)) }
    let isGuess = outline.isGuessed
    transitions[place].isEstablished = !outline.isInferred && !isGuess
    transitions[place].isTold = true
    // Who takes part in an inferred one is a guess that depends on what else went on at the time.
    if !transitions[place].isEstablished { transitions[place].order = SequenceTrie.empty }
  }

  private mutating func grow(to place: Int) {
    while transitions.count <= place { transitions.append(ToldTransition()) }
  }

  private mutating func life(of step: borrowing ObservedStep) -> Int {
    guard step.ordinal > 0 else { return unnumberedLife(of: step) }
    let name = Int(step.name.index)
    let ordinal = Int(step.ordinal)
    while numbered.count <= name { numbered.append([]) }
    while numbered[name].count < ordinal { numbered[name].append(-1) }
    let known = Int(numbered[name][ordinal - 1])
    if known >= 0 { return known }
    numbered[name][ordinal - 1] = Int32(truncatingIfNeeded: lives.count)
    return begin(step)
  }

  private mutating func unnumberedLife(of step: borrowing ObservedStep) -> Int {
    if let gone = goneLife(of: step) { return gone }
    let who = Unnumbered(name: step.name, key: step.key)
    if let known = unnumbered[who] { return Int(known) }
    unnumbered[who] = Int32(truncatingIfNeeded: lives.count)
    return begin(step)
  }

  /// The instance that had this address last: a completion may come after the deinit.
  private func goneLife(of step: borrowing ObservedStep) -> Int? {
    let (name, key) = (Int(step.name.index), step.key)
    guard key.isSome, name < numbered.count else { return nil }
    let recent = numbered[name].suffix(64).reversed().first { $0 >= 0 && lives[Int($0)].key == key }
    return recent.map(Int.init)
  }

  private mutating func begin(_ step: borrowing ObservedStep) -> Int {
    lives.append(
      OpenLife(
        name: step.name.index, ordinal: step.ordinal, key: step.key,
        line: UInt32(truncatingIfNeeded: step.line),
        last: step.kind))
    return lives.count - 1
  }

  private mutating func endSegment(of life: Int) {
    let open = lives[life]
    segments.append(Segment(events: open.events, transition: open.transition, line: open.line))
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
      var own: ContiguousArray<Segment> = []
      var place = Int(open.previous)
      while place >= 0 {
        own.append(segments[place])
        place = Int(previous[place])
      }
      story.segments += own.reversed()
      story.lives.append(
        Life(name: open.name, ordinal: open.ordinal, segments: start..<story.segments.count))
    }
    story.transitions = transitions
    story.durations = durations
    return story
  }
}
