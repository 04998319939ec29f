/// Which of a name a deinit right behind a move means.
extension ObservedApp {
  /// Whether a controller that is known by its name went in the move that was last, and each other of its name did so as well or is
  /// on the screen: whichever of them is released, those that are left stand as they are known.
  func wentLast(_ index: InstanceIndex) -> Bool {
    guard hasGoneInLastMove(index), classes[instances[index].name].logged & EventKind.beginnings != 0 else {
      return false
    }
    return classes[instances[index].name].nameOnly.allSatisfy {
      $0 == index || instances[$0].isOnScreen || hasGoneInLastMove($0)
    }
  }

  /// One of a name is surely released. Where one alone is left of it, and is at rest, all that is said of the name means that one from
  /// here on; but where a stack still holds the one that is released, it holds another of its name.
  mutating func settleNamesakes(besides released: InstanceIndex) {
    let record = classes[instances[released].name]
    let left = record.nameOnly.filter { $0 != released }
    guard record.mayLive == 0, !containers.stacks.hold(instances.reference(released)), left.count == 1,
      let last = left.first,
      instances[last].state == .appeared || instances[last].state == .hidden
    else { return }
    instances[last].flags.remove(.hadNamesake)
  }

  /// Whether a controller has gone since the one that arrived last began to come.
  private func hasGoneInLastMove(_ index: InstanceIndex) -> Bool {
    guard instances[index].state == .hidden, let arrived = instances.index(of: latest.arrived) else {
      return false
    }
    return instances[index].line(.viewDidDisappear) > instances[arrived].line(.viewWillAppear)
  }
}
