/// What tells a line's print statement from another with the same words: the signs between them, its keys, and where its values are.
///
/// A base class may print `HomeVC viewDidAppear` and its subclass `[HomeVC] viewDidAppear` or `HomeVC viewDidAppear items=12` for one
/// call. Signs at either end don't count, for a person may have put them there.
enum StatementForm {
  private static let longest = 512
  private static let value: UInt32 = 0x100

  /// A number for the form of a message.
  static func number(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> UInt32 {
    var (hash, signs, offset, last): (UInt32, UInt32, Int, Int) = (1, 1, start, min(end, start + longest))
    last = max(start, last)
    while offset < last {
      let first = offset
      while offset < last, bytes[offset].isWordByte || bytes[offset] >= 0x80 { offset += 1 }
      if offset == first {
        signs = add(sign: bytes[offset], to: signs)
        offset += 1
      } else if let part = part(bytes, first..<offset, to: last) {
        if hash == 1 { signs = bytes.at(first - 1) == UInt8(ascii: "[") && first > start ? 2 : 1 }
        hash = add(part, to: add(signs, to: hash))
        signs = 1
        if part != 0, part != value { offset = endOfValue(bytes, from: offset, to: last) }
      }
    }
    return hash
  }

  /// What a word is to the form: 0 for one of the text, a key's own number, or a value; `nil` for `2nd`, which a person adds.
  private static func part(_ bytes: Span<UInt8>, _ word: Range<Int>, to end: Int) -> UInt32? {
    if bytes[word.lowerBound].isDigit {
      let digits = bytes.endOfDigits(from: word.lowerBound, to: word.upperBound)
      return digits == word.upperBound || bytes.isPartOfID(word) ? value : nil
    }
    if bytes.isPartOfID(word) || EventKey.truth(bytes, word) != nil { return value }
    guard word.upperBound < end, bytes[word.upperBound] == UInt8(ascii: "=") else { return 0 }
    return word.reduce(value + 1) { add(UInt32(bytes[$1].folded), to: $0) } | 1 << 31
  }

  private static func endOfValue(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    ByteScan.first(0x20, in: bytes, from: start, to: end)
  }

  private static func add(sign: UInt8, to signs: UInt32) -> UInt32 {
    sign.isBlank ? signs : add(UInt32(sign), to: signs)
  }

  private static func add(_ part: UInt32, to hash: UInt32) -> UInt32 { (hash ^ part) &* 16_777_619 }
}
