/// The controllers on screen, for a comparison that asks whether there was a choice.
struct OnScreen: ~Copyable, Sendable {
  private var places: Set<Int> = []
  /// Whether each index of the table is in `places`: checked for each event, so it has to work without
  /// hashing.
  private var isListed: ContiguousArray<Bool> = []

  var isEmpty: Bool { places.isEmpty }

  /// Notes whether a controller is on the screen, after what it called.
  mutating func note(_ place: Int, isShown: Bool) {
    while isListed.count <= place { isListed.append(false) }
    guard isListed[place] != isShown else { return }
    isListed[place] = isShown
    if isShown { places.insert(place) } else { places.remove(place) }
  }

  /// Whether any controller but this one is on screen. Those that left unlogged are checked here.
  mutating func holdsOthers(than place: Int, _ instances: InstanceTable) -> Bool {
    while let other = places.first(where: { $0 != place }) {
      if instances[other].isOnScreen { return true }
      note(other, isShown: false)
    }
    return false
  }
}
