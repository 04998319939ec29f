/// A fault that is in the runs of both sides, but not in the same way.
package struct ChangedFinding: Sendable {
  /// The first finding of it before.
  package var before: Finding
  /// The first finding of it after.
  package var after: Finding
  /// How often it was found before.
  package var countBefore: Int
  /// How often it was found after.
  package var countAfter: Int
}
