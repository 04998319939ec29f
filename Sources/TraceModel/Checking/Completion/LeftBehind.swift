/// Controllers that nothing can bring back but the app itself, though no line says that they have gone: what they were in or had
/// come over is gone.
extension ObservedApp {
  /// A controller is released. Those that came inside of it, or over it and one upon the other, and that are out of sight, were left
  /// behind.
  mutating func awaitLeftBehind(by released: InstanceIndex) {
    let reference = instances.reference(released)
    for above in chain(above: released) { awaitUntold(above, isLeftBehind: true) }
    guard rarely(instances[released].flags.contains(.hosts)),
      instances.indices.count <= Self.lookedThroughAtMost
    else { return }
    for child in instances.indices where instances[child].host == reference && wentAlong(child, released) {
      awaitUntold(child, isLeftBehind: true)
    }
  }

  /// Whether a controller began to go while the one that it came inside of was going: that it is inside is only told by the order.
  private func wentAlong(_ child: InstanceIndex, _ container: InstanceIndex) -> Bool {
    let began = instances[child].line(.viewWillDisappear)
    return instances[container].line(.viewWillDisappear) < began
      && began < instances[container].line(.viewDidDisappear)
  }

  /// One that went revealed another that is further down: those between have gone with it.
  mutating func awaitSkipped(between top: InstanceIndex, and revealed: InstanceRef) {
    var passed = [top]
    while let below = instances.index(of: instances[passed[passed.count - 1]].below),
      passed.count < Self.longestChain, !passed.contains(below)
    {
      guard !instances[passed[passed.count - 1]].flags.contains(.cameBeside) else { return }
      if instances.reference(below) == revealed { return passed.forEach { awaitUntold($0) } }
      passed.append(below)
    }
  }

  /// Whether a controller may have gone for good, though only the order of the calls tells that it has gone.
  func mayBeAwaitedUntold(_ index: InstanceIndex) -> Bool {
    // Without a key nothing is awaited of it.
    guard instances[index].key.isSome, instances[index].loadLine > 0, !instances[index].parent.isSome else {
      return false
    }
    switch container(of: instances[index].name) {
    case .page, .pageCurl, .tab, .child, .split: return false
    case .navigation, nil: return true
    }
  }

  private mutating func awaitUntold(_ index: InstanceIndex, isLeftBehind: Bool = false) {
    let one = instances[index]
    guard one.state == .hidden || one.state == .disappearing, one.flags.contains(.hasAppeared),
      !one.flags.contains(.dead), mayBeAwaitedUntold(index), !isPlaced(index)
    else { return }
    awaitRelease(index, isTold: false, isLeftBehind: isLeftBehind)
  }

  /// Those that came over a controller, one upon the other.
  private func chain(above index: InstanceIndex) -> [InstanceIndex] {
    var (found, last) = ([InstanceIndex](), index)
    while let above = instances.index(of: instances[last].above), found.count < Self.longestChain,
      instances[above].below == instances.reference(last), !found.contains(above),
      !instances[above].flags.contains(.cameBeside)
    {
      found.append(above)
      last = above
    }
    return found
  }

  private static var longestChain: Int { 16 }
}
