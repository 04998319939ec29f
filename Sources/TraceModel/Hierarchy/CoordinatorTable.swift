/// The coordinators of a trace, by name and instance.
struct CoordinatorTable: Sendable {
  var coordinators: [Coordinator] = []
  /// How often one was finished in each of the two usual places.
  var finishedInDidShow = 0
  var finishedInDidDisappear = 0
  /// The line of the last didShow.
  var shownLine = 0
  /// Those that were released before a screen of theirs was heard of.
  var early: [EarlyRelease] = []
  /// The last mark that took screens off a stack.
  var lastPop: PopMark?

  /// How many coordinators, and screens of each, are remembered.
  static let limit = 256

  /// The place of a coordinator, if it was heard of.
  func find(_ who: Participant) -> Int? { coordinators.lastIndex { $0.who == who } }

  /// The place of a coordinator, new or known.
  mutating func place(_ who: Participant) -> Int {
    if let known = find(who) { return known }
    coordinators.append(Coordinator(who: who), keeping: Self.limit)
    return coordinators.count - 1
  }
}

/// A coordinator that was released while a screen that it had shown was still to come.
struct EarlyRelease: Sendable {
  var coordinator: Coordinator
  var screen: Seat
  var event: Event
}

/// A mark that takes screens off a stack.
struct PopMark: Sendable {
  var container: Participant
  var kind: EventKind
  var line: Int
  var animated: Bool?
}

/// An object that shows screens and is let go when they are gone.
struct Coordinator: Sendable {
  var who: Participant
  /// Who keeps it, once it was added.
  var parent = Participant.none
  var screens: [Seat] = []
  var addedLine = 0
  var startedLine = 0
  var finishedLine = 0
  var finishedCount = 0
  /// The line at which the last of its screens was gone.
  var emptySince = 0
  /// That screen.
  var lastScreen = InstanceRef.none
  var isReported = false
  /// What was released under the name of a screen may be another of that name.
  var isDoubtful = false
}
