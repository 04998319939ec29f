/// The findings of a trace: those that are kept, those that wait until their class is known to log what is
/// missing, and how many exceeded the limit.
struct Ledger: ~Copyable, Sendable {
  /// The kept findings, in the order in which they were entered; at the end in the order of the log.
  private(set) var findings: [Finding] = []
  /// How many findings exceeded the limit, by kind.
  private(set) var notListed: [FindingKind: Int] = [:]
  private var held: [HeldFinding] = []
  /// The lines that repeat the one before them, and whether both are known to be one call.
  private var echoes: [Int: Bool] = [:]

  /// How many are kept, and how many wait at once; the rest are counted.
  static let limit = 10_000

  /// Enters a finding: it's kept as soon as its claim is proven.
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

  /// Drops what waits and turned out to be no fault.
  mutating func withdraw(where isNone: (HeldFinding) -> Bool) { held.removeAll(where: isNone) }

  /// Drops the latest that waits and turned out to be part of another.
  mutating func withdrawLatest(where isMeant: (HeldFinding) -> Bool) {
    if let index = held.lastIndex(where: isMeant) { held.remove(at: index) }
  }

  /// Changes the latest one that waits, as more is known of it by now.
  mutating func amendLatest(where isMeant: (HeldFinding) -> Bool, _ amend: (inout Finding) -> Void) {
    if let index = held.lastIndex(where: isMeant) { amend(&held[index].finding) }
  }

  /// The gesture itself proves a finding that waits for the value of a setting.
  ///
  /// - Returns: whether there is such a finding of a rule at a line.
  mutating func confirmSetting(of rule: UInt16, at line: Int) -> Bool {
    guard
      let index = held.lastIndex(where: {
        $0.questions.contains(.setting) && $0.finding.rule.number == rule && $0.finding.line == line
      })
    else { return false }
    held[index].questions.remove(.setting)
    return true
  }

  /// UIKit itself says what a finding that waits claims, whatever its class logs.
  mutating func confirm(_ rule: UInt16, at line: Int) {
    let index = held.lastIndex { $0.finding.rule.number == rule && $0.finding.line == line }
    if let index { held[index].claim = .proven }
  }

  /// What came later proves a finding that waits, unless it was proven before.
  ///
  /// - Parameters:
  ///   - claim: what that proof rests on; `nil` if it proves the finding whatever its class logs.
  ///   - namedOnly: the name by which alone the controller of the proof is known.
  mutating func prove(
    _ rule: UInt16, at line: Int, by proof: Evidence, _ claim: Claim? = nil, namedOnly: Symbol = .none
  ) {
    guard
      let index = held.lastIndex(where: {
        $0.finding.rule.number == rule && $0.finding.line == line && $0.laterProof == nil
      })
    else { return }
    held[index].laterProof = proof
    guard let claim else { return }
    (held[index].claim, held[index].namedOnly) = (claim, namedOnly)
  }

  /// Notes lines that may repeat a call that was already told: findings there wait until that is known.
  mutating func note(_ echoes: [CallEcho]) {
    for echo in echoes { self.echoes[echo.line] = echo.isOneCall }
  }

  /// Whether a line repeats the call of the line before it.
  func isOneCall(line: Int) -> Bool { echoes[line] ?? false }

  /// Keeps a finding for good.
  mutating func keep(_ finding: Finding) {
    if findings.count < Self.limit {
      findings.append(finding)
    } else {
      notListed[FindingKind(finding), default: 0] += 1
    }
  }

  /// Counts findings of a kind that exceed the limit.
  mutating func count(_ kind: FindingKind, _ count: Int) { notListed[kind, default: 0] += count }

  /// Takes the waiting findings at the end: the caller knows everything by then and decides which to keep.
  mutating func takeHeld() -> [HeldFinding] {
    defer { held = [] }
    return held
  }

  /// Replaces the findings with those that remain after the whole log.
  mutating func revise(_ left: [Finding]) { findings = left }

  /// Nothing more comes: merges the findings that one mistake causes, and sorts them in the order of the log.
  mutating func close() {
    findings = DiagnosticCauses.explained(findings)
    findings.sort { ($0.line, $0.rule, $0.controller) < ($1.line, $1.rule, $1.controller) }
    dropToldTwice()
    dropReleasesToldLater()
  }

  /// Of a controller that is called behind its deinit nothing else is told of that deinit: the call says more.
  private mutating func dropReleasesToldLater() {
    let called = findings.lazy.filter { $0.rule.number == 106 && $0.instance == nil }
    let ends = Set(called.flatMap(\.evidence).filter { $0.event == "deinit" }.map(\.line))
    guard !ends.isEmpty else { return }
    findings.removeAll { $0.rule.number == 111 && $0.certainty == .possible && ends.contains($0.line) }
  }

  /// One fault that two judges told at one line is told once, as surely as either told it.
  private mutating func dropToldTwice() {
    var left: [Finding] = []
    for finding in findings {
      guard let last = left.last, finding.tellsSame(as: last) else {
        left.append(finding)
        continue
      }
      if last.certainty == .possible { left[left.count - 1] = finding }
    }
    findings = left
  }
}

extension Finding {
  /// Whether both tell of one controller's fault, the same or with another certainty.
  fileprivate func tellsSame(as other: Finding) -> Bool {
    (line, rule, controller) == (other.line, other.rule, other.controller) && instance == other.instance
      && (instance != nil || certainty != other.certainty
        || message == other.message && evidence == other.evidence)
  }
}
