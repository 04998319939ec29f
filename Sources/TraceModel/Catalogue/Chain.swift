/// A few slots that come in this order, and who says so. The union of a row's chains is its partial order.
package struct Chain: Sendable {
  /// The slots, first to last.
  package var slots: [Slot]
  /// The rule that a breach of this chain breaks.
  package var rule: RuleID
  /// How well it is proven.
  package var grade: Grade
  /// Who says so.
  package var source: String
}

/// How well an order is proven.
package enum Grade: String, Sendable {
  /// Apple's own text, or several recorded logs that agree.
  case hard
  /// One source, or different between releases: at most a warning.
  case soft
}

/// A chain whose breach is an error.
package func hard(_ rule: UInt16, _ slots: Slot..., source: String) -> Chain {
  Chain(slots: slots, rule: RuleID(number: rule), grade: .hard, source: source)
}

/// A chain whose breach is at most a warning.
package func soft(_ rule: UInt16, _ slots: Slot..., source: String) -> Chain {
  Chain(slots: slots, rule: RuleID(number: rule), grade: .soft, source: source)
}
