/// TC408: the bar is hidden or shown during a transition, and not in willShow.
extension TraceChecker {
  mutating func observeBarHidden(_ event: Event) {
    for transition in app.running.announced where app.running[transition].container == event.subject {
      guard app.isUnderWay(transition), !app.running[transition].has(.willShow), app.isJudged(transition),
        let row = app.running[transition].allowed.first
      else { continue }
      var finding = app.finding(
        408, transition, app.orders.catalogue.rows[row], .incoming, event.line,
        "the app showed or hid the navigation bar during a transition, but not in "
          + "`navigationController(_:willShow:animated:)`")
      finding.evidence.append(
        Evidence(
          line: event.line, controller: app.text(of: event.subject.name), event: event.kind.name,
          label: "may not animate with the transition"))
      raise(finding, Claim(name: event.subject.name, anyOf: EventKind.navigationControllerWillShow.bit))
      return
    }
  }
}

extension ObservedApp {
  /// Whether a controller moves in a transition that isn't complete.
  fileprivate func isUnderWay(_ transition: RunningIndex) -> Bool {
    !running[transition].isCommitted
      && (running[transition].seen & SlotSet.appearance(.incoming).bits != 0
        || running[transition].has(.outgoingWillDisappear))
  }
}
