/// A screen's title as Swift prints a text that may be missing: `Optional("Home")`.
enum OptionalTitle {
  private static let head = "Optional(\""

  /// The title that is all of a range. Where nothing says that it's one, each of its words begins with a capital, or is a number
  /// behind another: any other text may be what a call was made with.
  static func read(_ bytes: Span<UInt8>, from start: Int, to end: Int, isSure: Bool = false) -> NamePlace? {
    let (first, last) = (start + head.utf8.count, end - 2)
    guard first < last, last - first < 64, bytes.has(head, at: start, before: end),
      bytes.has("\")", endingAt: end, from: first), isSure || isTitle(bytes, first..<last)
    else { return nil }
    return NamePlace.named(bytes, from: first, to: last)
  }

  private static func isTitle(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    text.allSatisfy { offset in
      let byte = bytes[offset]
      let isFirst = offset == text.lowerBound || bytes[offset - 1].isBlank
      if byte.isBlank || byte >= 0x80 { return !isFirst || byte >= 0x80 }
      return isFirst
        ? byte.isUpper || byte.isDigit && offset > text.lowerBound : byte.isLetter || byte.isDigit
    }
  }
}
