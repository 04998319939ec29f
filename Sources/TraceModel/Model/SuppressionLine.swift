/// A line by which an app asks tracecheck to leave a rule out of its log, as the log has it.
package struct SuppressionLine: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// What follows the word: the rule, perhaps a controller and a date, and the reason.
  package var text: String

  /// A line with what it says.
  package init(line: Int, text: String) {
    self.line = line
    self.text = text
  }
}
