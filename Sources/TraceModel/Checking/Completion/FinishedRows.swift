/// Which rows of the catalogue a transition has come to the end of.
extension ObservedApp {
  /// The likeliest of the rows that a transition may have come to its end by.
  @inline(__always)
  func endedRow(_ transition: RunningIndex) -> Int? {
    if running[transition].isAnnounced { return finishedRow(transition, asLogged: true) }
    let rows = finishedRows(transition, asLogged: false)
    guard rarely(isHalfTold(running[transition].seen)), !rows.isEmpty else { return prefer(rows, transition) }
    return prefer(rows.or(finishedUnlogged(transition)), transition)
  }

  /// Whether one call alone of the two was seen with which a side comes, or goes.
  @inline(__always)
  private func isHalfTold(_ seen: UInt32) -> Bool {
    let (coming, going) = (
      seen & (Slot.incomingWillAppear.bit | Slot.incomingDidAppear.bit),
      seen & (Slot.outgoingWillDisappear.bit | Slot.outgoingDidDisappear.bit)
    )
    return coming.nonzeroBitCount == 1 || going.nonzeroBitCount == 1
  }

  /// The rows that only lack calls which the classes of those who are known to move do not log.
  @inline(never)
  private func finishedUnlogged(_ transition: RunningIndex) -> RowSet {
    let seen = running[transition].seen
    return rows(transition, asking: unseen(.incoming, seen) | unseen(.outgoing, seen))
  }

  /// The rows that have all that they require, but for what isn't logged by its class.
  ///
  /// - Parameter asked: the slots that they require although no class is known to log them.
  @inline(__always)
  private func rows(_ transition: RunningIndex, asking asked: UInt32) -> RowSet {
    let needed = loggedSlots(transition) & ~running[transition].excused | asked
    return orders.catalogue.finished(seen: running[transition].seen, needed: needed)
      .and(running[transition].candidates)
  }

  /// The callbacks of a side none of whose was seen.
  @inline(__always)
  private func unseen(_ side: Side, _ seen: UInt32) -> UInt32 {
    let all = SlotSet.appearance(side).bits
    return seen & all == 0 ? all : 0
  }

  /// The rows that lack nothing which the classes log, though no call told that anybody has come to rest.
  func finishedButForEnd(_ transition: RunningIndex) -> RowSet {
    let needed = loggedSlots(transition) & ~running[transition].excused
    return orders.catalogue.complete(seen: running[transition].seen, needed: needed)
      .and(running[transition].candidates)
  }

  /// The likeliest of the rows that are complete.
  @inline(__always)
  func finishedRow(_ transition: RunningIndex, asLogged: Bool) -> Int? {
    prefer(finishedRows(transition, asLogged: asLogged), transition)
  }

  /// The rows that are complete: all that they require was seen, or is not logged by its class.
  @inline(__always)
  func finishedRows(_ transition: RunningIndex, asLogged: Bool) -> RowSet {
    guard !asLogged else { return rows(transition, asking: 0) }
    return orders.catalogue.finished(seen: running[transition].seen).and(running[transition].candidates)
  }

  /// The slots whose callbacks the classes of the two sides have logged so far. An unknown controller is
  /// assumed to log what others do, because most controllers inherit their logging from one class.
  func loggedSlots(_ transition: RunningIndex) -> UInt32 {
    slots(of: .incoming, transition) | slots(of: .outgoing, transition)
  }

  @inline(__always)
  private func slots(of side: Side, _ transition: RunningIndex) -> UInt32 {
    let callbacks =
      name(of: running[transition].seat(side)).map { classes[$0].loggedCallbacks }
      ?? (running[transition].isAnnounced ? 0 : classes.loggedByAnyone)
    return orders.loggedSlots[(side == .incoming ? 0 : 16) + callbacks].bits
  }

  /// The class of a seat.
  @inline(__always)
  func name(of seat: Seat) -> Symbol? {
    if seat.who.name.isSome { return seat.who.name }
    return instances.index(of: seat.instance).map { instances[$0].name }
  }
}
