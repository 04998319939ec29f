/// TC301: a gesture ends once, and so does what its delegate is told of it.
extension TraceChecker {
  /// The controller that had gone when the same didDismiss came right before. A later one may belong to another sheet
  /// that appeared unlogged.
  func toldBefore(_ event: Event) -> Seat? {
    guard event.kind == .presentationControllerDidDismiss, let told = presentations.told,
      told.line == lineBefore, told.subject == event.subject, event.subject.name.isSome,
      name(of: told.presented) != nil
    else { return nil }
    return told.presented
  }

  /// It is possible: apps print a call in an override and in what it overrides.
  mutating func reportToldAgain(_ gone: Seat, _ event: Event) {
    guard let line = presentations.told?.line, let name = name(of: gone) else { return }
    let who = text(of: name)
    var finding = finding(
      301, event.line, who, key(of: gone), "`\(event.kind.name)` came for \(who) a second time")
    finding.transition = .dismiss
    finding.evidence = [
      Evidence(line: line, controller: who, event: event.kind.name, label: "the swipe ended here"),
      Evidence(line: event.line, controller: who, event: event.kind.name, label: "again"),
    ]
    finding.weigh(Doubts(.lineMayBeDoubled))
    hold(HeldFinding(finding: finding, claim: .proven))
  }
}
