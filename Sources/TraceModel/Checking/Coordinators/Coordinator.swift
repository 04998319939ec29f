/// An object that shows screens and is let go when they are gone.
struct Coordinator: Equatable, Sendable {
  var who: Participant
  /// Who keeps it, once it was added.
  var parent = Participant.none
  var screens: [Seat] = []
  /// The screens that may be its own in a log that tells of no coordinator what it shows: the first has its name, the
  /// others began while that one was there.
  var likelyScreens: [InstanceRef] = []
  /// What the names of its own screens begin with: `Checkout` of `CheckoutCoordinator`.
  var stem: String?
  var addedLine = 0
  var startedLine = 0
  var finishedLine = 0
  var finishedCount = 0
  /// The line at which the last of its screens was gone.
  var emptySince = 0
  /// That screen, and the event that tells it.
  var lastScreen = Symbol.none
  var lastEvent = EventKind.deinitialized
  /// Whether that one was presented, not pushed.
  var endsWithSheet = false
  var isReported = false
  /// Why it may be that not all of its screens are gone.
  var doubts: Doubts = []

  /// The line from which on it shows screens.
  var beginLine: Int { max(startedLine, addedLine) }

  /// Whether it was added, and neither has it finished nor are its screens gone for sure.
  var isUnderWay: Bool {
    let isEmpty = (emptySince > 0 || isReported) && doubts.isEmpty
    return addedLine > 0 && finishedCount == 0 && !isEmpty
  }

  /// Whether it was added and shows screens, as far as finishes and releases tell.
  var isLeftOpen: Bool {
    addedLine > 0 && finishedCount == 0 && emptySince == 0 && !isReported && !screens.isEmpty
  }

  /// Whether its screens are still to be told by their names.
  var awaitsLikely: Bool {
    addedLine > 0 && finishedCount == 0 && screens.isEmpty && emptySince == 0 && stem != nil
  }

  /// What the names of a coordinator's own screens begin with; `nil` where its name says nothing of them.
  static func stem(of name: String) -> String? {
    guard let ending = ["Coordinator", "Flow"].first(where: name.hasSuffix) else { return nil }
    let stem = name.dropLast(ending.count)
    return stem.count > 2 ? String(stem) : nil
  }
}
