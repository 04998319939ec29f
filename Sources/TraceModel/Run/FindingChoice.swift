/// Tells findings as a report does: at their levels, without what is suppressed, off or not asked for.
struct FindingChoice {
  private let configuration: Configuration
  private let filter: RunFilter
  /// The account of the suppressions.
  private(set) var suppressions: SuppressionLedger

  init(_ configuration: Configuration, _ filter: RunFilter, today: CalendarDay) {
    self.configuration = configuration
    self.filter = filter
    suppressions = SuppressionLedger(configuration, today: today)
  }

  /// Learns what occurs in a log, and what the log itself asks to leave out.
  mutating func meet(_ result: LogResult, named log: String) {
    suppressions.meet(result, named: log)
    guard !suppressions.isEmpty else { return }
    for trace in result.traces {
      for kind in Set(trace.findings.map(FindingKind.init)).union(trace.notListed.keys) {
        if let kind = levelled(kind) { suppressions.witness(kind, of: log) }
      }
    }
  }

  /// Learns what a log that is still read asks to leave out.
  mutating func learn(_ lines: some Sequence<SuppressionLine>, of log: String) {
    suppressions.learn(lines, of: log)
  }

  /// Whether a remark was asked for.
  func includes(_ remark: Finding) -> Bool {
    filter.includes(rule: remark.rule) && filter.includes(controller: remark.controller)
  }

  /// The kind at its level; `nil` where its rule is off, it is suppressed, or it was not asked for. What a line of the
  /// log suppresses is counted in the trace's summary.
  mutating func judged(_ raw: FindingKind, times: Int, in summary: inout TraceSummary) -> FindingKind? {
    guard filter.includes(rule: raw.rule), filter.includes(controller: raw.controller),
      let kind = levelled(raw)
    else { return nil }
    guard let suppression = suppressions.cover(kind, of: summary.log, times: times) else { return kind }
    if suppression.log != nil { summary.suppressedByLog += times }
    return nil
  }

  /// The kind at the level that the configuration gives its rule; `nil` where it is off.
  func levelled(_ raw: FindingKind) -> FindingKind? {
    guard let setting = configuration.rules.setting(for: raw.rule) else { return raw }
    guard let severity = setting.level(of: raw.certainty).severity else { return nil }
    var kind = raw
    // A known quirk is shown as such at any level.
    if !raw.isKnown { kind.severity = severity }
    return kind
  }
}
