/// The states of the screen that the rules of an app ask for, and which of them hold.
struct AppScreen: Sendable {
  private(set) var states: [AppState] = []
  /// Whether each holds.
  private(set) var holds: [Bool] = []
  /// The globs of those that ask who is on the screen, by their places in the table of sights.
  private var globs: [Int] = []
  private var shown: [[UInt64]] = []
  /// Whether any of them asks who stands on whom.
  private(set) var asksChain = false

  var isEmpty: Bool { states.isEmpty }

  /// The place of a state, new or known.
  mutating func place(of state: AppState, _ table: inout AppSightTable) -> Int {
    if let known = states.firstIndex(of: state) { return known }
    states.append(state)
    holds.append(false)
    shown.append([])
    if case .isOnScreen(let glob) = state.fact {
      globs.append(table.place(of: glob))
    } else {
      globs.append(-1)
      asksChain = true
    }
    return states.count - 1
  }

  /// Somebody has come to the screen, or begins to go.
  ///
  /// - Returns: whether any state has changed.
  mutating func note(_ who: AppWho, isShown: Bool, _ table: AppSightTable) -> Bool {
    var hasChanged = false
    for place in states.indices where globs[place] >= 0 && table.fits(who.name, globs[place]) {
      let known = shown[place].firstIndex(of: who.identity)
      if isShown, known == nil { shown[place].append(who.identity) }
      if !isShown, let known { shown[place].swapAt(known, shown[place].count - 1); shown[place].removeLast() }
      hasChanged = set(place, shown[place].isEmpty == states[place].isNegated) || hasChanged
    }
    return hasChanged
  }

  /// The chain from the root to the top is another.
  mutating func note(chain: [String]) -> Bool {
    var hasChanged = false
    for place in states.indices where states[place].asksChain {
      hasChanged = set(place, states[place].isSo(in: chain)) || hasChanged
    }
    return hasChanged
  }

  /// Lines are missing: who is where is not known.
  mutating func forget() {
    for place in states.indices { (shown[place], holds[place]) = ([], false) }
  }

  private mutating func set(_ place: Int, _ isSo: Bool) -> Bool {
    defer { holds[place] = isSo }
    return holds[place] != isSo
  }
}
