@testable import TraceModel

/// What was found in legal logs.
struct LegalTally: Sendable {
  var logs = 0
  var events = 0
  var transitions = 0
  /// Findings where nothing is wrong.
  var definite = 0
  var possible = 0
  /// Logs with a definite one.
  var accused = 0

  /// Nothing yet.
  init() {}

  /// One log.
  init(_ trace: CheckedTrace) {
    logs = 1
    events = trace.summaries.reduce(0) { $0 + $1.events }
    transitions = trace.transitions.count
    definite = trace.definite.count
    possible = trace.findings.count { $0.certainty == .possible && !$0.isKnown }
    accused = definite > 0 ? 1 : 0
  }

  static func += (left: inout LegalTally, right: LegalTally) {
    left.logs += right.logs
    left.events += right.events
    left.transitions += right.transitions
    left.definite += right.definite
    left.possible += right.possible
    left.accused += right.accused
  }
}
