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
    let empty = emptiness(report)
    var room: [String: Int] = [
      "error": Self.limit, "warning": Self.limit, "notice": Self.limit - (empty == nil ? 1 : 2),
    ]
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
    if let empty { commands.append(empty) }
    if dropped > 0 {
      commands.append(
        notice(
          Counted.words(dropped, "more finding")
            + ", less important; see the log of this step and its summary"))
    }
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

  /// What says that nothing was checked, and in which logs.
  private func emptiness(_ report: Report) -> WorkflowCommand? {
    if report.nothingFits { return notice("no events match the filters, so nothing was checked") }
    let names = report.traces.filter { $0.events == 0 }.map { ForeignText.line($0.label, limit: 300) }
    guard !names.isEmpty, !options.allowsEmpty else { return nil }
    let rest = names.count - Self.limit
    let shown = names.prefix(Self.limit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return notice("no events recognised in \(shown), so nothing was checked there")
  }

  private func notice(_ text: String) -> WorkflowCommand {
    WorkflowCommand("notice", [("title", "tracecheck")], text)
  }
}
