/// What may stand before a label: decoration, emoji, counters, level words, tags in brackets.
enum LineLead {
  /// The place behind all of it, and what the last tag named.
  static func skip(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> (Int, NamePlace?) {
    var place = start
    var tag: NamePlace?
    while place < end {
      let before = place
      place = NameText.skipSymbols(bytes, from: place, to: end)
      place = skipSigns(bytes, place, end)
      place = skipCounter(bytes, place, end)
      place = skipLevel(bytes, place, end)
      if let (name, behind) = skipTag(bytes, place, end) {
        if name.isSome { tag = name }
        place = behind
      }
      if place == before { break }
    }
    return (place, tag)
  }

  private static func skipSigns(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "~"),
        UInt8(ascii: "+"),
        UInt8(ascii: ">"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "|"),
        UInt8(ascii: "!"),
        UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0D:
        place += 1
      case UInt8(ascii: "_") where bytes.at(place + 1) == UInt8(ascii: "_"): place += 2
      default: return place
      }
    }
    return place
  }

  /// `4. `, `14: `, `3) `, `3、`; but not `1번` and `2nd`, which are labels.
  private static func skipCounter(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let digits = bytes.endOfDigits(from: start, to: end)
    guard digits > start else { return start }
    if bytes.has("、", at: digits, before: end) { return digits + 3 }
    let sign = bytes.at(digits)
    guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: ":") || sign == UInt8(ascii: ")"), digits < end
    else { return start }
    return bytes.skipBlanks(from: digits + 1, to: end)
  }

  private static func skipLevel(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard let behind = LogLevel.endOfLevel(bytes, from: start, to: end), behind < end else { return start }
    if bytes[behind] == UInt8(ascii: ":") { return bytes.skipBlanks(from: behind + 1, to: end) }
    return bytes[behind].isBlank && bytes[behind - 1].isUpper
      ? bytes.skipBlanks(from: behind, to: end) : start
  }

  private static func skipTag(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (NamePlace, Int)? {
    guard start < end, bytes[start] == UInt8(ascii: "[") else { return nil }
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: min(end, start + 200))
    guard close < end, bytes[close] == UInt8(ascii: "]") else { return nil }
    if LogLevel.isLevel(bytes, from: start + 1, to: close) {
      return (NamePlace(start: close, end: close), close + 1)
    }
    let name = BracketName.read(bytes, from: start + 1, to: close) ?? NamePlace(start: close, end: close)
    return (name, close + 1)
  }
}
