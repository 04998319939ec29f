/// A value as Swift prints it: `CGRect(x: 0.0, y: 0.0)`, `User(id: 3)`, `Optional(3)`.
enum ValueText {
  /// Whether one begins at an offset. A controller's name with something in parentheses is none.
  static func begins(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> Bool {
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

  /// `<Home: 0x10>`, `"HomeVC"`: an object, or the name of a class.
  private static func wrapsName(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard bytes.at(start) == UInt8(ascii: "\"") else { return bytes.at(start) == UInt8(ascii: "<") }
    let close = ByteScan.first(UInt8(ascii: "\""), in: bytes, from: start + 1, to: end)
    return LabelText.isTypeName(bytes, start + 1..<close)
  }
}
