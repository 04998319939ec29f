/// The place in the source that a file and a number give: `HomeVC.swift:80:12`, `HomeVC.swift(80)`, `HomeVC.swift, line 80`,
/// `HomeVC.swift#L.80`.
enum FilePlace {
  private static let words = ["line", "ln", "l"]

  /// Behind the number and the signs that part the place from what a logger wrote there.
  static func end(_ bytes: Span<UInt8>, behind file: NamePlace, to end: Int) -> Int {
    let point = ByteScan.first(UInt8(ascii: "."), in: bytes, from: file.end, to: end)
    var offset = min(end, bytes.endOfWord(from: min(end, point + 1), to: end))
    while offset < end {
      let before = offset
      offset = NameText.skipSymbols(bytes, from: offset, to: end)
      if offset < end, isSign(bytes[offset]) { offset += 1 }
      offset = number(bytes, offset, end)
      if offset == before { break }
    }
    return offset
  }

  /// Behind `[Line 80]`, as macros of Objective-C write it behind a method; the same offset where there is none.
  static func behindLine(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let open = bytes.skipBlanks(from: start, to: end)
    guard bytes.at(open) == UInt8(ascii: "["), bytes.hasFolded("l", at: open + 1, before: end) else {
      return start
    }
    let digits = number(bytes, open, end)
    return digits > open && bytes.at(digits) == UInt8(ascii: "]") ? digits + 1 : start
  }

  /// Behind `80`, `L80`, `line 80`, `line: 80`, with or without a bracket before it; the same offset where there is none.
  private static func number(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let isOpen = bytes.at(start) == UInt8(ascii: "(") || bytes.at(start) == UInt8(ascii: "[")
    var first = isOpen ? start + 1 : start
    if let word = words.first(where: { bytes.hasFolded($0, at: first, before: end) }) {
      first += word.utf8.count
      while first < end, isLink(bytes[first]) { first += 1 }
    }
    let digits = bytes.endOfDigits(from: first, to: end)
    return digits > first && (digits == end || !bytes[digits].isWordByte) ? digits : start
  }

  /// What parts a word for a line from its number.
  private static func isLink(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "#"), UInt8(ascii: ";"), UInt8(ascii: "@"): true
    default: NameLink.isSign(byte) || byte.isBlank
    }
  }
}
