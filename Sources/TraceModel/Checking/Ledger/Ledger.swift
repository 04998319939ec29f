/// The findings of a trace: those that stand, those that wait until their class is known to log what is missing, and
/// how many there were beyond the limit.
struct Ledger: ~Copyable, Sendable {
  /// Those that stand, in the order in which they were entered; at the end in the order of the log.
  private(set) var findings: [Finding] = []
  /// How many there were beyond the limit, by their kinds.
  private(set) var notListed: [FindingKind: Int] = [:]
  private var pending: [HeldFinding] = []

  /// How many are kept, and how many wait at once; the rest is counted.
  static let limit = 10_000

  /// Enters a finding: it stands as soon as what it claims is proven.
  mutating func enter(_ finding: Finding, _ claim: Claim, _ classes: ContiguousArray<ClassRecord>) {
    if claim.isProven || claim.holds(for: classes[Int(claim.name.index)]) {
      keep(finding)
    } else if pending.count < Self.limit {
      pending.append(HeldFinding(finding: finding, claim: claim))
    }
  }

  /// The trace is over: what waited stands or falls, and one mistake is one story.
  mutating func close(_ classes: ContiguousArray<ClassRecord>) {
    for held in pending where held.claim.holds(for: classes[Int(held.claim.name.index)]) { keep(held.finding) }
    pending = []
    findings = DiagnosticCauses.explained(findings)
    findings.sort { ($0.line, $0.rule, $0.controller) < ($1.line, $1.rule, $1.controller) }
  }

  private mutating func keep(_ finding: Finding) {
    if findings.count < Self.limit {
      findings.append(finding)
    } else {
      notListed[FindingKind(finding), default: 0] += 1
    }
  }
}
