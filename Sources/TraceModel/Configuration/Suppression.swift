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
  /// Where it stands in the configuration or the log.
  package var position: TextPosition
  /// The log that it stands in, and for which alone it holds; `nil` where it stands in the configuration.
  package var log: String?
}
