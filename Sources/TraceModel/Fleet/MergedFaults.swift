/// The faults of many logs: findings that are the same fault, counted by their fingerprint.
package struct MergedFaults: Sendable {
  /// A fault.
  package struct Fault: Sendable {
    /// What makes it the same in every run.
    package var fingerprint: String
    /// The rule that it breaks.
    package var rule: RuleID
    /// How bad it is.
    package var severity: Severity
    /// Whether a log alone proves it.
    package var certainty: Certainty
    /// Whether it is a known quirk of UIKit.
    package var isKnown: Bool
    /// The controller.
    package var controller: String
    /// The kind of the transition, if it is of one.
    package var transition: String?
    /// How many findings of it there are.
    package var count = 0
    /// How many logs have it; each process of a log counts.
    package var logs = 0
    /// The first log that has it, in the order of names.
    package var first: TraceName
    /// The last log that has it.
    package var last: TraceName
    /// The log that was counted last.
    fileprivate var counted = ""
  }

  private var byKey: [Key: Fault] = [:]

  /// A fault that one log proves is another than one that it does not.
  private struct Key: Hashable {
    var fingerprint: String
    var rule: RuleID
    var severity: Severity
    var certainty: Certainty
  }

  /// No fault.
  package init() {}

  /// The faults: the worst first, of equally bad ones those that most logs have.
  package var all: [Fault] {
    byKey.values.sorted { left, right in
      let (first, second) = (rank(left), rank(right))
      if first != second { return first.lexicographicallyPrecedes(second) }
      return (left.rule, left.controller, left.fingerprint) < (
        right.rule, right.controller, right.fingerprint
      )
    }
  }

  private func rank(_ fault: Fault) -> [Int] {
    let isPossible = fault.certainty == .possible
    return [
      fault.isKnown ? 1 : 0, isPossible ? 1 : 0, -Int(fault.severity.rawValue), -fault.logs, -fault.count,
    ]
  }

  /// Counts a finding. The findings of a log come one after the other.
  mutating func add(_ finding: FindingNode) {
    let key = Key(
      fingerprint: finding.fingerprint, rule: finding.rule, severity: finding.severity,
      certainty: finding.certainty)
    let name = TraceName(finding.trace)
    var fault =
      byKey[key]
      ?? Fault(
        fingerprint: finding.fingerprint, rule: finding.rule, severity: finding.severity,
        certainty: finding.certainty, isKnown: finding.isKnown, controller: finding.controller,
        transition: finding.transition, first: name, last: name)
    fault.count += 1
    if fault.counted != finding.trace { fault.logs += 1 }
    fault.counted = finding.trace
    // Names may differ in their capitals; which one is shown must not hang on the order.
    fault.controller = min(fault.controller, finding.controller)
    fault.take(first: name, last: name)
    byKey[key] = fault
  }
}

extension MergedFaults.Fault {
  fileprivate mutating func take(first: TraceName, last: TraceName) {
    self.first = min(self.first, first)
    self.last = max(self.last, last)
  }
}
