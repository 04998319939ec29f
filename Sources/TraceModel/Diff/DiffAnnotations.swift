/// A comparison as commands to GitHub's runner, which makes annotations of them: what is new, most important first.
struct DiffAnnotations {
  private let options: RenderOptions

  init(_ options: RenderOptions) {
    self.options = options
  }

  func render(_ report: DiffReport) -> ContiguousArray<UInt8> {
    let new = report.findings.new.byImportance.filter { !$0.isKnown }
    let shown = new.prefix(GitHubReport.limit).map { command($0, report) }
    let groups = ChangeGroup.groups(of: report.gatedChanges)
    let changes = ChangeSelection.mostFrequent(groups, GitHubReport.limit - 1).map { command($0, report) }
    let rest = new.count - shown.count + groups.count - changes.count
    let last = WorkflowCommand(
      "notice", [("title", "tracecheck diff")],
      "verdict: \(report.verdictText)" + (rest > 0 ? "; \(rest) more in the log of this step" : ""))
    return ContiguousArray((shown + changes + [last]).map(\.line).joined().utf8)
  }

  private func command(_ finding: Finding, _ report: DiffReport) -> WorkflowCommand {
    let isError = finding.severity == .error && finding.certainty == .definite
    let rule = "\(finding.rule) \(options.rules.name(of: finding.rule))"
    return WorkflowCommand(
      isError ? "error" : "warning",
      [
        ("file", ForeignText.path(report.logs[finding.trace] ?? finding.trace)),
        ("line", "\(max(1, finding.line))"), ("title", "new: \(rule)"),
      ],
      ForeignText.line(finding.message))
  }

  private func command(_ group: ChangeGroup, _ report: DiffReport) -> WorkflowCommand {
    let change = group.first
    var properties = [("title", "behaviour: \(change.kind.rawValue)")]
    if let line = change.afterLines.first, report.after.count == 1 {
      let log = report.logs[report.after[0]] ?? report.after[0]
      properties = [("file", ForeignText.path(log)), ("line", "\(line)")] + properties
    }
    return WorkflowCommand("notice", properties, ForeignText.line(text(group)))
  }

  private func text(_ group: ChangeGroup) -> String {
    let change = group.first
    let index = change.what.contains(change.flow) ? "" : ", in \(change.flow)"
    return change.what + index + (group.count > 1 ? " (\(group.count) times)" : "")
  }
}
