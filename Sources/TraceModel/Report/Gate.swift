/// Decides whether a run passes, and says why: what is counted is what is printed.
package struct Gate: Sendable {
  private let settings: GateSettings

  /// A gate with settings.
  package init(_ settings: GateSettings) {
    self.settings = settings
  }

  /// Writes the verdicts, and their reasons, into a report.
  package func judge(_ report: inout Report) {
    for index in report.traces.indices {
      report.traces[index].verdict = verdict(of: report.traces[index])
    }
    let counts = report.counts
    // Of several logs, one without an event is a broken recording: not a thing to pass over in silence.
    let failures = reasons(counts) + shortTraces(report.traces) + stale(report.baseline)
    let isEmpty = report.nothingFits || report.traces.isEmpty || report.traces.contains { $0.events == 0 }
    report.verdict = failures.isEmpty ? (isEmpty ? .empty : .passed) : .failed
    report.reasons = failures + below(counts)
  }

  /// Whether a finding alone makes a run fail.
  func fails(_ finding: Finding) -> Bool { fails(FindingKind(finding)) }

  /// Whether a finding of a kind alone makes a run fail.
  func fails(_ kind: FindingKind) -> Bool {
    var counts = FindingCounts()
    counts.add(kind, times: 1)
    return failing(counts).contains { $0.count > 0 }
  }

  private func verdict(of trace: TraceSummary) -> TraceSummary.Verdict {
    if trace.events == 0 { return trace.events < settings.minEvents ? .failed : .empty }
    return failing(trace.counts).contains { $0.count > 0 } || trace.events < settings.minEvents
      ? .failed : .passed
  }

  /// The numbers of findings that fail, worst first.
  private func failing(_ counts: FindingCounts) -> [(count: Int, noun: String)] {
    let definite = Severity.allCases.reversed().map { (counts.definite($0), $0.name) }
    switch settings.failOn {
    case .error: return Array(definite.prefix(1))
    case .warning: return Array(definite.prefix(2))
    case .info: return definite
    case .possible:
      let possible = [Severity.error, .warning].map { (counts.possible($0), "possible \($0.name)") }
      return definite.prefix(2) + possible
    case .never: return []
    }
  }

  private func reasons(_ counts: FindingCounts) -> [String] {
    var reasons = failing(counts).filter { $0.count > 0 }.map { item in
      Counted.words(item.count, item.noun) + " at or above --fail-on " + settings.failOn.rawValue
    }
    if let limit = settings.maxWarnings, hasTooManyWarnings(counts) {
      reasons.append("\(Counted.words(counts.definite(.warning), "warning")), at most \(limit) allowed")
    }
    return reasons
  }

  private func hasTooManyWarnings(_ counts: FindingCounts) -> Bool {
    settings.maxWarnings.map { counts.definite(.warning) > $0 } ?? false
  }

  private func shortTraces(_ traces: [TraceSummary]) -> [String] {
    traces.filter { $0.events < settings.minEvents }.map { trace in
      "\(Counted.words(trace.events, "event")) in \(trace.label), \(settings.minEvents) needed"
    }
  }

  private func stale(_ baseline: BaselineOutcome?) -> [String] {
    guard settings.failsOnFixed, let fixed = baseline?.fixed, fixed > 0 else { return [] }
    return [Counted.words(fixed, "fixed finding") + " still in the baseline"]
  }

  /// What does not fail, so that nobody wonders where it went.
  private func below(_ counts: FindingCounts) -> [String] {
    var failing = Set(failing(counts).map(\.noun))
    if hasTooManyWarnings(counts) { failing.insert(Severity.warning.name) }
    var parts = Severity.allCases.reversed().filter { !failing.contains($0.name) }
      .map { (counts.definite($0), $0.name) }
    if !failing.contains("possible error") {
      parts += Severity.allCases.reversed().map { (counts.possible($0), "possible \($0.name)") }
    }
    return parts.filter { $0.0 > 0 }.map { count, noun in Counted.words(count, noun) + " below" }
  }
}
