/// Which controllers of a run are on screen at the moment, as their own callbacks told, and how many others live.
///
/// Told of each event of a long run: who is meant is found by the index that the checker keeps it at.
struct LiveLanes: Sendable {
  /// An instance: name and ordinal.
  struct Key: Hashable, Sendable {
    var name: Symbol
    var ordinal: UInt32
  }

  /// What is known of an entry of the checker's table.
  private struct Known: Sendable {
    /// The instance that is kept there.
    var key = Key(name: .none, ordinal: 0)
    /// The line that logged that instance first.
    @LineNumber var firstLine = 0
    var state = AppearanceState.unknown
    /// Whether its index is in `candidates`.
    var isCandidate = false
  }

  /// How many are listed as on screen.
  private static let listed = 12
  private static let many = 1_024

  private var known: ContiguousArray<Known> = []
  /// The indices of all that are on screen, and of some that have left it.
  private var candidates: ContiguousArray<Int32> = []
  /// Those that went from the screen unlogged: others have their indices.
  private var lost: [Known] = []
  /// How many have been logged and are not gone.
  private var liveCount = 0
  /// The names of those that came to the screen since the last look.
  private var shown: [Symbol] = []
  /// For each name, the name of the controller that showed it last: a mark names the shown one without its
  /// instance.
  private(set) var owners: [Symbol: Symbol] = [:]

  /// Takes what some events did to their controllers, and says in each where its controller was before.
  ///
  /// - Returns: how many of the events pictures have.
  mutating func note(_ steps: inout MutableSpan<BriefStep>, from first: Int, to end: Int) -> Int {
    var drawn = 0
    var next = first
    while next < end {
      next = note(&steps, from: next, to: end, &drawn)
      if next < end { makeRoom(for: Int(steps[next].index)) }
    }
    return drawn
  }

  /// Takes events up to the first for whose index there isn't room, and returns its index.
  private mutating func note(
    _ steps: inout MutableSpan<BriefStep>, from first: Int, to end: Int, _ drawn: inout Int
  ) -> Int {
    // In hands of its own, and through a span, a table is not asked at each event whether it is shared.
    var table = known
    known = []
    defer { known = table }
    var known = table.mutableSpan
    for event in first..<end where steps[event].isDrawn {
      let index = Int(steps[event].index)
      guard index < known.count else { return event }
      drawn += 1
      if steps[event].object.isSome { noteOwner(steps[event]) }
      if index >= 0 { note(&steps[event], &known[index]) }
    }
    return end
  }

  @inline(__always)
  private mutating func note(_ step: inout BriefStep, _ known: inout Known) {
    if known.key.ordinal == step.ordinal, known.key.name == step.name {
      step.before = known.state
    } else {
      begin(step, &known)
    }
    if step.kind == .deinitialized { return end(&step, &known) }
    known.state = step.state
    if step.state.isOnScreen, step.before?.isOnScreen != true { show(step, &known) }
  }

  private mutating func makeRoom(for index: Int) {
    // Where there are many there will be more. Room costs nothing before it is used, and moving them does.
    if index >= Self.many, known.count <= Self.many { known.reserveCapacity(Self.many * 256) }
    while known.count <= index { known.append(Known()) }
  }

  private mutating func begin(_ step: BriefStep, _ known: inout Known) {
    if known.state.isOnScreen { lost.append(known) }
    known.key = Key(name: step.name, ordinal: step.ordinal)
    known.firstLine = step.line
    liveCount += 1
  }

  /// A controller that is gone keeps the state it had, and is on no screen.
  private mutating func end(_ step: inout BriefStep, _ known: inout Known) {
    step.state = step.before ?? .unknown
    (known.key, known.state) = (Key(name: .none, ordinal: 0), .hidden)
    liveCount -= 1
  }

  private mutating func show(_ step: BriefStep, _ known: inout Known) {
    if shown.last != step.name { shown.append(step.name) }
    guard !known.isCandidate else { return }
    known.isCandidate = true
    candidates.append(step.index)
  }

  private mutating func noteOwner(_ step: BriefStep) {
    switch step.kind {
    case .present, .push, .setViewControllers, .select, .addChild, .setRoot, .show, .addChildCoordinator:
      if step.name.isSome, step.name != step.object { owners[step.object] = step.name }
    default: break
    }
  }

  /// Looks at the names of those that came to the screen since the last look, in that order.
  mutating func takeShown(_ body: (Symbol) -> Void) {
    for name in shown { body(name) }
    shown.removeAll(keepingCapacity: true)
  }

  /// Those on screen, in no order that means anything.
  private mutating func onScreen() -> [Known] {
    var all = lost
    var rest: ContiguousArray<Int32> = []
    for index in candidates {
      if known[Int(index)].state.isOnScreen {
        all.append(known[Int(index)])
        rest.append(index)
      } else {
        known[Int(index)].isCandidate = false
      }
    }
    candidates = rest
    return all
  }

  /// The names of those on screen.
  mutating func namesOnScreen() -> Set<Symbol> { Set(onScreen().map(\.key.name)) }

  /// Where the controllers are.
  mutating func standing(_ text: (Symbol) -> String) -> Standing {
    let onScreen = onScreen()
    var standing = Standing()
    standing.onScreen = Self.earliest(of: onScreen).map { one in
      Standing.Place(
        lane: Lane(name: text(one.key.name), ordinal: one.key.ordinal), state: one.state,
        owners: chain(from: one.key.name).map(text))
    }
    standing.notListed = onScreen.count - standing.onScreen.count
    standing.hidden = liveCount - onScreen.count
    return standing
  }

  /// The first that were logged, up to `listed`: a log may have thousands on screen at each of its findings.
  private static func earliest(of all: [Known]) -> [Known] {
    var chosen: [Known] = []
    for one in all where chosen.count < listed || isEarlier(one, chosen[listed - 1]) {
      let index = chosen.firstIndex { isEarlier(one, $0) } ?? chosen.count
      chosen.insert(one, at: index)
      if chosen.count > listed { chosen.removeLast() }
    }
    return chosen
  }

  private static func isEarlier(_ one: Known, _ other: Known) -> Bool {
    (one.firstLine, one.key.name.index, one.key.ordinal)
      < (other.firstLine, other.key.name.index, other.key.ordinal)
  }

  /// Who shows a name, outermost first; names that show each other end it.
  private func chain(from name: Symbol) -> [Symbol] {
    var chain: [Symbol] = []
    var next = owners[name]
    while let owner = next, owner != name, !chain.contains(owner), chain.count < 8 {
      chain.append(owner)
      next = owners[owner]
    }
    return chain.reversed()
  }
}
