/// Turns that a page controller says were completed, in which no page moved: the page that it showed is on the screen as before.
struct StillPages: Sendable {
  private struct Shown {
    var container: Participant
    var page: InstanceRef
  }

  private struct Suspect {
    var turn: PageTurns.Turn
    var page: InstanceRef
    /// Whether another turn has begun since, so that nothing of this one can come late.
    var isOver = false
  }

  /// The page that each container showed last.
  private var shown: [Shown] = []
  private var suspects: [Suspect] = []

  /// How many of each are kept.
  private static let limit = 64

  /// A container begins to turn.
  mutating func begin(_ container: Participant, in app: borrowing ObservedApp) {
    guard !suspects.isEmpty else { return }
    suspects.removeAll {
      $0.turn.container == container && !$0.isOver && app.hasMoved($0.page, since: $0.turn)
    }
    for index in suspects.indices where suspects[index].turn.container == container {
      suspects[index].isOver = true
    }
  }

  /// A turn has ended; `nil` if it isn't known whether it was completed.
  mutating func end(_ turn: PageTurns.Turn, isCompleted: Bool?, in app: borrowing ObservedApp) {
    let before = shown.firstIndex { $0.container == turn.container }.map { shown.remove(at: $0).page }
    guard let isCompleted, !turn.isMixed else { return }
    if isCompleted, !turn.to.isSome, !turn.from.isSome, let before {
      if app.isStillShown(before) { suspects.append(Suspect(turn: turn, page: before), keeping: Self.limit) }
      return show(before, in: turn.container)
    }
    if let page = app.pageMeant(isCompleted ? turn.to : turn.from) ?? (isCompleted ? nil : before) {
      show(page, in: turn.container)
    }
  }

  private mutating func show(_ page: InstanceRef, in container: Participant) {
    shown.append(Shown(container: container, page: page), keeping: Self.limit)
  }

  /// The log is over. What ends it may still have been followed by the page's calls.
  mutating func takeAll(in app: borrowing ObservedApp) -> [StillPageFact] {
    defer { suspects = [] }
    return suspects.compactMap { one in
      guard let page = app.instances.index(of: one.page),
        one.isOver || !app.hasMoved(one.page, since: one.turn) && app.latest.arrivalLine > one.turn.end
      else { return nil }
      return StillPageFact(page: app.instances[page], turn: one.turn)
    }
  }
}

extension ObservedApp {
  /// The page that a turn names: of several that have its name, the one that came last.
  fileprivate func pageMeant(_ page: Participant) -> InstanceRef? {
    guard page.isSome else { return nil }
    if let last = instances.index(of: latest.arrived), instances[last].who == page { return latest.arrived }
    return existing(page).map { instances.reference($0) }
  }

  fileprivate func isStillShown(_ page: InstanceRef) -> Bool {
    instances.index(of: page).map { instances[$0].state == .appeared && !isUnjudged(instances[$0].name) }
      ?? false
  }

  /// Whether a page got a call after a turn had begun, or is released.
  fileprivate func hasMoved(_ page: InstanceRef, since turn: PageTurns.Turn) -> Bool {
    instances.index(of: page).map { lastCall(of: $0) > turn.line } ?? true
  }
}
