/// TC408: the bar is hidden or shown during a transition, and not in willShow.
extension TraceChecker {
  mutating func observeBarHidden(_ event: Event) {
    for transition in running.announced where running[transition].container == event.subject {
      guard isUnderWay(transition), !running[transition].has(.willShow), isJudged(transition),
        let row = running[transition].allowed.first
      else { continue }
      var finding = finding(
        408, transition, catalogue.rows[row], .incoming, event.line,
        "the app showed or hid the navigation bar during a transition, but not in "
          + "`navigationController(_:willShow:animated:)`")
      finding.evidence.append(
        Evidence(
          line: event.line, controller: text(of: event.subject.name), event: event.kind.name,
          label: "may not animate with the transition"))
      raise(finding, Claim(name: event.subject.name, anyOf: EventKind.navigationControllerWillShow.bit))
      return
    }
  }

  /// Whether a controller moves in a transition that isn't complete.
  private func isUnderWay(_ transition: RunningIndex) -> Bool {
    !running[transition].isCommitted
      && (running[transition].seen & SlotSet.appearance(.incoming).bits != 0
        || running[transition].has(.outgoingWillDisappear))
  }
}
