/// What is kept of a finding that is counted only: enough for levels, suppressions and filters to have their say.
package struct FindingKind: Hashable, Sendable {
  /// The rule.
  package var rule: RuleID
  /// How bad it is.
  package var severity: Severity
  /// Whether the log alone proves it.
  package var certainty: Certainty
  /// Whether it is a known quirk of UIKit.
  package var isKnown: Bool
  /// The controller.
  package var controller: String
  /// The transition that it happened in.
  package var transition: TransitionKind?

  /// A kind of findings.
  package init(
    rule: RuleID, severity: Severity, certainty: Certainty, isKnown: Bool, controller: String,
    transition: TransitionKind?
  ) {
    (self.rule, self.severity, self.certainty) = (rule, severity, certainty)
    (self.isKnown, self.controller, self.transition) = (isKnown, controller, transition)
  }

  /// The kind of a finding.
  package init(_ finding: Finding) {
    rule = finding.rule
    severity = finding.severity
    certainty = finding.certainty
    isKnown = finding.isKnown
    controller = finding.controller
    transition = finding.transition
  }
}

extension FindingKind: Comparable {
  /// By rule, controller and transition, the worst first.
  package static func < (left: FindingKind, right: FindingKind) -> Bool {
    let (first, second) = (FaultKey(left), FaultKey(right))
    if first != second { return first < second }
    return (left.severity, left.certainty.rawValue) > (right.severity, right.certainty.rawValue)
  }
}
