/// A finding, and what must turn out to be logged by which class for it to hold.
struct HeldFinding: Sendable {
  var finding: Finding
  var claim = Claim.proven
  /// The name by which alone its controller is known: whether the log may hide another is asked at its end.
  var namedOnly = Symbol.none
  /// What else is asked at the end of the log.
  var questions: OpenQuestions = []
  /// Claims that may turn out to hold: then another finding makes one of them, and says more of the same fault.
  var unless: [Claim] = []
  /// The line that proved it later, if one did.
  var laterProof: Evidence?
}
