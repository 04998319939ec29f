/// What is kept of a finding that is counted only: enough for levels, suppressions and filters to have their say.
public struct FindingKind: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID
  /// How bad it is.
  public var severity: Severity
  /// Whether the log alone proves it.
  public var certainty: Certainty
  /// Whether it is a known quirk of UIKit.
  public var isKnown: Bool
  /// The controller.
  public var controller: String
  /// The transition that it happened in.
  public var transition: TransitionKind?

  /// The kind of a finding.
  public init(_ finding: Finding) {
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
  public static func < (left: FindingKind, right: FindingKind) -> Bool {
    let (first, second) = (FaultKey(left), FaultKey(right))
    if first != second { return first < second }
    return (left.severity, left.certainty.rawValue) > (right.severity, right.certainty.rawValue)
  }
}
