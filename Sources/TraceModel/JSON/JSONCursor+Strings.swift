extension JSONCursor {
  /// Reads a text in single or double quotes; the cursor is at the opening one.
  mutating func readString() throws(JSONError) -> String {
    let start = position
    guard let quote = peek() else { throw unexpected(expected: "a string") }
    advance()
    var text: ContiguousArray<UInt8> = []
    while let byte = peek(), byte != quote {
      if byte == UInt8(ascii: "\\") {
        try readEscape(into: &text)
      } else if byte == 0x0A || byte == 0x0D {
        throw JSONError(.unclosedString, at: start)
      } else {
        text.append(byte)
        advance()
      }
    }
    guard advance(ifAt: quote) else { throw JSONError(.unclosedString, at: start) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a key: a text in quotes, or a word of letters, digits, `_` and `$`.
  mutating func readKey() throws(JSONError) -> String {
    guard let byte = peek() else { throw unexpected(expected: "a key or `}`") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try readString() }
    guard byte.isJSONWordByte, !byte.isJSONDigit else { throw unexpected(expected: "a key or `}`") }
    let start = offset
    advance(while: \.isJSONWordByte)
    return text(from: start)
  }

  private mutating func readEscape(into text: inout ContiguousArray<UInt8>) throws(JSONError) {
    let start = position
    advance()
    guard let letter = peek() else { throw JSONError(.unclosedString, at: start) }
    advance()
    switch letter {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0") where !(peek() ?? 0).isJSONDigit: text.append(0x00)
    case UInt8(ascii: "x"): append(try readHex(digits: 2, escapeAt: start), to: &text)
    case UInt8(ascii: "u"): append(try readUnicode(escapeAt: start), to: &text)
    case 0x0A: break
    case 0x0D: _ = advance(ifAt: 0x0A)
    case 0x30...0x39: throw JSONError(.badEscape("\\\(letter - 0x30)"), at: start)
    default: text.append(letter)
    }
  }

  /// The code point of `\uXXXX`, or of two of them that make a pair; half a pair becomes U+FFFD.
  private mutating func readUnicode(escapeAt start: TextPosition) throws(JSONError) -> UInt32 {
    let first = try readHex(digits: 4, escapeAt: start)
    guard first & 0xFC00 == 0xD800, isAt("\\u") else { return first }
    // A low half must follow; anything else is left where it is, to be read for itself.
    var ahead = self
    ahead.advance(by: 2)
    let second = try ahead.readHex(digits: 4, escapeAt: start)
    guard second & 0xFC00 == 0xDC00 else { return first }
    self = ahead
    return 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
  }

  private mutating func readHex(digits: Int, escapeAt start: TextPosition) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek(), let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw JSONError(.badEscape(digits == 2 ? "\\x" : "\\u"), at: start)
      }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }

  private func append(_ codePoint: UInt32, to text: inout ContiguousArray<UInt8>) {
    let scalar = UnicodeScalar(codePoint) ?? "\u{FFFD}"
    text.append(contentsOf: String(Character(scalar)).utf8)
  }
}

extension UInt8 {
  /// Whether this is `0` to `9`.
  fileprivate var isJSONDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether a word may contain this; every byte beyond ASCII is allowed, so that names of any script are.
  var isJSONWordByte: Bool {
    isJSONDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self == 0x5F || self == 0x24
      || self >= 0x80
  }
}
