/// Which swipes reached a delegate, and which did not, by the name of the sheet.
struct SheetSwipes: Sendable {
  /// A swipe that no delegate was told of.
  struct Untold: Sendable {
    var sheet: Instance
    var line: Int
    /// Whether it was given up: then it can't have been a dismissal in code.
    var isGivenUp: Bool
  }

  /// The first sheet whose delegate was told of a gesture, and where.
  private var told: (name: Symbol, line: Int)?
  private var toldNames: Set<Symbol> = []
  private var toldLines: [Int] = []
  /// The last of them, the oldest at an index of its own once the list is full.
  private var untold: [Untold] = []
  private var oldest = 0

  /// How many are remembered, or looked at.
  static let limit = 64
  /// A sheet and what is embedded in it log their calls in lines as close as this.
  static let near = 3

  /// A transition is over: was it a swipe on a sheet, and was the delegate told of it?
  mutating func note(_ transition: RunningIndex, in app: borrowing ObservedApp) {
    guard app.running[transition].has(.outgoingWillDisappear), app.running[transition].row >= 0,
      let index = app.instances.index(of: app.running[transition].outgoing.instance)
    else { return }
    if app.running[transition].has(.willDismiss) {
      return tell(app.instances[index].name, line: app.line(transition, .willDismiss))
    }
    guard app.isSwipeUntold(index, transition) else { return }
    miss(
      Untold(
        sheet: app.instances[index], line: app.line(transition, .outgoingWillDisappear),
        isGivenUp: app.hasReturned(transition)))
  }

  /// A delegate was told of a gesture on a sheet.
  private mutating func tell(_ name: Symbol, line: Int) {
    if told == nil { told = (name, line) }
    toldNames.insert(name)
    toldLines.append(line, keeping: Self.limit)
  }

  /// Nobody was told of a swipe; what moves right behind another sheet is embedded in it.
  private mutating func miss(_ swipe: Untold) {
    guard !isNearAnother(swipe) else { return }
    if untold.count < Self.limit { return untold.append(swipe) }
    untold[oldest] = swipe
    oldest = (oldest + 1) % Self.limit
  }

  /// Whether one of the last few moved that is of another name. Not all are asked: a log may hold any number of swipes.
  private func isNearAnother(_ swipe: Untold) -> Bool {
    (0..<min(untold.count, 2 * Self.near)).contains { back in
      let other = untold[(oldest + untold.count - 1 - back) % untold.count]
      return abs(other.line - swipe.line) <= Self.near && other.sheet.name != swipe.sheet.name
    }
  }

  /// The log is over. A dismissal that no mark announces is a swipe where the log has such marks.
  func atEnd(in app: borrowing ObservedApp) -> [SwipeUntoldFact] {
    guard let told else { return [] }
    let isSaid = app.classes.announces(.dismiss)
    return missing().compactMap { swipes in
      let sure = swipes.filter { $0.isGivenUp || isSaid }
      // One alone may have been a drag on something else.
      guard let last = sure.last, sure.count > 1 else { return nil }
      return SwipeUntoldFact(sheet: last.sheet, lines: sure.map(\.line), told: told.name, toldLine: told.line)
    }
  }

  /// The swipes on sheets whose delegate was never told of any, a sheet after the other.
  private func missing() -> [[Untold]] {
    let alone = (untold[oldest...] + untold[..<oldest]).filter {
      !toldNames.contains($0.sheet.name) && !isEmbeddedInTold($0)
    }
    var seen: Set<Symbol> = []
    return alone.map(\.sheet.name).filter { seen.insert($0).inserted }.map { name in
      alone.filter { $0.sheet.name == name }
    }
  }

  /// Whether a delegate was told right before: what moves then is in the sheet that it was told of, or around it.
  private func isEmbeddedInTold(_ swipe: Untold) -> Bool {
    toldLines.contains { $0 < swipe.line && swipe.line - $0 <= Self.near + 1 }
  }
}

extension ObservedApp {
  /// Whether anything of a transition that is over speaks for a swipe: most are none, and are asked no more.
  @inline(__always)
  func mayBeSwipe(_ transition: RunningIndex) -> Bool {
    running[transition].presentation.isSome || running[transition].has(.willDismiss)
      || hasReturned(transition)
  }

  /// Whether a sheet moves as by a swipe, and no delegate was told of that.
  fileprivate func isSwipeUntold(_ index: InstanceIndex, _ transition: RunningIndex) -> Bool {
    let call = line(transition, .outgoingWillDisappear)
    if goesByMark(index, in: transition) { return false }
    let isTold = running[transition].has(.shouldDismiss) || running[transition].has(.didDismiss)
    let isJustTold =
      latest.gestureLine < call && call - latest.gestureLine <= SheetSwipes.near + 1 && latest.gestureLine > 0
    return !isTold && !isJustTold && !running[transition].hasMark && !running[transition].isBroken
      && isSheetMoving(index, in: transition)
  }

  /// Whether the app asked a sheet to go, or what it came over: then it went along. Nobody can swipe what isn't a sheet.
  private func goesByMark(_ index: InstanceIndex, in transition: RunningIndex) -> Bool {
    let came = instances[index].line(.viewDidAppear)
    var (screen, presentation) = (index, running[transition].presentation)
    if presentation.isSome, let style = presentations[presentation].style, !style.isSwiped { return true }
    for _ in 0..<SheetSwipes.limit {
      let removal = instances[screen].removal
      if removal.kind == .dismiss, removal.line > came { return true }
      if presentation.isSome, presentations[presentation].phase == .dismissing { return true }
      let next =
        presentation.isSome
        ? instances.index(of: presentations[presentation].presenter.instance) : container(around: screen)
      guard let next, next != screen else { return false }
      (screen, presentation) = (next, instances[next].presentedIn)
    }
    return false
  }

  /// Whether a sheet moves: one that was announced goes or comes back, or one that came over another goes and comes
  /// back alone.
  private func isSheetMoving(_ index: InstanceIndex, in transition: RunningIndex) -> Bool {
    if isUnjudged(instances[index].name)
      || running[transition].candidates.and(orders.rowSets.of(.dismiss)).isEmpty
    {
      return false
    }
    let presentation = running[transition].presentation
    if presentation.isSome {
      return isAnnounced(presentation)
        && (hasReturned(transition) || running[transition].has(.outgoingDidDisappear))
    }
    return hasReturned(transition) && !running[transition].incoming.isTaken && !instances[index].below.isSome
      && !instances[index].parent.isSome && cameOverAnother(instances[index].line(.viewWillAppear))
  }

  /// Whether a controller was on screen when one came at a line, and still is.
  private func cameOverAnother(_ came: Int) -> Bool {
    instances.haveAtEnds(SheetSwipes.limit) { isBelow($0, since: came) }
  }

  /// Whether a controller was on screen when another came, and still is.
  private func isBelow(_ other: Instance, since came: Int) -> Bool {
    other.state == .appeared && other.line(.viewDidAppear) > 0 && other.line(.viewDidAppear) < came
  }
}

extension PresentationStyle {
  /// Whether the user can swipe such a presentation away.
  fileprivate var isSwiped: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    // A custom one, and a full screen that takes another style, may have a gesture.
    case .custom, .fullScreen, .currentContext: true
    case .none, .overFullScreen, .overCurrentContext, .blurOverFullScreen: false
    }
  }
}
