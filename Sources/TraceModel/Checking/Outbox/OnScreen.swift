/// Who is on the screen, where a comparison asks whether there was a choice.
struct OnScreen: ~Copyable, Sendable {
  private var places: Set<Int> = []
  /// Whether each place of the table stands in `places`: asked for each event, and nobody has to hash for that.
  private var isListed: ContiguousArray<Bool> = []

  var isEmpty: Bool { places.isEmpty }

  /// Notes whether a controller is on the screen, after what it called.
  mutating func note(_ place: Int, isShown: Bool) {
    while isListed.count <= place { isListed.append(false) }
    guard isListed[place] != isShown else { return }
    isListed[place] = isShown
    if isShown { places.insert(place) } else { places.remove(place) }
  }

  /// Whether others than one are on the screen. Those that went without a word are looked at once.
  mutating func holdsOthers(than place: Int, _ instances: InstanceTable) -> Bool {
    while let other = places.first(where: { $0 != place }) {
      if instances[other].isOnScreen { return true }
      note(other, isShown: false)
    }
    return false
  }
}
