/// Pages that are said to curl, and turn in the order of scrolling. The order of a curl is recorded once, on an old release:
/// only where other pages of the log come in it is one that doesn't out of order, and no more than possibly.
extension TraceChecker {
  /// Holds what is wrong with a curl that came in the whole order of scrolling until the log has told how others come.
  mutating func holdOtherStyle(
    _ transition: RunningIndex, _ spec: TransitionSpec, _ slot: Slot, _ seenBefore: UInt32, _ line: Int
  ) {
    guard spec.kind == .turn, spec.outcome == .completed, app.isOfScrolling(transition) else { return }
    var finding = app.orderFinding(transition, spec, slot, seenBefore, line)
    finding.severity = .warning
    finding.doubt(.orderIsSoft)
    hold(HeldFinding(finding: finding, questions: .curls))
  }
}

extension ObservedApp {
  /// A page has turned.
  mutating func commitTurn(_ transition: RunningIndex, _ row: Int) {
    let one = running[transition]
    guard one.isAnnounced, !one.isBroken,
      !orders.rowSets.of(.turn).and(orders.rowSets.of(curl: false)).contains(row),
      one.has(.outgoingDidDisappear), one.has(.incomingDidAppear),
      line(transition, .outgoingDidDisappear) < line(transition, .incomingDidAppear)
    else { return }
    containers.pageTurns.haveCurled = true
  }

  /// Whether all that came is a turn that scrolls.
  fileprivate func isOfScrolling(_ transition: RunningIndex) -> Bool {
    var left = orders.catalogue.finished(seen: running[transition].seen, needed: .max)
      .and(orders.rowSets.of(.turn)).and(orders.rowSets.of(curl: false)).and(orders.rowSets.completed)
    var seen: UInt32 = 0
    for slot in slotsInOrder(transition) {
      left = left.without(orders.catalogue.refuted(by: slot, seen: seen))
      seen |= slot.bit
    }
    return !left.isEmpty
  }
}
