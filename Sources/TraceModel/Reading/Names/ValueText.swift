/// A value as Swift prints it: `CGRect(x: 0.0, y: 0.0)`, `User(id: 3)`, `Optional(3)`.
enum ValueText {
  /// Whether one begins at an offset. A controller's name with something in parentheses is none.
  static func begins(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> Bool {
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
}
