/// A kill whose callbacks come before UIKit says that the app, or a scene, ends.
extension TraceChecker {
  /// What went in the background, and nothing since, went because the app was about to end: that is known of UIKit, and no
  /// dismissal.
  mutating func takeBackKill(_ event: Event) {
    guard event.kind != .sceneWillConnect, app.hasOnlyGoneAway else { return }
    let line = judges.backgroundMoves.toldLine
    if line > 0 { ledger.withdraw { $0.finding.rule.number == 109 && $0.finding.line == line } }
    for transition in app.running.lingering where app.mayBeKill(transition) {
      app.running[transition].commit(app.orders.rowSets.of(.kill).first ?? -1)
    }
  }
}

extension ObservedApp {
  /// Whether nobody has come since the app went to the background.
  fileprivate var hasOnlyGoneAway: Bool {
    guard scenes.areInBackground, timeAway.awayLine > 0 else { return false }
    let came = instances.index(of: latest.coming).map { instances[$0].line(.viewWillAppear) } ?? 0
    return came < timeAway.awayLine && latest.loadLine < timeAway.awayLine
      && latest.arrivalLine < timeAway.awayLine
  }

  /// Whether a transition may turn out to be what UIKit does to a root at the end: it goes in the background, nobody asked for
  /// that, and nobody comes.
  @inline(__always)
  func mayBeKill(_ transition: RunningIndex) -> Bool {
    rarely(scenes.areInBackground) && mayBeKillInBackground(transition)
  }

  @inline(never)
  private func mayBeKillInBackground(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return !one.isAnnounced && !one.incoming.isTaken
      && one.firstLine > timeAway.awayLine
      && one.has(.outgoingDidDisappear)
  }
}
