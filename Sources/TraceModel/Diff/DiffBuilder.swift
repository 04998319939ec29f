/// Makes the report of a comparison.
package struct DiffBuilder: Sendable {
  /// What is asked of a comparison.
  package struct Settings: Sendable {
    /// Classes that have another name since the change.
    package var renames: [RenamedClass] = []
    /// Whether the matches of controllers are listed.
    package var explainsAlignment = false
    /// From which badness on a new finding is a regression; `nil` for none.
    package var regressionLevel: Severity? = .warning

    /// Nothing is renamed, nothing explained.
    package init() {}
  }

  private let settings: Settings

  /// A builder with settings.
  package init(_ settings: Settings = Settings()) {
    self.settings = settings
  }

  /// What changed from one run to another.
  package func report(from before: consuming DiffSide, to after: consuming DiffSide) -> DiffReport {
    let namesAfter = Set(after.stories.flatMap { $0.names.map(\.asciiLowercased) })
    var report = DiffReport(
      before: before.labels, after: after.labels,
      findings: FindingComparison(
        before: before.report.findings, after: after.report.findings, renames: settings.renames,
        namesAfter: namesAfter))
    compareRuns(before.stories, after.stories, &report)
    report.verdict = verdict(report)
    return report
  }

  /// Processes are matched in the order in which they begin.
  private func compareRuns(
    _ before: consuming [LogStory], _ after: consuming [LogStory], _ report: inout DiffReport
  ) {
    var merger = StoryMerger(renames: settings.renames)
    let old = before.flatMap { merger.merge($0, isBefore: true) }
    let now = after.flatMap { merger.merge($0, isBefore: false) }
    let comparison = RunComparison(merger)
    for place in 0..<max(old.count, now.count) {
      let result = comparison.compare(
        place < old.count ? old[place] : RunStory(), place < now.count ? now[place] : RunStory())
      report.changes += result.changes
      if settings.explainsAlignment { report.alignment += result.matches.map { $0.text(merger.names) } }
    }
  }

  private func verdict(_ report: DiffReport) -> DiffReport.Verdict {
    if let level = settings.regressionLevel, report.findings.hasRegression(from: level) { return .regressed }
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
