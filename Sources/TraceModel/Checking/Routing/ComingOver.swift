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

  /// A controller has come all the way that another had come over, whose class tells nothing of its going: that one isn't on the
  /// screen any more. Where it is by now nobody knows.
  @inline(never)
  mutating func noteUncovered(_ lower: InstanceIndex) {
    guard let upper = instances.index(of: instances[lower].above), instances[upper].state == .appeared,
      instances[upper].below == instances.reference(lower), goesUntold(upper),
      lastComing(upper) < instances[lower].line(.viewWillAppear)
    else { return }
    instances[upper].state = .unknown
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
