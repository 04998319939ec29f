/// The text of a JSON string, its escapes resolved.
enum JSONText {
  /// The bytes of a string's inside, with padding behind them for the word finder.
  static func decode(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(range.count + LineCleaner.padding)
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < range.upperBound {
        offset = append(escape: bytes, offset + 1, range.upperBound, to: &result)
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    for _ in 0..<LineCleaner.padding { result.append(UInt8(ascii: "\n")) }
    return result
  }

  private static func append(
    escape bytes: Span<UInt8>, _ offset: Int, _ end: Int, to result: inout ContiguousArray<UInt8>
  ) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "b"), UInt8(ascii: "f"): result.append(UInt8(ascii: " "))
    case UInt8(ascii: "u"): return append(unicode: bytes, offset + 1, end, to: &result)
    default: result.append(bytes[offset])
    }
    return offset + 1
  }

  private static func append(
    unicode bytes: Span<UInt8>, _ offset: Int, _ end: Int, to result: inout ContiguousArray<UInt8>
  ) -> Int {
    guard let first = unit(bytes, offset, end) else { return offset }
    var behind = offset + 4
    var value = first
    if first >> 10 == 0x36, bytes.has("\\u", at: behind, before: end),
      let second = unit(bytes, behind + 2, end), second >> 10 == 0x37
    {
      value = 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
      behind += 6
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    result.append(contentsOf: String(Character(scalar)).utf8)
    return behind
  }

  private static func unit(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> UInt32? {
    guard end - offset >= 4, bytes.endOfHexDigits(from: offset, to: offset + 4) == offset + 4 else {
      return nil
    }
    var value: UInt32 = 0
    for index in offset..<offset + 4 {
      let byte = bytes[index]
      value = value << 4 | UInt32(byte.isDigit ? byte & 0x0F : (byte & 0x0F) + 9)
    }
    return value
  }
}
