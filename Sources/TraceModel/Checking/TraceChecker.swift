/// Checks the events of one process run, in one pass: state per live instance and running transition, nothing kept
/// of what is over but counts and findings.
package struct TraceChecker: ~Copyable, Sendable {
  /// What is known of the app; the size of its screen may change within a run.
  var app: AppDescription
  /// Holds nothing. A value with a field of unknown layout lives in memory; without one each call of a method that
  /// only looks would copy the whole checker to the stack, which took a tenth of the time of a run.
  private let anchor: (any Sendable)? = nil
  let catalogue = CompiledCatalogue.standard
  let appearance = AppearanceTable.standard
  let rowSets = NamedRowSets.standard
  let loggedSlots = SlotSet.logged
  /// What each style comes to on this app, by its raw value.
  var families: [FamilyReading]

  var words = Words()
  var classes: Classes
  var instances = InstanceTable()

  var running = RunningTransitions()
  var presentations = Presentations()
  /// What is wrong with the presenter that is being asked, until its transition begins.
  var hiddenPresenter: HeldFinding?
  var guessedPresenters = GuessedPresenters()
  var stacks = NavigationStacks()
  var pendingPops = PendingPops()
  var chain = ScreenChain()
  var tabs = TabSelections()
  var pageTurns = PageTurns()
  var goingTogether = GoingTogether()
  var pageHistory = PageHistory()
  var windows = Windows()
  var containment = Containment()
  var ownerlessViews = OwnerlessViews()
  var overdueMoves = OverdueMoves()
  /// When the app was left last, and came back.
  var timeAway = TimeAway()
  var forwardings = Forwardings()
  var endings = Endings()
  var scenes = Scenes()
  var backgroundMoves = BackgroundMoves()
  var callsByHand = CallsByHand()
  var quickLoads = QuickLoads()
  var sheets = SheetHabits()
  var swipes = SheetSwipes()
  var underNewRoot: [UnderNewRoot] = []
  var owedByGestures = OwedByGestures()
  var coordinators = Coordinators()
  /// The coordinators that were never added and went before their screens.
  var neverAdded: [CoordinatorFact] = []
  var releases = Releases()
  /// Whether the log began while controllers were there already: then it may hide some.
  var beganInTheMiddle = false

  var ledger = Ledger()
  /// What is told of it besides.
  var outbox: Outbox
  /// What the app's own rules ask for.
  var asked: AppRuleQuestions
  /// What was noted for them and not taken yet.
  var ruleFeed = AppRuleFeed()
  /// The last presentation that was asked for, if another controller was over its presenter.
  var askedUnderneath: AskedUnderneath?
  /// The controllers on the screen, where `watchesScreen` says so.
  var onScreen = OnScreen()
  /// Whether anything asks who is on the screen: outlines do, and presentations that only the configuration tells of.
  let watchesScreen: Bool

  /// The details of the events that are being checked.
  private var details: [EventDetails] = []
  var counts = TraceCounts()
  var latest = Latest()
  var lastLine = 0
  /// The line of the event before the last.
  var lineBefore = 0

  /// A checker of a trace of an app.
  ///
  /// - Parameters:
  ///   - telling: what is told of it besides findings and counts.
  ///   - known: what the log is known to tell, before it is read.
  init(app: AppDescription, telling: Telling = [], known: Instrumentation = Instrumentation()) {
    self.app = app
    asked = AppRuleWatch(app.rules.watched).questions()
    watchesScreen = telling.contains(.outlines) || app.controllers.contains { $0.style != nil }
    outbox = Outbox(telling: app.rules.watched.isEmpty ? telling : telling.union(.appRules))
    families = Self.families(of: app)
    classes = Classes(describedBy: app.controllers, known: known)
  }

  /// Whether any controller was logged: a launch after that is another run of the app.
  var hasSeenControllers: Bool { counts.controllers > 0 }

  /// Learns names that the log met for the first time.
  package mutating func learn(_ newNames: [String]) {
    for name in newNames {
      classes.learn(name, words.learn(name), describedBy: app.controllers)
      if outbox.tells(.appRules) { asked.learn(name) }
    }
  }

  /// Learns the details of the events that come next.
  mutating func learn(_ details: [EventDetails]) { self.details = details }

  /// The details of an event, if it has any.
  func details(of event: Event) -> EventDetails? {
    event.details == 0 ? nil : details[Int(event.details) - 1]
  }

  /// Checks one event.
  ///
  /// - Returns: the index of the instance that it is about; none if that isn't known, or if nobody keeps brief
  ///   steps and it isn't a callback.
  @discardableResult
  mutating func observe(_ event: Event) -> InstanceIndex {
    if lastLine == 0 { beganInTheMiddle = !event.kind.isLogsBeginning }
    lineBefore = lastLine
    lastLine = event.line
    if !endings.isEmpty, event.kind.bit & EventKind.signsOfLife != 0 { noteLife() }
    return event.kind.isLifecycle ? observeLifecycle(event) : observeCall(event)
  }

  /// Checks an event that isn't a callback of a controller. It is a separate function so that the loop over
  /// the many callbacks stays small.
  @inline(never)
  private mutating func observeCall(_ event: Event) -> InstanceIndex {
    if tabs.reselected != nil, !event.kind.isOfTabDelegate { tabs.settle() }
    if event.kind.isPresentationDelegate { observePresentationDelegate(event) } else { observeMark(event) }
    latest.call = LastCall(kind: event.kind, who: event.subject, line: event.line)
    guard outbox.tells(.events) else { return .none }
    let index = existing(event.subject)
    if outbox.tells(.steps) { noteStep(event, index) }
    return index ?? .none
  }

  /// Ends the trace: what is open is incomplete.
  mutating func conclude() {
    if isPageTurning { doubtTurns() }
    forgetCallsByHand()
    for transition in running.lingering where !running[transition].isAnnounced {
      close(transition, .completed)
    }
    for transition in running.open { judgeUnfinished(transition) }
    for transition in running.open { close(transition, .endOfTrace) }
    judgeClosing(before: lastLine)
    finishNeverAdded()
    finishReleases()
    judgeReleaseCounts()
    judgeNeverAppeared()
    judgeSkippedPages()
    judgeOwnerless()
    judgeUnderNewRoot()
    judgeSwipes()
    raiseOwed()
    judgeQuickLoads()
    // A class that logs how its instances begin, and one of which was there already; columns begin as they like.
    if classes.names.contains(where: { classes[$0].wasThereBefore && !isUnjudged($0) }) {
      beganInTheMiddle = true
    }
    for fault in scenes.takeFaults() { raise(fault) }
    for held in guessedPresenters.takeAll() { raise(held) }
    endRules()
  }

  /// Decides what waited for proof: nothing more is raised.
  mutating func close() {
    for held in ledger.takeHeld() { settle(held) }
    ledger.revise(withoutColumns(ledger.findings))
    ledger.close()
  }
}
