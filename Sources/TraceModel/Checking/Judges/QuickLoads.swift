/// Screens that were created so soon after the one before them that hardly anybody chose them there.
struct QuickLoads: Sendable {
  /// How often a screen of another class came as soon.
  private var others = 0
  /// The second screens of a class that came so soon.
  private var waiting: [PushedTwiceFact] = []
  /// The last controller that had to go before it had appeared, until another has come in its place.
  private(set) var gaveWay: InstanceRef?
  private var last = InstanceRef.none
  private var lastTime: Int64?

  /// How many are remembered.
  private static let limit = 64
  /// Of how many screens that follow another in no time an app may be the cause, such as one that leaves a splash screen.
  private static let mostOthers = 2
  /// Two taps that are one, in microseconds: choosing something on a screen that has just come takes longer.
  private static let doubleTap: Int64 = 500_000

  /// Whether two loads are so close.
  static func isQuick(_ gap: Int64) -> Bool { (0...doubleTap).contains(gap) }

  /// A controller has loaded its view.
  mutating func note(_ index: InstanceIndex, at time: Int64?, in app: borrowing ObservedApp) {
    guard let before = follow(app.instances.reference(index), at: time),
      let other = app.instances.index(of: before), app.instances[other].name != app.instances[index].name,
      app.instances[other].state == .appeared
    else { return }
    others += 1
  }

  /// The screen that was loaded before one that is loaded at a time, if that was just before.
  private mutating func follow(_ next: InstanceRef, at time: Int64?) -> InstanceRef? {
    defer { (last, lastTime) = (next, time) }
    guard let time, let lastTime, Self.isQuick(time - lastTime) else { return nil }
    return last
  }

  /// The controller that was to come goes.
  mutating func noteGivingWay(in transition: RunningIndex, of app: borrowing ObservedApp) {
    guard !app.running[transition].has(.incomingDidAppear) else { return }
    gaveWay = app.running[transition].incoming.instance
  }

  /// A controller came over another: were both made for one tap?
  mutating func judge(_ transition: RunningIndex, in app: borrowing ObservedApp) -> PushedTwiceFact? {
    app.instances.index(of: app.running[transition].outgoing.instance).flatMap {
      judge(transition, isSecondAfter: $0, in: app)
    }
  }

  /// A controller was on its way in while another was made and came instead of it: were both made for one tap?
  mutating func judgeGivingWay(to transition: RunningIndex, in app: borrowing ObservedApp) -> PushedTwiceFact?
  {
    guard let first = gaveWay.flatMap({ app.instances.index(of: $0) }) else {
      gaveWay = nil
      return nil
    }
    guard app.running[transition].has(.incomingDidAppear),
      app.running[transition].has(.outgoingDidDisappear)
    else { return nil }
    gaveWay = nil
    return judge(transition, isSecondAfter: first, in: app)
  }

  private mutating func judge(
    _ transition: RunningIndex, isSecondAfter first: InstanceIndex, in app: borrowing ObservedApp
  ) -> PushedTwiceFact? {
    guard let second = app.namesakeLoaded(next: first, in: transition) else { return nil }
    let (one, other) = (app.instances[first], app.instances[second])
    if app.wereMadeTogether(one, under: other) {
      let isInOrder = one.loadLine < other.loadLine
      return PushedTwiceFact(first: isInOrder ? one : other, second: isInOrder ? other : one)
    }
    guard one.loadLine > 0, other.loadLine > one.line(.viewWillAppear),
      one.line(.viewWillAppear) > one.loadLine,
      one.line(.viewWillDisappear) > max(one.line(.viewDidAppear), other.loadLine)
    else { return nil }
    let neverAppeared = one.line(.viewDidAppear) == 0 && app.classes[one.name].logs(.viewDidAppear)
    if neverAppeared || other.loadLine < one.line(.viewDidAppear) {
      return PushedTwiceFact(first: one, second: other)
    }
    if let gap = app.classes[one.name].loadGap, Self.isQuick(gap), waiting.count < Self.limit {
      // The end of the log decides what it means.
      waiting.append(PushedTwiceFact(first: one, second: other, gap: gap))
    }
    return nil
  }

  /// The log is over. Where screens of other classes follow each other as fast, nobody tapped: a test runs, or a link
  /// opens several screens.
  func atEnd() -> [PushedTwiceFact] { others <= Self.mostOthers ? waiting : [] }
}

extension ObservedApp {
  /// Whether a controller came over another of its class.
  @inline(__always)
  func isOverNamesake(_ transition: RunningIndex) -> Bool {
    guard let below = instances.index(of: running[transition].outgoing.instance),
      let above = instances.index(of: running[transition].incoming.instance)
    else { return false }
    return instances[below].name == instances[above].name
  }

  /// The controller that comes in a transition that no mark asked for, or asked for before the other had appeared, if it is
  /// of the same class as that and was loaded next after it. An app that makes many of a class side by side, as pages or
  /// cells are made, doesn't make two for one tap.
  fileprivate func namesakeLoaded(next first: InstanceIndex, in transition: RunningIndex) -> InstanceIndex? {
    guard !running[transition].hasMark || isAsked(transition, before: first),
      let second = instances.index(of: running[transition].incoming.instance),
      instances[first].name == instances[second].name, !isUnjudged(instances[first].name)
    else { return nil }
    let (one, other) = (instances[first].loadLine, instances[second].loadLine)
    let loads = (classes[instances[first].name].loadBefore, classes[instances[first].name].lastLoad)
    return loads == (min(one, other), max(one, other)) ? second : nil
  }

  /// Whether a push was asked for before a controller had appeared. One that is said to be animated is told as TC406, and
  /// one that isn't belongs to a stack that is built at once.
  private func isAsked(_ transition: RunningIndex, before first: InstanceIndex) -> Bool {
    let (asked, came) = (running[transition].markLine, instances[first].line(.viewDidAppear))
    return running[transition].kindAsked == .push && running[transition].animated == nil
      && (came == 0 || asked < came)
  }

  /// Whether two screens were loaded before either appeared, and one covered the other at once. A spare that was made
  /// in advance waits until somebody chooses it.
  fileprivate func wereMadeTogether(_ one: Instance, under other: Instance) -> Bool {
    guard min(one.loadLine, other.loadLine) > 0,
      max(one.loadLine, other.loadLine) < one.line(.viewWillAppear),
      classes[one.name].loadGap.map(QuickLoads.isQuick) ?? true
    else { return false }
    let (came, left) = (one.line(.viewDidAppear), one.line(.viewWillDisappear))
    return came == 0 ? classes[one.name].logs(.viewDidAppear) : came < left && left - came <= 1
  }
}
