/// The controllers on screen, for a comparison that asks whether there was a choice.
struct OnScreen: ~Copyable, Sendable {
  private var indices: Set<InstanceIndex> = []
  /// Whether each index of the table is in `indices`: checked for each event, so it has to work without
  /// hashing.
  private var isListed: ContiguousArray<Bool> = []

  var isEmpty: Bool { indices.isEmpty }

  /// Notes whether a controller is on the screen, after what it called.
  mutating func note(_ index: InstanceIndex, isShown: Bool) {
    let place = Int(index.index)
    while isListed.count <= place { isListed.append(false) }
    guard isListed[place] != isShown else { return }
    isListed[place] = isShown
    if isShown { indices.insert(index) } else { indices.remove(index) }
  }

  /// Whether any controller but this one is on screen. Those that left unlogged are checked here.
  mutating func holdsOthers(than index: InstanceIndex, _ instances: InstanceTable) -> Bool {
    while let other = indices.first(where: { $0 != index }) {
      if instances[other].isOnScreen { return true }
      note(other, isShown: false)
    }
    return false
  }
}
