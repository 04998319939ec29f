/// Containers that no line named, and that come back without what had gone with them: TC504.
extension TraceChecker {
  /// One that shows others has appeared again.
  mutating func judgeHosted(in container: InstanceIndex, _ event: Event) {
    guard app.showsNobodyElse(container), app.isAlone(container) else { return }
    for child in app.hosted(in: container) {
      let fault = ContainmentFact.Fault(
        returned: app.instances[container], withoutHosted: app.instances[child])
      raise(fault, child, event)
    }
  }
}

extension ObservedApp {
  /// Whether a container has come back with nobody but those that had gone with it: another one may be shown instead of one
  /// that stays away.
  func showsNobodyElse(_ container: InstanceIndex) -> Bool {
    if latest.coming == instances.reference(container) { return true }
    guard instances.indices.count <= Self.lookedThroughAtMost else { return false }
    let back = instances[container]
    let (leaving, went) = (back.line(.viewWillDisappear), back.line(.viewDidDisappear))
    return instances.indices.allSatisfy {
      let along = instances[$0].line(.viewWillDisappear)
      return $0 == container || instances[$0].line(.viewWillAppear) < back.line(.viewWillAppear)
        || leaving < along && along < went
    }
  }

  /// Those that came inside of a controller, and that nothing took away since.
  fileprivate func hosted(in container: InstanceIndex) -> [InstanceIndex] {
    guard instances.indices.count <= Self.lookedThroughAtMost else { return [] }
    let host = instances.reference(container)
    return instances.indices.filter {
      instances[$0].host == host && !instances[$0].parent.isSome
        && instances[$0].flags.isDisjoint(with: [.dead, .gone]) && !wentForAnother($0, than: container)
    }
  }

  /// Whether one that seemed to come inside of another went for somebody itself, as in a stack of another window: two came while
  /// both went, and each of those has a place of its own.
  private func wentForAnother(_ child: InstanceIndex, than host: InstanceIndex) -> Bool {
    let (leaving, gone) = (instances[host].line(.viewWillDisappear), instances[child].line(.viewDidDisappear))
    let came = instances.indices.filter {
      let line = instances[$0].line(.viewWillAppear)
      return leaving < line && line < gone
        && (container(around: $0) == nil || containers.stacks.hold(instances.reference($0)))
    }
    return came.count > 1
  }
}
