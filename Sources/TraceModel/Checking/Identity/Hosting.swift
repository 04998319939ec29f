/// Containers that no line named. A controller that comes in while another is on its way in, and for which
/// none goes out, is inside that other one. From then on it is assumed to be called along with it, and is
/// judged by its own state machine alone while both move.
extension TraceChecker {
  /// The container of a controller: its parent, or the controller that it came inside of.
  @inline(__always)
  func container(around place: Int) -> Int? {
    guard instances[place].parent.isSome || instances[place].host.isSome else { return nil }
    return instances.place(of: instances[place].parent) ?? instances.place(of: instances[place].host)
  }

  /// Notes the controller that is on its way in while a transition begins with another incoming one.
  mutating func noteHost(of transition: RunningIndex, _ place: Int) {
    guard !instances[place].parent.isSome, let host = instances.place(of: lastComing), host != place,
      instances[host].state == .appearing
    else { return }
    running[transition].host = lastComing
  }

  /// Whether the incoming controller comes inside another that came along with it.
  func isHosted(_ transition: RunningIndex) -> Bool {
    guard let host = instances.place(of: running[transition].host), !running[transition].outgoing.isTaken
    else { return false }
    return instances[host].state == .appearing || instances[host].state == .appeared
  }

  /// A controller that came inside another moves with it from here on.
  mutating func commitChild(_ transition: RunningIndex) {
    guard isHosted(transition), let child = instances.place(of: running[transition].incoming.instance)
    else { return }
    instances[child].host = running[transition].host
  }
}
