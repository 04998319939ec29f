/// What few transitions need when they end. Apart, so that the many others need no room for it.
extension TraceChecker {
  /// A transition is over that has come to no row: something is still to come, or is logged by nobody.
  @inline(never)
  mutating func commitUnended(_ transition: RunningIndex, _ ending: TransitionEnding) {
    judges.overdueMoves.note(transition, in: app)
    guard let row = app.finishedRow(transition, asLogged: true) ?? app.rowWithoutEnd(transition, ending),
      !app.presentsFromBelow(transition, row)
    else { return }
    app.running[transition].commit(row)
    commit(transition, row)
  }

  /// The controller that came has turned, before it had arrived or right after.
  @inline(never)
  mutating func noteTurned(_ transition: RunningIndex) {
    judges.quickLoads.noteGivingWay(in: transition, of: app)
    raise(app.coveredAlone(transition))
  }

  /// A controller had given way on its way in: did the one that comes now take its place?
  @inline(never)
  mutating func judgeGivingWay(to transition: RunningIndex) {
    raise(judges.quickLoads.judgeGivingWay(to: transition, in: app))
  }

  /// A sheet moved as it would by a swipe.
  @inline(never)
  mutating func noteSwipe(_ transition: RunningIndex) {
    judges.sheetSwipes.note(transition, in: app)
    if app.hasReturned(transition) { raise(app.draggedThoughModal(transition)) }
  }
}
