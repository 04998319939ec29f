/// A controller that has gone and wasn't released, while later instances of its class were.
struct Leak: Equatable, Sendable {
  var instance: Instance
  /// The line at which it went.
  var goneLine: Int
  /// How many later instances of its class were released.
  var releasedLater: Int
  /// Whether the log says that it went for good, or its departure revealed another controller; otherwise it
  /// may be a tab that wasn't chosen again.
  var isSure = true
}
