/// What a transition is told as: nothing is judged by it.
struct TransitionReading {
  var row: Int
  var kind: TransitionKind
  /// The outgoing controller, also where no line tells of it.
  var from: Seat
  /// The rows that fit as well, and what would have been seen of them, where the log tells nothing of going.
  var candidates: RowSet?
  var seen: UInt32?
}

extension ObservedApp {
  /// What a transition is told as.
  ///
  /// - Parameter path: the screens that have come so far, in a log that tells nothing of going.
  func reading(of transition: RunningIndex, _ outcome: TransitionOutcome, _ path: inout ScreenPath)
    -> TransitionReading
  {
    let one = running[transition]
    let row = chosenRow(transition, outcome)
    let plain = TransitionReading(row: row, kind: orders.catalogue.kinds[row], from: one.outgoing)
    guard outcome != .cancelled, !isBesides(transition, plain.row) else { return plain }
    if usually(classes.tellGoing) {
      return outcome == .completed ? reading(ofLone: transition, plain, &path) ?? plain : plain
    }
    guard one.incoming.isTaken else {
      path.leave(one.outgoing)
      return plain
    }
    let (from, isBack) = path.come(one.incoming, at: one.firstLine)
    guard from.isTaken, !one.outgoing.isTaken, !one.outgoing.isNamed else { return plain }
    if one.isAnnounced { return TransitionReading(row: plain.row, kind: plain.kind, from: from) }
    return isBack || path.hasComeBack
      ? reading(isBack ? [.pop, .dismiss, .select] : [.push, .present, .select], from, transition) ?? plain
      : TransitionReading(row: plain.row, kind: plain.kind, from: from)
  }

  /// Whether a transition takes no screen's place: a child comes, a page or a column.
  private func isBesides(_ transition: RunningIndex, _ row: Int) -> Bool {
    let kinds: [TransitionKind] = [.removeChild, .turn, .swap]
    if kinds.contains(orders.catalogue.kinds[row]) || comesAsChild(transition) { return true }
    switch container(of: running[transition]) {
    case .page, .pageCurl, .child, .split: return true
    case .navigation, .tab, nil: return false
    }
  }

  /// A transition as one of some kinds, the likeliest first. What was presented, as a mark says, is dismissed.
  func reading(_ kinds: [TransitionKind], _ from: Seat, _ transition: RunningIndex)
    -> TransitionReading?
  {
    let rows = kinds.map { orders.rowSets.of($0).and(orders.rowSets.completed) }
    let isPresented = instances.index(of: from.instance).map { instances[$0].presentedIn.isSome } ?? false
    guard let row = (isPresented && kinds[1] == .dismiss ? rows[1] : rows[0]).first else { return nil }
    return TransitionReading(
      row: row, kind: orders.catalogue.kinds[row], from: from, candidates: rows.reduce(.none) { $0.or($1) },
      seen: orders.catalogue.required[row])
  }
}
