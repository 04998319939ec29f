/// A controller, known by its name alone, that loads its view when it has begun to appear.
extension TraceChecker {
  /// Reports the load, and takes it for that of the one that appears.
  mutating func loadLate(_ index: InstanceIndex, _ event: Event) -> InstanceIndex {
    reportSecondLoad(index, event, .proven)
    app.instances[index].flags.insert(.didLoad)
    app.instances[index].loadLine = event.line
    app.latest.loadLine = event.line
    return index
  }
}

extension ObservedApp {
  /// Whether a controller has begun to appear, and did nothing before in this log but being made: each loads its view once
  /// before it appears, so a load of its name is its own, and late.
  func appearsUnloaded(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    return one.state == .appearing
      && one.flags.isDisjoint(with: [.viewLoaded, .didLoad, .turned, .hadNamesake])
      && one.line(.viewDidAppear) == 0 && one.line(.viewWillDisappear) == 0
      && (one.flags.contains(.initialized) || one.firstLine == one.line(.viewWillAppear))
  }
}
