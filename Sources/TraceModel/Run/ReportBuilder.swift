/// Makes the report of what the logs gave: levels, suppressions and filters are applied, and all is counted.
package struct ReportBuilder {
  private let configuration: Configuration
  private let filter: RunFilter
  private var suppressions: SuppressionLedger
  private var report = Report()
  private var fittingEvents = 0

  /// A builder under a configuration.
  ///
  /// - Parameter today: the day on which suppressions are looked at.
  package init(configuration: Configuration, filter: RunFilter, today: CalendarDay) {
    self.configuration = configuration
    self.filter = filter
    suppressions = SuppressionLedger(configuration, today: today)
  }

  /// Adds a log; they come in the order in which they were given.
  package mutating func add(_ result: LogResult) {
    suppressions.meet(result.names)
    fittingEvents += result.fittingEvents
    let traces = result.traces.filter { filter.includes(process: $0.process) }
    let places = Dictionary(
      traces.indices.map { (traces[$0].label, report.traces.count + $0) },
      uniquingKeysWith: { first, _ in first })
    report.traces += traces
    for (label, counts) in result.notListed {
      if let place = places[label] { report.traces[place].counts.add(counts) }
    }
    for raw in result.findings {
      guard let place = places[raw.trace], let finding = judged(raw, lines: result.lines) else { continue }
      report.traces[place].counts.add(finding)
      report.findings.append(finding)
    }
  }

  /// The report of all logs, with the gate's verdict.
  package func built(gate settings: GateSettings) -> Report {
    var report = report
    for remark in suppressions.remarks.compactMap(levelled) where filter.includes(rule: remark.rule) {
      report.remarks.add(remark)
      report.findings.append(remark)
    }
    report.suppressed = suppressions.suppressed
    report.nothingFits = filter.choosesEvents && fittingEvents == 0
    Gate(settings).judge(&report)
    return report
  }

  /// The finding at its level; `nil` where its rule is off, it is suppressed, or it was not asked for.
  private mutating func judged(_ raw: Finding, lines: LineRanges?) -> Finding? {
    guard filter.includes(rule: raw.rule), filter.includes(controller: raw.controller) else { return nil }
    if let lines, !lines.contains(raw.line) { return nil }
    guard let finding = levelled(raw), !suppressions.covers(finding) else { return nil }
    return finding
  }

  private func levelled(_ raw: Finding) -> Finding? {
    guard let setting = configuration.rules.setting(for: raw.rule) else { return raw }
    guard let severity = setting.level.severity else { return nil }
    var finding = raw
    if !raw.isKnown { finding.severity = severity }
    return finding
  }
}
