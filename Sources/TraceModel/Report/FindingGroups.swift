/// Findings that are the same fault, told once.
struct FindingGroup {
  /// The one that is told.
  var first: Finding
  /// The others.
  var others: [Finding] = []

  /// The findings of a list in groups, by the first of each.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var indices: [Key: Int] = [:]
    for finding in findings {
      let key = Key(finding)
      if let index = indices[key] {
        groups[index].others.append(finding)
      } else {
        indices[key] = groups.count
        groups.append(FindingGroup(first: finding))
      }
    }
    return groups
  }

  /// What equal faults have in common, and why they are doubted. The fingerprint says what the fault is; a finding without one is equal to its like by
  /// rule, controller and words.
  private struct Key: Hashable {
    var rule: RuleID
    var severity: Severity
    var certainty: Certainty
    var isKnown: Bool
    var assumptions: [Assumption]
    var fault: String

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      certainty = finding.certainty
      isKnown = finding.isKnown
      assumptions = finding.assumptions
      fault = finding.fingerprint.isEmpty ? finding.controller + "\n" + finding.message : finding.fingerprint
    }
  }
}
