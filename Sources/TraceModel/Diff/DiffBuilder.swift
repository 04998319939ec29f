/// Makes the report of a comparison.
package struct DiffBuilder: Sendable {
  /// What is asked of a comparison.
  package struct Settings: Sendable {
    /// Classes that have another name since the change.
    package var renames: [RenamedClass] = []
    /// Whether the matches of controllers are listed.
    package var explainsAlignment = false
    /// Whether the times that transitions take are compared; the stories must have been read with times.
    package var comparesTiming = false
    /// The lowest level at which a new finding is a regression.
    package var failOn = GateSettings.FailLevel.warning

    /// Which changes of behaviour are shown and gated.
    package var includes: @Sendable (BehaviourChange) -> Bool = { _ in true }

    /// Nothing is renamed, nothing explained.
    package init() {}
  }

  private let settings: Settings

  /// A builder with settings.
  package init(_ settings: Settings = Settings()) {
    self.settings = settings
  }

  /// What changed from one run to another.
  package func report(from before: consuming DiffSide, to after: consuming DiffSide) async -> DiffReport {
    let isPair = before.stories.count <= 1 && after.stories.count <= 1
    let search = isPair ? search(before.stories, after.stories) : nil
    let renames = settings.renames + (search?.renames ?? []).map { RenamedClass(old: $0.old, new: $0.new) }
    let namesAfter = Self.names(after.stories)
    var report = DiffReport(
      before: before.labels, after: after.labels,
      findings: FindingComparison(
        before: before.report.findings, after: after.report.findings, renames: renames,
        runs: isPair ? nil : (before: FindingRuns(before.report), after: FindingRuns(after.report))
      ) { namesAfter.contains($1.asciiLowercased) })
    report.controllerNames = Set((before.stories + after.stories).flatMap(\.names))
    report.remarks = remarks(before.report.traces + after.report.traces) + (search?.unclear ?? [])
    report.remarks += guesses(before.stories + after.stories)
    report.logs = before.report.logs().merging(after.report.logs()) { _, after in after }
    if settings.comparesTiming {
      report.timing = TimingComparison.changes(
        durations(before.stories, renames), durations(after.stories, []))
      if report.timing.isEmpty { report.remarks.append("no transition has times on both sides") }
    }
    // Many runs say what always happens; of two, each place can be told.
    if isPair {
      report.changes = (search?.renames ?? []).map(\.change)
      if settings.explainsAlignment { report.alignment = (search?.renames ?? []).map(\.reason) }
      await compareRuns(before.stories, after.stories, renames, &report)
    } else {
      compareFacts(before.stories, after.stories, &report)
    }
    report.changes.removeAll { !settings.includes($0) }
    report.verdict = verdict(report)
    return report
  }

  /// The classes that have another name; `nil` if no class is gone, or none came.
  private func search(_ before: [LogStory], _ after: [LogStory]) -> RenameSearch? {
    let names = (Self.names(before), Self.names(after))
    guard !names.0.isSubset(of: names.1), !names.1.isSubset(of: names.0) else { return nil }
    return RenameSearch(before, after, known: settings.renames)
  }

  private static func names(_ stories: [LogStory]) -> Set<String> {
    Set(stories.flatMap { $0.names.map(\.asciiLowercased) })
  }

  /// What changed since a golden trace was taken.
  package func report(from kept: GoldenTrace, label: String, to after: consuming DiffSide) -> DiffReport {
    let golden = kept.renamed(settings.renames)
    let collector = FactCollector()
    let facts = after.stories.map { collector.facts(of: $0, isBefore: false) }
    var report = DiffReport(
      before: [label], after: after.labels,
      findings: FindingComparison(
        before: after.report.findings.filter(golden.knows), after: after.report.findings, renames: []
      ) { _, _ in false })
    report.controllerNames = Set(after.stories.flatMap(\.names)).union(golden.names)
    report.remarks = remarks(after.report.traces)
    report.remarks += guesses(after.stories)
    report.remarks += golden.lost(from: after.report.findings).map {
      "\(label) lists a finding that no longer occurs: \($0)"
    }
    report.logs = after.report.logs()
    report.changes = FactComparison(golden: golden.facts, facts).changes().filter(settings.includes)
    report.verdict = verdict(report)
    return report
  }

  /// What changed from some reports to others, which know findings only.
  ///
  /// Which controllers occurred a report does not say: a fault that is gone had a chance to come where a log that had
  /// it was read again.
  package func report(from before: Report, to after: Report) -> DiffReport {
    let again = Set(after.traces.filter { $0.events > 0 }.map(\.label))
    let isPair = before.traces.count <= 1 && after.traces.count <= 1
    var report = DiffReport(
      before: before.traces.map(\.label), after: after.traces.map(\.label),
      findings: FindingComparison(
        before: before.findings, after: after.findings, renames: settings.renames,
        runs: isPair ? nil : (before: FindingRuns(before), after: FindingRuns(after))
      ) { finding, _ in again.contains(finding.trace) })
    report.remarks = remarks(before.traces + after.traces)
    report.remarks.append("reports contain no behaviour, so only findings were compared")
    if !report.findings.notExercised.isEmpty {
      report.remarks.append("a fault that is gone counts as fixed if its log is in both reports")
    }
    report.logs = before.logs().merging(after.logs()) { _, after in after }
    report.verdict = verdict(report)
    return report
  }

  /// What was not compared: a log without events proves nothing.
  private func remarks(_ traces: [TraceSummary]) -> [String] {
    traces.flatMap { trace in
      if trace.events == 0 { return ["no events recognised in \(trace.label)"] }
      guard trace.unattributed > 0 else { return [] }
      let events = Counted.words(trace.unattributed, "event names", plural: "events name")
      return ["\(trace.label): \(events) no controller and can't be compared"]
    }
  }

  /// Transitions whose order is not compared: a fault in one is a finding, but two legal orders count as the same.
  private func guesses(_ stories: [LogStory]) -> [String] {
    let count = stories.flatMap(\.runs).reduce(0) { $0 + $1.guessCount }
    guard count > 0 else { return [] }
    return [
      count == 1
        ? "1 transition has no mark, so the order between its controllers was not compared"
        : "\(count) transitions, on both sides together, have no mark, so the order between their controllers was not compared"
    ]
  }

  /// How long the transitions of each flow took.
  private func durations(_ stories: [LogStory], _ renames: [RenamedClass]) -> [String: [Int64: Int]] {
    var merger = StoryMerger(renames: renames)
    var durations: [String: [Int64: Int]] = [:]
    for story in stories {
      for run in merger.merge(story, isBefore: true) {
        for (flow, counts) in run.durations {
          durations[flow.text(merger.names), default: [:]].merge(counts, uniquingKeysWith: +)
        }
      }
    }
    return durations
  }

  private func compareFacts(_ before: [LogStory], _ after: [LogStory], _ report: inout DiffReport) {
    let collector = FactCollector(renames: settings.renames)
    report.changes = FactComparison(
      before.map { collector.facts(of: $0, isBefore: true) },
      after.map { collector.facts(of: $0, isBefore: false) }
    ).changes()
  }

  /// Processes are matched in the order in which they begin.
  private func compareRuns(
    _ before: consuming [LogStory], _ after: consuming [LogStory], _ renames: [RenamedClass],
    _ report: inout DiffReport
  ) async {
    var merger = StoryMerger(renames: renames)
    let old = before.flatMap { merger.merge($0, isBefore: true) }
    let now = after.flatMap { merger.merge($0, isBefore: false) }
    let comparison = RunComparison(merger, FindingLines(report.findings))
    for index in 0..<max(old.count, now.count) {
      let result = await comparison.compare(
        index < old.count ? old[index] : RunStory(), index < now.count ? now[index] : RunStory())
      report.changes += result.changes
      if settings.explainsAlignment { report.alignment += result.matches.map { $0.text(merger.names) } }
    }
  }

  private func verdict(_ report: DiffReport) -> DiffReport.Verdict {
    if report.findings.hasRegression(from: settings.failOn) { return .regressed }
    let findings = report.findings
    if findings.new.isEmpty, !findings.fixed.isEmpty { return .better }
    let isSame =
      findings.new.isEmpty && findings.changed.isEmpty && findings.notExercised.isEmpty
      && report.gatedChanges.isEmpty
    return isSame ? .same : .changed
  }
}

extension LifeMatch {
  /// The match in words.
  fileprivate func text(_ names: StoryNames) -> String {
    let equal = before - alike - onlyBefore
    var parts = ["\(equal) equal"]
    if alike > 0 { parts.append("\(alike) alike") }
    if onlyBefore > 0 { parts.append("\(onlyBefore) only before") }
    if onlyAfter > 0 { parts.append("\(onlyAfter) only after") }
    return "\(names[name]): \(before) before, \(after) after: " + parts.joined(separator: ", ")
  }
}
