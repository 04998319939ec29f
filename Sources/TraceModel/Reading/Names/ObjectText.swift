/// An object as Objective-C and Swift describe it: `<Shop.HomeViewController: 0x7f8b1c508a20; frame = …>`.
enum ObjectText {
  /// Descriptions longer than this are not read as one.
  private static let reach = 512
  /// What stands for no object, or for one whose name the log keeps to itself.
  private static let nobody = [
    "(null)", "private>", "redacted>", "mask.hash", "decode: ", "br>", "br/", "br /", "/",
  ]

  /// The object whose `<` is at an offset, and the index after it. An object that the line's end cuts off ends
  /// there.
  static func starting(_ bytes: Span<UInt8>, at open: Int, to end: Int) -> (NamePlace, Int)? {
    // `<0x7f40>` says which one, and no name.
    guard open < end, bytes[open] == UInt8(ascii: "<"), !bytes.has("0x", at: open + 1, before: end) else {
      return nil
    }
    let limit = min(end, open + reach)
    var depth = 0
    var offset = open
    while offset < limit {
      if bytes[offset] == UInt8(ascii: "<") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 { break }
      offset += 1
    }
    guard let name = content(bytes, from: open + 1, to: offset) else { return nil }
    return (name, min(offset + 1, end))
  }

  /// The object whose `>` is right before an offset, and where it begins.
  static func ending(_ bytes: Span<UInt8>, at end: Int, from start: Int) -> (NamePlace, Int)? {
    guard end > start, bytes[end - 1] == UInt8(ascii: ">") else { return nil }
    let limit = max(start, end - reach)
    var depth = 0
    var offset = end
    while offset > limit {
      offset -= 1
      if bytes[offset] == UInt8(ascii: ">") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "<") { depth -= 1 }
      if depth == 0 { break }
    }
    guard depth == 0, let name = content(bytes, from: offset + 1, to: end - 1) else { return nil }
    return (name, offset)
  }

  /// `Shop.HomeViewController: 0x7f8b1c508a20`, `UINavigationController 0x7f8b1c508a20` or a bare class.
  static func content(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    let first = bytes.skipBlanks(from: start, to: end)
    if nobody.contains(where: { bytes.has($0, at: first, before: bytes.count) }) {
      return NamePlace(start: first, end: first)
    }
    var nameEnd = endOfClass(bytes, from: first, to: end)
    guard nameEnd > first, NameText.isNameStart(bytes, at: first, to: end) || isOddName(bytes[first]) else {
      return nil
    }
    if isClock(bytes, first, nameEnd, end) { return nil }
    if let file = FileLabel.read(bytes, from: first, to: end) { return file }
    var offset = nameEnd
    if bytes.at(offset) == UInt8(ascii: ":"), offset < end { offset += 1 }
    offset = bytes.skipBlanks(from: offset, to: end)
    let instance = address(bytes, at: offset, to: end)
    if bytes[nameEnd - 1] == UInt8(ascii: ":") { nameEnd -= 1 }
    if let own = PrivateClass.name(bytes, from: first, to: nameEnd) {
      return NamePlace.named(bytes, from: own.lowerBound, to: own.upperBound, instance)
    }
    return NamePlace.named(bytes, from: first, to: nameEnd, instance)
  }

  /// `09:41:01`: a time, which names nobody.
  private static func isClock(_ bytes: Span<UInt8>, _ start: Int, _ colon: Int, _ end: Int) -> Bool {
    bytes[start].isDigit && colon + 2 < end && bytes[colon] == UInt8(ascii: ":")
      && bytes[colon + 1].isDigit && bytes[colon + 2].isDigit
      && bytes.endOfDigits(from: start, to: end) == colon
  }

  /// Signs that a class's name may begin with: `$s…`, `.Home` where the module was cut off.
  private static func isOddName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  /// The end of a class's name, which may hold angle brackets of its own, and parentheses with blanks in them.
  private static func endOfClass(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var depth = 0
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "<") || PrivateClass.opens(bytes, at: offset, from: start) { depth += 1 }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: ")") { depth -= 1 }
      if depth <= 0, byte == UInt8(ascii: ":") || byte.isBlank || byte == UInt8(ascii: ";") || byte == 0x0D {
        break
      }
      offset += 1
    }
    return offset
  }

  /// The address at an offset; `.none` where there is none or it was elided.
  static func address(_ bytes: Span<UInt8>, at offset: Int, to end: Int) -> InstanceKey {
    guard bytes.has("0x", at: offset, before: end) || bytes.has("0X", at: offset, before: end) else {
      return .none
    }
    return digits(bytes, offset + 2..<bytes.endOfHexDigits(from: offset + 2, to: min(end, offset + 18)))
  }

  private static func digits(_ bytes: Span<UInt8>, _ digits: Range<Int>) -> InstanceKey {
    var value: UInt64 = 0
    for index in digits {
      let byte = bytes[index]
      value = value << 4 | UInt64(byte.isDigit ? byte & 0x0F : (byte & 0x0F) + 9)
    }
    return .address(value)
  }

  /// `Home@7fb1a0621c00`: the address behind the sign, without its `0x`, if it is all of a range and too long for a number.
  static func bareAddress(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> InstanceKey {
    guard end - start >= 9, end - start <= 16, bytes.at(start - 1) == UInt8(ascii: "@"),
      bytes.endOfHexDigits(from: start, to: end) == end, (start..<end).contains(where: { bytes[$0].isDigit })
    else { return .none }
    return digits(bytes, start..<end)
  }
}
