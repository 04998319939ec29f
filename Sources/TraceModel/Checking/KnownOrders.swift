/// In which orders UIKit makes its calls, as tables that no log changes.
struct KnownOrders: Sendable {
  /// The orders of the transitions.
  let catalogue = CompiledCatalogue.standard
  /// Those of one controller.
  let appearance = AppearanceTable.standard
  /// The rows of the catalogue that are asked for together.
  let rowSets = NamedRowSets.standard
  let loggedSlots = SlotSet.logged
  /// The slot of each callback on each side.
  private let slots = Slot.ofCallbacks

  /// The slot of a callback on a side, as `AppearanceCallback.slot` has it. Every callback is looked up, and a list takes half
  /// the time of making a slot of its number.
  @inline(__always)
  func slot(_ callback: AppearanceCallback, _ side: Side) -> Slot {
    slots[Int(side.rawValue) &* 5 &+ Int(callback.rawValue)]
  }
}

extension Slot {
  /// The slots of the five callbacks, in the order of the sides and of the callbacks.
  fileprivate static let ofCallbacks = ContiguousArray(
    Side.allCases.flatMap { side in AppearanceCallback.allCases.map { $0.slot(side) } })
}

extension SlotSet {
  /// For each set of logged callbacks, as numbered by `ClassRecord.loggedCallbacks`, their slots: first those
  /// of the incoming side, then those of the outgoing side.
  static let logged: [SlotSet] = Side.allCases.reversed().flatMap { side in
    (0..<16).map { set in
      SlotSet(
        AppearanceCallback.allCases.filter { $0 != .viewIsAppearing && set & 1 << Int($0.rawValue) != 0 }
          .map { $0.slot(side) })
    }
  }
}
