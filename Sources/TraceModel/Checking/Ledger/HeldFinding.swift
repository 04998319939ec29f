/// A finding, and what must turn out to be logged by which class for it to stand.
struct HeldFinding: Sendable {
  var finding: Finding
  var claim: Claim
}
