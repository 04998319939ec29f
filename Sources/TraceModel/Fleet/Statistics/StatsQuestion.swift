/// What is asked of the reports of a fleet.
package struct StatsQuestion: Sendable {
  /// What a finding says itself; anything else is said of its log.
  package enum FindingPart: String, CaseIterable, Sendable {
    case rule, controller, transition, fault
  }

  /// What a row is about: a part of findings, or what is said of logs.
  package var rows = "rule"
  /// What the logs are grouped by; `nil` for one group.
  package var group: String?
  /// The two groups that are compared.
  package var compared: (before: String, after: String)?
  /// Finds where a log comes from.
  package var origins = OriginTable()
  /// The names of the rules.
  package var rules: RuleNames

  /// The rules, all logs together.
  package init(rules: RuleNames) {
    self.rules = rules
  }

  /// The group of a value: where two are compared, `17` is all of 17.
  func group(of value: String?) -> String? {
    guard group != nil else { return "" }
    guard let compared else { return value ?? StatsTable.unknown }
    return [compared.before, compared.after].first { value == $0 || value?.hasPrefix($0 + ".") == true }
  }

  /// The transitions of a log that a row is held against: a kind against its own, where the log tells them.
  func transitions(of row: String, _ trace: TraceNode) -> Int {
    FindingPart(rawValue: rows) == .transition ? trace.kinds[row] ?? trace.transitions : trace.transitions
  }

  /// The row of a finding; `nil` where rows are about logs.
  func row(of finding: FindingNode) -> String? {
    switch FindingPart(rawValue: rows) {
    case .rule:
      let name = rules.name(of: finding.rule)
      return finding.rule.description + (name.isEmpty ? "" : " " + name)
    case .controller: return finding.controller
    case .transition: return finding.transition ?? "none"
    case .fault: return "\(finding.rule) \(finding.controller) \(finding.fingerprint)"
    case nil: return nil
    }
  }
}
