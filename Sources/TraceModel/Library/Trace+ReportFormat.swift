extension Trace {
  /// A format in which a trace, or a difference of two, is reported. New ones may come, so that a `switch` needs a
  /// `default`.
  public struct ReportFormat: Hashable, Sendable {
    let format: AnyReportFormat

    /// The word of the command line, such as `sarif`.
    public var name: String { format.rawValue }

    /// Stories for a person.
    public static let text = ReportFormat(format: .text)
    /// A line for each finding, as compilers and Xcode write them.
    public static let concise = ReportFormat(format: .concise)
    /// One JSON object; `tracecheck schema report` says what is in it.
    public static let json = ReportFormat(format: .json)
    /// JSON lines: a finding a line, and a last one with the summary.
    public static let jsonl = ReportFormat(format: .jsonl)
    /// SARIF 2.1.0, for code scanning.
    public static let sarif = ReportFormat(format: .sarif)
    /// JUnit's XML, for test reports.
    public static let junit = ReportFormat(format: .junit)
    /// Commands of GitHub's workflows.
    public static let github = ReportFormat(format: .github)
    /// GitLab's code quality.
    public static let gitlab = ReportFormat(format: .gitlab)
    /// A comment on a pull request.
    public static let markdown = ReportFormat(format: .markdown)
    /// One page with pictures, which needs no network and no script.
    public static let html = ReportFormat(format: .html)
  }
}

/// The format as the renderers know it, which has the same name.
typealias AnyReportFormat = ReportFormat
