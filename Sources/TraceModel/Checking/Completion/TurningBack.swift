/// Transitions that are given up halfway: the incoming controller goes again, or the outgoing one comes back,
/// and no did-callback was logged.
extension TraceChecker {
  /// Continues an announced transition as a cancelled one; `false` if none of its kind can be cancelled.
  mutating func turnBack(_ transition: RunningIndex, _ slot: Slot, _ event: Event) -> Bool {
    guard running[transition].isAnnounced, pendingPops.isEmpty, let kind = running[transition].kindAsked
    else { return false }
    let rows = rowSets.givenUp(kind).and(retraced(transition))
    guard !rows.isEmpty, !rows.without(catalogue.refuted(by: slot, seen: movesSeen(transition))).isEmpty
    else { return false }
    running[transition].allowed = rows
    running[transition].alive = rows
    running[transition].isGivenUp = true
    return accept(transition, slot, event)
  }

  /// The rows that the callbacks so far leave possible. Delegate calls don't count, because nobody knows
  /// which of them come in a transition that is given up.
  func retraced(_ transition: RunningIndex) -> RowSet {
    var (seen, alive) = (UInt32(0), catalogue.matchable)
    for slot in slotsInOrder(transition) where slot.side != nil {
      alive = alive.without(catalogue.refuted(by: slot, seen: seen))
      seen |= slot.bit
    }
    return alive
  }

  private func movesSeen(_ transition: RunningIndex) -> UInt32 {
    SlotSet(bits: running[transition].seen).slots.reduce(0) { $0 | ($1.side == nil ? 0 : $1.bit) }
  }
}
