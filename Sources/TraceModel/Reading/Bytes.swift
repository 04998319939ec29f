/// What the reader asks of single bytes.
extension UInt8 {
  /// A to Z in either case.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// 0 to 9.
  var isDigit: Bool { self &- 0x30 < 10 }
  /// 0 to 9, a to f.
  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  /// A to Z.
  var isUpper: Bool { self &- 0x41 < 26 }
  /// What an ASCII identifier is made of.
  var isWordByte: Bool { isLetter || isDigit || self == 0x5F }
  /// A space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// A to Z made small, all else as it is.
  var folded: UInt8 { isUpper ? self | 0x20 : self }
}

/// What the reader asks of the bytes of a log. No offset outside of the span is an error: it holds 0.
extension Span<UInt8> {
  /// The byte at an offset, or 0 where there is none.
  func at(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < count ? self[offset] : 0
  }

  /// Where the word ends that begins at an offset.
  func endOfWord(from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end, self[offset].isWordByte { offset += 1 }
    return offset
  }

  /// Where the word begins that ends at an offset.
  func startOfWord(endingAt end: Int, from start: Int) -> Int {
    var offset = end
    while offset > start, self[offset - 1].isWordByte { offset -= 1 }
    return offset
  }

  /// Whether a text begins at an offset and ends before `end`.
  func has(_ text: String, at offset: Int, before end: Int) -> Bool {
    TextBytes.begin(self, at: offset, before: end, with: text)
  }

  /// Whether a text in small letters begins at an offset, in any capitals, and ends before `end`.
  func hasFolded(_ text: String, at offset: Int, before end: Int) -> Bool {
    TextBytes.beginFolded(self, at: offset, before: end, with: text)
  }

  /// Whether a text ends at an offset and begins at or after `start`.
  func has(_ text: String, endingAt end: Int, from start: Int) -> Bool {
    let offset = end - text.utf8.count
    return offset >= start && has(text, at: offset, before: end)
  }

  /// Whether a text in small letters ends at an offset, in any capitals.
  func hasFolded(_ text: String, endingAt end: Int, from start: Int) -> Bool {
    let offset = end - text.utf8.count
    return offset >= start && hasFolded(text, at: offset, before: end)
  }

  /// The first offset of a text in a range. Meant for ranges of some hundred bytes.
  func find(_ text: String, from start: Int, to end: Int) -> Int? {
    guard let first = text.utf8.first else { return nil }
    var offset = start
    while offset < end {
      offset = ByteScan.first(first, in: self, from: offset, to: end)
      if offset < end, has(text, at: offset, before: end) { return offset }
      offset += 1
    }
    return nil
  }

  /// The first offset at or after `start` that holds neither a space nor a tab.
  func skipBlanks(from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end, self[offset].isBlank { offset += 1 }
    return offset
  }

  /// The end of a range without the blanks and carriage returns before it.
  func trimmedEnd(from start: Int, to end: Int) -> Int {
    var offset = end
    while offset > start, self[offset - 1].isBlank || self[offset - 1] == 0x0D { offset -= 1 }
    return offset
  }

  /// The end of the digits that begin at an offset.
  func endOfDigits(from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end, self[offset].isDigit { offset += 1 }
    return offset
  }

  /// The end of the hexadecimal digits that begin at an offset.
  func endOfHexDigits(from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end, self[offset].isHexDigit { offset += 1 }
    return offset
  }

  /// Whether a word is a part of an id: four hexadecimal digits or more, one of them a decimal one. Nobody says such a word.
  func isPartOfID(_ word: Range<Int>) -> Bool {
    word.count > 3 && word.allSatisfy { self[$0].isHexDigit } && word.contains { self[$0].isDigit }
  }

  /// The number that some decimal digits write; what doesn't fit is cut.
  func number(from start: Int, to end: Int) -> Int64 {
    var value: Int64 = 0
    for offset in start..<Swift.max(start, end) where self[offset].isDigit {
      value = value &* 10 &+ Int64(self[offset] &- 0x30)
    }
    return value
  }

  /// The text of a range, repaired where it isn't UTF-8.
  func text(from start: Int, to end: Int) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end - start)
    for offset in start..<Swift.max(start, end) { bytes.append(self[offset]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
