/// Lines of comments, headings and tables: most of them tell about a callback, few are lines of a log.
enum Remark {
  private static let tags = [
    "MARK", "TODO", "FIXME", "NOTE", "HACK", "XXX", "WARNING", "IMPORTANT", "swiftlint",
  ]

  /// What speaks against an event after a decoration; `nil` where nothing does.
  static func objection(
    _ bytes: Span<UInt8>, _ decoration: Decoration, _ word: WordPlace, _ words: EventWords, from start: Int,
    to end: Int
  ) -> NearMiss? {
    if decoration.isRow, !isCell(bytes, word, words, end), !isTimed(bytes, start, end) { return .sourceCode }
    if decoration.isRow, CodeList.hasPlace(bytes, behind: word, to: end) { return .sourceCode }
    guard decoration.isComment || decoration.isHeading else { return nil }
    if decoration.isComment, CodeList.isNote(bytes, words.subject, before: word, from: start, to: end) {
      return .sourceCode
    }
    if hasTag(bytes, start, end) { return .sourceCode }
    guard let subject = words.subject, subject.end > subject.start else {
      return decoration.isHeading ? .sourceCode : nil
    }
    return isPlainWord(bytes, subject) ? .prose : nil
  }

  /// `| 10:11:12 line:25 @Home.swift viewDidLoad |`: bars around all that a logger writes, with no other between them.
  private static func isTimed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    bytes.at(bytes.trimmedEnd(from: 0, to: start) - 1).isDigit
      && ByteScan.first(UInt8(ascii: "|"), in: bytes, from: start, to: end) == end
  }

  /// `TODO …`, `MARK: …`
  static func hasTag(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    tags.contains { bytes.has($0, at: start, before: end) && !bytes.at(start + $0.utf8.count).isWordByte }
  }

  /// Whether an event has a cell for itself, and its controller another.
  private static func isCell(_ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, _ end: Int) -> Bool
  {
    let behind = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard let subject = words.subject, behind == end || bytes[behind] == UInt8(ascii: "|") else {
      return false
    }
    return !isPlainWord(bytes, subject) && fills(bytes, subject, behind: word, to: end)
      && !TrailingText.saysCalled(bytes, subject.start..<max(subject.start, subject.end))
  }

  /// `| viewDidLoad | One-time: add jars |`: whether nothing but a name is in the cell behind an event, as a title fills it.
  private static func fills(_ bytes: Span<UInt8>, _ name: NamePlace, behind word: WordPlace, to end: Int)
    -> Bool
  {
    guard name.start > word.start, !name.instance.isSome, !ControllerName.isOne(bytes, name) else {
      return true
    }
    let last = bytes.skipBlanks(from: name.end, to: end)
    return last == end || bytes[last] == UInt8(ascii: "|")
  }

  /// A word in small letters that doesn't look like a controller's name: `// see viewDidLoad`.
  static func isPlainWord(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    guard name.end > name.start, !name.instance.isSome else { return false }
    let first = bytes[name.start]
    guard first.isLetter, !first.isUpper else { return false }
    return (name.start..<name.end).allSatisfy {
      bytes[$0].isLetter && !bytes[$0].isUpper || bytes[$0].isBlank
    }
      && !LabelText.hasEnding(bytes, name.start..<name.end)
  }
}
