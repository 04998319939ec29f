/// TC409: each push of a screen was taken back. One may be a gesture of the app's own that was given up, not each of them.
extension TraceChecker {
  /// A push did not come to its end.
  mutating func judgeTakenBack(_ transition: RunningIndex) {
    guard app.running[transition].kindAsked == .push, app.running[transition].hasMark,
      app.running[transition].trigger != .swipe, app.isJudged(transition),
      let incoming = app.instances.index(of: app.running[transition].incoming.instance),
      app.fluidity(of: transition) != .fluid,
      let row = app.running[transition].candidates.first
    else { return }
    let symbol = app.instances[incoming].name
    app.classes[symbol].takenBack &+= 1
    guard app.classes[symbol].takenBack == 2, !app.classes[symbol].wasPushed else { return }
    let name = app.text(of: symbol)
    var finding = app.finding(
      409, transition, app.orders.catalogue.rows[row], .incoming, app.running[transition].lastLine,
      "every push of \(name) was cancelled; \(name) got `viewWillDisappear` without having appeared"
    )
    finding.transition = .push
    var doubts = app.doubts(about: transition).union(Doubts(.mayBeInteractive))
    if app.fluidity(of: transition) != .still { doubts.add(.mayBeInterrupted) }
    finding.weigh(doubts)
    raise(finding)
  }
}
