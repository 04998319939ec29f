extension Trace {
  /// The formats in which a trace, or a difference of two, is reported; the raw value is the word of the command line.
  ///
  /// It is only ever handed to the library, so that cases may be added: nobody has to switch over it.
  public enum ReportFormat: String, CaseIterable, Sendable {
    /// Stories for a person.
    case text
    /// A line for each finding, as compilers and Xcode write them.
    case concise
    /// One JSON object, or JSON lines; `tracecheck schema report` says what is in it.
    case json, jsonl
    /// SARIF 2.1.0, for code scanning; JUnit's XML, for test reports.
    case sarif, junit
    /// What GitHub and GitLab show beside the code.
    case github, gitlab
    /// A comment on a pull request.
    case markdown
    /// One page with pictures, which needs no network and no script.
    case html

    /// The format as the renderers know it.
    var format: AnyReportFormat {
      switch self {
      case .text: .text
      case .concise: .concise
      case .json: .json
      case .jsonl: .jsonl
      case .sarif: .sarif
      case .junit: .junit
      case .github: .github
      case .gitlab: .gitlab
      case .markdown: .markdown
      case .html: .html
      }
    }
  }
}

/// The format as the renderers know it, which has the same name.
typealias AnyReportFormat = ReportFormat
