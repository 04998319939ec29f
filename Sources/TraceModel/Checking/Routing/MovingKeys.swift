/// What the keys of a callback say about the move it belongs to, if nobody announced that move.
extension ObservedApp {
  /// Leaves an inferred transition only the kinds that the keys of a callback allow.
  mutating func narrowByKeys(_ transition: RunningIndex, _ index: InstanceIndex, _ event: Event) {
    guard running[transition].isOpen, !running[transition].isAnnounced,
      let callback = AppearanceCallback(event.kind),
      running[transition].side(of: index) == (callback.isAppearing ? .incoming : .outgoing)
    else { return }
    let denied = callback.isAppearing ? kindsDeniedComing(event) : kindsDeniedGoing(event)
    if !denied.isEmpty { deny(transition, denied) }
  }

  /// The kinds by which a controller does not come: one that is neither presented nor moved to a parent was there.
  private func kindsDeniedComing(_ event: Event) -> [TransitionKind] {
    var denied: [TransitionKind] = []
    if event.flags[.beingPresented] == true {
      denied += [.push, .pop, .popTo, .popToRoot, .dismiss, .addChild, .launch]
    }
    if event.flags[.beingPresented] == false { denied.append(.present) }
    if event.flags[.movingToParent] == true { denied += [.pop, .popTo, .popToRoot, .dismiss] }
    if event.flags[.movingToParent] == false { denied += [.push, .addChild] }
    return denied
  }

  /// The kinds by which a controller does not go. One that is neither dismissed nor taken from its parent stays.
  private func kindsDeniedGoing(_ event: Event) -> [TransitionKind] {
    var denied: [TransitionKind] = []
    if event.flags[.beingDismissed] == true {
      denied += [.present, .push, .pop, .popTo, .popToRoot, .removeChild]
    }
    if event.flags[.beingDismissed] == false { denied.append(.dismiss) }
    if event.flags[.movingFromParent] == true { denied += [.push, .present] }
    if event.flags[.movingFromParent] == false { denied += [.pop, .popTo, .popToRoot, .removeChild] }
    return denied
  }

  /// Takes kinds from a transition, unless nothing would be left.
  private mutating func deny(_ transition: RunningIndex, _ kinds: [TransitionKind]) {
    allow(kinds.reduce(orders.rowSets.all) { $0.without(orders.rowSets.of($1)) }, in: transition)
  }

  /// Narrows a transition to some orders, unless none of them is possible any more.
  mutating func allow(_ rows: RowSet, in transition: RunningIndex) {
    let rows = running[transition].allowed.and(rows)
    if !rows.and(running[transition].alive).isEmpty { running[transition].allowed = rows }
  }
}
