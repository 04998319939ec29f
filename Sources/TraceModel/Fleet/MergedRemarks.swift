/// The remarks on the configuration and the suppressions of many reports: each is told once, and none that is
/// wrong for the whole. The number of suppressions limits their number, so they stay in memory.
struct MergedRemarks {
  private struct Remark {
    var key: ContiguousArray<UInt8>
    var finding: FindingNode
    /// How many reports make it.
    var count: Int
  }

  private var remarks: [ContiguousArray<UInt8>: Remark] = [:]
  private var findings: [Place: Int] = [:]

  private struct Place: Hashable {
    var trace: String
    var line: Int
    var fingerprint: String
  }

  /// Takes a remark, as it is written.
  mutating func add(_ finding: FindingNode, _ payload: ContiguousArray<UInt8>) {
    remarks[payload, default: Remark(key: finding.key, finding: finding, count: 0)].count += 1
  }

  /// Takes a suppression that is needed.
  mutating func add(_ use: SuppressionUse) {
    findings[Place(trace: use.trace, line: use.line, fingerprint: use.fingerprint), default: 0] +=
      use.findings
  }

  /// Takes those of other reports too.
  mutating func add(_ other: MergedRemarks) {
    remarks.merge(other.remarks) { mine, theirs in
      Remark(key: mine.key, finding: mine.finding, count: mine.count + theirs.count)
    }
    findings.merge(other.findings, uniquingKeysWith: +)
  }

  /// The suppressions that are needed, by their positions.
  var uses: [SuppressionUse] {
    findings.map {
      SuppressionUse(trace: $0.trace, line: $0.line, findings: $1, fingerprint: $0.fingerprint)
    }.sorted()
  }

  /// The remarks that hold of the whole, in their order, as they are written and as they are counted: what one part does
  /// not need another may.
  var told: [(payload: ContiguousArray<UInt8>, kind: FindingKind)] {
    remarks.filter { isTold($0.value) }.sorted { left, right in
      left.value.key == right.value.key
        ? left.key.lexicographicallyPrecedes(right.key)
        : left.value.key.lexicographicallyPrecedes(right.value.key)
    }.map { ($0.key, $0.value.finding.kind) }
  }

  private func isTold(_ remark: Remark) -> Bool {
    let finding = remark.finding
    return findings[
      Place(trace: finding.trace, line: finding.line, fingerprint: finding.fingerprint)] == nil
  }

  /// Numbers without those of the remarks that are not told, or told once instead of often.
  func settled(_ sums: ReportSums) -> ReportSums {
    var sums = sums
    for remark in remarks.values {
      let left = remark.count - (isTold(remark) ? 1 : 0)
      switch remark.finding.severity {
      case .error: sums.errors -= left
      case .warning: sums.warnings -= left
      case .info: sums.infos -= left
      }
    }
    return sums
  }
}
