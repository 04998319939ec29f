/// The one soft order between two controllers that is checked: the incoming one gets viewIsAppearing before
/// the outgoing one has disappeared.
extension TraceChecker {
  /// Raises it at the end of a transition in which it was the other way round: a warning at most, and only
  /// possible.
  mutating func judgeSoftOrder(_ transition: RunningIndex) {
    let (early, late) = (Slot.incomingIsAppearing, Slot.outgoingDidDisappear)
    guard running[transition].seen & early.bit != 0, running[transition].seen & late.bit != 0,
      line(transition, early) > line(transition, late), running[transition].isAnnounced,
      !running[transition].isBroken, isJudged(transition)
    else { return }
    let spec = catalogue.rows[chosenRow(transition, .completed)]
    guard let chain = spec.chain(early, before: late), chain.grade == .soft else { return }
    var finding = finding(
      chain.rule.number, transition, spec, .incoming, line(transition, early),
      "\(phrase(transition, early, spec)) came after \(phrase(transition, late, spec)); in this transition "
        + "(\(title(transition, spec))) UIKit calls `viewIsAppearing` right after the same controller's "
        + "`viewWillAppear`")
    finding.severity = .warning
    finding.source = chain.source
    weigh(&finding, transition)
    finding.doubt(.orderIsSoft)
    raise(finding)
    running.note(transition) { $0.told.append(finding.rule) }
  }
}
