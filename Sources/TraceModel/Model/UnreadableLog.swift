/// A log that could not be read: the others are reported, and this one is listed.
package struct UnreadableLog: Hashable, Sendable {
  /// The path as given.
  package var log: String
  /// Why, in plain words without the path.
  package var reason: String

  /// A log and what is wrong with it.
  package init(log: String, reason: String) {
    self.log = log
    self.reason = reason
  }

  /// Both in one sentence, fit to be shown.
  var text: String { ShownText.escaped("\(log): can't be read: \(reason)") }
}
