/// Screens that came over another, where no mark tells how, and go back to it.
///
/// A push and its pop are in one order, and so are a presentation that covers and its dismissal. A screen that comes in one
/// and goes in the other had a call out of place, whatever brought it.
struct RoundTrips: Sendable {
  /// The ways in of those that haven't gone back, the last one at the end.
  private var entries: [RoundTripFact.Move] = []
  /// How the screens of each class came and went, by its name's index.
  private var habits: [Habit] = []

  private enum Habit: UInt8 { case unknown, pushed, presented }

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
    guard let screen = app.instances.index(of: move.outgoing),
      let below = app.instances.index(of: move.incoming)
    else { return nil }
    let name = app.instances[screen].name
    guard before.isOfPresentation != move.isOfPresentation else {
      note(move.isOfPresentation ? .presented : .pushed, of: name)
      return nil
    }
    // Of a class that has shown neither way nobody knows which half is at fault.
    let habit = habit(of: name)
    guard habit != .unknown else { return nil }
    return RoundTripFact(
      screen: app.instances[screen].who, below: app.instances[below].who, entry: before, exit: move,
      isPresented: habit == .presented)
  }

  private func habit(of name: Symbol) -> Habit {
    Int(name.index) < habits.count ? habits[Int(name.index)] : .unknown
  }

  private mutating func note(_ habit: Habit, of name: Symbol) {
    let index = Int(name.index)
    if index >= habits.count { habits += Array(repeating: .unknown, count: index + 1 - habits.count) }
    if habits[index] != habit { habits[index] = habit }
  }
}

extension ObservedApp {
  /// The four calls of a move of two controllers, each the only one of its name, that came in an order which the wills don't
  /// tell apart: a push or a presentation, a pop or a dismissal.
  fileprivate func untoldMove(_ transition: RunningIndex) -> RoundTripFact.Move? {
    let whole: SlotSet = [
      .outgoingWillDisappear, .incomingWillAppear, .incomingDidAppear, .outgoingDidDisappear,
    ]
    guard whole.bits & ~running[transition].seen == 0,
      line(transition, .outgoingWillDisappear) < line(transition, .incomingWillAppear),
      isOneScreen(running[transition].outgoing.instance), isOneScreen(running[transition].incoming.instance)
    else { return nil }
    return RoundTripFact.Move(
      outgoing: running[transition].outgoing.instance, incoming: running[transition].incoming.instance,
      willDisappear: line(transition, .outgoingWillDisappear),
      willAppear: line(transition, .incomingWillAppear),
      didDisappear: line(transition, .outgoingDidDisappear), didAppear: line(transition, .incomingDidAppear))
  }

  /// Whether a controller is judged, is known for certain, and isn't a page: their turns come in either order.
  private func isOneScreen(_ instance: InstanceRef) -> Bool {
    guard let index = instances.index(of: instance) else { return false }
    let name = instances[index].name
    return wasAlone(index) && !isUnjudged(name) && !classes[name].mayBePage
  }
}
