/// Whether a log has its screens' names before callbacks in small words: `Profile did appear`, `Home will disappear`. Any sentence may
/// begin so, `Keyboard did appear`, and one line can't tell which it is.
///
/// Screens do several of these, and there are several of them. So the lines from the first such word on are asked: two words that both
/// come and go, or load.
struct PlainNamesBefore {
  private static let mostAsked = 64
  private static let lengths = 3...24
  /// Words that begin such a line and name no screen, besides what appears in any app.
  private static let others: Set<String> = [
    "it", "this", "that", "these", "those", "which", "what", "there", "nothing", "something", "everything",
    "view", "views", "screen", "controller", "the", "never", "always", "again", "still", "also", "super",
    "window", "root", "child", "parent", "cell", "row", "header", "footer", "button", "label", "tooltip",
    "spinner", "loader", "indicator", "notification", "error", "warning", "message", "animation", "dialog",
  ]

  /// Whether such words are names in this log.
  private(set) var areNames = false
  private var asked: Set<String> = []

  /// The one word before the words of a callback, if nothing else is in the message.
  static func place(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> Range<Int>? {
    guard word.isSpelled, word.selectorEnd == end, word.start > start, bytes[word.start - 1] == 0x20 else {
      return nil
    }
    let name = bytes.startOfWord(endingAt: word.start - 1, from: start)..<word.start - 1
    return isName(bytes, name) && isFirst(bytes, name.lowerBound, start) ? name : nil
  }

  private static func isName(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
    lengths.contains(name.count) && bytes[name.lowerBound].isUpper
      && (name.lowerBound + 1..<name.upperBound).allSatisfy { bytes[$0].isLetter }
      && bytes[name.lowerBound + 1].folded == bytes[name.lowerBound + 1]
      && !isOther(bytes.text(from: name.lowerBound, to: name.upperBound).asciiLowercased)
  }

  private static func isOther(_ text: String) -> Bool {
    others.contains(text) || TitledEvent.others.contains(text)
  }

  /// Whether no other word is before a name: what loggers put there ends with a sign, or is a time.
  private static func isFirst(_ bytes: Span<UInt8>, _ name: Int, _ start: Int) -> Bool {
    let last = bytes.trimmedEnd(from: start, to: name)
    return last == start || !bytes[last - 1].isLetter && bytes[last - 1] < 0x80 && bytes[last - 1] != 0x2C
  }

  /// Whether a word still has to be asked about.
  func asks(_ name: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    !areNames && asked.count < Self.mostAsked
      && !asked.contains(bytes.text(from: name.lowerBound, to: name.upperBound))
  }

  /// Asks the lines from a word's first one on.
  mutating func judge(
    _ name: Range<Int>, _ bytes: Span<UInt8>, from start: Int, to end: Int, _ vocabulary: Vocabulary
  ) {
    asked.insert(bytes.text(from: name.lowerBound, to: name.upperBound))
    var kinds: [String: Set<EventKind>] = [:]
    var offset = start
    while offset < end, let hit = vocabulary.finder.next(in: bytes, from: offset, to: end) {
      let first = ByteScan.lastEnd(LineReader.newline, in: bytes, from: start, to: hit.offset)
      let line = ByteScan.first(LineReader.newline, in: bytes, from: hit.offset, to: end)
      offset = line + 1
      let last = bytes.trimmedEnd(from: first, to: line)
      guard case .spelledCallback = vocabulary.meanings[hit.word],
        let word = SpelledWord.read(bytes, at: hit.offset, from: first, to: last),
        let one = Self.place(bytes, word, from: first, to: last)
      else { continue }
      kinds[bytes.text(from: one.lowerBound, to: one.upperBound), default: []].insert(word.kind)
    }
    areNames = kinds.values.count(where: Self.areOfScreen) > 1
  }

  /// Whether some callbacks are those of one that comes, and goes or loads.
  private static func areOfScreen(_ kinds: Set<EventKind>) -> Bool {
    let comes = kinds.contains(.viewDidAppear) || kinds.contains(.viewWillAppear)
    let goes = kinds.contains(.viewDidDisappear) || kinds.contains(.viewWillDisappear)
    return comes && (goes || kinds.contains(.viewDidLoad))
  }
}
