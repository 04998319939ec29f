/// In which orders UIKit makes its calls, as tables that no log changes.
struct KnownOrders: Sendable {
  /// The orders of the transitions.
  let catalogue = CompiledCatalogue.standard
  /// Those of one controller.
  let appearance = AppearanceTable.standard
  /// The rows of the catalogue that are asked for together.
  let rowSets = NamedRowSets.standard
  let loggedSlots = SlotSet.logged
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
