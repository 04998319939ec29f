/// A class beside a tag, a module or a topic in the same brackets: `Shop:HomeVC`, `Lifecycle: Home`, `HomeVC:lifecycle`,
/// `HomeVC, main`.
enum BracketTag {
  /// The name; `nil` where neither side can only be a tag.
  static func read(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    let sign = bytes.endOfWord(from: start, to: end)
    guard sign > start, sign < end, bytes[sign] == UInt8(ascii: ":") || bytes[sign] == UInt8(ascii: ",")
    else { return nil }
    let second = bytes.skipBlanks(from: sign + 1, to: end)
    guard second < end, bytes.endOfWord(from: second, to: end) == end else { return nil }
    if isNamed(bytes, second..<end, beside: start..<sign) {
      return NamePlace.named(bytes, from: second, to: end)
    }
    return isNamed(bytes, start..<sign, beside: second..<end)
      ? NamePlace.named(bytes, from: start, to: sign) : nil
  }

  /// Whether one of the two can only be a class, and the other one none, or the other one can only be a tag.
  private static func isNamed(_ bytes: Span<UInt8>, _ one: Range<Int>, beside other: Range<Int>) -> Bool {
    if LabelText.isTypeName(bytes, other) || bytes[other.lowerBound].isDigit { return false }
    if LabelText.isTypeName(bytes, one) { return true }
    return bytes[one.lowerBound].isUpper && !LogLevel.isLevel(bytes, from: one.lowerBound, to: one.upperBound)
      && LoggerTag.isTag(bytes, NamePlace(start: other.lowerBound, end: other.upperBound))
      && !LoggerTag.isTag(bytes, NamePlace(start: one.lowerBound, end: one.upperBound))
  }
}
