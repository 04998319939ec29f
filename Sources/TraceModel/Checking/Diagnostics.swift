/// What UIKit itself said went wrong: told as a finding, or as evidence of the finding that explains it.
extension TraceChecker {
  mutating func observeDiagnostic(_ event: Event) {
    guard let diagnostic = event.diagnostic, let info = RuleRegistry.rule(diagnostic.rule) else { return }
    let name = text(of: event.subject.name)
    var finding = finding(
      diagnostic.rule.number, event.line, name, keyText(event.subject.instance),
      "UIKit says so itself: \(info.summary)")
    finding.evidence = [
      Evidence(line: event.line, controller: name, event: diagnostic.rawValue, label: "UIKit's own line")
    ]
    var others: [Participant] = details(of: event)?.participants ?? []
    if event.object.isSome { others.append(event.object) }
    var told: Set<Participant> = [event.subject]
    for other in others where told.insert(other).inserted {
      finding.evidence.append(
        Evidence(
          line: event.line, controller: text(of: other.name), event: diagnostic.rawValue,
          label: "named there too"))
    }
    raise(finding)
  }

  /// Which rules explain a diagnostic.
  private static let explaining: [Diagnostic: [UInt16]] = [
    .unbalancedAppearance: [101, 102, 103, 107, 108, 201, 202, 401, 402, 406, 421, 506],
    .presentNotInHierarchy: [601, 602], .presentAlreadyPresenting: [602], .presentInProgress: [406, 602],
    .presentOnDetached: [601], .navigationBusy: [406], .nestedNavigationAnimation: [406],
    .navigationUnexpectedState: [406], .navigationBarBusy: [406], .leakSuspected: [701],
  ]
  /// How far a finding may be from the diagnostic that it explains, in lines.
  private static let reach = 40

  /// One mistake is one story: a diagnostic that a finding explains becomes its evidence.
  mutating func explainDiagnostics() {
    for diagnostic in Diagnostic.allCases {
      guard let rules = Self.explaining[diagnostic] else { continue }
      let told = findings.indices.filter { findings[$0].rule == diagnostic.rule }
      guard !told.isEmpty else { continue }
      var explained: Set<Int> = []
      for place in told {
        guard let cause = cause(of: findings[place], rules) else { continue }
        findings[cause].evidence += findings[place].evidence.prefix(1)
        explained.insert(place)
      }
      findings = findings.enumerated().filter { !explained.contains($0.offset) }.map(\.element)
    }
  }

  private func cause(of diagnostic: Finding, _ rules: [UInt16]) -> Int? {
    let named = Set(diagnostic.evidence.map(\.controller)).subtracting([""])
    return findings.indices.first { place in
      let finding = findings[place]
      guard rules.contains(finding.rule.number), abs(finding.line - diagnostic.line) <= Self.reach else {
        return false
      }
      return named.isEmpty || named.contains(finding.controller)
        || finding.evidence.contains { named.contains($0.controller) }
    }
  }
}
