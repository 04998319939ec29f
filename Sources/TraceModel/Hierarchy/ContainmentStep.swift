/// What a line says of the way of a child into its parent, and out of it.
enum ContainmentStep: Sendable {
  case added, willMove, didMove, willLeave, removed, left

  /// Whether the child gets a parent by it.
  var comes: Bool { self == .added || self == .willMove }
  /// Whether it has left its parent by it.
  var leaves: Bool { self == .removed || self == .left }

  init(_ event: Event) {
    switch event.kind {
    case .addChild: self = .added
    case .removeFromParent: self = .removed
    case .willMove: self = event.parentIsNil ? .willLeave : .willMove
    default: self = event.parentIsNil ? .left : .didMove
    }
  }
}
