/// The soft orders that are checked. Between two controllers it is one: the incoming one gets viewIsAppearing before
/// the outgoing one has disappeared.
extension TraceChecker {
  /// Raises it at the end of a transition in which it was the other way round: a warning at most, and only
  /// possible.
  mutating func judgeSoftOrder(_ transition: RunningIndex) {
    let (early, late) = (Slot.incomingIsAppearing, Slot.outgoingDidDisappear)
    guard app.running[transition].seen & early.bit != 0, app.running[transition].seen & late.bit != 0,
      app.line(transition, early) > app.line(transition, late), app.running[transition].isAnnounced,
      !app.running[transition].isBroken, app.isJudged(transition),
      // A first stack replaces nothing: what is taken for its outgoing controller is a stranger.
      !app.running[transition].doubts.contains(Doubts(.firstStack)), app.verdict(on: transition) != .none
    else { return }
    let spec = app.orders.catalogue.rows[app.chosenRow(transition, .completed)]
    guard let chain = spec.chain(early, before: late), chain.grade == .soft else { return }
    var finding = app.finding(
      chain.rule.number, transition, spec, .incoming, app.line(transition, early),
      "\(app.phrase(transition, early, spec)) came after \(app.phrase(transition, late, spec)); in this transition "
        + "(\(app.title(transition, spec))) UIKit calls `viewIsAppearing` right after the same controller's "
        + "`viewWillAppear`")
    finding.severity = .warning
    finding.source = chain.source
    app.weigh(&finding, transition)
    finding.doubt(.orderIsSoft)
    raise(finding)
    app.running.note(transition) { $0.told.append(finding.rule) }
  }

  /// A call that only a soft order forbids where it came.
  mutating func judgeSoft(
    _ transition: RunningIndex, _ spec: TransitionSpec, _ slot: Slot, _ seenBefore: UInt32, _ line: Int
  ) {
    guard spec.kind == .dismiss else { return holdOtherStyle(transition, spec, slot, seenBefore, line) }
    var finding = app.orderFinding(transition, spec, slot, seenBefore, line)
    // Of a controller's own callbacks its own state tells.
    guard finding.rule.number == 301 else { return }
    finding.severity = .warning
    finding.doubt(.orderIsSoft)
    raise(finding, in: transition)
  }
}
