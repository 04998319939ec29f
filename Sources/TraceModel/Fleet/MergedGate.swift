/// What fails the sum of some runs: their own gate, and of several the strictest in each regard.
struct MergedGate {
  private var found: GateSettings?
  /// Whether a trace of any of them fails.
  private(set) var hasFailedTrace = false
  /// Whether any event was left by the filters of any run.
  private var hasFittingEvent = false
  private var hasTrace = false
  private var hasEmptyTrace = false

  /// The gate of all.
  var settings: GateSettings { found ?? GateSettings() }

  /// Takes the gate of a run.
  mutating func take(_ gate: GateSettings) {
    guard let mine = found else { return found = gate }
    found = mine.strictest(gate)
  }

  /// Takes a trace.
  mutating func take(_ trace: TraceNode) {
    hasTrace = true
    hasEmptyTrace = hasEmptyTrace || trace.events == 0
    if trace.verdict == .failed { hasFailedTrace = true }
  }

  /// Takes the word of a run over some logs.
  mutating func take(_ verdict: TraceSummary.Verdict) {
    if verdict != .empty { hasFittingEvent = true }
  }

  /// A finding fails its trace, which passed before.
  mutating func failTrace() { hasFailedTrace = true }

  /// Takes what other runs had.
  mutating func add(_ other: MergedGate) {
    if let gate = other.found { take(gate) }
    hasTrace = hasTrace || other.hasTrace
    hasEmptyTrace = hasEmptyTrace || other.hasEmptyTrace
    hasFailedTrace = hasFailedTrace || other.hasFailedTrace
    hasFittingEvent = hasFittingEvent || other.hasFittingEvent
  }

  /// The word on all, as the gate of one run would have it.
  func verdict(_ sums: ReportSums, remarks: [FindingKind]) -> TraceSummary.Verdict {
    let gate = Gate(settings)
    let hasTooMany = settings.maxWarnings.map { sums.warnings > $0 } ?? false
    let isStale = settings.failsOnFixed && (sums.baseline?.fixed ?? 0) > 0
    if hasFailedTrace || hasTooMany || isStale || remarks.contains(where: gate.fails) { return .failed }
    return !hasTrace || hasEmptyTrace || !hasFittingEvent ? .empty : .passed
  }
}

extension GateSettings {
  /// What fails where either would.
  fileprivate func strictest(_ other: GateSettings) -> GateSettings {
    let levels: [FailLevel] = [.never, .error, .warning, .info, .possible]
    func index(_ gate: GateSettings) -> Int { levels.firstIndex(of: gate.failOn) ?? 0 }
    var gate = self
    gate.failOn = levels[max(index(self), index(other))]
    gate.maxWarnings = [maxWarnings, other.maxWarnings].compactMap(\.self).min()
    gate.minEvents = max(minEvents, other.minEvents)
    gate.failsOnFixed = failsOnFixed || other.failsOnFixed
    return gate
  }
}
