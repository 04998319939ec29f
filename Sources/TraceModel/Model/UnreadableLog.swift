/// A log that could not be read: the others are reported, and this one is listed.
public struct UnreadableLog: Hashable, Sendable {
  /// The path as given.
  public var log: String
  /// Why, in plain words without the path.
  public var reason: String

  /// A log and what is wrong with it.
  public init(log: String, reason: String) {
    self.log = log
    self.reason = reason
  }

  /// Both in one sentence, fit to be shown.
  var text: String { ShownText.escaped("\(log): could not be read: \(reason)") }
}
