/// The states of the screen that the rules of an app ask for, and which of them hold.
struct AppScreen: ~Copyable, Sendable {
  private(set) var states: [AppState] = []
  /// Whether each holds.
  private(set) var holds: ContiguousArray<Bool> = []
  /// Those that have changed since somebody looked, of those that are conditions themselves.
  private var changed: [Int] = []
  private var isCondition: ContiguousArray<Bool> = []
  /// Who is on the screen, of those that are asked for; and how many of them each state asks for.
  private var shown: ContiguousArray<UInt64> = []
  private var counts: ContiguousArray<Int> = []
  private var isNegated: ContiguousArray<Bool> = []
  /// If a log has more than this many on the screen at once, the oldest is forgotten.
  private static let limit = 64
  /// Whether any of them asks for the chain of controllers from the root to the top.
  private(set) var asksChain = false

  /// How many there are.
  var count: Int { states.count }

  /// The place of a state that is a condition itself.
  mutating func place(ofCondition state: AppState, _ table: inout AppSightTable) -> Int {
    let place = place(of: state, &table)
    isCondition[place] = true
    return place
  }

  /// The place of a state, new or known.
  mutating func place(of state: AppState, _ table: inout AppSightTable) -> Int {
    if let known = states.firstIndex(of: state) { return known }
    states.append(state)
    holds.append(false)
    isCondition.append(false)
    counts.append(0)
    isNegated.append(state.isNegated)
    if case .isOnScreen(let glob) = state.fact {
      table.enter(state: states.count - 1, shown: table.place(of: glob))
    } else {
      table.look(for: EventKind.movements, of: -1)
      asksChain = true
    }
    return states.count - 1
  }

  /// Somebody has come to the screen, or begins to go.
  mutating func note(_ who: AppWho, isShown: Bool, _ table: borrowing AppSightTable) {
    let places = table.placesOfStates(of: who.name)
    if places.isEmpty { return }
    let known = shown.firstIndex(of: who.identity)
    if isShown == (known != nil) { return }
    if let known { shown.remove(at: known) } else { add(who, table) }
    for place in places { count(isShown ? 1 : -1, of: table.state(at: place)) }
  }

  private mutating func add(_ who: AppWho, _ table: borrowing AppSightTable) {
    if shown.count == Self.limit {
      let oldest = Symbol(index: UInt32(truncatingIfNeeded: shown.removeFirst() >> 32))
      for place in table.placesOfStates(of: oldest) { count(-1, of: table.state(at: place)) }
    }
    shown.append(who.identity)
  }

  @inline(__always)
  private mutating func count(_ change: Int, of state: Int) {
    counts[state] += change
    set(state, (counts[state] == 0) == isNegated[state])
  }

  /// The chain from the root to the top is another.
  mutating func note(chain: [String]) {
    for place in states.indices where states[place].asksChain {
      set(place, states[place].isSo(in: chain))
    }
  }

  /// Lines are missing: who is where is not known.
  mutating func forget() {
    shown = []
    for place in states.indices { (counts[place], holds[place]) = (0, false) }
  }

  /// Takes the place of one that has changed since somebody looked.
  @inline(__always)
  mutating func nextChange() -> Int? { changed.popLast() }

  private mutating func set(_ place: Int, _ isSo: Bool) {
    guard holds[place] != isSo else { return }
    holds[place] = isSo
    if isCondition[place] { changed.append(place) }
  }
}
