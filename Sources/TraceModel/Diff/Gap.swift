/// A gap where two sequences differ: what each of them has there.
struct Gap: Hashable, Sendable {
  /// The indices in the sequence before.
  var before: Range<Int>
  /// The indices in the sequence after.
  var after: Range<Int>

  /// Whether something only came or only went.
  var isPure: Bool { before.isEmpty != after.isEmpty }

  /// The gap seen from indices further on.
  func moved(before: Int, after: Int) -> Gap {
    Gap(
      before: self.before.lowerBound + before..<self.before.upperBound + before,
      after: self.after.lowerBound + after..<self.after.upperBound + after)
  }
}
