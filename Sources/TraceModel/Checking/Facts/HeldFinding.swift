/// A finding, and what must turn out to be logged by which class for it to stand.
struct HeldFinding: Sendable {
  var finding: Finding
  var claim: Claim
  /// The name by which alone its controller is known: whether the log may hide another is asked at its end.
  var namedOnly = Symbol.none
  /// Whether it ends what the one began that was there: another of the name is less likely then.
  var goesOn = false
  /// Whether it stands on the value of a setting: whether the log tells the changes of it is asked at its end.
  var asksSetting = false
  /// Whether every sheet of the log did the same, so that another style may have taken effect, is asked at its end.
  var asksSheets = false
}
