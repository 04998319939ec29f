/// The result of checking one process.
package struct TraceResult: Sendable {
  /// The numbers.
  package var summary: TraceSummary
  /// The findings that are listed.
  package var findings: [Finding] = []
  /// How many more there are, by kind.
  package var notListed: [FindingKind: Int] = [:]
  /// The controllers that took part in transitions, each with the kinds of those transitions, one bit per
  /// kind.
  package var exercised: [(name: String, kinds: UInt32)] = []

  /// Creates a result for a process with only its numbers.
  package init(summary: TraceSummary) {
    self.summary = summary
  }

  init(label: String, process: Int32, checker: borrowing TraceChecker) {
    summary = TraceSummary(label: label)
    summary.process = process
    summary.events = checker.app.counts.events
    summary.controllers = checker.app.controllerCount
    summary.transitions = checker.app.counts.transitions
    summary.kinds = checker.app.counts.byKind
    summary.unattributed = checker.app.counts.unattributed
    summary.incomplete = checker.app.counts.incomplete
    summary.lacks = checker.app.lacks
    summary.twoNames = checker.app.labelsProposed
    findings = checker.ledger.findings.map { finding in
      var copy = finding
      copy.trace = label
      return copy
    }
    notListed = checker.ledger.notListed
    exercised = zip(checker.app.words.names, checker.app.classes.all).filter { $1.exercised != 0 }.map {
      ($0, $1.exercised)
    }
  }
}
