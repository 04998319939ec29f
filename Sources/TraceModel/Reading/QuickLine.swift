/// The two shapes that instrumented apps print by the million, read straight from the message's beginning:
/// `[Name@0x7f40] viewDidLoad` and `<Shop.Name: 0x7f40> viewDidLoad`, both perhaps behind a tag.
///
/// Reads nothing that the long way would read otherwise; whatever is in doubt is left to that.
enum QuickLine {
  /// The words of the event that a message begins with, if it has one of these shapes.
  @inline(__always)
  static func read(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ keywords: borrowing EventKeywords
  ) -> EventWords? {
    guard end - start > 6 else { return nil }
    if bytes[start] == UInt8(ascii: "<") { return object(bytes, start, end, keywords) }
    guard bytes[start] == UInt8(ascii: "["), let close = endOfName(bytes, start + 1, end) else { return nil }
    let word = close + 2
    guard word < end, bytes[close + 1] == UInt8(ascii: " ") else { return nil }
    if bytes[word] == UInt8(ascii: "<") { return object(bytes, word, end, keywords) }
    guard let name = BracketName.plain(bytes, from: start + 1, to: close) else { return nil }
    return event(bytes, word, end, name, keywords)
  }

  /// The place of the bracket behind letters, digits, an at sign.
  @inline(__always)
  private static func endOfName(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var place = start
    while place < end, bytes[place] != UInt8(ascii: "]") {
      if bytes[place] == UInt8(ascii: "[") { return nil }
      place += 1
    }
    return place < end && place - start < 200 ? place : nil
  }

  @inline(__always)
  private static func event(
    _ bytes: Span<UInt8>, _ word: Int, _ end: Int, _ name: NamePlace, _ keywords: borrowing EventKeywords
  ) -> EventWords? {
    var behind = word
    while behind < end, bytes[behind].isWordByte { behind += 1 }
    // Arguments in parentheses and colons have their own rules.
    guard behind == end || bytes[behind] == UInt8(ascii: " "), let kind = keywords.kind(bytes, from: word, to: behind),
      bytes[word] & 0x20 != 0
    else { return nil }
    var words = EventWords(kind, argumentsStart: behind)
    words.subject = name
    return words
  }

  @inline(__always)
  private static func object(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ keywords: borrowing EventKeywords
  ) -> EventWords? {
    guard let (name, behind) = ObjectText.plain(bytes, at: start, to: end), behind + 1 < end,
      bytes[behind] == UInt8(ascii: " "), let words = event(bytes, behind + 1, end, name, keywords),
      words.kind.isLifecycle, words.kind != .initialized, words.argumentsStart == end
    else { return nil }
    return words
  }
}
