/// A finding that a team has decided to live with, and why.
package struct Suppression: Sendable {
  /// The rules.
  package var selector: RuleSelector
  /// The controllers, by a glob of their names.
  package var controller: String
  /// Why it is accepted; never empty.
  package var reason: String
  /// The last day on which it holds; `nil` for one without an end.
  package var expires: CalendarDay?
  /// Its position in the configuration or the log.
  package var position: TextPosition
  /// The log that contains it, the only one for which it holds; `nil` if it is in the configuration.
  package var log: String?
}
