/// What people put in the place of the lines that they leave out of a log: a line that is only `...`, `[…]` or `<snip>`.
enum CutMark {
  /// Longer lines are none.
  private static let longest = 48
  private static let words = ["snip", "snipped", "cut"]
  /// What a line says that a service puts in the place of what was too long.
  private static let parts = ["snip", "truncated", "skipped", "omitted"]

  /// Whether such a line may begin with a byte.
  static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "-"),
      UInt8(ascii: "~"), UInt8(ascii: "/"), 0xE2, 0xE3, 0xEF:
      true
    default: false
    }
  }

  /// Whether a line is such a mark.
  static func isOne(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let limit = ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: start, to: min(end, start + longest))
    guard limit == end || bytes[limit] == UInt8(ascii: "\n") else { return false }
    let text = isComment(bytes, start, limit) ? bytes.skipBlanks(from: start + 2, to: limit) : start
    return isMark(bytes, text, bytes.trimmedEnd(from: text, to: limit))
  }

  /// `// ...`: how people leave lines out of a listing.
  private static func isComment(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    bytes.has("//", at: start, before: end)
  }

  private static func isMark(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    // More of them are a line that an app draws.
    if bytes.has("~~~", at: start, before: end) { return end - start == 3 }
    let (first, last) = unboxed(bytes, start, end)
    let isBoxed = first > start
    let text = skipDots(bytes, first, last)
    if text >= last { return dots(bytes, first..<last) > 2 }
    // Most lines that are asked about begin with a bracket, and have no point behind it.
    guard text > first || isBoxed else { return false }
    let textEnd = trimDots(bytes, first, last)
    let isDotted = text > first && textEnd < last && text < textEnd
    if isDotted { return isBoxed || parts.contains { bytes.findFolded($0, from: text, to: textEnd) } }
    return isBoxed
      && words.contains { last - first == $0.utf8.count && bytes.hasFolded($0, at: first, before: last) }
  }

  /// What brackets hold that are around all of a line.
  private static func unboxed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (Int, Int) {
    guard end - start > 2 else { return (start, end) }
    switch (bytes[start], bytes[end - 1]) {
    case (UInt8(ascii: "["), UInt8(ascii: "]")), (UInt8(ascii: "("), UInt8(ascii: ")")),
      (UInt8(ascii: "<"), UInt8(ascii: ">")):
      return (start + 1, end - 1)
    default: return (start, end)
    }
  }

  /// How many points a text of nothing else has; `…` has three.
  private static func dots(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Int {
    text.reduce(0) { $0 + (bytes[$1] != UInt8(ascii: "-") && !bytes[$1].isBlank ? 1 : 0) }
  }

  /// Signs for several points, of three bytes each.
  private static let ellipses: Phrases = ["…", "⋮", "⋯", "︙", "・"]

  private static func skipDots(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end {
      if ellipses.first(in: bytes, at: offset, before: end) != nil {
        offset += 3
      } else if isDot(bytes[offset]) {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  private static func trimDots(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = end
    while offset > start {
      if ellipses.isOne(in: bytes, endingAt: offset, from: start) {
        offset -= 3
      } else if isDot(bytes[offset - 1]) {
        offset -= 1
      } else {
        break
      }
    }
    return offset
  }

  private static func isDot(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte.isBlank
  }
}

extension Span<UInt8> {
  /// Whether a short range holds a text in small letters, in any capitals.
  fileprivate func findFolded(_ text: String, from start: Int, to end: Int) -> Bool {
    (start..<Swift.max(start, end)).contains { hasFolded(text, at: $0, before: end) }
  }
}
