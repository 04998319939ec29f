/// Who is on the screen, where a comparison asks whether there was a choice.
extension TraceChecker {
  /// Notes whether a controller is on the screen, after what it called.
  mutating func noteOnScreen(_ place: Int) {
    let isShown = isOnScreen(place)
    guard instances[place].flags.contains(.listed) != isShown else { return }
    instances[place].flags.formSymmetricDifference(.listed)
    if isShown { onScreen.insert(place) } else { onScreen.remove(place) }
  }

  /// Whether other controllers are on the screen. Those that went without a word are looked at once.
  mutating func isAmongOthers(_ place: Int) -> Bool {
    while let other = onScreen.first(where: { $0 != place }) {
      if isOnScreen(other) { return true }
      instances[other].flags.remove(.listed)
      onScreen.remove(other)
    }
    return false
  }

  private func isOnScreen(_ place: Int) -> Bool {
    instances[place].state.isOnScreen && instances[place].flags.isDisjoint(with: [.dead, .fresh])
  }
}
