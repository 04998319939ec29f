/// One difference in one life: the segments that differ, before and after.
struct Edit: Sendable {
  /// What differs.
  enum Subject: Sendable {
    /// The controller's own events.
    case events
    /// The order of its events among those of the others in the transition.
    case order
  }

  /// What differs.
  var subject: Subject
  /// The number of the name.
  var name: UInt32
  /// Whether a whole life came or went.
  var isWholeLife = false
  /// Whether it is the life of a controller, not of a container or a scene.
  var isController: Bool
  /// The segments before, as places in the story before.
  var before: Range<Int>
  /// The segments after, as places in the story after.
  var after: Range<Int>
  /// The segments of the life that a pure edit of a part of it is in, of the side on which it stands.
  var life: Range<Int> = 0..<0
  /// Other places that would say the same of a pure edit, of the side on which it stands.
  var alternatives: [Range<Int>] = []

  /// Whether something only came or only went.
  var isPure: Bool { before.isEmpty != after.isEmpty }
}
