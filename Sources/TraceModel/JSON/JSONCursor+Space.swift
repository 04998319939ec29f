extension JSONCursor {
  /// Moves over white space and comments.
  mutating func skipSpace() throws(JSONError) {
    while let byte = peek() {
      if let length = spaceLength(byte) {
        advance(by: length)
      } else if isAt("//") {
        advance(while: { $0 != 0x0A && $0 != 0x0D })
      } else if isAt("/*") {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  /// The bytes of the white space here; `nil` if it is none. JSON5 allows all that ECMAScript calls space.
  private func spaceLength(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: 1
    case 0xC2: isAt("\u{A0}") ? 2 : nil
    case 0xE2: isAt("\u{2028}") || isAt("\u{2029}") || isAt("\u{2003}") ? 3 : nil
    case 0xE3: isAt("\u{3000}") ? 3 : nil
    case 0xEF: isAt("\u{FEFF}") ? 3 : nil
    default: nil
    }
  }

  private mutating func skipBlockComment() throws(JSONError) {
    let start = position
    advance(by: 2)
    while !isAt("*/") {
      guard peek() != nil else { throw JSONError(.unclosedComment, at: start) }
      advance()
    }
    advance(by: 2)
  }
}
