/// What a renderer needs to know beyond the report itself.
package struct RenderOptions: Sendable {
  /// The names of the rules.
  package var rules: RuleNames
  /// The version of tracecheck.
  package var version: String
  /// Whether to colour; only for what a person reads on a terminal.
  package var isColoured = false
  /// Whether to leave out everything but findings.
  package var isQuiet = false
  /// What was recorded of the traces for pictures; only where a report with pictures was asked for.
  package var recordings: [TraceRecording] = []
  /// Whether a page leaves nothing out, however large it becomes.
  package var isFull = false
  /// The flags under which the run was made, as they have to be written to make it again.
  package var conditions: [String] = []
  /// The logs as they were given, those after a change where two sides are compared; a filter may leave nothing of one.
  package var logs: [String] = []
  /// The logs before a change.
  package var logsBefore: [String] = []
  /// What fails a run: reports that tell failures from remarks ask it.
  package var gate = GateSettings()
  /// Whether a run without an event is all right.
  package var allowsEmpty = false
  /// Whether a report for programs tells the transitions of each kind: what rates are counted by.
  package var tellsKinds = false
  /// How many findings were printed already, where they come line by line.
  package var streamedFindings = 0
  /// How many findings, and how many changes, people are shown of a comparison; `nil` for all.
  package var longestList: Int?
  /// Whether people are shown the most frequent changes only, where there are more than anybody reads.
  package var isBrief = false
  /// The columns that text is wrapped to.
  package var width = 100

  /// No colour, everything said.
  package init(rules: RuleNames, version: String) {
    self.rules = rules
    self.version = version
  }
}

extension RuleNames {
  /// The name of a rule; empty for one that is not known.
  package func name(of rule: RuleID) -> String {
    rule.isOfApp ? RuleRegistry.name(of: rule) ?? "" : entries.first { $0.id == rule }?.name ?? ""
  }
}

extension ReportFormat {
  /// A report in this format.
  package func render(_ report: Report, _ options: RenderOptions) -> ContiguousArray<UInt8> {
    switch self {
    case .text: TextReport(options).render(report)
    case .concise: ConciseReport(options).render(report)
    case .json: JSONReport(options).render(report)
    case .jsonl: JSONLinesReport(options).render(report)
    case .html: HTMLReport(report, options).render()
    case .sarif: SarifReport(options).render(report)
    case .junit: JUnitReport(options).render(report)
    case .github: GitHubReport(options).render(report)
    case .gitlab: GitLabReport(options).render(report)
    case .markdown: MarkdownReport(options).render(report)
    }
  }
}
