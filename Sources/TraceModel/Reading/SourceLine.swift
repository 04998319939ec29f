/// The number of a source line behind a name: `Home.swift[31]`, `HomeVC:31`, `[Home.swift] [31]`.
enum SourceLine {
  /// Where the bracket opens that holds such a number and ends at a place.
  static func bracket(_ bytes: Span<UInt8>, endingAt end: Int, from start: Int) -> Int? {
    var place = end - 1
    guard place > start, bytes[place] == UInt8(ascii: "]") else { return nil }
    while place > start, bytes[place - 1].isDigit { place -= 1 }
    guard place < end - 1, place > start + 1, bytes[place - 1] == UInt8(ascii: "[") else { return nil }
    let open = place - 1
    let isGlued = bytes[open - 1].isWordByte || bytes[open - 1] == UInt8(ascii: ")")
    let last = bytes.trimmedEnd(from: start, to: open)
    return isGlued || last > start && bytes[last - 1] == UInt8(ascii: "]") ? open : nil
  }

  /// The end of a class's name or a file's before `:31` or `:31:5` that ends at a place.
  static func endOfName(_ bytes: Span<UInt8>, before end: Int, from start: Int) -> Int? {
    var place = end
    var name: Int?
    for _ in 0..<2 {
      let last = place
      while place > start, bytes[place - 1].isDigit { place -= 1 }
      guard place < last, place > start + 1, bytes[place - 1] == UInt8(ascii: ":") else { break }
      place -= 1
      name = place
    }
    guard let name else { return nil }
    let first = ByteScan.lastEnd(0x20, in: bytes, from: start, to: name)
    return first < name
      && (LabelText.isTypeName(bytes, first..<name) || FileLabel.read(bytes, from: first, to: name) != nil)
      ? name : nil
  }
}
