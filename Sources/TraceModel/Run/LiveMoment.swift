/// What can be said of a log while it is read.
package struct LiveMoment: Sendable {
  /// The events so far.
  package let events: Int
  /// The transitions that are over.
  package let transitions: Int
  /// The findings that were told.
  package let findings: Int
  /// Who is on top; empty where nobody knows.
  package let top: String
}
