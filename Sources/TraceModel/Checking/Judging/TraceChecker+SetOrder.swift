/// TC401, possibly: a stack that is set as a whole changes its screens in another order than a push or a pop.
extension TraceChecker {
  /// Raises it at the end of the transition: that UIKit makes the calls as in a push or a pop is what one source says.
  mutating func judgeSetOrder(_ transition: RunningIndex) {
    guard let (early, late) = app.swappedInSet(transition) else { return }
    let spec = app.orders.catalogue.rows[app.chosenRow(transition, .completed)]
    guard let chain = spec.chain(early, before: late) else { return }
    var finding = app.finding(
      chain.rule.number, transition, spec, .incoming, app.line(transition, early),
      "\(app.phrase(transition, late, spec)) came before \(app.phrase(transition, early, spec)); in this transition "
        + "(\(app.title(transition, spec))) UIKit makes these calls the other way round")
    finding.source = chain.source
    app.weigh(&finding, transition)
    finding.doubt(.orderIsSoft)
    raise(finding)
    app.running.note(transition) { $0.told.append(finding.rule) }
  }
}

extension ObservedApp {
  /// The two calls that came the other way round when a stack was set, of screens that its marks name, and with nobody else
  /// on the way.
  fileprivate func swappedInSet(_ transition: RunningIndex) -> (early: Slot, late: Slot)? {
    let one = running[transition]
    guard one.kindAsked == .setViewControllers, one.doubts.isEmpty, !one.isBoundByOrder, !one.isBroken,
      one.seen & Self.swapped.bits == Self.swapped.bits, isJudged(transition), movesAlone(one)
    else { return nil }
    let pairs: [(early: Slot, late: Slot)] = [
      (.outgoingWillDisappear, .incomingWillAppear), (.outgoingDidDisappear, .incomingDidAppear),
    ]
    return pairs.first { line(transition, $0.early) > line(transition, $0.late) }
  }

  private static var swapped: SlotSet {
    [.outgoingWillDisappear, .outgoingDidDisappear, .incomingWillAppear, .incomingDidAppear]
  }
}
