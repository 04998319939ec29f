/// The rules and conditions that the events and transitions of a controller may meet.
///
/// Rules name controllers by globs. Which globs a name fits is found once, when the name is first met; names
/// that fit the same globs are a class, and what concerns a class is listed once. An event that concerns no
/// rule costs one look at its name.
struct AppSightTable: ~Copyable, Sendable {
  /// Whom a condition is about, and what it is.
  private struct Entry: Sendable {
    var first: Int
    /// The kind of event; `nil` for a transition.
    var kind: EventKind?
    var sight: AppSight
  }

  /// The events that matter of the controllers that fit a glob.
  private struct Interest: Sendable {
    var glob: Int
    var kinds: UInt64
  }

  private var entries: [Entry] = []
  private var interests: [Interest] = []
  private var shownGlobs: [(glob: Int, state: Int)] = []
  private var boundGlobs: [(glob: Int, rule: Int, kinds: UInt64)] = []
  private var globs: [String] = []
  private var neededStates: [Int] = []
  private var eventPatterns: [AppEventPattern] = []
  private var transitionPatterns: [AppTransitionPattern] = []

  /// What is known of a name, side by side, since it is asked for each event.
  private struct Row: Sendable {
    /// The kinds of transitions that matter, a bit each.
    var transitions: UInt32
    /// Where the lists of its class begin, and where what its class fits does.
    var lists: Int
    var fitting: Int
    /// The states that are so while somebody of it is on the screen, by their indices in the list of these.
    var states: Range<Int>
  }

  /// The kinds of events that matter of each name, a bit each; the first is nobody's.
  private(set) var kinds: ContiguousArray<UInt64> = []
  /// The rows of the names; the first is nobody's.
  private var rows: ContiguousArray<Row> = []
  private var classOfGlobs: [[Int]: Int] = [:]
  /// Of each class a list for each kind of event, then one for transitions.
  private var sights = PackedLists<AppSight>()
  private let listsOfClass = EventKind.allCases.count + 1
  /// Of each class the states that are so while somebody of it is on the screen.
  private(set) var states = PackedLists<Int>()
  /// Whether the names of each class fit each glob.
  private var fitting: ContiguousArray<Bool> = []

  /// Whether any rule asks for transitions.
  private(set) var asksTransitions = false

  // MARK: Rules

  /// The index of a glob, new or known; -1 for anybody.
  mutating func index(of glob: String?) -> Int {
    guard let glob else { return -1 }
    let folded = glob.asciiLowercased
    if let known = globs.firstIndex(of: folded) { return known }
    globs.append(folded)
    return globs.count - 1
  }

  /// Enters a condition that counts in some states.
  mutating func enter(_ condition: AppCondition, at index: Int, of rule: Int, states: [Int]) {
    let needed = neededStates.count..<(neededStates.count + states.count)
    neededStates += states
    var sight = AppSight(
      rule: rule, bit: 1 << UInt32(index), second: self.index(of: condition.second), states: needed)
    let first = self.index(of: condition.first)
    switch condition.sight {
    case .event(let pattern):
      if pattern.asksKeys {
        (sight.pattern, eventPatterns) = (eventPatterns.count, eventPatterns + [pattern])
      }
      entries.append(Entry(first: first, kind: pattern.kind, sight: sight))
      look(for: pattern.kind.bit, of: first)
    case .transition(let pattern):
      (sight.pattern, transitionPatterns) = (transitionPatterns.count, transitionPatterns + [pattern])
      entries.append(Entry(first: first, kind: nil, sight: sight))
      asksTransitions = true
    case .state: break
    }
  }

  /// Events of some kinds matter if their controller fits a glob.
  mutating func look(for kinds: UInt64, of glob: Int) { interests.append(Interest(glob: glob, kinds: kinds)) }

  /// A state is so while somebody who fits a glob is on the screen.
  mutating func enter(state: Int, shown glob: Int) {
    shownGlobs.append((glob, state))
    look(for: EventKind.comings, of: glob)
  }

  /// A rule holds for each who fits a glob.
  mutating func enter(rule: Int, boundTo glob: Int, asksShown: Bool) {
    let kinds = asksShown ? EventKind.comings : EventKind.deinitialized.bit
    boundGlobs.append((glob, rule, kinds))
    look(for: kinds, of: glob)
  }

  // MARK: Names

  /// All rules are entered: nobody has a class of his own.
  mutating func close() { learn(globsOf: []) }

  /// Learns a name.
  mutating func learn(_ name: String) {
    learn(globsOf: globs.indices.filter { Glob.matches(globs[$0], name) })
  }

  private mutating func learn(globsOf fitting: [Int]) {
    let index = classOfGlobs[fitting] ?? makeClass(of: fitting)
    let matters = interests.filter { $0.glob < 0 || fitting.contains($0.glob) }
    let met = sights.indices(of: (index + 1) * listsOfClass - 1)
    kinds.append(matters.reduce(0) { $0 | $1.kinds })
    rows.append(
      Row(
        transitions: met.reduce(0) { $0 | transitionPatterns[sights[$1].pattern].kinds },
        lists: index * listsOfClass, fitting: index * globs.count, states: states.indices(of: index)))
  }

  private mutating func makeClass(of globs: [Int]) -> Int {
    let own = entries.filter { $0.first < 0 || globs.contains($0.first) }
    let bound = boundGlobs.filter { globs.contains($0.glob) }
    for kind in EventKind.allCases {
      let met = own.filter { $0.kind == kind }.map(\.sight)
      let lives = bound.filter { $0.kinds & kind.bit != 0 }.map { AppSight(ofLifeBoundTo: $0.rule) }
      sights.append((met + lives).sorted { $0.rule < $1.rule })
    }
    sights.append(own.filter { $0.kind == nil }.map(\.sight))
    states.append(shownGlobs.filter { globs.contains($0.glob) }.map(\.state))
    fitting += self.globs.indices.map { globs.contains($0) }
    classOfGlobs[globs] = classOfGlobs.count
    return classOfGlobs.count - 1
  }

  // MARK: What is met

  /// Whether a transition of a name matters.
  @inline(__always)
  func asks(for kind: TransitionKind, of name: Symbol) -> Bool {
    rows[Int(name.index)].transitions & 1 << UInt32(kind.rawValue) != 0
  }

  /// Whether any transition of a name matters.
  @inline(__always)
  func asksTransitions(of name: Symbol) -> Bool { rows[Int(name.index)].transitions != 0 }

  /// Whether a name fits a glob.
  @inline(__always)
  func fits(_ name: Symbol, _ glob: Int) -> Bool {
    glob < 0 || fitting[rows[Int(name.index)].fitting + glob]
  }

  /// The indices of the conditions that a kind of event may meet, those of each rule side by side.
  @inline(__always)
  func indices(of kind: EventKind, by name: Symbol) -> Range<Int> {
    sights.indices(of: rows[Int(name.index)].lists + Int(kind.rawValue))
  }

  /// The indices of those that transitions may meet.
  @inline(__always)
  func placesOfTransitions(by name: Symbol) -> Range<Int> {
    sights.indices(of: rows[Int(name.index)].lists + listsOfClass - 1)
  }

  /// The indices of the states that are so while somebody of a name is on the screen.
  @inline(__always)
  func placesOfStates(of name: Symbol) -> Range<Int> { rows[Int(name.index)].states }

  /// The condition at an index.
  subscript(index: Int) -> AppSight {
    @inline(__always)
    _read { yield sights[index] }
  }

  /// Whether an event meets the condition at an index.
  @inline(__always)
  func isMet(_ index: Int, by event: borrowing Event, _ screen: borrowing AppScreen) -> Bool {
    let sight = sights[index]
    guard fits(event.object.name, sight.second), hold(sight.states, screen) else { return false }
    return sight.pattern < 0 ? true : eventPatterns[sight.pattern].fits(copy event)
  }

  /// Whether a transition meets the condition at an index: what counts is what held as it began.
  @inline(__always)
  func isMet(_ index: Int, by transition: AppTransition, _ screen: borrowing AppScreen) -> Bool {
    let sight = sights[index]
    return fits(transition.other.name, sight.second) && transitionPatterns[sight.pattern].fits(transition)
      && held(sight.states, before: transition.line, screen)
  }

  private func held(_ states: Range<Int>, before line: Int, _ screen: borrowing AppScreen) -> Bool {
    for index in states where !screen.held(neededStates[index], before: line) { return false }
    return true
  }

  @inline(__always)
  private func hold(_ states: Range<Int>, _ screen: borrowing AppScreen) -> Bool {
    for index in states where !screen.holds[neededStates[index]] { return false }
    return true
  }
}
