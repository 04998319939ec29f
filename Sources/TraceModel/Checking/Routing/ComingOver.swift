/// Which controller is over which in a log that tells one half of each move. Nothing else there says whether another has to come when a
/// controller goes.
extension ObservedApp {
  /// Notes over whom a controller came for which none went, where a log tells one half of each move.
  mutating func noteBelow(ofLone index: InstanceIndex) {
    // The first that come may be inside of each other.
    guard counts.transitions > 0, !instances[index].below.isSome,
      let below = lastShown(but: index), instances[below].below != instances.reference(index)
    else { return }
    instances[index].come(over: instances.reference(below), inside: false)
    instances[below].above = instances.reference(index)
  }

  /// Whether one that is still on the screen is below a controller: nobody has to come in its place when it goes.
  @inline(__always)
  func revealsShown(_ upper: InstanceIndex) -> Bool { rarely(classes.tellHalf) && isOverShown(upper) }

  @inline(never)
  private func isOverShown(_ upper: InstanceIndex) -> Bool {
    instances.index(of: instances[upper].below).map { isShown($0) } ?? false
  }

  /// A controller has come all the way: what had come over it isn't on the screen any more, though its class tells nothing of that.
  /// Where it is by now nobody knows, but for the stack that it was pushed into: it has left that.
  @inline(never)
  mutating func noteUncovered(_ lower: InstanceIndex) {
    guard let upper = uncovering(lower) else { return }
    instances[upper].state = .unknown
    let shown = instances.reference(lower)
    guard let stack = containers.stacks.stack(withPopOf: instances.reference(upper), to: shown),
      let place = stack.lastIndex(of: shown)
    else { return }
    containers.stacks[stack.owner].cut(above: place)
  }

  /// The controller that had come over one that begins to come, and whose class tells nothing of its going.
  func uncovering(_ lower: InstanceIndex) -> InstanceIndex? {
    guard let upper = instances.index(of: instances[lower].above), instances[upper].state == .appeared,
      instances[upper].below == instances.reference(lower), goesUntold(upper),
      lastComing(upper) < instances[lower].line(.viewWillAppear)
    else { return nil }
    return upper
  }

  /// The controller that has come last, as far as the log tells so much; else the last that began to.
  var lastCome: InstanceRef { classes.anyoneLogs(.viewDidAppear) ? latest.arrived : latest.coming }

  /// The controller that came last of those that are on the screen.
  func lastShown(but index: InstanceIndex) -> InstanceIndex? {
    var last = lastCome
    for _ in 0..<Self.levelsBelow {
      guard let candidate = instances.index(of: last) else { return nil }
      if candidate != index, isShown(candidate) { return candidate }
      last = instances[candidate].below
    }
    return nil
  }

  private func isShown(_ index: InstanceIndex) -> Bool {
    instances[index].state == .appearing || instances[index].state == .appeared
  }
}
