/// The coordinators of a trace, by name and instance: added, started, showing screens, finished, released.
///
/// Each call passes what has to be known about screens, because other types keep stacks and transitions.
struct Coordinators: ~Copyable, Sendable {
  private var known = LivingCoordinators()
  /// How often one was finished in each of the two usual places.
  private var finishedInDidShow = 0
  private var finishedInDidDisappear = 0
  /// The line of the last didShow.
  private var shownLine = 0
  /// Coordinators that were released before one of their screens was logged.
  private var early: [EarlyRelease] = []
  /// Those that were released, and where.
  private var gone: [(coordinator: Coordinator, line: Int)] = []
  /// Those that were finished while a screen of theirs was there: apps finish first, and close at once.
  private var closing: [Closing] = []
  /// The last marks that took screens off stacks, one for each container, the newest last.
  private var pops: [PopMark] = []

  /// How many coordinators, and screens of each, are remembered.
  static let limit = 256

  /// A coordinator that was released while a screen that it had shown was still to come.
  private struct EarlyRelease {
    var coordinator: Coordinator
    var screen: Seat
    var line: Int
  }

  /// Whether none was ever known: the screens of one that was released may still be there.
  var isEmpty: Bool { known.all.isEmpty && gone.isEmpty }
  var count: Int { known.all.count }

  /// The last that has shown a screen while another of its name had its own, until that screen begins.
  private var unboundTwin: Participant?

  /// Whether the screens of one that was released may still begin, or that of one of two of a name.
  var awaitsScreens: Bool { !early.isEmpty || unboundTwin != nil }

  /// Whether a participant is a coordinator.
  func knows(_ who: Participant) -> Bool { known.newest(who) != nil }

  /// The screens of a coordinator that was not finished yet.
  func screens(ofUnfinished who: Participant) -> [Seat] {
    guard let index = known.due(who), known[index].finishedCount == 0 else { return [] }
    return known[index].screens
  }

  /// The screens of the newest coordinator of a name.
  func screens(ofNewest who: Participant) -> [Seat] { known.newest(who).map { known[$0].screens } ?? [] }

  /// The index of a coordinator, new or known.
  private mutating func learn(_ who: Participant) -> Int {
    if let index = known.newest(who) { return index }
    gone.removeAll { $0.coordinator.who == who }
    return known.add(who)
  }

  // MARK: What they do

  /// A coordinator is added to its parent. One that is added again begins anew; by its name alone it's another, as long as
  /// the one before may have screens.
  ///
  /// - Parameter shown: the screens of the newest of that name, as they are known by now.
  mutating func add(
    _ who: Participant, named name: String = "", to parent: Participant, line: Int, shown: [Seat]? = nil
  ) -> CoordinatorFact? {
    let last = learn(who)
    if let shown { known[last].screens = shown }
    let fact = known[last].emptySince > 0 ? leaked(last) : nil
    let index = known.begin(who, at: last)
    known[index].parent = parent
    known[index].stem = Coordinator.stem(of: name)
    known[index].addedLine = line
    return fact
  }

  mutating func start(_ who: Participant, line: Int) { known[learn(who)].startedLine = line }

  /// A coordinator shows a screen.
  mutating func show(_ screen: Seat, by who: Participant) {
    let index = learn(who)
    early.removeAll { $0.screen.who == screen.who }
    let isOfTwin = known.show(screen, by: who)
    known[index].screens.append(isOfTwin ? Seat(who: screen.who) : screen, keeping: Self.limit)
    if isOfTwin { unboundTwin = who }
    known[index].likelyScreens = []
    known[index].emptySince = 0
  }

  /// The parent is told that a coordinator has finished.
  ///
  /// - Parameter last: the line of the event before.
  mutating func finish(
    _ who: Participant, line: Int, after last: Int = 0, _ screens: [ScreenSight]
  ) -> CoordinatorFact? {
    if let fact = finishedAfterRelease(who, line) { return fact }
    let index = known.due(who) ?? learn(who)
    let before = known[index]
    known[index].finishedCount += 1
    known[index].emptySince = 0
    if before.finishedCount > 0 { return before.finishedLine > 0 ? .finishedTwice(before, again: line) : nil }
    known[index].finishedLine = line
    noteHabit(last, isGoing: screens.contains { $0.goneLine == last })
    guard let screen = screens.first(where: \.isStanding) else { return nil }
    closing.append(
      Closing(coordinator: who, screen: screen.seat, line: line, beginLine: before.beginLine),
      keeping: Self.limit)
    return nil
  }

  /// A coordinator was finished right after an event: in that call, where it is one of the two usual ones.
  private mutating func noteHabit(_ line: Int, isGoing: Bool) {
    guard line > 0 else { return }
    if line == shownLine { finishedInDidShow += 1 } else if isGoing { finishedInDidDisappear += 1 }
  }

  /// A coordinator's own deinit.
  mutating func release(_ who: Participant, line: Int, _ screens: [ScreenSight]) -> CoordinatorFact? {
    guard let index = known.finished(who) ?? known.due(who) else { return nil }
    let coordinator = known.remove(at: index)
    gone.append((coordinator, line), keeping: Self.limit)
    guard coordinator.finishedCount == 0 else { return nil }
    if let living = screens.first(where: { $0.isBound && !$0.isLeaving }) {
      return .notRetained(coordinator, screen: living.name, line: line)
    }
    if let coming = screens.first(where: { !$0.isBound }) {
      early.append(
        EarlyRelease(coordinator: coordinator, screen: coming.seat, line: line), keeping: Self.limit)
    }
    return nil
  }

  // MARK: What happens to their screens

  /// A controller is logged for the first time. The coordinator that showed it may be gone already.
  mutating func begin(_ screen: Participant, as instance: InstanceRef = .none) -> CoordinatorFact? {
    if let twin = unboundTwin {
      if known.bind(Seat(who: screen, instance: instance), of: twin) { unboundTwin = nil }
    }
    guard let index = early.firstIndex(where: { $0.screen.who == screen }) else { return nil }
    let early = early.remove(at: index)
    return .notRetained(early.coordinator, screen: screen.name, line: early.line)
  }

  /// A screen begins in a log that doesn't say what any coordinator shows.
  mutating func bringLikely(_ screen: InstanceRef, named name: String) {
    for index in known.indices where known[index].awaitsLikely {
      let isOwn = known[index].stem.map(name.hasPrefix) ?? false
      guard isOwn || !known[index].likelyScreens.isEmpty else { continue }
      known[index].likelyScreens.append(screen, keeping: Self.limit)
    }
  }

  /// Whether any of them has shown a screen.
  func haveShown(_ screen: Seat) -> Bool {
    known.all.contains { coordinator in
      coordinator.screens.contains { $0.isShown(as: screen) }
        || coordinator.likelyScreens.contains(screen.instance)
    }
  }

  /// A screen was released: are all screens of its coordinator gone?
  mutating func release(_ screen: ReleasedScreen, line: Int) {
    for index in known.indices {
      let owner = known[index]
      guard owner.screens.contains(where: { screen.isShown(as: $0, by: owner) }) else { continue }
      known[index].doubts.formUnion(screen.doubts(since: owner.beginLine))
      known[index].screens.removeAll { screen.isShown(as: $0, by: owner) }
      known[index].endsWithSheet = screen.isSheet
      if known[index].screens.isEmpty, known[index].finishedCount == 0, known[index].addedLine > 0 {
        (known[index].emptySince, known[index].lastScreen) = (line, screen.seat.who.name)
      }
    }
    for index in known.indices where known[index].likelyScreens.contains(screen.seat.instance) {
      known[index].likelyScreens.removeAll { $0 == screen.seat.instance }
      guard known[index].awaitsLikely, known[index].likelyScreens.isEmpty else { continue }
      known[index].doubts.formUnion(
        screen.doubts(since: known[index].beginLine).union(Doubts(.screensUntold)))
      (known[index].emptySince, known[index].lastScreen) = (line, screen.seat.who.name)
    }
  }

  /// A mark that takes screens off a stack: it may be what the coordinator's way of finishing misses.
  mutating func note(_ pop: PopMark) {
    guard !known.all.isEmpty else { return }
    pops.removeAll { $0.container == pop.container }
    pops.append(pop, keeping: Self.limit)
  }

  /// A navigation controller said that it has shown a screen.
  mutating func noteShown(line: Int) { shownLine = line }

  /// Whether a mark took something off a container's stack after a line.
  func hasPopped(_ container: Participant, after line: Int) -> Bool {
    pops.contains { ($0.container == container || $0.isStackGuessed) && $0.line > line }
  }

  /// A transition that began at a line has ended. A coordinator that lost its last screen before that line
  /// had time to finish until now: in the screen's viewDidDisappear, in didShow, or in its deinit.
  mutating func collect(afterMoveFrom line: Int) -> [CoordinatorFact] {
    var facts: [CoordinatorFact] = []
    for index in known.indices where known[index].emptySince > 0 && line > known[index].emptySince {
      if let fact = leaked(index) { facts.append(fact) }
    }
    return facts
  }

  /// Those that were finished once since a line, those that were released since too or not.
  func finished(since line: Int, evenReleased: Bool) -> [Coordinator] {
    let isMeant = { (one: Coordinator) in one.finishedLine >= line }
    return evenReleased ? finishedOnce(isMeant) : known.all.filter { $0.finishedCount == 1 && isMeant($0) }
  }

  /// Those that were finished once before a line, released or not.
  func finished(before line: Int) -> [Coordinator] {
    finishedOnce { $0.finishedLine > 0 && $0.finishedLine < line && !$0.isReported }
  }

  private func finishedOnce(_ isMeant: (Coordinator) -> Bool) -> [Coordinator] {
    known.all.filter { $0.finishedCount == 1 && isMeant($0) }
      + gone.lazy.map(\.coordinator).filter {
        $0.finishedCount == 1 && isMeant($0) && known.newest($0.who) == nil
      }
  }

  /// Those whose screen should have gone in the move that began at a line.
  mutating func takeClosing(before line: Int) -> [Closing] {
    let due = closing.filter { $0.line < line }
    if !due.isEmpty { closing.removeAll { $0.line < line } }
    return due
  }

  /// Where a coordinator that hasn't finished was started; `nil` if that wasn't logged.
  func startLine(ofUnfinished who: Participant) -> Int? {
    guard let index = known.due(who), known[index].finishedCount == 0, known[index].startedLine > 0 else {
      return nil
    }
    return known[index].startedLine
  }

  /// A swipe was cancelled: a coordinator that finished because of it finished too early.
  mutating func takeBack(
    _ screen: Symbol?, of who: Participant, _ early: CoordinatorFact.Early, _ doubts: Doubts
  ) -> CoordinatorFact? {
    if let index = known.finished(who) { return Self.finishedEarly(&known[index], screen, early, doubts) }
    // It may have been released since.
    guard let index = gone.lastIndex(where: { $0.coordinator.who == who }) else { return nil }
    return Self.finishedEarly(&gone[index].coordinator, screen, early, doubts)
  }

  // MARK: What is wrong

  /// A released coordinator is finished. No other of that name began, because beginnings are logged.
  private mutating func finishedAfterRelease(_ who: Participant, _ line: Int) -> CoordinatorFact? {
    guard known.newest(who) == nil, let at = gone.lastIndex(where: { $0.coordinator.who == who }) else {
      return nil
    }
    let (coordinator, released) = gone.remove(at: at)
    return coordinator.beginLine > 0
      ? .finishedAfterRelease(coordinator, releasedLine: released, line: line) : nil
  }

  /// Those that were never finished, though no release tells that their screens are gone.
  var unfinished: [Coordinator] { known.all.filter(\.isLeftOpen) }

  /// One of them whose screens were all taken off by the end of the log, the last at a line.
  func leaked(_ coordinator: Coordinator, losing last: Symbol, at line: Int) -> CoordinatorFact {
    var leaked = coordinator
    (leaked.emptySince, leaked.lastScreen, leaked.lastEvent) = (line, last, .viewDidDisappear)
    leaked.doubts.add(.mayBeKept)
    return .leaked(leaked, habit, wayOut: wayOut(of: leaked))
  }

  private mutating func leaked(_ index: Int) -> CoordinatorFact? {
    let coordinator = known[index]
    known[index].emptySince = 0
    guard !coordinator.isReported else { return nil }
    known[index].isReported = true
    return .leaked(coordinator, habit, wayOut: wayOut(of: coordinator))
  }

  private var habit: CoordinatorFact.Habit {
    if finishedInDidShow > finishedInDidDisappear { return .inDidShow }
    return finishedInDidDisappear > 0 ? .inDidDisappear : .unknown
  }

  /// The mark by which the last screen went.
  private func wayOut(of coordinator: Coordinator) -> PopMark? {
    pops.last { coordinator.startedLine < $0.line && $0.line < coordinator.emptySince }
  }

  private static func finishedEarly(
    _ coordinator: inout Coordinator, _ screen: Symbol?, _ early: CoordinatorFact.Early, _ doubts: Doubts
  ) -> CoordinatorFact? {
    guard !coordinator.isReported, let screen else { return nil }
    defer { coordinator.isReported = true }
    return .finishedEarly(coordinator, screen: screen, line: coordinator.finishedLine, early, doubts)
  }
}
