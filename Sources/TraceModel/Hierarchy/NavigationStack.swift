/// A navigation controller's stack, as far as it can be reconstructed: what lies at the bottom may be unknown.
struct NavigationStack: Sendable {
  var owner: Participant
  /// The controllers, bottom first; one that nothing was heard of has a seat without a name.
  var entries: [Seat] = []

  var top: Seat? { entries.last }

  /// Where a controller stands, the highest place first.
  func lastIndex(of instance: InstanceRef) -> Int? { entries.lastIndex { $0.instance == instance } }
}

/// The tab that a tab controller shows.
struct TabSelection: Sendable {
  var owner: Participant
  var selected = Seat()
}

/// A window and its root.
struct WindowRoot: Sendable {
  var window: Participant
  var root = Seat()
  var isKey = false
}
