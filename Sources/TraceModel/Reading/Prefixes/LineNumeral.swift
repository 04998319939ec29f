/// What counts the lines that somebody pastes, in signs of its own: `<3> `, `{3} `, `3/9 `, `3번 `.
enum LineNumeral {
  /// Behind such a number and its sign; `nil` where there is none.
  static func end(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> Int? {
    let isOpen = bytes.at(start) == UInt8(ascii: "<") || bytes.at(start) == UInt8(ascii: "{")
    let first = isOpen ? start + 1 : start
    let last = bytes.endOfDigits(from: first, to: min(end, first + 4))
    guard last > first, last < end else { return nil }
    let behind = isOpen ? endOfBracket(bytes, last, bytes[start]) : endOfSign(bytes, last, end)
    guard let behind, behind < end, bytes[behind].isBlank,
      NameText.isCapital(bytes, at: bytes.skipBlanks(from: behind, to: end), to: end)
    else { return nil }
    return behind
  }

  private static func endOfBracket(_ bytes: Span<UInt8>, _ offset: Int, _ open: UInt8) -> Int? {
    // Both close two signs behind the one that opens.
    bytes[offset] == open + 2 ? offset + 1 : nil
  }

  /// Behind `번`, `번째` or `/9`.
  private static func endOfSign(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Int? {
    if let sign = ["번째", "번"].first(where: { bytes.has($0, at: offset, before: end) }) {
      return offset + sign.utf8.count
    }
    guard bytes[offset] == UInt8(ascii: "/") else { return nil }
    let last = bytes.endOfDigits(from: offset + 1, to: min(end, offset + 5))
    return last > offset + 1 ? last : nil
  }
}
