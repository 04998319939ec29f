/// A navigation controller's stack, as far as it can be reconstructed: what lies at the bottom may be unknown.
struct NavigationStack: Sendable {
  var owner: Participant
  /// The controllers, bottom first; one that nothing was heard of has a seat without a name.
  var entries: [Seat] = []
  /// The navigation controller itself was dismissed, and nothing was asked of it since.
  var isGone = false

  var top: Seat? { entries.last }

  /// How many stacks are remembered.
  static let limit = 256
  /// How deep one may be.
  private static let deepest = 512

  /// Puts a controller on top. In a stack that is deeper than any app's the pops are not logged: what lies below
  /// is not known then.
  mutating func push(_ seat: Seat) {
    if entries.count >= Self.deepest { entries.removeAll() }
    entries.append(seat)
  }

  /// Where a controller stands, the highest place first.
  func lastIndex(of instance: InstanceRef) -> Int? { entries.lastIndex { $0.instance == instance } }
}

/// The tab that a tab controller shows.
struct TabSelection: Sendable {
  var owner: Participant
  var selected = Seat()

  /// How many are remembered.
  static let limit = 256
}
