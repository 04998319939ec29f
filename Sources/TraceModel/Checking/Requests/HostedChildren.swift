/// Containers that no line named, and that come back without what had gone with them: TC504.
extension TraceChecker {
  /// One that shows others has appeared again.
  mutating func judgeHosted(in container: InstanceIndex, _ event: Event) {
    guard app.latest.coming == app.instances.reference(container), app.isAlone(container) else { return }
    for child in app.hosted(in: container) {
      let fault = ContainmentFact.Fault(
        returned: app.instances[container], withoutHosted: app.instances[child])
      raise(fault, child, event)
    }
  }
}

extension ObservedApp {
  /// Those that came inside of a controller, and that nothing took away since.
  fileprivate func hosted(in container: InstanceIndex) -> [InstanceIndex] {
    guard instances.indices.count <= Self.lookedThroughAtMost else { return [] }
    let host = instances.reference(container)
    return instances.indices.filter {
      instances[$0].host == host && !instances[$0].parent.isSome
        && instances[$0].flags.isDisjoint(with: [.dead, .gone])
    }
  }
}
