/// An object that shows screens and is let go when they are gone.
struct Coordinator: Equatable, Sendable {
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
  /// Whether that one was presented, not pushed.
  var endsWithSheet = false
  var isReported = false
  /// Why it may be that not all of its screens are gone.
  var doubts: Doubts = []

  /// The line from which on it shows screens.
  var beginLine: Int { max(startedLine, addedLine) }
}
