/// What a fault is, for a baseline: a rule, a controller, and the kind of the transition. No line, time, address or
/// path, since those are others in every run.
package struct FaultKey: Hashable, Comparable, Sendable {
  /// The rule.
  package var rule: RuleID
  /// The controller, in small letters: a log may write a name in several ways.
  package var controller: String
  /// The kind of the transition; `nil` for a rule about one controller.
  package var transition: TransitionKind?

  /// The key of a rule's breach.
  package init(rule: RuleID, controller: String, transition: TransitionKind?) {
    self.rule = rule
    self.controller = controller.asciiLowercased
    self.transition = transition
  }

  /// The key of a finding.
  package init(_ finding: Finding) {
    self.init(rule: finding.rule, controller: finding.controller, transition: finding.transition)
  }

  /// The key of a finding that is counted only.
  package init(_ kind: FindingKind) {
    self.init(rule: kind.rule, controller: kind.controller, transition: kind.transition)
  }

  /// By rule, controller and transition: the order of a baseline's lines.
  package static func < (left: FaultKey, right: FaultKey) -> Bool {
    (left.rule, left.controller, left.transition?.name ?? "")
      < (right.rule, right.controller, right.transition?.name ?? "")
  }
}
