/// What the rules of an app are to be shown of a trace, in the order in which it was told.
///
/// It is all that they see of it, so that they can be watched beside the checking, on a core that is free.
package struct AppRuleFeed: Sendable {
  /// An event, in a few small numbers more than its own, since there are millions.
  struct Sighting: Sendable {
    var event: Event
    /// Which of their names the one that it is about and the other one are, counted from 1; 0 where that is not known.
    var ordinals: (UInt32, UInt32)
    /// Whether whom it is about was seen from its beginning.
    var isWhole: Bool
  }

  /// What is shown between the events.
  enum Note: Sendable {
    /// A transition that is over.
    case transition(AppTransition)
    /// The names of the controllers from the root to the topmost one, as they are behind the next event, which is at a
    /// line.
    case chain([String], line: Int)
    /// The same where it came about without an event.
    case move(Move)
    /// What has waited may be judged.
    case pause(Pause)
    /// Lines are missing.
    case gap
    /// The trace is over: the kinds of events that each name is said to log, a bit each.
    case end(logged: [UInt64])

    /// Whether it is anything that happened.
    var isSighting: Bool {
      switch self {
      case .transition, .chain, .move: true
      case .pause, .gap, .end: false
      }
    }
  }

  /// The controllers from the root to the topmost one, where they have changed without an event.
  struct Move: Sendable {
    /// The names, the lowest first.
    var chain: [String]
    /// With whom it came about.
    var who: AppWho
    /// The last line of what it came about with: what goes on since then finds them so.
    var line: Int
    var time: Int64?
  }

  /// A moment at which the rules may judge what has waited.
  struct Pause: Sendable {
    /// When the last event was, noted or not.
    var time: Int64?
    /// The line at which the first transition began that still runs.
    var firstLine: Int
  }

  private(set) var events: ContiguousArray<Sighting> = []
  /// What comes between them, each with the index of the event that it comes before.
  private(set) var notes: ContiguousArray<(index: Int, note: Note)> = []
  /// Whether the app may have run before what was noted first; `nil` as long as nothing was.
  private(set) var beginsInTheMiddle: Bool?

  /// Whether there is nothing to be shown.
  var isEmpty: Bool { events.isEmpty && notes.isEmpty }

  /// Adds an event.
  @inline(__always)
  mutating func add(_ event: Sighting) { events.append(event) }

  /// Adds what comes next besides events.
  mutating func add(_ note: Note) { notes.append((events.count, note)) }

  /// Says how the trace began, which counts from when anything is noted.
  mutating func begin(inTheMiddle: Bool) {
    if beginsInTheMiddle == nil, !events.isEmpty || notes.contains(where: \.note.isSighting) {
      beginsInTheMiddle = inTheMiddle
    }
  }

  /// Exchanges what is to be shown for what was shown, and keeps how the trace began.
  mutating func exchange(_ shown: inout AppRuleFeed) {
    shown.removeAll()
    shown.beginsInTheMiddle = beginsInTheMiddle
    swap(&self, &shown)
  }

  /// All of it was shown.
  mutating func removeAll() {
    events.removeAll(keepingCapacity: true)
    notes.removeAll(keepingCapacity: true)
  }
}
