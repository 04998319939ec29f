/// `viewWillAppear: refresh token`: a callback and, behind a colon, what the app does in it. It names nobody, but it is a call's
/// line: a sentence about the callback has other words, or more of them.
enum UnnamedMessage {
  private static let mostWords = 4

  /// Whether such a message is behind a word that nothing is before.
  static func isOne(_ bytes: Span<UInt8>, behind word: WordPlace, to end: Int) -> Bool {
    guard word.kind.isLifecycle, word.kind != .deinitialized, !word.isSpelled,
      let first = startOfMessage(bytes, word, end)
    else { return false }
    let last = beforePoints(bytes, first, end)
    // In scripts without blanks, half of a sentence looks like a word.
    guard last > first, last - first < 64, bytes[first] < 0x80, !saysWhatItDoes(bytes, first, last) else {
      return false
    }
    var (offset, count) = (first, 0)
    while offset < last {
      let blank = ByteScan.first(0x20, in: bytes, from: offset, to: last)
      guard isWord(bytes, offset..<blank) else { return false }
      count += blank > offset ? 1 : 0
      offset = blank + 1
    }
    return count <= mostWords
  }

  /// Behind the colon and a blank.
  private static func startOfMessage(_ bytes: Span<UInt8>, _ word: WordPlace, _ end: Int) -> Int? {
    let colon = bytes.at(word.selectorEnd) == UInt8(ascii: ":") ? word.selectorEnd : word.selectorEnd - 1
    guard bytes.at(colon) == UInt8(ascii: ":"), bytes.at(colon + 1) == 0x20, colon + 2 < end else {
      return nil
    }
    return bytes.skipBlanks(from: colon + 1, to: end)
  }

  /// Without `...` and `!`; one point alone ends a sentence.
  private static func beforePoints(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var last = bytes.trimmedEnd(from: start, to: end)
    let hasPoints = bytes.has("..", endingAt: last, from: start)
    while last > start,
      bytes[last - 1] == UInt8(ascii: "!") || hasPoints && bytes[last - 1] == UInt8(ascii: ".")
    {
      last -= 1
    }
    return last
  }

  /// `sets up views`: the callback is who does it.
  private static func saysWhatItDoes(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let word = bytes.endOfWord(from: start, to: end)
    guard word < end, word - start > 2, bytes[word - 1] == UInt8(ascii: "s") else { return false }
    return bytes[word - 2] != UInt8(ascii: "s")
  }

  private static func isWord(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    word.allSatisfy { bytes[$0].isWordByte || bytes[$0] >= 0x80 || bytes[$0] == UInt8(ascii: "-") }
      && !LabelText.isProse(bytes.text(from: word.lowerBound, to: word.upperBound).asciiLowercased)
  }
}
