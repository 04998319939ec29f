/// A name as the canonical notation writes it: `Name`, `Name@0x7f40`, `Name(2)`, `Name: 0x7f40`, `Name.swift:40`.
enum BracketName {
  /// The name in a range; `nil` for what can be none.
  static func read(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> NamePlace? {
    let first = bytes.skipBlanks(from: start, to: end)
    let last = bytes.trimmedEnd(from: first, to: end)
    guard first < last, last - first <= 200 else { return nil }
    if bytes[first] == UInt8(ascii: "<"), let (object, _) = ObjectText.starting(bytes, at: first, to: last) {
      return object
    }
    // `[[Home]]`
    if bytes[first] == UInt8(ascii: "["), bytes[last - 1] == UInt8(ascii: "]") {
      return read(bytes, from: first + 1, to: last - 1)
    }
    // Most names are letters and digits, then perhaps an address.
    let plain = endOfPlain(bytes, first, last)
    if plain == last { return NamePlace.named(bytes, from: first, to: last) }
    if bytes[plain] == UInt8(ascii: "@"), last - plain != 37 {
      return withInstance(bytes, first, plain, last)
    }
    return unusual(bytes, first, last)
  }

  private static func endOfPlain(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].isWordByte || bytes[offset] >= 0x80 { offset += 1 }
    return offset
  }

  /// `Name@0x7f40`, or `Name@` and an identifier of the app's own.
  private static func withInstance(_ bytes: Span<UInt8>, _ start: Int, _ at: Int, _ end: Int) -> NamePlace? {
    let instance = ObjectText.address(bytes, at: at + 1, to: end)
    if instance.isSome { return NamePlace.named(bytes, from: start, to: at, instance) }
    let bare = ObjectText.bareAddress(bytes, from: at + 1, to: end)
    if bare.isSome { return NamePlace.named(bytes, from: start, to: at, bare) }
    let digits = bytes.endOfDigits(from: at + 1, to: end)
    if digits == end, at + 1 < end {
      let number = UInt64(truncatingIfNeeded: bytes.number(from: at + 1, to: end))
      return NamePlace.named(bytes, from: start, to: at, .counter(number))
    }
    return NamePlace.named(bytes, from: start, to: end)
  }

  /// `Shop/HomeVC`: behind the slash between a module and a class.
  private static func behindModule(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    let slash = ByteScan.lastEnd(UInt8(ascii: "/"), in: bytes, from: start, to: end)
    guard slash > start, slash < end, LabelText.isTypeName(bytes, slash..<end),
      endOfPlain(bytes, start, end) == slash - 1, endOfPlain(bytes, slash, end) == end
    else { return nil }
    return NamePlace.named(bytes, from: slash, to: end)
  }

  /// `🔵 Home`, `INFO HomeVC`: behind an emoji, or the level of what can only be a class.
  private static func behindSigns(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let word = bytes.endOfWord(from: start, to: end)
    let first = bytes.skipBlanks(from: word, to: end)
    if first > word, first < end, LogLevel.isLevel(bytes, from: start, to: word),
      LabelText.isTypeName(bytes, first..<end)
    {
      return first
    }
    return NameText.skipSymbols(bytes, from: start, to: end)
  }

  private static func unusual(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace? {
    if let behind = behindModule(bytes, start, end) { return behind }
    let optional = start + "Optional(".utf8.count
    if bytes.has("Optional(", at: start, before: end), bytes[end - 1] == UInt8(ascii: ")"), optional < end - 1
    {
      return OptionalTitle.read(bytes, from: start, to: end, isSure: true)
        ?? read(bytes, from: optional, to: end - 1)
    }
    let first = behindSigns(bytes, start, end)
    if first > start, first < end { return read(bytes, from: first, to: end) }
    if let file = FileLabel.read(bytes, from: start, to: end) { return file }
    if let lead = InstanceLead.read(bytes, from: start, to: end) {
      var name = read(bytes, from: lead.end, to: end)
      name?.instance = lead.instance
      return name
    }
    if let counted = Counter.read(bytes, from: start, to: end) { return counted }
    if let made = NameArguments.read(bytes, from: start, to: end) { return made }
    if let (nameEnd, identifier) = IdentifierText.ending(bytes, at: end, from: start) {
      var name = read(bytes, from: start, to: nameEnd)
      name?.identifier = identifier
      return name
    }
    if let (nameEnd, instance) = InstanceSuffix.ending(bytes, at: end, from: start) {
      if var name = read(bytes, from: start, to: nameEnd) {
        name.instance = instance
        return name
      }
      // Before the sign of the notation any name may be.
      if bytes[nameEnd] != UInt8(ascii: "@") { return nil }
    }
    if let generic = ClassText.starting(bytes, at: start, to: end), generic.isGeneric, generic.end == end {
      return NamePlace.named(bytes, from: start, to: end)
    }
    var colon = end
    for offset in start..<end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "@"), bytes.has("0x", at: offset + 1, before: end) {
        return withInstance(bytes, start, offset, end)
      }
      if byte == UInt8(ascii: "#"), isNumbered(bytes, start, offset, end) { continue }
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "/")
        || byte == UInt8(ascii: "[")
      {
        return nil
      }
      if byte == UInt8(ascii: ":"), colon == end { colon = offset }
    }
    guard colon < end else { return NamePlace.named(bytes, from: start, to: end) }
    return withColon(bytes, start, colon, end)
  }

  /// `VC #1`, `Home#2`: whether a name is before a sign, and a number behind it.
  private static func isNumbered(_ bytes: Span<UInt8>, _ start: Int, _ sign: Int, _ end: Int) -> Bool {
    let name = bytes.trimmedEnd(from: start, to: sign)
    return start < name && bytes[start].isLetter && bytes.endOfWord(from: start, to: name) == name
      && sign + 1 < end && bytes.endOfDigits(from: sign + 1, to: end) == end
  }

  /// `Name: 0x7f40`, `Name:40`.
  private static func withColon(_ bytes: Span<UInt8>, _ start: Int, _ colon: Int, _ end: Int) -> NamePlace? {
    let behind = bytes.skipBlanks(from: colon + 1, to: end)
    // `412:9021`: a process and its thread, which name nobody.
    if bytes.endOfDigits(from: start, to: colon) == colon, bytes.endOfDigits(from: behind, to: end) == end {
      return NamePlace(start: end, end: end)
    }
    if bytes.has("0x", at: behind, before: end) {
      return NamePlace.named(bytes, from: start, to: colon, ObjectText.address(bytes, at: behind, to: end))
    }
    return bytes.endOfDigits(from: behind, to: end) == end && colon > start
      ? NamePlace.named(bytes, from: start, to: colon) : nil
  }
}
