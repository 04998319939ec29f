/// Makes the report of what the logs gave: levels, suppressions and filters are applied, and all is counted.
package struct ReportBuilder {
  private let configuration: Configuration
  private let filter: RunFilter
  private var choice: FindingChoice
  private var baseline: BaselineLedger
  private var appRules: AppRuleRemarks
  private var presenters: PresenterRemarks
  private let hasBaseline: Bool
  private var report = Report()
  private var fittingEvents = 0
  /// Whether the report holds the names of all controllers, for a caller that wants to hide them.
  package var keepsNames = false

  /// A builder under a configuration.
  ///
  /// - Parameters:
  ///   - configuration: the levels and the suppressions.
  ///   - filter: what is asked for.
  ///   - today: the day on which suppressions are looked at.
  ///   - baseline: the findings that are known already; `nil` where there is no baseline.
  package init(
    configuration: Configuration, filter: RunFilter, today: CalendarDay, baseline: Baseline? = nil
  ) {
    self.baseline = BaselineLedger(baseline ?? Baseline())
    hasBaseline = baseline != nil
    self.configuration = configuration
    self.filter = filter
    choice = FindingChoice(configuration, filter, today: today)
    appRules = AppRuleRemarks(configuration)
    presenters = PresenterRemarks(configuration)
  }

  /// Adds a log; they come in the order in which they were given.
  package mutating func add(_ result: LogResult) {
    if let log = result.traces.first?.summary.log { choice.meet(result, named: log) }
    baseline.meet(result)
    appRules.meet(result.names)
    presenters.meet(result.names)
    if keepsNames { report.controllerNames.formUnion(result.names) }
    fittingEvents += result.fittingEvents
    for trace in result.traces.sorted(by: { TraceName($0.summary.label) < TraceName($1.summary.label) })
    where filter.includes(process: trace.summary.process) {
      add(trace, lines: result.lines)
    }
  }

  /// Adds a log that could not be read.
  package mutating func add(_ error: ReadError) {
    report.unreadable.append(UnreadableLog(log: error.path, reason: error.explanation))
  }

  private mutating func add(_ trace: TraceResult, lines: LineRanges?) {
    var summary = trace.summary
    var findings: [Finding] = []
    for raw in trace.findings {
      if let lines, !lines.contains(raw.line) { continue }
      guard let kind = choice.judged(FindingKind(raw), times: 1, in: &summary) else { continue }
      var finding = raw
      finding.severity = kind.severity
      finding.fingerprint = Fingerprint(finding).text
      findings.append(finding)
    }
    // In this order, so that it does not hang on how logs are put together which of them a baseline covers.
    for finding in findings.sorted(by: FindingOrder.areInOrder) { take(finding, into: &summary) }
    // Which of them a baseline covers must not hang on the order of a dictionary.
    for (raw, times) in trace.notListed.sorted(by: { $0.key < $1.key }) {
      guard let kind = choice.judged(raw, times: times, in: &summary) else { continue }
      summary.counts.add(kind, times: times - baseline.covered(kind, times: times))
    }
    report.traces.append(summary)
  }

  private mutating func take(_ finding: Finding, into summary: inout TraceSummary) {
    let kind = FindingKind(finding)
    guard baseline.covered(kind, times: 1) == 0 else { return report.knownFindings.append(finding) }
    summary.counts.add(kind, times: 1)
    report.findings.append(finding)
  }

  /// The report of all logs, with the gate's verdict.
  package func built(gate settings: GateSettings) -> Report {
    var report = report
    var remarks: [Finding] = []
    let all = choice.suppressions.remarks + appRules.remarks + presenters.remarks
    for remark in all where choice.includes(remark) {
      guard let kind = choice.levelled(FindingKind(remark)) else { continue }
      var finding = remark
      finding.severity = kind.severity
      finding.fingerprint = Fingerprint(finding).text
      if let index = report.traces.firstIndex(where: { $0.log == remark.trace }) {
        finding.trace = report.traces[index].label
        report.traces[index].counts.add(kind, times: 1)
      } else {
        report.remarks.add(kind, times: 1)
      }
      remarks.append(finding)
    }
    report.findings += remarks.sorted {
      $0.trace == $1.trace ? FindingOrder.areInOrder($0, $1) : TraceName($0.trace) < TraceName($1.trace)
    }
    report.suppressed = choice.suppressions.suppressed
    report.suppressions = choice.suppressions.uses
    report.rulesOff = rulesOff
    for index in report.traces.indices { noteIdle(&report.traces[index], off: report.rulesOff) }
    if hasBaseline { (report.baseline, report.knownFaults) = (baseline.result, baseline.faults) }
    report.nothingFits = filter.choosesEvents && fittingEvents == 0
    Gate(settings).judge(&report)
    return report
  }

  /// That nothing was found says little where much can't be: how many rules need what the log does not tell.
  private func noteIdle(_ trace: inout TraceSummary, off: Set<RuleID>) {
    guard trace.events > 0, trace.counts.total == trace.counts.known else { return }
    trace.idleChecks = NeedsTable.idle(lacking: trace.lacks, besides: off)
  }

  /// The findings of the logs so far; no log to come changes them.
  package var findings: [Finding] { report.findings }

  /// The baseline that would know all findings of this run, and no others.
  package var found: Baseline { baseline.found }

  /// The baseline without what is fixed.
  package var pruned: Baseline { baseline.pruned }

  /// A trace that holds no event, if there is one.
  package var emptyTrace: String? { report.traces.first { $0.events == 0 }?.label }

  private var rulesOff: Set<RuleID> {
    Set(
      (RuleRegistry.all.map(\.id) + configuration.app.rules.map(\.id)).filter { rule in
        !filter.includes(rule: rule) || configuration.rules.setting(for: rule)?.level == .off
      })
  }
}
