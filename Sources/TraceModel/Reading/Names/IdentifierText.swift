/// A UUID that tells an instance from others: `HomeVC 4C6E1B2A-0D1F-4E5A-9B8C-7D6E5F4A3B2C`, in brackets or not.
enum IdentifierText {
  private static let count = 36
  /// `Home(id: 4C6E…)`
  private static let keys = ["id", "uuid"]
  private static let dashes = [8, 13, 18, 23]

  /// The end of the name before the UUID that ends at an offset, and the UUID.
  static func ending(_ bytes: Span<UInt8>, at end: Int, from start: Int) -> (Int, Range<Int>)? {
    let isClosed = end > start && isBracket(bytes[end - 1])
    let last = isClosed ? end - 1 : end
    guard last - count > start, isWhole(bytes, last - count, last) else {
      return short(bytes, endingAt: last, from: start)
    }
    var name = last - count
    while name > start, bytes[name - 1].isBlank || isLink(bytes[name - 1]) { name -= 1 }
    if let key = keys.first(where: { bytes.hasFolded($0, endingAt: name, from: start) }),
      isLink(bytes.at(name - key.utf8.count - 1))
    {
      name -= key.utf8.count + 1
    }
    return name > start && name < last - count ? (name, last - count..<last) : nil
  }

  /// `HomeVC#5BC8FB`, `HomeVC:5BC8FB`: the beginning of one that is glued to a controller's class. Digits alone would be a line.
  private static func short(_ bytes: Span<UInt8>, endingAt end: Int, from start: Int) -> (Int, Range<Int>)? {
    var first = end
    while first > start, end - first < 16, bytes[first - 1].isHexDigit { first -= 1 }
    guard end - first > 5, first > start + 2,
      bytes[first - 1] == UInt8(ascii: "#") || bytes[first - 1] == UInt8(ascii: ":"),
      (first..<end).contains(where: { bytes[$0].isDigit }),
      (first..<end).contains(where: { bytes[$0].isLetter })
    else { return nil }
    let name = bytes.startOfWord(endingAt: first - 1, from: start)
    guard name < first - 1, ControllerName.isOne(bytes, name..<first - 1) else { return nil }
    return (first - 1, first..<end)
  }

  /// The UUID that begins at an offset, perhaps in brackets, and the offset behind it.
  static func starting(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> (Range<Int>, Int)? {
    var offset = start
    while offset < end, bytes[offset].isBlank || isLink(bytes[offset]) { offset += 1 }
    guard end - offset >= count, isWhole(bytes, offset, offset + count) else { return nil }
    return (offset..<offset + count, offset + count)
  }

  /// Whether a range is a UUID and nothing else.
  static func isWhole(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard end - start == count else { return false }
    return (0..<count).allSatisfy {
      dashes.contains($0) ? bytes[start + $0] == UInt8(ascii: "-") : bytes[start + $0].isHexDigit
    }
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "}")
  }

  /// What may part a name from its identifier.
  private static func isLink(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "@"),
      UInt8(ascii: ":"),
      UInt8(ascii: "#"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
