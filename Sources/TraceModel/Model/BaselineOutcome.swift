/// What a baseline did to a run, in numbers of findings.
package struct BaselineOutcome: Hashable, Sendable {
  /// The findings that it knows: they are not shown and not gated.
  package var known = 0
  /// The findings that it does not know.
  package var new = 0
  /// The findings in it that did not come, though what they need did occur.
  package var fixed = 0
  /// The findings in it that came less often than it says, and may come again.
  package var fewer = 0
  /// The findings in it that could not come, since what they need did not occur or was not looked at.
  package var notExercised = 0

  /// Nothing known, nothing new.
  package init() {}

  /// What it did, in words.
  package var text: String {
    var parts = ["\(known) known", "\(new) new"]
    if fixed > 0 { parts.append("\(fixed) fixed (`tracecheck baseline prune` removes them)") }
    if fewer > 0 { parts.append("\(fewer) fewer") }
    if notExercised > 0 { parts.append("\(notExercised) not exercised") }
    return parts.joined(separator: ", ")
  }
}
