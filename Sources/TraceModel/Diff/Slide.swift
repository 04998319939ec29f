/// How far a stretch of a sequence can be moved so that the rest stays the same: `xyx|xy|z` and `x|yx|xyz` leave the
/// same behind.
enum Slide {
  /// How many places to the left.
  static func left<Element: Equatable>(
    of range: Range<Int>, in sequence: ContiguousArray<Element>, limit: Int
  ) -> Int {
    var moved = 0
    while moved < limit, range.lowerBound - moved > 0,
      sequence[range.lowerBound - moved - 1] == sequence[range.upperBound - moved - 1]
    { moved += 1 }
    return moved
  }

  /// How many places to the right.
  static func right<Element: Equatable>(
    of range: Range<Int>, in sequence: ContiguousArray<Element>, limit: Int = .max
  ) -> Int {
    var moved = 0
    while moved < limit, range.upperBound + moved < sequence.count,
      sequence[range.lowerBound + moved] == sequence[range.upperBound + moved]
    { moved += 1 }
    return moved
  }
}
