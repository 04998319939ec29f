/// The states of the screen that the rules of an app ask for, and which of them hold.
struct AppScreen: ~Copyable, Sendable {
  /// Somebody who is on the screen, and the states that are so meanwhile: where they are in the list of them.
  private struct Shown: Sendable {
    var identity: UInt64
    var states: Range<Int>
  }

  private(set) var states: [AppState] = []
  /// Whether each holds.
  private(set) var holds: ContiguousArray<Bool> = []
  private var history = AppScreenHistory()
  /// Those that have changed since somebody looked, of those that are conditions themselves.
  private var changed: [Int] = []
  private var isCondition: ContiguousArray<Bool> = []
  /// Who is on the screen, of those that are asked for; and how many of them each state asks for.
  private var shown: [Shown] = []
  private var counts: ContiguousArray<Int> = []
  private var isNegated: ContiguousArray<Bool> = []
  /// If a log has more than this many on the screen at once, the oldest is forgotten.
  private static let limit = 64
  /// Whether any of them asks for the chain of controllers from the root to the top.
  private(set) var asksChain = false

  /// How many there are.
  var count: Int { states.count }

  /// The index of a state that is a condition itself.
  mutating func index(ofCondition state: AppState, _ table: inout AppSightTable) -> Int {
    let index = index(of: state, &table)
    isCondition[index] = true
    return index
  }

  /// The index of a state, new or known.
  mutating func index(of state: AppState, _ table: inout AppSightTable) -> Int {
    if let known = states.firstIndex(of: state) { return known }
    states.append(state)
    holds.append(false)
    isCondition.append(false)
    counts.append(0)
    isNegated.append(state.isNegated)
    if case .isOnScreen(let glob) = state.fact {
      table.enter(state: states.count - 1, shown: table.index(of: glob))
    } else {
      table.look(for: EventKind.movements, of: -1)
      asksChain = true
    }
    return states.count - 1
  }

  /// Somebody has come to the screen, or begins to go.
  ///
  /// - Parameters:
  ///   - line: where that was.
  ///   - indices: where the states that are so meanwhile are in their list.
  ///   - states: the list.
  @inline(__always)
  mutating func note(
    _ who: AppWho, isShown: Bool, at line: Int, _ indices: Range<Int>, of states: borrowing PackedLists<Int>
  ) {
    if indices.isEmpty { return }
    let known = shown.firstIndex { $0.identity == who.identity }
    if isShown == (known != nil) { return }
    if let known {
      shown.close(at: known)
    } else {
      add(Shown(identity: who.identity, states: indices), at: line, states)
    }
    for index in indices { count(isShown ? 1 : -1, of: states[index], at: line) }
  }

  private mutating func add(_ who: Shown, at line: Int, _ states: borrowing PackedLists<Int>) {
    if shown.count == Self.limit {
      for index in shown.removeFirst().states { count(-1, of: states[index], at: line) }
    }
    shown.append(who)
  }

  @inline(__always)
  private mutating func count(_ change: Int, of state: Int, at line: Int) {
    counts[state] += change
    set(state, (counts[state] == 0) == isNegated[state], at: line)
  }

  /// The chain from the root to the top is another since a line.
  mutating func note(chain: [String], at line: Int) {
    for index in states.indices where states[index].asksChain {
      set(index, states[index].isSo(in: chain), at: line)
    }
  }

  /// The last line at which a state has changed.
  var lastLine: Int { history.lastLine }

  /// Whether a state held just before a line.
  func held(_ index: Int, before line: Int) -> Bool {
    history.held(index, before: line, sinceThen: holds[index])
  }

  /// Lines are missing: who is where is not known.
  mutating func forget() {
    shown = []
    history.forget()
    for index in states.indices { (counts[index], holds[index]) = (0, false) }
  }

  /// Whether any has changed since somebody looked.
  var hasChanges: Bool { !changed.isEmpty }

  /// Takes the place of one that has changed since somebody looked.
  @inline(__always)
  mutating func nextChange() -> Int? { changed.popLast() }

  private mutating func set(_ index: Int, _ isSo: Bool, at line: Int) {
    guard holds[index] != isSo else { return }
    holds[index] = isSo
    history.note(index, at: line)
    if isCondition[index] { changed.append(index) }
  }
}
