/// What a coordinator has to know of one of its screens at a moment: the other parts tell it.
struct ScreenSight: Equatable, Sendable {
  /// The screen as the coordinator showed it.
  var seat: Seat
  /// Its class, where that is known.
  var name: Symbol?
  /// Whether a live instance of it is known.
  var isBound = false
  /// Whether it is in a known stack and not on its way out of it.
  var isStanding = false
  /// Why it may not be there.
  var doubts: Doubts = []
  /// The line at which it disappeared last, or 0.
  var goneLine = 0
  /// Whether it has gone, or is on its way.
  var isLeaving = false
  /// Whether it was taken off and has disappeared, and its class logs no release.
  var isTakenOffUnreleased = false
  /// It is certainly the screen of each coordinator that began before this line.
  var ownSince = 0

  /// What speaks against that the screen of a coordinator which began at a line is there.
  func doubts(since begin: Int) -> Doubts {
    doubts.orNamesake(unless: ownSince > begin)
  }
}

/// A screen whose deinit came.
struct ReleasedScreen: Equatable, Sendable {
  var seat: Seat
  /// Why another of its name may be the one that was released.
  var doubts: Doubts = []
  /// It is certainly the screen of each coordinator that began before this line.
  var ownSince: Int
  /// Where the youngest began of those of its name that are older and live; 0 where none does.
  var elderLine = 0
  /// Whether it was presented, not pushed.
  var isSheet = false

  /// What speaks against that the screen of a coordinator which began at a line is gone.
  func doubts(since begin: Int) -> Doubts {
    doubts.orNamesake(unless: ownSince > begin)
  }

  /// Whether a coordinator has shown it as one of its screens. A name alone is that of the first that began since.
  func isShown(as shown: Seat, by coordinator: Coordinator) -> Bool {
    shown.isShown(as: seat) && (shown.isTaken || elderLine <= coordinator.beginLine)
  }
}

/// A mark that takes screens off a stack.
struct PopMark: Equatable, Sendable {
  var container: Participant
  var kind: EventKind
  var line: Int
  var animated: Bool?
  /// Whether the mark doesn't say which stack is asked, so that it may be any.
  var isStackGuessed = false
}

extension Seat {
  /// Whether what a coordinator showed is a screen: that instance, or its name where none was known.
  func isShown(as screen: Seat) -> Bool {
    if instance == screen.instance { return true }
    guard !isTaken else { return false }
    return who == screen.who || who.name == screen.who.name && !who.instance.isSome
  }
}
