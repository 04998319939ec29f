/// What a coordinator has to know of one of its screens at a moment: the other parts tell it.
struct ScreenSight: Equatable, Sendable {
  /// The screen as the coordinator showed it.
  var seat: Seat
  /// Its class, where that is known.
  var name: Symbol?
  /// Whether a live instance of it is known.
  var isBound = false
  /// How sure it is that it is in a known stack and not on its way out of it; `nil` where it is not.
  var standing: Certainty?
  /// The line at which it disappeared last, or 0.
  var goneLine = 0
  /// Whether it has gone, or is on its way.
  var isLeaving = false
  /// It is certainly the screen of each coordinator that began before this line.
  var ownSince = 0
}

/// A screen whose deinit came.
struct ReleasedScreen: Equatable, Sendable {
  var seat: Seat
  /// Whether it was taken off its stack before.
  var hasSurelyGone: Bool
  /// It is certainly the screen of each coordinator that began before this line.
  var ownSince: Int
}

/// A transition that has ended, as far as it matters to coordinators.
struct EndedMove: Equatable, Sendable {
  /// The line of its first event, or 0 where it may have begun before.
  var begunLine: Int
  /// The screen that it took away, if its release was what ended it.
  var tookAway: InstanceRef?
}

/// A mark that takes screens off a stack.
struct PopMark: Equatable, Sendable {
  var container: Participant
  var kind: EventKind
  var line: Int
  var animated: Bool?
}
