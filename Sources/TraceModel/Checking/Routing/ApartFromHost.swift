/// Controllers that were taken for ones inside another because they came while that one did, and that move by themselves while it
/// goes: the two are in two windows, or one is over the other.
extension TraceChecker {
  /// A controller comes back while the one goes that it seemed to be inside of. It isn't, and neither is the one above it that
  /// seemed to go along: that one makes room for it.
  @inline(never)
  mutating func leaveHost(_ index: InstanceIndex, _ event: Event) {
    guard let upper = app.takeOutOfHost(index) else { return }
    var earlier = Event(
      kind: .viewWillDisappear, line: app.instances[upper].line(.viewWillDisappear),
      subject: app.instances[upper].who)
    earlier.time = event.time
    if let transition = begin(upper, .outgoing, .outgoingWillDisappear, earlier) {
      app.running.lack(.incoming, transition)
    }
  }
}

extension ObservedApp {
  /// Whether a controller is inside one that goes, as only the order of their calls told.
  @inline(__always)
  func isInGoingHost(_ index: InstanceIndex) -> Bool {
    guard rarely(instances[index].host.isSome), !instances[index].parent.isSome,
      let host = instances.index(of: instances[index].host)
    else { return false }
    return instances[host].state == .disappearing
  }

  /// Takes a controller out of the one that it seemed to be inside of.
  ///
  /// - Returns: the one that came over it and has begun to go since, and that seemed to be inside as well.
  fileprivate mutating func takeOutOfHost(_ index: InstanceIndex) -> InstanceIndex? {
    let host = instances[index].host
    instances[index].host = .none
    guard let upper = instances.index(of: instances[index].above), instances[upper].host == host,
      instances[upper].below == instances.reference(index), instances[upper].state == .disappearing,
      !instances[upper].transition.isSome
    else { return nil }
    instances[upper].host = .none
    return upper
  }
}
