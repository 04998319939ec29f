/// A group of rules with the same hundred in their ids: a heading in lists.
package struct RuleFamily: Sendable {
  /// The hundred: 2 for TC201 to TC299.
  package let hundred: UInt16
  /// What its rules are about.
  package let title: String

  /// All families, by rising ids.
  package static let all = [
    RuleFamily(hundred: 1, title: "One controller"),
    RuleFamily(hundred: 2, title: "Presentations and dismissals"),
    RuleFamily(hundred: 3, title: "The delegate of a dismissal by gesture"),
    RuleFamily(hundred: 4, title: "Navigation, tabs and pages"),
    RuleFamily(hundred: 5, title: "Children and touches"),
    RuleFamily(hundred: 6, title: "Presenting from the wrong place"),
    RuleFamily(hundred: 7, title: "Leaks and coordinators"),
    RuleFamily(hundred: 8, title: "What UIKit says itself"),
    RuleFamily(hundred: 9, title: "Remarks on the configuration and on suppressions"),
  ]

  /// Its rules, by rising id.
  package var rules: [RuleInfo] { RuleRegistry.all.filter { $0.id.number / 100 == hundred } }
}
