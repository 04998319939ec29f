/// The app as the log has shown it so far: who lives, where each stands, which transitions run, what came last.
///
/// It follows what happens and answers questions about it, and knows nothing of faults: who judges asks it.
struct ObservedApp: ~Copyable, Sendable {
  /// What the configuration says of it; the size of its screen may change within a run.
  var configured: AppDescription
  /// Holds nothing. A value with a field of unknown layout lives in memory; without one each call of a method that
  /// only looks would copy the whole app to the stack, which took a tenth of the time of a run.
  private let anchor: (any Sendable)? = nil
  /// In which orders UIKit makes its calls.
  let orders = KnownOrders()
  /// What each style comes to on this app, by its raw value.
  var families: [FamilyReading]

  var words = Words()
  var classes: Classes
  var instances = InstanceTable()

  var running = RunningTransitions()
  var presentations = Presentations() {
    didSet { waiting.note(.unseenDismissal, presentations.unseen != nil) }
  }
  var containers = Containers()
  var surroundings = Surroundings()
  var coordinators = Coordinators()
  var releases = Releases()
  var sheets = SheetHabits()
  /// When the app was left last, and came back.
  var timeAway = TimeAway()
  var endings = Endings() {
    didSet { waiting.note(.endings, !endings.isEmpty) }
  }
  var scenes = Scenes() {
    didSet { waiting.note(.scenes, scenes.areInBackground) }
  }
  /// What of it changes how the next callback is taken, whichever it is.
  private(set) var waiting: Waiting = []
  /// Whether the log began while controllers were there already: then it may hide some.
  var beganInTheMiddle = false
  /// Whether a stack was popped in which nothing was seen, or dismissed though nothing had presented it: that was done before the
  /// log, or unlogged.
  var hasLeftUnseen = false

  /// The details of the events that are being checked.
  private var details: [EventDetails] = []
  var counts = TraceCounts()
  var latest = Latest()

  /// An app that has logged nothing yet.
  ///
  /// - Parameter known: what the log is known to tell, before it is read.
  init(_ configured: AppDescription, known: Instrumentation) {
    self.configured = configured
    families = Self.families(of: configured)
    classes = Classes(describedBy: configured.controllers, known: known)
  }

  /// Whether controllers may have been there before the log began: it says so, or one of them left before it came.
  var mayHaveBegunInTheMiddle: Bool {
    beganInTheMiddle || classes.leftFirst.contains { !isUnjudged($0) }
  }

  /// Whether any controller was logged.
  var hasSeenControllers: Bool { counts.controllers > 0 }

  /// Whether a controller got more than its init: a launch after that is another run of the app. The first one of a storyboard is
  /// made before the app is told that it has launched.
  var hasSeenMoreThanInits: Bool {
    hasSeenControllers && classes.all.contains { $0.logged & ~EventKind.initialized.bit != 0 }
  }

  /// Learns the details of the events that come next.
  mutating func learn(_ details: [EventDetails]) { self.details = details }

  /// The details of an event, if it has any.
  func details(of event: Event) -> EventDetails? {
    event.details == 0 ? nil : details[Int(event.details) - 1]
  }
}
