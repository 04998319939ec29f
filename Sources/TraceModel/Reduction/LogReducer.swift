/// Finds the smallest log, of whole lines, that still gives a finding: no line of it can be left out.
///
/// First all is left out that is far from the finding, of other processes, or tells nothing; then transition by
/// transition; then line by line. So of a long log only small parts are checked often.
package struct LogReducer {
  private let log: LogLines
  private let survey: LogSurvey
  private let probe: LogProbe
  private let target: FindingTarget
  private let progress: (Int) -> Void

  /// A reducer of a log.
  ///
  /// - Parameters:
  ///   - survey: what the log gives.
  ///   - settings: how the log is read, and what is known of the app.
  ///   - target: what has to be found.
  ///   - progress: is told how many lines are left.
  package init(
    _ log: LogLines, _ survey: LogSurvey, _ settings: RunSettings, _ target: FindingTarget,
    progress: @escaping (Int) -> Void = { _ in }
  ) {
    (self.log, self.survey, self.target, self.progress) = (log, survey, target, progress)
    probe = LogProbe(settings)
  }

  /// The lines that are needed, counted from 1; `nil` where the log does not give the finding.
  package func lines() -> [Int]? {
    guard let finding = survey.findings.first(where: target.isMet) else { return nil }
    let near = nearest(finding, survey.outline)
    progress(near.count)
    let groups = survey.outline.groups(of: near)
    let grouped = Minimum(keeps: { groups in keeps(groups.flatMap(\.self)) }).of(groups)
    return Minimum(keeps: keeps).of(grouped.flatMap(\.self))
  }

  /// Whether some lines give the finding.
  package func keeps(_ lines: [Int]) -> Bool {
    let isKept = probe.findings(log.bytes(of: lines)).contains(where: target.isMet)
    if isKept { progress(lines.count) }
    return isKept
  }

  /// The first of some ever larger parts of the log that gives the finding: lines of its process around what proves it.
  private func nearest(_ finding: Finding, _ outline: LogOutline) -> [Int] {
    let told = outline.lines(ofProcessAt: finding.line)
    let proof = [finding.line] + finding.evidence.map(\.line)
    let first = told.firstIndex { $0 >= proof.min() ?? 0 } ?? 0
    let last = told.lastIndex { $0 <= proof.max() ?? 0 } ?? 0
    var reach = 16
    while reach < told.count {
      let part = Array(told[max(0, first - reach)...min(told.count - 1, max(first, last) + reach)])
      if keeps(part) { return part }
      reach *= 4
    }
    for part in [told, outline.lines] where keeps(part) { return part }
    return Array(1...log.count)
  }
}
