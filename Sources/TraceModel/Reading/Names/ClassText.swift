/// A class as Swift prints it where no angle brackets of an object stand around it: `Shop.HomeViewController`,
/// `ListController<Shop.Item>`, `_TtC4Shop18HomeViewController`.
enum ClassText {
  /// Names longer than this are not read.
  private static let reach = 400

  /// The class that begins at a place, and whether it is a generic one.
  static func starting(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> (end: Int, isGeneric: Bool)? {
    let limit = min(end, start + reach)
    var place = start
    while place < limit, isPart(bytes[place]) { place += 1 }
    guard place > start else { return nil }
    guard place < limit, bytes[place] == UInt8(ascii: "<"), !bytes.has("<0x", at: place, before: limit) else {
      return (place, false)
    }
    return endOfBrackets(bytes, place, limit).map { ($0, true) } ?? (place, false)
  }

  /// The place behind the angle bracket that closes the one at a place.
  private static func endOfBrackets(_ bytes: Span<UInt8>, _ open: Int, _ end: Int) -> Int? {
    var depth = 0
    for place in open..<end {
      if bytes[place] == UInt8(ascii: "<") { depth += 1 }
      if bytes[place] == UInt8(ascii: ">") {
        depth -= 1
        if depth == 0 { return place + 1 }
      }
    }
    return nil
  }

  /// Where the generic class begins whose angle brackets open at a place; `nil` where no name stands before them.
  static func start(_ bytes: Span<UInt8>, before open: Int, from start: Int) -> Int? {
    let limit = max(start, open - reach)
    var place = open
    while place > limit, isPart(bytes[place - 1]) { place -= 1 }
    return place < open
      && (bytes[place].isLetter || bytes[place] >= 0x80 || bytes[place] == UInt8(ascii: "_"))
      ? place : nil
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
  }
}
