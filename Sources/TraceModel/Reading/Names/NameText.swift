/// What names may be made of: letters and digits of any script, but no emoji, arrows or quotation marks.
enum NameText {
  /// `・`, which parts the words of a name in Katakana, and a name from its event.
  private static let middleDot: UInt32 = 0x30FB

  /// The offset behind symbols, punctuation of other scripts and blanks.
  static func skipSymbols(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end {
      if bytes[offset].isBlank {
        offset += 1
      } else {
        guard bytes[offset] >= 0x80 else { break }
        let (scalar, length) = scalar(bytes, at: offset, to: end)
        if isLetter(scalar), scalar != middleDot { break }
        offset += length
      }
    }
    return offset
  }

  /// Behind a symbol of a private plane and the blanks that follow.
  static func skipOwnSymbol(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    let (value, length) = scalar(bytes, at: start, to: end)
    return value >= 0x100000 ? bytes.skipBlanks(from: start + length, to: end) : start
  }

  /// The scalar at an offset and its length in bytes; a broken one is U+FFFD of one byte.
  static func scalar(_ bytes: Span<UInt8>, at offset: Int, to end: Int) -> (UInt32, Int) {
    let first = bytes[offset]
    let length =
      first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, end - offset >= length else { return (0xFFFD, 1) }
    var value = length == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(length))
    for behind in 1..<max(1, length) where length > 1 {
      guard bytes[offset + behind] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(bytes[offset + behind] & 0x3F)
    }
    return (value, length)
  }

  /// Whether a scalar beyond ASCII can be part of a name.
  static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0xC0: scalar == 0xAA || scalar == 0xB5 || scalar == 0xBA
    case 0xD7, 0xF7: false
    // `ㅡㅡㅡ`: a vowel of Korean that stands for a dash where it is alone.
    case 0x3161: false
    case 0x2000...0x2BFF: false
    case 0x2E00...0x2E7F: false
    case 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x303D...0x303F: false
    case 0xFE00...0xFE6F, 0xFEFF: false
    case 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0xFFF0...0xFFFF: false
    case 0x1F000...0x1FBFF, 0xE0000...: false
    default: true
    }
  }

  /// Whether an offset begins a capital letter of any script that has them.
  static func isCapital(_ bytes: Span<UInt8>, at offset: Int, to end: Int) -> Bool {
    guard offset < end else { return false }
    return Unicode.Scalar(scalar(bytes, at: offset, to: end).0)?.properties.isUppercase ?? false
  }

  /// The end of a range without symbols and blanks before it.
  static func trimSymbols(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var offset = end
    while offset > start {
      let byte = bytes[offset - 1]
      if byte.isBlank {
        offset -= 1
      } else {
        guard byte >= 0x80 else { break }
        var first = offset - 1
        while first > start, offset - first < 4, bytes[first] & 0xC0 == 0x80 { first -= 1 }
        let scalar = scalar(bytes, at: first, to: offset).0
        if isLetter(scalar), scalar != middleDot { break }
        offset = first
      }
    }
    return offset
  }

  /// Whether an offset begins a letter or digit of any script.
  static func isNameStart(_ bytes: Span<UInt8>, at offset: Int, to end: Int) -> Bool {
    guard offset < end else { return false }
    if bytes[offset] < 0x80 { return bytes[offset].isWordByte }
    return isLetter(scalar(bytes, at: offset, to: end).0)
  }
}
