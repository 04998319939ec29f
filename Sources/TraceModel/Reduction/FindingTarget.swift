/// The finding that a smaller log still has to give.
package struct FindingTarget: Sendable {
  /// Its fingerprint; `nil` for any of its rule.
  package var fingerprint: String?
  /// Its rule.
  package var rule: RuleID
  /// Whether it has to be as certain.
  package var certainty: Certainty

  /// The finding to look for.
  package init(_ finding: Finding, byFingerprint: Bool) {
    fingerprint = byFingerprint ? Fingerprint(finding).text : nil
    (rule, certainty) = (finding.rule, finding.certainty)
  }

  /// Whether a finding is such a one.
  func isMet(by finding: Finding) -> Bool {
    guard finding.rule == rule, finding.certainty.rawValue >= certainty.rawValue else { return false }
    return fingerprint == nil || Fingerprint(finding).text == fingerprint
  }
}
