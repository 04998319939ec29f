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
