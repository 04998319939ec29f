/// The words by which loggers name a level.
enum LogLevel {
  private static let words: Phrases = [
    "verbose", "debug", "info", "notice", "warning", "warn", "error", "critical", "fault", "trace", "default",
    "severe",
  ]

  /// The length of the longest of them.
  static let longest = 8

  /// The offset behind emoji and a level word in capitals at the beginning of a range; the same offset where there is
  /// no level word.
  static func skip(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    let word = NameText.skipSymbols(bytes, from: start, to: end)
    guard let behind = endOfLevel(bytes, from: word, to: end), bytes.at(word).isUpper,
      behind < end, bytes[behind].isBlank
    else { return start }
    return bytes.skipBlanks(from: behind, to: end)
  }

  /// The end of the level word at an offset, in any capitals.
  static func endOfLevel(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    let letter = bytes.at(start).folded
    // React Native's consoles have `LOG`; in other capitals that is a screen's name.
    if letter == UInt8(ascii: "l") {
      let behind = start + 3
      return bytes.has("LOG", at: start, before: end) && (behind >= end || !bytes[behind].isWordByte)
        ? behind : nil
    }
    for word in words.beginning(with: letter) where bytes.hasFolded(word, at: start, before: end) {
      let behind = start + word.utf8.count
      if !bytes.at(behind).isWordByte || behind >= end { return behind }
    }
    return nil
  }

  /// Whether a range is a level word and nothing else.
  static func isLevel(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    endOfLevel(bytes, from: start, to: end) == end
  }
}
