/// The findings of a trace: those that stand, those that wait until their class is known to log what is missing, and
/// how many there were beyond the limit.
struct Ledger: ~Copyable, Sendable {
  /// Those that stand, in the order in which they were entered; at the end in the order of the log.
  private(set) var findings: [Finding] = []
  /// How many there were beyond the limit, by their kinds.
  private(set) var notListed: [FindingKind: Int] = [:]
  private var held: [HeldFinding] = []
  /// The lines that repeat the one before them, and whether that is known to be one call.
  private var echoes: [Int: Bool] = [:]

  /// How many are kept, and how many wait at once; the rest is counted.
  static let limit = 10_000

  /// Enters a finding: it stands as soon as what it claims is proven.
  mutating func enter(_ finding: Finding, _ claim: Claim, isProven: Bool) {
    if echoes[finding.line] != nil {
      hold(HeldFinding(finding: finding, claim: claim))
    } else if isProven {
      keep(finding)
    } else {
      hold(HeldFinding(finding: finding, claim: claim))
    }
  }

  /// Keeps a finding until the end of the log.
  mutating func hold(_ held: HeldFinding) {
    if self.held.count < Self.limit { self.held.append(held) }
  }

  /// What waits for the value of a setting is proven by the gesture itself.
  ///
  /// - Returns: whether there is such a finding of a rule at a line.
  mutating func confirmSetting(of rule: UInt16, at line: Int) -> Bool {
    guard
      let place = held.lastIndex(where: {
        $0.questions.contains(.setting) && $0.finding.rule.number == rule && $0.finding.line == line
      })
    else { return false }
    held[place].questions.remove(.setting)
    return true
  }

  /// Notes lines that may tell of a call that was told: what is found there waits until that is known.
  mutating func note(_ echoes: [CallEcho]) {
    for echo in echoes { self.echoes[echo.line] = echo.isOneCall }
  }

  /// Whether a line tells of the call of the line before it.
  func isOneCall(line: Int) -> Bool { echoes[line] ?? false }

  /// A finding stands.
  mutating func keep(_ finding: Finding) {
    if findings.count < Self.limit {
      findings.append(finding)
    } else {
      notListed[FindingKind(finding), default: 0] += 1
    }
  }

  /// Takes what waits, at the end: whoever knows all by then says what stands.
  mutating func takeHeld() -> [HeldFinding] {
    defer { held = [] }
    return held
  }

  /// The whole log leaves this of what stood.
  mutating func revise(_ left: [Finding]) { findings = left }

  /// Nothing more comes: one mistake is one story, and the order is that of the log.
  mutating func close() {
    findings = DiagnosticCauses.explained(findings)
    findings.sort { ($0.line, $0.rule, $0.controller) < ($1.line, $1.rule, $1.controller) }
  }
}
