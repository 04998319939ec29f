/// An address that is before the name of whose it is: `0x7f40 Home`, `[0x7f40] Home`, `0x7f40: Home`,
/// `ObjectIdentifier(0x7f40) Home`.
struct InstanceLead {
  let instance: InstanceKey
  /// Behind the address and the bracket around it.
  let end: Int

  /// The address at an offset, where something follows it.
  static func read(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> InstanceLead? {
    let opening = bytes.at(start)
    let isOpen = opening == UInt8(ascii: "[") || opening == UInt8(ascii: "(") || opening == UInt8(ascii: "<")
    let first = isOpen ? start + 1 : start
    guard bytes.has("0x", at: first, before: end) || bytes.has("ObjectIdentifier(0x", at: start, before: end),
      let (instance, behind) = InstanceSuffix.starting(bytes, at: start, to: end), behind - first > 4,
      behind < end, !bytes[behind].isWordByte
    else { return nil }
    return InstanceLead(instance: instance, end: behind)
  }

  /// Whether nothing but an address is in a range.
  static func isAll(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    bytes.has("0x", at: start, before: end) && bytes.endOfHexDigits(from: start + 2, to: end) == end
  }

  /// Whether a name and no function follows, apart from the event: a frame of a backtrace has an address as well.
  func names(_ bytes: Span<UInt8>, before word: Int) -> Bool {
    var name = end
    while name < word, !NameText.isNameStart(bytes, at: name, to: word) { name += 1 }
    return name < word && !bytes[word - 1].isWordByte && bytes[word - 1] != UInt8(ascii: ".")
      && bytes.find(" in ", from: end, to: word) == nil && bytes.find("`", from: end, to: word) == nil
      && ByteScan.first(UInt8(ascii: "["), in: bytes, from: end, to: word) == word
  }
}
