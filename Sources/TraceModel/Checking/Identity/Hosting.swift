/// Containers that nobody named: a controller that comes while another is on its way in, and for which nobody goes, is
/// inside of that one. It is believed to be called along with it from then on, and is judged by its own machine alone while
/// both move.
extension TraceChecker {
  /// The container of a controller: its parent, or who it came inside of.
  @inline(__always)
  func container(around place: Int) -> Int? {
    guard instances[place].parent.isSome || instances[place].host.isSome else { return nil }
    return instances.place(of: instances[place].parent) ?? instances.place(of: instances[place].host)
  }

  /// Notes who is on its way in while a transition begins with somebody else who comes.
  mutating func noteHost(of transition: RunningIndex, _ place: Int) {
    guard !instances[place].parent.isSome, let host = instances.place(of: lastComing), host != place,
      instances[host].state == .appearing
    else { return }
    running[transition].host = lastComing
  }

  /// Whether whoever comes does so inside of another that came along.
  func isHosted(_ transition: RunningIndex) -> Bool {
    guard let host = instances.place(of: running[transition].host), !running[transition].outgoing.isTaken
    else { return false }
    return instances[host].state == .appearing || instances[host].state == .appeared
  }

  /// Who came inside of another moves with it from here on.
  mutating func commitChild(_ transition: RunningIndex) {
    guard isHosted(transition), let child = instances.place(of: running[transition].incoming.instance)
    else { return }
    instances[child].host = running[transition].host
  }
}
