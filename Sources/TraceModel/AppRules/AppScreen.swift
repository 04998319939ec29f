/// The states of the screen that the rules of an app ask for, and which of them hold.
struct AppScreen: ~Copyable, Sendable {
  private(set) var states: [AppState] = []
  /// Whether each holds.
  private(set) var holds: [Bool] = []
  /// Those that have changed since somebody looked.
  private var changed: [Int] = []
  /// The globs of those that ask who is on the screen, by their places in the table of sights.
  private var globs: [Int] = []
  private var shown: [[UInt64]] = []
  /// Whether any of them asks who stands on whom.
  private(set) var asksChain = false

  /// How many there are.
  var count: Int { states.count }

  /// The place of a state, new or known.
  mutating func place(of state: AppState, _ table: inout AppSightTable) -> Int {
    if let known = states.firstIndex(of: state) { return known }
    states.append(state)
    holds.append(false)
    shown.append([])
    if case .isOnScreen(let glob) = state.fact {
      globs.append(table.place(of: glob))
      table.look(for: EventKind.comings, of: table.place(of: glob))
    } else {
      globs.append(-1)
      table.look(for: EventKind.movements, of: -1)
      asksChain = true
    }
    return states.count - 1
  }

  /// Somebody has come to the screen, or begins to go.
  mutating func note(_ who: AppWho, isShown: Bool, _ table: borrowing AppSightTable) {
    for place in states.indices where globs[place] >= 0 && table.fits(who.name, globs[place]) {
      let known = shown[place].firstIndex(of: who.identity)
      if isShown, known == nil { shown[place].append(who.identity) }
      if !isShown, let known { shown[place].swapAt(known, shown[place].count - 1); shown[place].removeLast() }
      set(place, shown[place].isEmpty == states[place].isNegated)
    }
  }

  /// The chain from the root to the top is another.
  mutating func note(chain: [String]) {
    for place in states.indices where states[place].asksChain {
      set(place, states[place].isSo(in: chain))
    }
  }

  /// Lines are missing: who is where is not known.
  mutating func forget() {
    for place in states.indices { (shown[place], holds[place]) = ([], false) }
  }

  /// Takes the places of those that have changed since the last time.
  mutating func takeChanges() -> [Int] {
    if changed.isEmpty { return [] }
    defer { changed.removeAll(keepingCapacity: true) }
    return changed
  }

  private mutating func set(_ place: Int, _ isSo: Bool) {
    guard holds[place] != isSo else { return }
    holds[place] = isSo
    changed.append(place)
  }
}
