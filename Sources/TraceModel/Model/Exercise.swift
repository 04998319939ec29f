/// What occurred in a run, so that a fault that is gone can be told from one that had no chance to come.
package struct Exercise: Sendable {
  private var controllers: Set<String> = []
  private var transitions: [String: UInt32] = [:]

  /// Nothing occurred.
  package init() {}

  /// Learns that controllers of these names were logged.
  package mutating func meet(_ names: [String]) {
    for name in names { controllers.insert(name.asciiLowercased) }
  }

  /// Learns that a controller took part in transitions of some kinds, a bit each.
  package mutating func meet(_ name: String, in kinds: UInt32) {
    transitions[name.asciiLowercased, default: 0] |= kinds
  }

  /// Whether a fault could have come: its controller occurred, in its kind of transition where it has one.
  package func covers(_ key: FaultKey) -> Bool {
    if let kind = key.transition, !key.controller.isEmpty {
      return transitions[key.controller, default: 0] & kind.bit != 0
    }
    return key.controller.isEmpty ? !controllers.isEmpty : controllers.contains(key.controller)
  }
}

extension TransitionKind {
  /// Its bit in a set of kinds.
  @inline(__always)
  package var bit: UInt32 { 1 &<< UInt32(rawValue) }
}
