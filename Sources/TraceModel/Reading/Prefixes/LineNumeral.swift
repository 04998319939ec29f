/// What counts the lines that somebody pastes, in signs of its own: `<3> `, `{3} `, `3/ `, `3/9 `, `(3/9) `, `3번 `,
/// `3）`; and the line of the source that printed it: `L23 `, `line 23: `.
enum LineNumeral {
  /// Behind such a number and its sign; `nil` where there is none.
  static func end(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> Int? {
    if let line = endOfSourceLine(bytes, start, end) { return line }
    let isOpen = opening.contains { UInt8(ascii: $0) == bytes.at(start) }
    let first = isOpen ? start + 1 : start
    let last = bytes.endOfDigits(from: first, to: min(end, first + 4))
    guard last > first, last < end else { return nil }
    if !isOpen, bytes.has(wide, at: last, before: end) {
      return wide.utf8.count + last < end ? wide.utf8.count + last : nil
    }
    let behind = isOpen ? endOfBracket(bytes, last, end, bytes[start]) : endOfSign(bytes, last, end)
    guard let behind, isBeforeName(bytes, behind, end) else { return nil }
    return behind
  }

  private static func isBeforeName(_ bytes: Span<UInt8>, _ behind: Int, _ end: Int) -> Bool {
    behind < end && bytes[behind].isBlank
      && NameText.isCapital(bytes, at: bytes.skipBlanks(from: behind, to: end), to: end)
  }

  private static let lineWords: Phrases = ["line:", "line ", "ln ", "l:", "l.", "l"]

  /// Behind `L23`, `line 23`, `line:23`, with a colon behind it or without.
  private static func endOfSourceLine(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard let word = lineWords.firstFolded(in: bytes, at: start, before: end) else { return nil }
    let first = start + word.utf8.count
    var last = bytes.endOfDigits(from: first, to: min(end, first + 6))
    guard last > first else { return nil }
    if bytes.at(last) == UInt8(ascii: ":") { last += 1 }
    return isBeforeName(bytes, last, end) ? last : nil
  }

  private static let opening: [Unicode.Scalar] = ["<", "{", "("]
  /// A parenthesis as wide as a letter, which needs no blank behind it.
  private static let wide = "）"

  private static func endOfBracket(
    _ bytes: Span<UInt8>, _ offset: Int, _ end: Int, _ open: UInt8
  ) -> Int? {
    if open == UInt8(ascii: "(") {
      // `(3) ` is read as other lists are.
      let last = endOfTotal(bytes, offset, end)
      return last.flatMap { bytes.at($0) == UInt8(ascii: ")") ? $0 + 1 : nil }
    }
    // Both close two signs behind the one that opens.
    return bytes[offset] == open + 2 ? offset + 1 : nil
  }

  /// Behind `번`, `번째`, `/` or `/9`.
  private static func endOfSign(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Int? {
    if let sign = ["번째", "번"].first(where: { bytes.has($0, at: offset, before: end) }) {
      let behind = offset + sign.utf8.count
      return isOrdinal(bytes, behind, end) ? nil : behind
    }
    return endOfTotal(bytes, offset, end) ?? (bytes[offset] == UInt8(ascii: "/") ? offset + 1 : nil)
  }

  private static let kinds = ["vc", "viewcontroller", "controller", "view", "screen"]

  /// `1번 VC`, `2번째 ViewController`: whether a word for any controller is behind an ordinal, which tells which one it is.
  private static func isOrdinal(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let word = bytes.skipBlanks(from: start, to: end)
    let name = word..<bytes.endOfWord(from: word, to: end)
    return kinds.contains { EventKey.equals(bytes, name, $0) }
  }

  /// Behind `/9`: how many there are.
  private static func endOfTotal(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Int? {
    guard bytes.at(offset) == UInt8(ascii: "/") else { return nil }
    let last = bytes.endOfDigits(from: offset + 1, to: min(end, offset + 5))
    return last > offset + 1 ? last : nil
  }
}
