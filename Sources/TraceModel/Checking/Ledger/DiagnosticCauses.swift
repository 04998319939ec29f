/// Which findings explain what UIKit itself said: if both come from one mistake, the diagnostic becomes
/// evidence of its cause.
enum DiagnosticCauses {
  /// Which rules explain a diagnostic.
  private static let explaining: [Diagnostic: [UInt16]] = [
    .unbalancedAppearance: [101, 102, 103, 107, 108, 201, 202, 401, 402, 406, 410, 421, 506],
    .presentNotInHierarchy: [601, 602], .presentAlreadyPresenting: [602, 804],
    .presentInProgress: [406, 602],
    .presentOnDetached: [601], .navigationBusy: [406], .nestedNavigationAnimation: [406],
    .navigationUnexpectedState: [406, 809], .navigationBarBusy: [406, 809],
    .appearanceCallbackMisuse: [101, 102, 103, 107, 108, 109, 421], .leakSuspected: [701],
  ]

  /// How far a finding may be from the diagnostic that it explains, in lines. UIKit objects to a call made by hand
  /// while it is made, and says all that it has to say about one push at once.
  private static func reach(of diagnostic: Finding, to rule: RuleID) -> Int {
    diagnostic.rule == Diagnostic.appearanceCallbackMisuse.rule || rule.isDiagnostic ? 6 : 40
  }

  /// The findings without the diagnostics that other findings explain; those findings take them as evidence.
  static func explained(_ findings: [Finding]) -> [Finding] {
    guard findings.contains(where: { $0.rule.isDiagnostic }) else { return findings }
    var findings = findings
    for diagnostic in Diagnostic.allCases {
      guard let rules = explaining[diagnostic] else { continue }
      let told = findings.indices.filter { findings[$0].rule == diagnostic.rule }
      var explained: Set<Int> = []
      for index in told {
        guard let cause = cause(of: findings[index], rules, among: findings) else { continue }
        findings[cause].evidence += findings[index].ownLine.prefix(1)
        findings[cause].evidence.sort { $0.line < $1.line }
        findings[cause].confirm()
        explained.insert(index)
      }
      if explained.isEmpty { continue }
      findings = findings.enumerated().filter { !explained.contains($0.offset) }.map(\.element)
    }
    return findings
  }

  /// Whether what UIKit says may yet make a possible finding of a rule certain.
  static func mayConfirm(_ rule: RuleID) -> Bool { explaining.values.contains { $0.contains(rule.number) } }

  /// The finding that explains a diagnostic: a certain one if there is one.
  private static func cause(of diagnostic: Finding, _ rules: [UInt16], among findings: [Finding]) -> Int? {
    let named = Set(diagnostic.ownLine.map(\.controller)).subtracting([""])
    let fitting = findings.indices.filter { index in
      let finding = findings[index]
      guard rules.contains(finding.rule.number),
        abs(finding.line - diagnostic.line) <= reach(of: diagnostic, to: finding.rule),
        isSameRequest(finding, diagnostic)
      else {
        return false
      }
      return named.isEmpty || named.contains(finding.controller)
        || finding.evidence.contains { named.contains($0.controller) }
    }
    return fitting.first { findings[$0].certainty == .definite } ?? fitting.first
  }

  /// Whether two sentences of UIKit's can be about one request: not if they are about two alerts.
  private static func isSameRequest(_ one: Finding, _ other: Finding) -> Bool {
    guard one.rule.isDiagnostic, let first = one.instance, let second = other.instance else { return true }
    return first == second
  }
}

extension Finding {
  /// The line in which UIKit speaks, without those that show how it came about.
  fileprivate var ownLine: [Evidence] { evidence.filter { !$0.isContext } }

  /// UIKit itself says that something is wrong there, which rules out any other explanation.
  fileprivate mutating func confirm() {
    certainty = .definite
    assumptions = []
  }
}
