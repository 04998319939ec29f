/// A finding, and what must turn out to be logged by which class for it to hold.
struct HeldFinding: Sendable {
  var finding: Finding
  var claim = Claim.proven
  /// The name by which alone its controller is known: whether the log may hide another is asked at its end.
  var namedOnly = Symbol.none
  /// What else is asked at the end of the log.
  var questions: OpenQuestions = []
  /// The line that proved it later, if one did.
  var laterProof: Evidence?
}
