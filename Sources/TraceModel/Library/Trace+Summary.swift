extension Trace {
  /// The numbers of a log, and the gate's word on it.
  public struct Summary: Sendable {
    /// All lines of the log.
    public let lines: Int
    /// The events that were recognised in it.
    public let events: Int
    /// The different controllers: instances where the log gives them, else names.
    public let controllers: Int
    /// The transitions, those that the end of the log cuts off among them.
    public let transitions: Int
    /// The transitions that the end of the log cuts off; what they lack is no fault.
    public let incomplete: Int
    /// The events that name no controller, and are judged by nothing.
    public let unattributed: Int
    /// The lines that look like an event and could not be read.
    public let malformed: Int
    /// The processes or launches of which the log tells; each is judged by itself.
    public let launches: Int
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
      lines = kept.counts.lines
      events = traces.reduce(0) { $0 + $1.events }
      controllers = traces.reduce(0) { $0 + $1.controllers }
      transitions = traces.reduce(0) { $0 + $1.transitions }
      incomplete = traces.reduce(0) { $0 + $1.incomplete }
      unattributed = traces.reduce(0) { $0 + $1.unattributed }
      malformed = traces.reduce(0) { $0 + $1.malformed }
      launches = traces.count { $0.events > 0 }
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
