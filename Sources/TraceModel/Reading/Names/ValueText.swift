/// A value as Swift prints it: `CGRect(x: 0.0, y: 0.0)`, `User(id: 3)`, `Optional(3)`.
enum ValueText {
  /// Whether one begins at an offset. A controller's name with something in parentheses is none.
  static func begins(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> Bool {
    if isMeasure(bytes, start..<bytes.trimmedEnd(from: start, to: end)) { return true }
    if bytes.has("Optional(", at: start, before: end) {
      return !wrapsName(bytes, start + "Optional(".utf8.count, end)
    }
    var open = start
    while open < end, bytes[open].isWordByte || bytes[open] == UInt8(ascii: ".") { open += 1 }
    guard open < end, open > start, bytes[start].isUpper, bytes[open] == UInt8(ascii: "("),
      !LabelText.isTypeName(bytes, start..<open)
    else { return false }
    var label = open + 1
    while label < end, bytes[label].isWordByte { label += 1 }
    let hasLabel = label > open + 1 && bytes.at(label) == UInt8(ascii: ":") && bytes.at(label + 1).isBlank
    return hasLabel && bytes[open + 1].isLetter
  }

  /// `2026-03-01 10:00:00 +0000`, `800.0x600.0`: whether a time or a size is all of a range.
  static func isMeasure(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, bytes[range.lowerBound].isDigit else { return false }
    if let clock = ClockReading.parse(bytes, from: range.lowerBound, to: range.upperBound) {
      return clock.end == range.upperBound
    }
    let cross = endOfNumber(bytes, range.lowerBound, range.upperBound)
    guard cross < range.upperBound, bytes[cross] == UInt8(ascii: "x"), bytes.at(cross + 1).isDigit else {
      return false
    }
    return endOfNumber(bytes, cross + 1, range.upperBound) == range.upperBound
  }

  private static func endOfNumber(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].isDigit || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
    return offset
  }

  /// `<Home: 0x10>`, `"HomeVC"`: an object, or the name of a class.
  private static func wrapsName(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard bytes.at(start) == UInt8(ascii: "\"") else { return bytes.at(start) == UInt8(ascii: "<") }
    let close = ByteScan.first(UInt8(ascii: "\""), in: bytes, from: start + 1, to: end)
    return LabelText.isTypeName(bytes, start + 1..<close)
  }
}
