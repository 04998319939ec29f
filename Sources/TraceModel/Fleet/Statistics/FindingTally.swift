/// How many findings some logs have.
package struct FindingTally: Hashable, Sendable {
  /// The findings.
  package internal(set) var findings = 0
  /// The logs that have one.
  package internal(set) var logs = 0
  /// The sum over the logs of the square of their findings by their transitions: it tells clusters.
  private var squares = 0.0

  /// Counts a log with some findings.
  mutating func add(_ count: Int, transitions: Int) {
    guard count > 0 else { return }
    findings += count
    logs += 1
    if transitions > 0 { squares += Double(count) * Double(count) / Double(transitions) }
  }

  /// Pearson's chi square of the findings of the logs, were all to have the same rate.
  func spread(_ exposure: Exposure) -> Double {
    findings == 0 ? 0 : max(0, squares * Double(exposure.transitions) / Double(findings) - Double(findings))
  }

  /// How much more the findings of the logs differ than they would if each came for itself: 1 or more.
  package func dispersion(_ exposure: Exposure) -> Double {
    max(1, spread(exposure) / Double(max(1, exposure.logs - 1)))
  }
}
