/// What loggers have in a column before a message and no controller is called, if one is named behind a sign: a thread, a number,
/// a level. `[main] viewDidLoad() // Home`, `[8123] viewDidLoad - Home`, `[DEBUG] viewDidLoad() // Home`.
enum ColumnTag {
  /// Whether a name is such a word; nobody at all is what a level in brackets leaves.
  static func isOne(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    guard let name else { return true }
    guard name.start < name.end, !name.instance.isSome else { return !name.instance.isSome }
    let word = name.start..<name.end
    return bytes.endOfDigits(from: name.start, to: name.end) == name.end
      || LabelText.isLevelLetter(bytes, word)
      || LogLevel.isLevel(bytes, from: name.start, to: name.end) || isThread(bytes, word)
  }

  /// `main`, `Thread 1`; a screen may be called Main.
  private static func isThread(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    if !bytes[word.lowerBound].isUpper { return LoggerTag.isThread(bytes, word) }
    let number = word.lowerBound + "Thread ".utf8.count
    return bytes.has("Thread ", at: word.lowerBound, before: word.upperBound)
      && bytes.endOfDigits(from: number, to: word.upperBound) == word.upperBound
  }

  /// Whether a sign behind an event links it to a name: `- Home`, `// Home`, `(Home)`.
  static func links(_ bytes: Span<UInt8>, at offset: Int, to end: Int) -> Bool {
    ["- ", "// ", "(", "-> ", ": ", "| "].contains { bytes.has($0, at: offset, before: end) }
  }

  /// `[App] -`: whether a bracket closes before the sign that ends at an offset.
  static func isBracket(_ bytes: Span<UInt8>, before end: Int) -> Bool {
    guard bytes.at(end - 1) == UInt8(ascii: "-") else { return false }
    return bytes.at(bytes.trimmedEnd(from: 0, to: end - 1) - 1) == UInt8(ascii: "]")
  }
}
