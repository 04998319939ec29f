/// The report as SARIF 2.1.0, with all that GitHub's code scanning asks for.
///
/// GitHub reads `primaryLocationLineHash` alone to know an alert again, refuses a whole file for one result without
/// a location, and shows suppressed or passing results as open alerts: so results are faults, and nothing else.
struct SarifReport {
  /// As many results as GitHub shows of a run.
  static let resultLimit = 5_000

  private let options: RenderOptions

  init(_ options: RenderOptions) {
    self.options = options
  }

  func render(_ report: Report) -> ContiguousArray<UInt8> {
    var writer = JSONWriter(.indented)
    writer.object { object in
      object.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      object.member("version", "2.1.0")
      object.key("runs")
      object.array { $0.object { writeRun(report, to: &$0) } }
    }
    writer.endLine()
    return writer.bytes
  }

  private func writeRun(_ report: Report, to run: inout JSONWriter) {
    let hashes = Fingerprint.numbered(report.findings)
    let numbered = zip(report.findings, hashes).map { NumberedFinding(finding: $0, hash: $1) }
    let chosen = chosen(numbered.filter { !$0.finding.isKnown })
    let rules = rules(of: report)
    let found = Set(chosen.map(\.finding.rule))
    run.key("tool")
    run.object { tool in
      tool.key("driver")
      tool.object { SarifRules(options, found: found).writeDriver(rules, to: &$0) }
    }
    run.key("automationDetails")
    run.object { $0.member("id", automation(report)) }
    run.member("columnKind", "utf16CodeUnits")
    writeInvocation(report, leftOut: numbered.count(where: { !$0.finding.isKnown }) - chosen.count, to: &run)
    let results = SarifResults(logs: report.logs(), rules: rules)
    run.key("results")
    run.array { list in
      for one in chosen { list.object { results.write(one.finding, hash: one.hash, to: &$0) } }
    }
  }

  /// The rules that a finding may name: all that there are, so that a reader can tell what was looked for.
  private func rules(of report: Report) -> [RuleID] {
    let known = options.rules.entries.map(\.id)
    return Set(known).union(report.findings.map(\.rule)).sorted()
  }

  /// What tells this upload from others of the same commit: the logs, never a process's number.
  private func automation(_ report: Report) -> String {
    let logs = report.traces.map { ForeignText.path($0.log) }
    let first = logs.first.map { ForeignText.line($0, limit: 200) } ?? ""
    return "tracecheck/\(first)/"
  }

  /// The findings that are written: all, or the most important ones in their old order.
  private func chosen(_ all: [NumberedFinding]) -> [NumberedFinding] {
    guard all.count > Self.resultLimit else { return all }
    let ranked = all.enumerated().sorted { left, right in
      let (first, second) = (Importance(left.element.finding), Importance(right.element.finding))
      return first == second ? left.offset < right.offset : first > second
    }
    return ranked.prefix(Self.resultLimit).map(\.offset).sorted().map { all[$0] }
  }

  private func writeInvocation(_ report: Report, leftOut: Int, to run: inout JSONWriter) {
    run.key("invocations")
    run.array { list in
      list.object { invocation in
        invocation.member("executionSuccessful", report.unreadable.isEmpty)
        let notes = notes(report, leftOut: leftOut)
        guard !notes.isEmpty else { return }
        invocation.key("toolExecutionNotifications")
        invocation.array { for (level, text) in notes { write(level, text, to: &$0) } }
      }
    }
  }

  /// What a reader of the results alone would not know.
  private func notes(_ report: Report, leftOut: Int) -> [(level: String, text: String)] {
    var notes: [(String, String)] = report.unreadable.map { ("error", ForeignText.line($0.text)) }
    for trace in report.traces where trace.events == 0 {
      notes.append(("warning", "no event was recognised in \(ForeignText.line(trace.label))"))
    }
    let missing = leftOut + report.notListed
    if missing > 0 {
      notes.append(("warning", Counted.words(missing, "finding") + " beyond these, less important"))
    }
    if report.suppressedByLogs > 0 {
      let count = Counted.words(report.suppressedByLogs, "finding")
      notes.append(("note", count + " suppressed by lines of the log itself"))
    }
    if let baseline = report.baseline { notes.append(("note", baseline.text)) }
    return notes
  }

  private func write(_ level: String, _ text: String, to list: inout JSONWriter) {
    list.object { note in
      note.member("level", level)
      note.key("message")
      note.object { $0.member("text", text) }
    }
  }
}

/// A finding with what GitHub knows it by.
private struct NumberedFinding {
  var finding: Finding
  var hash: String
}
