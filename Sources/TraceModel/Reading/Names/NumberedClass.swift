/// `ViewController A`, `ViewController 2`, `ViewController #2`: the class that Xcode makes first, which many apps have several
/// of. There the letter or the number belongs to the name. A longer number is more often a line's of the source.
enum NumberedClass {
  private static let bare = "viewcontroller"

  /// Behind the letter or the number that follows such a class; `nil` where none does.
  static func end(_ bytes: Span<UInt8>, _ name: Range<Int>, before end: Int) -> Int? {
    guard name.count == bare.utf8.count, bytes.hasFolded(bare, at: name.lowerBound, before: name.upperBound)
    else { return nil }
    var offset = name.upperBound + 1
    if bytes.at(offset) == UInt8(ascii: "#") { offset += 1 }
    guard offset < end, bytes[name.upperBound] == 0x20, bytes[offset].isUpper || bytes[offset].isDigit,
      offset + 1 == end || !isInWord(bytes[offset + 1])
    else { return nil }
    return offset + 1
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte >= 0x80 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: ".")
  }
}
