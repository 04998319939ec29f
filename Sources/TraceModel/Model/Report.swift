/// All that a run of `check` has to say: what every renderer reads, already sorted.
public struct Report: Sendable {
  /// One for each process of each log, in the order given.
  public var traces: [TraceSummary] = []
  /// The findings by trace, line, rule and controller; no more of them than are listed. Remarks come last.
  public var findings: [Finding] = []
  /// The logs that could not be read, in the order given. They have no trace.
  public var unreadable: [UnreadableLog] = []
  /// The gate's word on all of it.
  public var verdict = TraceSummary.Verdict.empty
  /// Why the gate says so, in words, as `2 errors`.
  public var reasons: [String] = []
  /// Whether what is shown was narrowed, and no event was left.
  public var nothingFits = false

  /// Why a run is empty, in words.
  var emptiness: String {
    if traces.isEmpty, !unreadable.isEmpty { return "no log could be read" }
    return nothingFits ? "no event fits the filters" : "a log without a single event"
  }

  /// An empty report.
  public init() {}

  /// The remarks on the configuration, which belong to no trace.
  public var remarks = FindingCounts()
  /// How many findings were left out because the configuration or the log accepts them, with a reason.
  public var suppressed = 0
  /// How many of these by the logs' own lines.
  public var suppressedByLogs: Int { traces.reduce(0) { $0 + $1.suppressedByLog } }

  /// The suppressions of the configuration that are needed.
  public var suppressions: [SuppressionUse] = []

  /// What the baseline did; `nil` where there is none.
  public var baseline: BaselineOutcome?
  /// The names of controllers that findings may speak of beside their own; kept where they are to be hidden.
  public var controllerNames: Set<String> = []
  /// The rules that were off, or not asked for.
  public var rulesOff: Set<RuleID> = []

  /// How many findings there are, listed or not.
  public var counts: FindingCounts {
    traces.reduce(into: remarks) { $0.add($1.counts) }
  }

  /// How many findings are counted only.
  public var notListed: Int { max(0, counts.total - findings.count) }
}
