/// What tells the instances of a name apart, behind the name: `@0x7f40`, `: 0x7f40`, ` 0x7f40`, `(0x7f40)`,
/// ` [0x7f40]`, `<0x7f40>`.
enum InstanceSuffix {
  /// Addresses have at most this many digits.
  private static let mostDigits = 16
  /// What Swift prints around the address of an object's identity.
  private static let identifier = "ObjectIdentifier"

  /// The end of the name whose address ends at an offset, and the address.
  static func ending(_ bytes: Span<UInt8>, at end: Int, from start: Int) -> (Int, InstanceKey)? {
    guard end - start > 3 else { return nil }
    let opening = opening(for: bytes[end - 1])
    let last = opening == nil ? end : end - 1
    var digits = last
    let limit = max(start, last - mostDigits)
    while digits > limit, bytes[digits - 1].isHexDigit { digits -= 1 }
    if opening == nil, digits - start > 1, bytes[digits - 1] == UInt8(ascii: "@") {
      let bare = ObjectText.bareAddress(bytes, from: digits, to: end)
      return bare.isSome && bytes[digits - 2].isWordByte ? (digits - 1, bare) : nil
    }
    guard digits < last, digits - start > 2, bytes[digits - 1] | 0x20 == UInt8(ascii: "x"),
      bytes[digits - 2] == UInt8(ascii: "0")
    else { return nil }
    var name = digits - 2
    if let opening {
      name = beforeKey(bytes, start, name)
      guard name > start, bytes[name - 1] == opening else { return nil }
      name -= 1
      if bytes.has(identifier, endingAt: name, from: start) { name -= identifier.utf8.count }
    }
    guard let nameEnd = endOfName(bytes, start, name, isOpen: opening != nil) else { return nil }
    return (nameEnd, ObjectText.address(bytes, at: digits - 2, to: last))
  }

  /// Without the sign or the blank that parts a name from its address.
  private static func endOfName(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, isOpen: Bool) -> Int? {
    var offset = bytes.trimmedEnd(from: start, to: end)
    let isParted = isOpen || offset < end
    guard offset > start else { return nil }
    // `Home - 0x10`
    let isDash = offset < end && bytes.has(" -", endingAt: offset, from: start)
    if isSign(bytes[offset - 1]) || isDash || offset == end && isGlue(bytes[offset - 1]) {
      offset = bytes.trimmedEnd(from: start, to: offset - 1)
      return offset > start ? offset : nil
    }
    if bytes[offset - 1] == UInt8(ascii: "="), offset == end { return endBeforeKey(bytes, start, offset - 1) }
    return isParted ? offset : nil
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "@") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "|")
      || byte == UInt8(ascii: ",")
  }

  /// What may part a name from its address where no blank does: `Home#0x10`, `Home/0x10`, `Home_0x10`.
  private static func isGlue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "~")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  /// `(instance 0x10)`, `(self: 0x10)`: the key's beginning; the same offset where there is none.
  private static func beforeKey(_ bytes: Span<UInt8>, _ start: Int, _ address: Int) -> Int {
    var end = bytes.trimmedEnd(from: start, to: address)
    if end > start, bytes[end - 1] == UInt8(ascii: ":") || bytes[end - 1] == UInt8(ascii: "=") { end -= 1 }
    guard end < address, let key = keys.first(where: { bytes.hasFolded($0, endingAt: end, from: start) })
    else {
      return address
    }
    return end - key.utf8.count
  }

  private static let keys = ["id", "address", "addr", "ptr", "self", "instance"]

  /// `Home id=0x10`: the end of the name before the key.
  private static func endBeforeKey(_ bytes: Span<UInt8>, _ start: Int, _ sign: Int) -> Int? {
    guard let key = keys.first(where: { bytes.hasFolded($0, endingAt: sign, from: start) }) else {
      return nil
    }
    let end = bytes.trimmedEnd(from: start, to: sign - key.utf8.count)
    return end > start && end < sign - key.utf8.count ? end : nil
  }

  /// The address that begins right behind a name, and the offset behind it.
  static func starting(_ bytes: Span<UInt8>, at nameEnd: Int, to end: Int) -> (InstanceKey, Int)? {
    var offset = bytes.skipBlanks(from: nameEnd, to: end)
    guard offset < end else { return nil }
    if bytes[offset] == UInt8(ascii: "@") || bytes[offset] == UInt8(ascii: ":")
      || offset > nameEnd && bytes[offset] == UInt8(ascii: "-")
    {
      offset = bytes.skipBlanks(from: offset + 1, to: end)
    }
    let last = bytes.endOfHexDigits(from: offset, to: end)
    if offset == nameEnd + 1, !bytes.at(last).isWordByte {
      let bare = ObjectText.bareAddress(bytes, from: offset, to: last)
      if bare.isSome { return (bare, last) }
    }
    if bytes.has(identifier, at: offset, before: end) { offset += identifier.utf8.count }
    let closing = closing(for: bytes.at(offset))
    if closing != nil { offset += 1 }
    let digits = bytes.endOfHexDigits(from: offset + 2, to: min(end, offset + 2 + mostDigits))
    let address = ObjectText.address(bytes, at: offset, to: digits)
    guard address.isSome, digits > offset + 2 else { return nil }
    guard let closing else { return (address, digits) }
    return digits < end && bytes[digits] == closing ? (address, digits + 1) : nil
  }

  private static func opening(for closing: UInt8) -> UInt8? {
    switch closing {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    case UInt8(ascii: ">"): UInt8(ascii: "<")
    default: nil
    }
  }

  private static func closing(for opening: UInt8) -> UInt8? {
    switch opening {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    default: nil
    }
  }
}
