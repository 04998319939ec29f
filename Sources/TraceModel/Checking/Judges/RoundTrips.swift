/// Screens that came over another, where no mark tells how, and go back to it.
///
/// A push and its pop are in one order, and so are a presentation that covers and its dismissal. A screen that comes in one
/// and goes in the other had a call out of place, whatever brought it.
struct RoundTrips: Sendable {
  /// The ways in of those that haven't gone back, the last one at the end.
  private var entries: [RoundTripFact.Move] = []

  /// How many are remembered.
  private static let limit = 64

  /// A transition that nothing announced is over.
  mutating func note(_ transition: RunningIndex, in app: borrowing ObservedApp) -> RoundTripFact? {
    guard let move = app.untoldMove(transition) else { return nil }
    let entry = entries.lastIndex { $0.incoming == move.outgoing && $0.outgoing == move.incoming }
    guard let entry else {
      entries.append(move, keeping: Self.limit)
      return nil
    }
    let before = entries[entry]
    entries.removeSubrange(entry...)
    guard before.isOfPresentation != move.isOfPresentation else { return nil }
    return RoundTripFact(
      screen: app.running[transition].outgoing.who, below: app.running[transition].incoming.who,
      entry: before,
      exit: move)
  }
}

extension ObservedApp {
  /// The four calls of a move of two controllers, each the only one of its name, that came in an order which the wills don't
  /// tell apart: a push or a presentation, a pop or a dismissal.
  fileprivate func untoldMove(_ transition: RunningIndex) -> RoundTripFact.Move? {
    let one = running[transition]
    let whole: SlotSet = [
      .outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear,
    ]
    guard whole.bits & ~one.seen == 0, isOneScreen(one.outgoing), isOneScreen(one.incoming) else {
      return nil
    }
    let move = RoundTripFact.Move(
      outgoing: one.outgoing.instance, incoming: one.incoming.instance,
      willDisappear: line(transition, .outgoingWillDisappear),
      willAppear: line(transition, .incomingWillAppear),
      didDisappear: line(transition, .outgoingDidDisappear), didAppear: line(transition, .incomingDidAppear))
    return move.willDisappear < move.willAppear ? move : nil
  }

  /// Whether a controller is judged, is known for certain, and isn't a page: their turns come in either order.
  private func isOneScreen(_ seat: Seat) -> Bool {
    guard let index = instances.index(of: seat.instance) else { return false }
    let name = instances[index].name
    return wasAlone(index) && !isUnjudged(name) && !classes[name].mayBePage
  }
}
