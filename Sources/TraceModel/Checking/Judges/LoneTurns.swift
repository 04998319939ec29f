/// Calls that come again in classes that don't log what must come in between: that the controller began to go, or to come.
///
/// UIKit makes them so where a transition is cancelled. But that turns both of its sides, and where the other is known and
/// hasn't turned nothing was cancelled. So each waits until what comes next tells.
struct LoneTurns: Sendable {
  /// A call that came again.
  struct Turn: Sendable {
    var held: HeldFinding
    var who: InstanceRef
    /// The controller that would have turned as well; none where nobody can be below the first screen of a log.
    var other: InstanceRef
    /// Whether that one is on top and stays there.
    var isCovered: Bool
    var callback: AppearanceCallback
    /// Whether anything was called since.
    var hasGoneOn = false
  }

  private var waiting: [Turn] = []
  /// Those that turned out to be alone.
  private var alone: [Turn] = []
  /// Who got a call again last, and where.
  private var last = InstanceRef.none
  private var lastLine = 0

  /// Whether nothing waits, which is asked at each callback.
  private(set) var isEmpty = true

  /// How many wait at once.
  private static let limit = 8
  /// How many are kept.
  private static let most = 10_000

  /// Notes that a controller got a call again.
  ///
  /// - Parameter before: the line of its call before that.
  /// - Returns: whether it is alone so far; where another turned in between, a transition was cancelled.
  mutating func isAlone(_ who: InstanceRef, since before: Int, at line: Int) -> Bool {
    defer { (last, lastLine) = (who, line) }
    guard lastLine > before, last != who else { return true }
    let other = last
    drop { $0.who == other }
    return false
  }

  mutating func wait(_ turn: Turn) {
    waiting.append(turn, keeping: Self.limit)
    isEmpty = false
  }

  private mutating func drop(where isExplained: (Turn) -> Bool) {
    waiting.removeAll(where: isExplained)
    isEmpty = waiting.isEmpty
  }

  /// A controller is called: what waits turns out to be alone, or to be half of a cancelled transition.
  mutating func follow(
    _ index: InstanceIndex, _ callback: AppearanceCallback, in app: borrowing ObservedApp
  ) {
    let one = app.instances.reference(index)
    drop { app.answers(one, callback, $0) }
    let ended = waiting.filter { $0.isEnded(by: one, callback) }
    drop { $0.isEnded(by: one, callback) }
    for index in waiting.indices { waiting[index].hasGoneOn = true }
    if alone.count < Self.most { alone += ended }
  }

  /// The log is over. What was followed by nothing may be half of what was to come, and who was on top isn't known in one that
  /// began in the middle.
  func atEnd(in app: borrowing ObservedApp) -> [HeldFinding] {
    let left = (alone + waiting.filter(\.hasGoneOn)).filter { app.wouldTell($0) }
    let isWhole = left.contains { !$0.isCovered } && !app.mayLackItsBeginning
    return left.filter { $0.isCovered || isWhole }.map(\.held)
  }
}

extension LoneTurns.Turn {
  /// Whether a call says that the transition is over in which the other side would have turned.
  fileprivate func isEnded(by one: InstanceRef, _ callback: AppearanceCallback) -> Bool {
    one == who ? callback.isAppearing != self.callback.isAppearing : one == other
  }
}

extension ObservedApp {
  /// Whether a call is that of another that turns as well: one that is off the screen goes, or one that is there comes again.
  fileprivate func answers(_ one: InstanceRef, _ callback: AppearanceCallback, _ turn: LoneTurns.Turn) -> Bool
  {
    guard one != turn.who else { return false }
    let isThere = instances[one.index].isOnScreen
    if one == turn.other || isOfOneName(one, turn.other) { return callback.isAppearing == turn.isCovered }
    return callback.isAppearing == isThere && isThere != turn.callback.isAppearing
  }

  /// Whether two controllers are known by one name alone, so that either may be meant.
  private func isOfOneName(_ one: InstanceRef, _ other: InstanceRef) -> Bool {
    guard let index = instances.index(of: other) else { return false }
    return !instances[index].key.isSome && instances[index].name == instances[one.index].name
  }

  /// Whether the class of the one on top would have told that it went, by which it would explain the call.
  fileprivate func wouldTell(_ turn: LoneTurns.Turn) -> Bool {
    guard turn.isCovered, let index = instances.index(of: turn.other) else { return !turn.isCovered }
    let record = classes[instances[index].name]
    return record.logs(.viewWillDisappear) || record.logs(.viewDidDisappear)
  }

  /// Whether the log may begin among screens that were there before: one left, or was popped to, that it never saw come.
  fileprivate var mayLackItsBeginning: Bool {
    hasLeftUnseen
      || classes.names.contains { name in
        let record = classes[name]
        let hasLeft = record.firstKind == .viewWillDisappear || record.firstKind == .viewDidDisappear
        return !isUnjudged(name) && (hasLeft && record.tellsComing || record.wasThereBefore)
      }
  }

  /// Who would have turned as well, if a controller got a call again because a transition was cancelled; `nil` where that
  /// can't be known.
  func rival(ofTurned index: InstanceIndex, by callback: AppearanceCallback) -> (
    InstanceRef, isCovered: Bool
  )? {
    if let cover = coverThatStays(over: index) { return (cover, true) }
    guard callback.isAppearing, isSurelyOnTop(index) else { return nil }
    guard let below = instances.index(of: instances[index].below) else {
      return latest.first == instances.reference(index) ? (.none, false) : nil
    }
    let cameBack = arrival(of: below)
    let isGone = instances[below].state == .hidden || instances[below].state == .disappearing
    return isGone && cameBack < lastCall(of: index) ? (instances[index].below, false) : nil
  }

  /// The line of a controller's last callback.
  func lastCall(of index: InstanceIndex) -> Int {
    AppearanceCallback.allCases.map { instances[index].line($0) }.max() ?? 0
  }

  /// Where a controller came last, by whatever its class logs of that.
  private func arrival(of index: InstanceIndex) -> Int {
    AppearanceCallback.allCases.map { $0.isAppearing ? instances[index].line($0) : 0 }.max() ?? 0
  }

  /// The controller that came over another, and has had no call since.
  private func coverThatStays(over index: InstanceIndex) -> InstanceRef? {
    guard let above = instances.index(of: instances[index].above),
      instances[above].below == instances.reference(index), !instances[above].flags.contains(.dead),
      instances[above].state == .appeared || instances[above].state == .appearing,
      arrival(of: above) > arrival(of: index),
      max(instances[above].line(.viewWillDisappear), instances[above].line(.viewDidDisappear))
        < arrival(of: above)
    else { return nil }
    return instances.reference(above)
  }

  /// Whether one that left since a controller's last call may never have come: then that one stayed.
  private func isTurnedFrom(_ index: InstanceIndex, by leaver: InstanceRef) -> Bool {
    guard leaver.isSome, leaver != instances.reference(index) else { return false }
    guard let other = instances.index(of: leaver) else { return latest.departureLine > lastCall(of: index) }
    let (one, came) = (instances[other], instances[other].line(.viewDidAppear))
    let left = max(one.line(.viewWillDisappear), one.line(.viewDidDisappear))
    return left > lastCall(of: index) && (came == 0 || leaver != instances[index].below)
      && (came < arrival(of: other) || came < lastCall(of: index))
  }

  /// Whether a controller is on top, and not in a sheet, which the user may drag and let go.
  private func isSurelyOnTop(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    guard presentations.open.isEmpty, latest.delegateLine < lastCall(of: index), !isPageTurning,
      !one.parent.isSome, !classes[one.name].mayBePage,
      !isTurnedFrom(index, by: latest.departed), !isTurnedFrom(index, by: latest.going)
    else { return false }
    return !instances.haveAtEnds(LoneTurns.lookedAt) { other in
      other.state.isOnScreen && !other.flags.contains(.dead) && other.who != one.who
        && other.lastLine < arrival(of: index)
    }
  }
}

extension LoneTurns {
  /// How many controllers of a log are looked at.
  fileprivate static let lookedAt = 64
}
