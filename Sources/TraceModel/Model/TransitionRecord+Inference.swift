extension TransitionRecord {
  /// That the kind was inferred, and what else it may be; `nil` if the kind was announced.
  package var inference: String? { isInferred ? "inferred" + otherReadings : nil }

  /// The other readings, where they are few enough to be of use.
  private var otherReadings: String {
    let others = alternatives.map(\.name)
    if others.isEmpty { return "" }
    return others.count <= 2
      ? "; or " + others.joined(separator: " or ") : "; \(others.count) other kinds of transition fit"
  }
}
