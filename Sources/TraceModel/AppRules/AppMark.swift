/// Where a condition of a rule was met.
package struct AppMark: Equatable, Sendable {
  /// The line.
  package var line: Int
  /// Whom it is about.
  package var who: AppWho
  /// The index of the condition among those of the rule.
  package var condition: Int
  /// The transition, where it is one.
  package var transition: TransitionKind?
}
