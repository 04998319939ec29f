/// The findings of a log that is still read, each as soon as it is certain.
///
/// What UIKit said itself waits for the end: a finding may yet explain it. So do the possible findings that it may make
/// certain.
struct LiveFindings {
  /// What tells findings apart that were told already.
  private struct Told: Hashable {
    var trace: Int
    var line: Int
    var certainty: Certainty
    var key: FaultKey

    init(_ finding: Finding, trace: Int) {
      (self.trace, line, certainty, key) = (trace, finding.line, finding.certainty, FaultKey(finding))
    }
  }

  private let label: String
  private let filter: RunFilter
  private var choice: FindingChoice
  private var baseline: BaselineLedger
  /// How many findings of each trace were looked at, and how many lines that suppress are known.
  private var seen: [Int] = []
  private var suppressions = 0
  private var told: Set<Told> = []

  /// How many were told.
  var count: Int { told.count }

  init(_ label: String, _ settings: RunSettings, today: CalendarDay, baseline: Baseline?) {
    self.label = label
    filter = settings.filter
    choice = FindingChoice(settings.configuration, settings.filter, today: today)
    self.baseline = BaselineLedger(baseline ?? Baseline())
  }

  /// Learns the lines of the log that suppress, all that were read so far.
  mutating func learn(_ lines: [SuppressionLine]) {
    choice.learn(lines[suppressions...], of: label)
    suppressions = lines.count
  }

  /// The findings that have become certain since the last time.
  mutating func take(_ checker: borrowing LogChecker, includes: (_ line: Int) -> Bool) -> [Finding] {
    var new: [(Int, Finding)] = []
    checker.findings(since: &seen) { new.append(($0, $1)) }
    return new.compactMap { index, raw in
      guard !raw.rule.isDiagnostic, !mayBeConfirmed(raw),
        filter.includes(process: checker.process(ofTrace: index)),
        includes(raw.line), told.insert(Told(raw, trace: index)).inserted
      else { return nil }
      var summary = TraceSummary(label: label)
      guard let kind = choice.judged(FindingKind(raw), times: 1, in: &summary),
        baseline.covered(kind, times: 1) == 0
      else {
        told.remove(Told(raw, trace: index))
        return nil
      }
      var finding = raw
      finding.severity = kind.severity
      finding.fingerprint = Fingerprint(finding).text
      finding.trace = label + (checker.traceCount > 1 ? checker.suffix(ofTrace: index) : "")
      return finding
    }
  }

  private func mayBeConfirmed(_ finding: Finding) -> Bool {
    finding.certainty == .possible && DiagnosticCauses.mayConfirm(finding.rule)
  }

  /// What a report lists and was not told yet.
  ///
  /// - Parameter labels: of the traces, in the order of the checker.
  func rest(of findings: [Finding], labels: [String]) -> [Finding] {
    var told = told
    let indices = Dictionary(zip(labels, labels.indices), uniquingKeysWith: { first, _ in first })
    return findings.filter { finding in
      guard let index = indices[finding.trace] else { return true }
      return told.remove(Told(finding, trace: index)) == nil
    }
  }

  /// How many were told that a report does not list after all: a later line of the log suppresses them.
  func withdrawn(from findings: [Finding], labels: [String]) -> Int {
    count - (findings.count - rest(of: findings, labels: labels).count)
  }
}
