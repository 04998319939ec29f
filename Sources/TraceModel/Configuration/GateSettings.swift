/// What fails a run.
package struct GateSettings: Hashable, Sendable {
  /// The lowest severity at which a finding fails the gate.
  package enum FailLevel: String, CaseIterable, Sendable {
    case error, warning, info
    /// Findings of any certainty, from warnings up.
    case possible
    case never
  }

  /// The lowest severity at which a finding fails the gate.
  package var failOn = FailLevel.error
  /// How many warnings are allowed; `nil` for any number.
  package var maxWarnings: Int?
  /// How many events a trace must hold at least: one that suddenly records less fails.
  package var minEvents = 0
  /// Whether a baseline that holds what is fixed fails.
  package var failsOnFixed = false

  /// Errors fail, nothing else does.
  package init() {}
}
