/// All that a run of `check` has to say: what every renderer reads, already sorted.
package struct Report: Sendable {
  /// One for each process of each log, in the order given.
  package var traces: [TraceSummary] = []
  /// The findings by trace, line, rule and controller; no more of them than are listed. Remarks come last.
  package var findings: [Finding] = []
  /// The logs that could not be read, in the order given. They have no trace.
  package var unreadable: [UnreadableLog] = []
  /// The gate's word on all of it.
  package var verdict = TraceSummary.Verdict.empty
  /// Why the gate says so, in words, as `2 errors`.
  package var reasons: [String] = []
  /// Whether what is shown was narrowed, and no event was left.
  package var nothingFits = false

  /// Why a run is empty, in words.
  var emptiness: String {
    if traces.isEmpty, !unreadable.isEmpty { return "no log could be read" }
    return nothingFits ? "no events match the filters" : "no events recognised in a log"
  }

  /// An empty report.
  package init() {}

  /// The remarks on the configuration, which belong to no trace.
  package var remarks = FindingCounts()
  /// How many findings were left out because the configuration or the log accepts them, with a reason.
  package var suppressed = 0
  /// How many of these by the logs' own lines.
  package var suppressedByLogs: Int { traces.reduce(0) { $0 + $1.suppressedByLog } }

  /// The suppressions of the configuration that are needed.
  package var suppressions: [SuppressionUse] = []

  /// What the baseline did; `nil` where there is none.
  package var baseline: BaselineOutcome?
  /// What became of each fault that the baseline knows, in the order of its file.
  package var knownFaults: [KnownFault] = []
  /// The findings that the baseline knows, in the order of the others. They are not counted.
  package var knownFindings: [Finding] = []
  /// The names of controllers that findings may speak of beside their own; kept where they are to be hidden.
  package var controllerNames: Set<String> = []
  /// The rules that were off, or not asked for.
  package var rulesOff: Set<RuleID> = []

  /// How many findings there are, listed or not.
  package var counts: FindingCounts {
    traces.reduce(into: remarks) { $0.add($1.counts) }
  }

  /// How many findings were told before the report, while the log was still written.
  package var toldBefore = 0

  /// How many findings are counted only.
  package var notListed: Int { max(0, counts.total - findings.count - toldBefore) }
}
