/// A title of several words that a field has without quotation marks: `screen: Order List, event: viewDidLoad`. It is one if each
/// word has a capital and the field's end is behind the last: `screen=Home loaded again` names Home.
enum FieldTitle {
  private static let keys = ["screen", "screen_name", "vc", "controller", "viewcontroller", "page"]
  private static let mostWords = 5

  /// Whether what a key stands for has a title.
  static func isNamed(_ bytes: Span<UInt8>, by key: Range<Int>) -> Bool {
    keys.contains { EventKey.equals(bytes, key, $0) }
  }

  /// The end of the title whose first word is a value; the value's own end where it isn't a title's.
  static func end(_ bytes: Span<UInt8>, _ value: Range<Int>, to end: Int) -> Int {
    guard isWord(bytes, value), !LabelText.hasEnding(bytes, value) else { return value.upperBound }
    var last = value.upperBound
    for _ in 1..<mostWords {
      let first = bytes.skipBlanks(from: last, to: end)
      if closes(bytes, first, end) { return last }
      let word = first..<endOfWord(bytes, first, end)
      guard isWord(bytes, word), !saysWhat(bytes, word) else { return value.upperBound }
      last = word.upperBound
    }
    return closes(bytes, bytes.skipBlanks(from: last, to: end), end) ? last : value.upperBound
  }

  /// Whether a field ends before an offset: at the end of the line, at a sign, or where the next key is.
  private static func closes(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    if offset >= end { return true }
    if [",", ";", "]", "}", ")", "|"].contains(where: { UInt8(ascii: $0) == bytes[offset] }) { return true }
    let key = bytes.endOfWord(from: offset, to: end)
    return key > offset && key < end
      && (bytes[key] == UInt8(ascii: "=") || bytes[key] == UInt8(ascii: ":") && bytes.at(key + 1).isBlank)
  }

  private static func endOfWord(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].isWordByte || bytes[offset] >= 0x80 { offset += 1 }
    return offset
  }

  /// `Order`, `2`: a word of a title.
  private static func isWord(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    !word.isEmpty && endOfWord(bytes, word.lowerBound, word.upperBound) == word.upperBound
      && (bytes[word.lowerBound].isDigit
        || NameText.isCapital(bytes, at: word.lowerBound, to: word.upperBound))
  }

  /// `Loading`, `Loaded`: what happened to the screen, and no part of its title.
  private static func saysWhat(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    ["ing", "ed"].contains { bytes.hasFolded($0, endingAt: word.upperBound, from: word.lowerBound + 2) }
      || StatusWord.isOne(bytes, word) || LogLevel.isLevel(bytes, from: word.lowerBound, to: word.upperBound)
  }
}
