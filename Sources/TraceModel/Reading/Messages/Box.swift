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
    }
    return nil
  }

  private static func closed(_ bytes: Span<UInt8>, _ open: Int, _ word: Int, _ end: Int) -> Box? {
    let reach = min(end, word + 256)
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: word, to: reach)
    return close < reach ? Box(start: open + 1, end: close) : nil
  }
}
