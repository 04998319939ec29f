/// What one controller of a name lacks and another got.
extension ObservedApp {
  /// Whether a callback that a controller known by its name lacks was logged under that name while the transition ran:
  /// which of the two got it is a guess.
  func isLoggedOfNamesake(_ slot: Slot, _ side: Side, _ transition: RunningIndex) -> Bool {
    guard let index = instances.index(of: running[transition].seat(side).instance),
      !instances[index].key.isSome, let callback = slot.event.flatMap({ AppearanceCallback($0) })
    else { return false }
    return classes[instances[index].name].nameOnly.contains {
      $0 != index && instances[$0].line(callback) > running[transition].firstLine
    }
  }
}
