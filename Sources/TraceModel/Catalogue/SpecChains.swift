extension TransitionSpec {
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

  /// The chain by which a slot came too early whatever comes next: it puts it behind another that was not seen.
  package func chain(delaying slot: Slot, seen: UInt32) -> Chain? {
    chains.first { chain in
      guard let place = chain.slots.firstIndex(of: slot) else { return false }
      return chain.slots[..<place].contains { seen & $0.bit == 0 && required.contains($0) }
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
