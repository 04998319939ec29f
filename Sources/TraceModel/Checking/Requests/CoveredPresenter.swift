/// Presenters that are covered while the container around them comes to show another screen.
extension ObservedApp {
  /// A container is asked to show another screen while what it shows is covered by a presentation: when that goes, the
  /// other screen is revealed, and the presenter is owed no call.
  ///
  /// - Parameter shown: what the container shows so far.
  mutating func excuseCovered(_ shown: Seat) {
    guard !presentations.isEmpty else { return }
    for presentation in presentations.open {
      guard let presenter = index(of: presentations[presentation].presenter),
        instances[presenter].state == .hidden, isIn(shown, presenter)
      else { continue }
      presentations[presentation].presenterExcused = true
    }
  }

  /// Whether a controller is that on a seat, or inside of it. What is nowhere else may be what a container shows that
  /// nobody knows.
  private func isIn(_ shown: Seat, _ presenter: InstanceIndex) -> Bool {
    guard shown.isNamed || shown.isTaken else {
      return container(around: presenter) == nil && stacks.owners(of: instances.reference(presenter)).isEmpty
    }
    guard let index = index(of: shown) else { return stacks[shown.who].holds(seated(presenter)) }
    return index == presenter || isInside(presenter, index) || stacks[shown.who].holds(seated(presenter))
  }
}
