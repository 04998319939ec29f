/// What changed between two runs, or between some runs and others: what every renderer of `diff` reads.
package struct DiffReport: Sendable {
  /// The word on all of it.
  package enum Verdict: String, CaseIterable, Sendable {
    /// Nothing changed that is compared.
    case same
    /// Faults are gone, and none came.
    case better
    /// Behaviour changed; no fault came or went.
    case changed
    /// A fault came that the gate does not let pass.
    case regressed
  }

  /// The labels of the runs before.
  package var before: [String] = []
  /// The labels of the runs after.
  package var after: [String] = []
  /// The path of the log of each trace, by the trace's label.
  package var logs: [String: String] = [:]
  /// The names of all controllers, for redaction.
  package var controllerNames: Set<String> = []
  /// The findings.
  package var findings: FindingComparison
  /// The places where behaviour changed.
  package var changes: [BehaviourChange] = []
  /// How long transitions take, where that was asked for.
  package var timing: [TimingChange] = []
  /// How controllers were matched, a line each, where that was asked for.
  package var alignment: [String] = []
  /// What the reader should know: what could not be compared.
  package var remarks: [String] = []
  /// The word on all of it.
  package var verdict = Verdict.same
  /// Why there was nothing to compare; `nil` where there was.
  package var emptiness: String?

  /// The word on all of it, for people: that nothing differs from nothing isn't news.
  var verdictText: String {
    guard let emptiness else { return verdict.rawValue }
    return "\(verdict == .same ? "empty" : verdict.rawValue) (\(emptiness))"
  }

  /// The changes that count.
  package var gatedChanges: [BehaviourChange] { changes.filter(\.isGated) }
}
