/// A controller that went and was not released, while later ones of its class were.
struct Leak: Equatable, Sendable {
  var instance: Instance
  /// The line at which it went.
  var goneLine: Int
  /// How many later ones of its class were released.
  var releasedLater: Int
  /// Whether the log says that it went for good, or somebody came to light; else it may be a tab that nobody chose again.
  var isSure = true
}
