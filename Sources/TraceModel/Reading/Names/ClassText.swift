/// A class as Swift prints it where no angle brackets of an object are around it: `Shop.HomeViewController`,
/// `ListController<Shop.Item>`, `_TtC4Shop18HomeViewController`.
enum ClassText {
  /// Names longer than this are not read.
  private static let reach = 400

  /// The class that begins at an offset, and whether it is a generic one.
  static func starting(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> (end: Int, isGeneric: Bool)? {
    let limit = min(end, start + reach)
    var offset = start
    while offset < limit, isPart(bytes[offset]) { offset += 1 }
    guard offset > start else { return nil }
    guard offset < limit, bytes[offset] == UInt8(ascii: "<"), !bytes.has("<0x", at: offset, before: limit)
    else {
      return (offset, false)
    }
    return endOfBrackets(bytes, offset, limit).map { ($0, true) } ?? (offset, false)
  }

  /// The offset behind the angle bracket that closes the one at an offset.
  private static func endOfBrackets(_ bytes: Span<UInt8>, _ open: Int, _ end: Int) -> Int? {
    var depth = 0
    for offset in open..<end {
      if bytes[offset] == UInt8(ascii: "<") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ">") {
        depth -= 1
        if depth == 0 { return offset + 1 }
      }
    }
    return nil
  }

  /// Where the generic class begins whose angle brackets open at an offset; `nil` where no name is before them.
  static func start(_ bytes: Span<UInt8>, before open: Int, from start: Int) -> Int? {
    let limit = max(start, open - reach)
    var offset = open
    while offset > limit, isPart(bytes[offset - 1]) { offset -= 1 }
    // `🔹<Shop.HomeVC: 0x10>`: a symbol has no parameters.
    let first = NameText.skipSymbols(bytes, from: offset, to: open)
    return first < open
      && (bytes[first].isLetter || bytes[first] >= 0x80 || bytes[first] == UInt8(ascii: "_"))
      ? first : nil
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
  }
}
