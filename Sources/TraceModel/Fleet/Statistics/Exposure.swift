/// How much was looked at.
package struct Exposure: Hashable, Sendable {
  /// The logs; each process of a log counts.
  package internal(set) var logs = 0
  /// Their transitions.
  package internal(set) var transitions = 0

  /// Counts a log.
  mutating func add(transitions count: Int) {
    logs += 1
    transitions += count
  }
}
