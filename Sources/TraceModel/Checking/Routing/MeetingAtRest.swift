/// Logs that tell the ends of moves alone: who has gone and who has come are one transition.
extension TraceChecker {
  /// Joins a did-callback to the transition that has nothing so far but the other side's.
  mutating func meetAtRest(_ index: InstanceIndex, _ side: Side, _ slot: Slot, _ event: Event)
    -> RunningIndex?
  {
    guard let transition = app.running.lingering.last, app.mayMeet(index, transition, side),
      take(transition, slot, event)
    else { return nil }
    sit(index, transition, side)
    if app.isAnythingKnown { consult(transition, event) }
    guard app.running[transition].isOpen, !app.running[transition].isAnnounced else { return transition }
    if let row = app.finishedRow(transition, asLogged: true) {
      app.running[transition].commit(row)
      commit(transition, row)
    }
    close(transition, .completed)
    return transition
  }
}

extension ObservedApp {
  /// Whether a controller that has come to rest may be the other side of a transition at rest: neither class logs how its
  /// controllers begin to move, and nothing that is still on the screen was below the one that went.
  fileprivate func mayMeet(_ index: InstanceIndex, _ transition: RunningIndex, _ side: Side) -> Bool {
    let one = running[transition]
    let first: Slot = side == .incoming ? .outgoingDidDisappear : .incomingDidAppear
    guard !one.isAnnounced, !one.isCommitted, one.seen & SlotSet.told.bits == first.bit,
      let other = instances.index(of: one.seat(side.other).instance), other != index,
      !logsWills(index), !logsWills(other), canJoin(index, transition, side)
    else { return false }
    return side == .outgoing || !revealsShown(other)
  }

  private func logsWills(_ index: InstanceIndex) -> Bool {
    let record = classes[instances[index].name]
    return record.logs(.viewWillAppear) || record.logs(.viewWillDisappear)
  }
}
