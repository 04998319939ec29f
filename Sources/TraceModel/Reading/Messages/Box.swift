/// A message inside brackets of its own: `---------- [ viewDidLoad - Home ] ----------`, `Home(viewDidLoad)`.
struct Box {
  /// Behind the opening bracket.
  var start: Int
  /// Before the closing one.
  var end: Int

  /// The square brackets around a word that open before it and close behind it.
  static func around(_ word: WordPlace, _ bytes: Span<UInt8>, from start: Int, to end: Int) -> Box? {
    let limit = max(start, word.start - 128)
    var offset = word.start
    while offset > limit {
      offset -= 1
      if bytes[offset] == UInt8(ascii: "]") { return nil }
      if bytes[offset] == UInt8(ascii: "[") { return closed(bytes, offset, word.selectorEnd, end) }
      if bytes[offset] == UInt8(ascii: "{") { return braces(bytes, start, offset, word, end) }
    }
    return nil
  }

  /// `Home { viewDidLoad }`: braces around the word alone, behind a name.
  private static func braces(
    _ bytes: Span<UInt8>, _ start: Int, _ open: Int, _ word: WordPlace, _ end: Int
  ) -> Box? {
    let close = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard close == end - 1, bytes[close] == UInt8(ascii: "}"),
      bytes.skipBlanks(from: open + 1, to: word.start) == word.start, isNamed(bytes, start, open)
    else { return nil }
    return Box(start: open + 1, end: close)
  }

  /// Whether a name with a capital is before a brace, and no keyword before that: not `else {`, `view.animate {`,
  /// `class Home {`.
  private static func isNamed(_ bytes: Span<UInt8>, _ start: Int, _ open: Int) -> Bool {
    let end = bytes.trimmedEnd(from: start, to: open)
    var name = end
    while name > start, bytes[name - 1].isWordByte || bytes[name - 1] >= 0x80 { name -= 1 }
    let before = bytes.trimmedEnd(from: start, to: name)
    return name < end && NameText.isCapital(bytes, at: name, to: end)
      && (before == start || !bytes[before - 1].isLetter)
  }

  private static func closed(_ bytes: Span<UInt8>, _ open: Int, _ word: Int, _ end: Int) -> Box? {
    let reach = min(end, word + 256)
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: word, to: reach)
    return close < reach ? Box(start: open + 1, end: close) : nil
  }
}
