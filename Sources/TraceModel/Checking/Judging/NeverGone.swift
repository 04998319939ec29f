/// What began to disappear and never did, at the end of a log.
extension ObservedApp {
  /// The controllers that are still going, though two of their class that began later have gone, and the last of those two.
  func neverGone() -> [(going: InstanceIndex, last: Instance)] {
    let going = instances.indices.filter { isStillGoing($0) }
    guard !going.isEmpty else { return [] }
    let later = latestGone(of: Set(going.map { instances[$0].name }))
    return going.compactMap { index in
      guard let two = later[instances[index].name], let earlier = two.earlier,
        earlier.firstLine > instances[index].line(.viewWillDisappear)
      else { return nil }
      return (index, two.last)
    }
  }

  /// Whether a controller that had appeared is on its way out by its own calls alone: a request tells itself what is missing.
  private func isStillGoing(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    return one.state == .disappearing && one.line(.viewDidAppear) > 0 && !one.flags.contains(.dead)
      && (!one.transition.isSome || isToldByCallbacksAlone(one.transition))
  }

  /// Of each class the two that began last among those that have gone.
  private func latestGone(of names: Set<Symbol>) -> [Symbol: (last: Instance, earlier: Instance?)] {
    var found: [Symbol: (last: Instance, earlier: Instance?)] = [:]
    for index in instances.indices where instances[index].state == .hidden {
      let one = instances[index]
      guard one.line(.viewDidDisappear) > one.firstLine, names.contains(one.name) else { continue }
      guard let known = found[one.name] else {
        found[one.name] = (one, nil)
        continue
      }
      if one.firstLine > known.last.firstLine {
        found[one.name] = (one, known.last)
      } else if one.firstLine > known.earlier?.firstLine ?? 0 {
        found[one.name]?.earlier = one
      }
    }
    return found
  }
}
