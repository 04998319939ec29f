/// Counts the findings of reports by what is asked, report by report. Memory grows with the rows and groups, and with
/// the logs of one report, not with the reports.
package struct StatsBuilder {
  private let question: StatsQuestion
  private var tallies: [StatsTable.Place: FindingTally] = [:]
  private var exposures: [StatsTable.Place: Exposure] = [:]
  /// What was looked at of each kind of transition, where the rows are kinds.
  private var kindExposures: [StatsTable.Place: Exposure] = [:]
  private var open = OpenReport()
  /// How many findings are in no row: possible ones, known quirks, remarks, and those that a report only counts.
  private var leftOut = 0
  /// How many logs are in neither of the groups that are compared.
  private var notCompared = 0
  /// The groups of all logs, where two are compared.
  private var groups: Set<String> = []
  private var comparedGroups: Set<String> = []

  /// A report that is not over yet.
  private struct OpenReport {
    /// The definite findings of each log, by row.
    var findings: [String: [String: Int]] = [:]
    var traces: [(trace: TraceNode, said: [String: String])] = []
    var counted = 0
  }

  /// A builder of a table.
  package init(_ question: StatsQuestion) {
    self.question = question
  }

  /// Adds the reports of a source; one that is not whole is left out, and those before it stay.
  ///
  /// - Returns: what is wrong with it, if anything.
  package mutating func add(_ source: consuming ByteSource) -> ReportProblem? {
    var reader = ReportReader(source)
    open = OpenReport()
    do throws(ReportProblem) {
      while let part = try reader.next() { take(part) }
      return nil
    } catch {
      return error
    }
  }

  private mutating func take(_ part: ReportPart) {
    switch part {
    case .trace(let trace, let node):
      var said: [String: String] = [:]
      for name in ["version", "os", "device"] { said[name] = node[name]?.text }
      open.traces.append((trace, said))
    case .finding(let finding, _): take(finding)
    case .unreadable, .suppression, .gate, .knownFault, .knownFinding: break
    case .end(_, let sums):
      leftOut += sums.total - open.counted
      for (trace, said) in open.traces { count(trace, said) }
      open = OpenReport()
    }
  }

  private mutating func take(_ finding: FindingNode) {
    guard finding.certainty == .definite, !finding.isKnown, !finding.rule.isRemark else { return }
    open.findings[finding.trace, default: [:]][question.row(of: finding) ?? "", default: 0] += 1
    open.counted += 1
  }

  private mutating func count(_ trace: TraceNode, _ said: [String: String]) {
    func value(_ name: String) -> String? { question.origins.value(name, label: trace.label, said: said) }
    if question.compared != nil { groups.insert(question.group.flatMap(value) ?? StatsTable.unknown) }
    guard let group = question.group(of: question.group.flatMap(value)) else {
      notCompared += 1
      return
    }
    if question.compared != nil { comparedGroups.insert(group) }
    // Rows about logs have the logs of their own to look at; rows about findings have all of the group.
    let isOfLogs = StatsQuestion.FindingPart(rawValue: question.rows) == nil
    let logRow = isOfLogs ? value(question.rows) ?? StatsTable.unknown : ""
    exposures[StatsTable.Place(row: logRow, group: group), default: Exposure()]
      .add(transitions: trace.transitions)
    if question.rows == StatsQuestion.FindingPart.transition.rawValue { countKinds(of: trace, group) }
    for (row, count) in open.findings.removeValue(forKey: trace.label) ?? [:] {
      let index = StatsTable.Place(row: isOfLogs ? logRow : row, group: group)
      tallies[index, default: FindingTally()].add(
        count, transitions: question.transitions(of: row, trace))
    }
  }

  private mutating func countKinds(of trace: TraceNode, _ group: String) {
    for (kind, count) in trace.kinds {
      kindExposures[StatsTable.Place(row: kind, group: group), default: Exposure()].add(transitions: count)
    }
  }

  /// What is wrong with the groups that are to be compared, in words; `nil` where each has a log.
  package var missingGroups: String? {
    guard let (one, other) = question.compared else { return nil }
    let missing = [one, other].filter { !comparedGroups.contains($0) }
    guard !missing.isEmpty, let name = question.group else { return nil }
    let known = groups.sorted().prefix(10).map { "`\($0)`" }.joined(separator: ", ")
    return "no log has the \(name) " + missing.map { "`\($0)`" }.joined(separator: " or ")
      + (known.isEmpty ? "" : "; the logs have \(known)")
  }

  /// The table of all reports.
  package var table: StatsTable {
    StatsTable(
      question, tallies: tallies, exposures: exposures, kindExposures: kindExposures, leftOut: leftOut,
      notCompared: notCompared)
  }
}
