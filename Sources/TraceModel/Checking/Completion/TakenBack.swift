/// TC409: each push of a screen was taken back. One may be a gesture of the app's own that was given up, not each of them.
extension TraceChecker {
  /// A push did not come to its end.
  mutating func judgeTakenBack(_ transition: RunningIndex) {
    guard running[transition].kindAsked == .push, running[transition].hasMark,
      running[transition].trigger != .swipe, isJudged(transition),
      let incoming = instances.index(of: running[transition].incoming.instance),
      fluidity(of: transition) != .fluid,
      let row = running[transition].candidates.first
    else { return }
    let symbol = instances[incoming].name
    classes[symbol].takenBack &+= 1
    guard classes[symbol].takenBack == 2, !classes[symbol].wasPushed else { return }
    let name = text(of: symbol)
    var finding = finding(
      409, transition, catalogue.rows[row], .incoming, running[transition].lastLine,
      "every push of \(name) was cancelled; \(name) got `viewWillDisappear` without having appeared"
    )
    finding.transition = .push
    var doubts = self.doubts(about: transition).union(Doubts(.mayBeInteractive))
    if fluidity(of: transition) != .still { doubts.add(.mayBeInterrupted) }
    finding.weigh(doubts)
    raise(finding)
  }
}
