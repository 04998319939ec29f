/// The report as commands to GitHub's runner, which makes annotations of them.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step and drops the rest without a word, so the most
/// important ones are sent, and the last notice says how many more there are.
struct GitHubReport {
  /// How many of each kind GitHub shows.
  static let limit = 10

  private let options: RenderOptions

  init(_ options: RenderOptions) {
    self.options = options
  }

  func render(_ report: Report) -> ContiguousArray<UInt8> {
    let logs = report.logs()
    var room: [String: Int] = ["error": Self.limit, "warning": Self.limit, "notice": Self.limit - 1]
    var commands: [WorkflowCommand] = []
    var dropped = report.notListed
    for log in report.unreadable {
      guard room["error", default: 0] > 0 else {
        dropped += 1
        continue
      }
      room["error", default: 0] -= 1
      commands.append(
        WorkflowCommand("error", [("title", "tracecheck")], "can't read " + ForeignText.line(log.text)))
    }
    for finding in report.findings.byImportance where !finding.isKnown {
      let name = name(finding)
      guard room[name, default: 0] > 0 else {
        dropped += 1
        continue
      }
      room[name, default: 0] -= 1
      commands.append(command(name, finding, log: logs[finding.trace] ?? finding.trace))
    }
    if let last = summary(report, dropped: dropped) { commands.append(last) }
    return ContiguousArray(commands.map(\.line).joined().utf8)
  }

  /// A finding that is only possible isn't an error: it does not fail the gate.
  private func name(_ finding: Finding) -> String {
    switch finding.severity {
    case .error: finding.certainty == .definite ? "error" : "warning"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private func command(_ name: String, _ finding: Finding, log: String) -> WorkflowCommand {
    let rule = "\(finding.rule) \(options.rules.name(of: finding.rule))"
    let line = "\(max(1, finding.line))"
    return WorkflowCommand(
      name,
      [
        ("file", ForeignText.line(ForeignText.path(log))), ("line", line), ("endLine", line), ("title", rule),
      ],
      message(finding))
  }

  private func message(_ finding: Finding) -> String {
    var lines = [finding.certainty == .possible ? "Possible: " + finding.message : finding.message]
    if !finding.expected.isEmpty { lines.append("Expected: " + finding.expected.joined(separator: " → ")) }
    lines += Possibilities.sentences(finding.assumptions).map { "Why only possible: " + $0 }
    if !finding.help.isEmpty { lines.append("Help: " + finding.help) }
    return lines.map { ForeignText.line($0) }.joined(separator: "\n")
  }

  private func summary(_ report: Report, dropped: Int) -> WorkflowCommand? {
    if dropped > 0 {
      return WorkflowCommand(
        "notice", [("title", "tracecheck")],
        Counted.words(dropped, "more finding")
          + ", less important; see the log of this step and its summary")
    }
    guard report.verdict == .empty else { return nil }
    return WorkflowCommand(
      "notice", [("title", "tracecheck")], "no events recognised in a log, so nothing was checked there")
  }
}
