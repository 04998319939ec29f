/// Containers that no line named. A controller that comes in while another is on its way in, and for which
/// none goes out, is inside that other one. From then on it is assumed to be called along with it, and is
/// judged by its own state machine alone while both move.
extension ObservedApp {
  /// The container of a controller: its parent, or the controller that it came inside of.
  @inline(__always)
  func container(around index: InstanceIndex) -> InstanceIndex? {
    guard instances[index].parent.isSome || instances[index].host.isSome else { return nil }
    return instances.index(of: instances[index].parent) ?? instances.index(of: instances[index].host)
  }

  /// Notes the controller that is on its way in while a transition begins with another incoming one.
  mutating func noteHost(of transition: RunningIndex, _ index: InstanceIndex) {
    guard !instances[index].parent.isSome, let host = instances.index(of: latest.coming), host != index,
      instances[host].state == .appearing
    else { return }
    running[transition].host = latest.coming
  }

  /// A presenter is covered or revealed as a mark asked, and another began to make the same move since the mark: UIKit
  /// calls a container before what is in it, so that one is its container.
  mutating func noteContainer(movingWith index: InstanceIndex, _ side: Side, in transition: RunningIndex) {
    let kind: TransitionKind = side == .outgoing ? .present : .dismiss
    guard running[transition].kindAsked == kind, container(around: index) == nil else { return }
    let will: Slot = side == .outgoing ? .outgoingWillDisappear : .incomingWillAppear
    let begun = running.vacant.indices.map { running.vacant[$0].transition }.filter {
      !running[$0].isAnnounced && running[$0].seen == will.bit
        && running[$0].firstLine > running[transition].markLine
    }
    guard begun.count == 1, let container = instances.index(of: running[begun[0]].seat(side).instance),
      container != index, self.container(around: container) != index,
      !instances[container].flags.contains(.fresh)
    else { return }
    instances[index].host = instances.reference(container)
    instances[container].flags.insert(.hosts)
    discard(begun[0])
  }

  /// Whether the incoming controller comes inside another that came along with it.
  func isHosted(_ transition: RunningIndex) -> Bool {
    // Where nobody is told to have come, everybody seems to be on the way in.
    guard classes.tellDids || counts.transitions == 0,
      let host = instances.index(of: running[transition].host),
      !running[transition].outgoing.isTaken
    else { return false }
    return instances[host].state == .appearing || instances[host].state == .appeared
  }

  /// A controller that came inside another moves with it from here on.
  mutating func commitChild(_ transition: RunningIndex) {
    guard isHosted(transition), let child = instances.index(of: running[transition].incoming.instance)
    else { return }
    instances[child].host = running[transition].host
    if let host = instances.index(of: running[transition].host) { instances[host].flags.insert(.hosts) }
  }
}
