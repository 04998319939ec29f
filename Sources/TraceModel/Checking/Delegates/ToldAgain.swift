/// TC301: a gesture ends once, and so does what its delegate is told of it.
extension TraceChecker {
  /// It is possible: apps print a call in an override and in what it overrides.
  mutating func reportToldAgain(_ gone: Seat, _ event: Event) {
    guard let line = app.presentations.told?.line, let name = app.name(of: gone) else { return }
    let who = app.text(of: name)
    var finding = app.finding(
      301, event.line, who, app.key(of: gone), "`\(event.kind.name)` came for \(who) a second time")
    finding.transition = .dismiss
    finding.evidence = [
      Evidence(line: line, controller: who, event: event.kind.name, label: "the swipe ended here"),
      Evidence(line: event.line, controller: who, event: event.kind.name, label: "again"),
    ]
    finding.weigh(Doubts(.lineMayBeDoubled))
    hold(HeldFinding(finding: finding, claim: .proven))
  }
}

extension ObservedApp {
  /// The controller that had gone when the same didDismiss came right before. A later one may belong to another sheet
  /// that appeared unlogged.
  func toldBefore(_ event: Event) -> Seat? {
    guard event.kind == .presentationControllerDidDismiss, let told = presentations.told,
      told.line == latest.lineBefore, told.subject == event.subject, event.subject.name.isSome,
      name(of: told.presented) != nil
    else { return nil }
    return told.presented
  }
}
