/// Transitions that are given up halfway: the incoming controller goes again, or the outgoing one comes back,
/// and no did-callback was logged.
extension TraceChecker {
  /// Continues an announced transition as a cancelled one; `false` if none of its kind can be cancelled.
  mutating func turnBack(_ transition: RunningIndex, _ slot: Slot, _ event: Event) -> Bool {
    guard app.running[transition].isAnnounced, app.containers.pendingPops.isEmpty,
      let kind = app.running[transition].kindAsked
    else { return false }
    let rows = app.orders.rowSets.givenUp(kind).and(app.retraced(transition))
    guard !rows.isEmpty,
      !rows.without(app.orders.catalogue.refuted(by: slot, seen: app.movesSeen(transition))).isEmpty
    else { return false }
    app.running[transition].allowed = rows
    app.running[transition].alive = rows
    app.running[transition].isGivenUp = true
    return accept(transition, slot, event)
  }
}

extension ObservedApp {
  /// The rows that the callbacks so far leave possible. Delegate calls don't count, because nobody knows
  /// which of them come in a transition that is given up.
  func retraced(_ transition: RunningIndex) -> RowSet {
    var (seen, alive) = (UInt32(0), orders.catalogue.matchable)
    for slot in slotsInOrder(transition) where slot.side != nil {
      alive = alive.without(orders.catalogue.refuted(by: slot, seen: seen))
      seen |= slot.bit
    }
    return alive
  }

  fileprivate func movesSeen(_ transition: RunningIndex) -> UInt32 {
    SlotSet(bits: running[transition].seen).slots.reduce(0) { $0 | ($1.side == nil ? 0 : $1.bit) }
  }
}
