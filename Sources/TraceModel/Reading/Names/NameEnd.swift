/// Where a name behind an event ends.
enum NameEnd {
  /// The end of what can be a name: before a sign that ends a sentence, a bracket, a dash between blanks.
  static func of(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "<"),
        UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "\""),
        UInt8(ascii: "*"):
        return NameText.trimSymbols(bytes, from: start, to: offset)
      case UInt8(ascii: ":") where !bytes.hasFolded(" animated", endingAt: offset, from: start):
        return NameText.trimSymbols(bytes, from: start, to: offset)
      // `Jar Page====`: a rule, and no field.
      case UInt8(ascii: "=") where bytes.at(offset + 1) == UInt8(ascii: "="):
        return NameText.trimSymbols(bytes, from: start, to: offset)
      case UInt8(ascii: "="), UInt8(ascii: ":"):
        let key = ByteScan.lastEnd(0x20, in: bytes, from: start, to: offset)
        return NameText.trimSymbols(bytes, from: start, to: key > start ? key : offset)
      case UInt8(ascii: "-") where bytes.at(offset + 1) == UInt8(ascii: "-") || bytes.at(offset - 1).isBlank:
        return NameText.trimSymbols(bytes, from: start, to: offset)
      default: offset += 1
      }
    }
    return withoutCall(bytes, start, beforePoints(bytes, start, end))
  }

  private static func beforePoints(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var last = NameText.trimSymbols(bytes, from: start, to: end)
    while last > start, bytes[last - 1] == UInt8(ascii: ".") { last -= 1 }
    return bytes.trimmedEnd(from: start, to: last)
  }

  /// `Home ViewController called`: without the word for a call behind what is a controller's name.
  private static func withoutCall(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let word = bytes.startOfWord(endingAt: end, from: start)
    let name = bytes.trimmedEnd(from: start, to: word)
    guard name > start, name < word,
      CallWord.participles.contains(where: { EventKey.equals(bytes, word..<end, $0) }),
      ["controller", "vc"].contains(where: { bytes.hasFolded($0, endingAt: name, from: start) })
    else { return end }
    return name
  }
}
