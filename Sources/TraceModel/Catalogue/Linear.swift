extension TransitionSpec {
  /// The slots of the row in one legal order, for people to read: by the chains, soft ones too, required before
  /// optional where nothing else decides.
  package var linear: [Slot] {
    var rest = required + optional.filter { !required.contains($0) }
    let pairs = chains.flatMap { zip($0.slots, $0.slots.dropFirst()) }
    var order: [Slot] = []
    while !rest.isEmpty {
      let ready = rest.firstIndex { slot in !pairs.contains { $0.1 == slot && rest.contains($0.0) } } ?? 0
      order.append(rest.remove(at: ready))
    }
    return order
  }

  /// The chain that puts one slot before another: a direct one if there is one.
  package func chain(_ earlier: Slot, before later: Slot) -> Chain? {
    chains.first { chain in
      guard let first = chain.slots.firstIndex(of: earlier), let last = chain.slots.firstIndex(of: later)
      else {
        return false
      }
      return first < last
    }
  }
}

extension Slot {
  /// The call of the slot, in the words of reports.
  package func text(_ kind: TransitionKind) -> String {
    switch self {
    case .completion: kind == .dismiss ? "dismissCompletion" : "presentCompletion"
    case .skipped: "any appearance callback"
    default: event?.name ?? ""
    }
  }
}
