extension Trace {
  /// The numbers of a log, and the gate's word on it.
  public struct Summary: Sendable {
    /// The events that were recognised in it.
    public let events: Int
    /// The events that name no controller, and are judged by nothing.
    public let unattributed: Int
    /// The lines that look like an event and could not be read.
    public let malformed: Int
    /// The definite errors, listed or not.
    public let errors: Int
    /// The definite warnings.
    public let warnings: Int
    /// The findings that the log alone can't prove.
    public let possible: Int
    /// The findings that the configuration or the log suppresses.
    public let suppressed: Int
    /// Whether the gate passed; `empty` where there is no event, which proves nothing.
    public let verdict: Verdict
    /// The lines at the end of the report: the numbers, and why the gate decided so.
    public let description: String

    /// The gate's word. There will be no other.
    public enum Verdict: String, Sendable {
      case passed, failed, empty
    }

    init(_ kept: KeptLog) {
      let report = kept.report
      let traces = report.traces
      events = traces.reduce(0) { $0 + $1.events }
      unattributed = traces.reduce(0) { $0 + $1.unattributed }
      malformed = traces.reduce(0) { $0 + $1.malformed }
      errors = report.counts.definite(.error)
      warnings = report.counts.definite(.warning)
      possible = report.counts.possible
      suppressed = report.suppressed
      verdict =
        switch report.verdict {
        case .passed: .passed
        case .failed: .failed
        case .empty: .empty
        }
      let options = RenderOptions(rules: .ofRegistry, version: ToolVersion.current)
      description = SummaryText(options).lines(report).joined(separator: "\n")
    }
  }
}

extension Trace.Summary: CustomStringConvertible {}
