/// Controllers that were popped, dismissed or removed and whose deinit has not come.
struct LeakTable: Sendable {
  var awaited: [Awaited] = []

  /// How many are awaited at once; of more the oldest are given up.
  static let limit = 4096

  struct Awaited: Sendable {
    var instance: InstanceRef
    var name: Symbol
    var goneLine: Int
    /// How many instances of its class began later and were released.
    var releasedLater = 0
    /// How many transitions there had been when it went.
    var transitionsBefore: Int
  }
}
