/// A remark behind a callback that says what is left to a later one: `Home: viewWillAppear — deferring work to viewDidAppear`,
/// `[viewWillAppear] waiting for viewDidAppear`. The callback in the usual place is the one that was called.
enum LaterCallback {
  /// Words before or behind which the two callbacks are parts of one order.
  private static let orders: Set<String> = [
    "and", "or", "then", "before", "after", "is", "are", "was", "should", "must", "called", "runs", "not",
    "happens", "comes", "always", "vs", "both", "once", "und", "et", "y", "e", "и", "затем", "then:",
  ]
  private static let links = ["和", "与", "及", "后", "前", "后是", "再", "と", "から", "および", "와", "과"]

  /// Whether the callback in a range is only named in such a remark behind a word.
  static func isNamed(
    _ bytes: Span<UInt8>, _ other: Range<Int>, behind word: WordPlace, from start: Int, to end: Int
  ) -> Bool {
    guard let remark = remark(bytes, behind: word, from: start, to: other.lowerBound),
      !isEntry(bytes, behind: other.upperBound, to: end)
    else { return false }
    return isSaid(bytes, remark..<other.lowerBound)
  }

  /// Where the words begin behind a dash, a colon, or the bracket that a word is alone in.
  private static func remark(_ bytes: Span<UInt8>, behind word: WordPlace, from start: Int, to end: Int)
    -> Int?
  {
    if bytes.at(word.selectorEnd) == UInt8(ascii: "]") {
      guard word.start > start, bytes[word.start - 1] == UInt8(ascii: "[") else { return nil }
      let first = bytes.skipBlanks(from: word.selectorEnd + 1, to: end)
      return first > word.selectorEnd + 1 ? first : nil
    }
    if bytes.at(word.selectorEnd - 1) == UInt8(ascii: ":") {
      return bytes.skipBlanks(from: word.selectorEnd, to: end)
    }
    let sign = bytes.skipBlanks(from: word.selectorEnd, to: end)
    guard let dash = ["—", "–", "-", ":"].first(where: { bytes.has($0, at: sign, before: end) }),
      bytes.at(sign + dash.utf8.count).isBlank
    else { return nil }
    return bytes.skipBlanks(from: sign + dash.utf8.count, to: end)
  }

  /// `viewDidLoad: once, viewDidAppear: each time`: what goes on with a sign is said of the other callback, too.
  private static func isEntry(_ bytes: Span<UInt8>, behind other: Int, to end: Int) -> Bool {
    let sign = bytes.skipBlanks(from: other, to: end)
    return sign < end && (NameLink.isSign(bytes[sign]) || bytes[sign] == UInt8(ascii: ","))
      || ["—", "–", "→"].contains { bytes.has($0, at: sign, before: end) }
  }

  /// Whether some words, and no sign or word of an order, lead to the other callback.
  private static func isSaid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let end = bytes.trimmedEnd(from: range.lowerBound, to: range.upperBound)
    let first = range.lowerBound..<bytes.endOfWord(from: range.lowerBound, to: end)
    var last = end
    while last > range.lowerBound, bytes[last - 1].isWordByte { last -= 1 }
    guard end > range.lowerBound, bytes[end - 1].isLetter || bytes[end - 1] >= 0x80,
      ["->", "=>", "→", "⇒", ";"].allSatisfy({ bytes.find($0, from: range.lowerBound, to: end) == nil })
    else { return false }
    // Scripts without blanks between words.
    if last == end {
      return NameText.isNameStart(bytes, at: end - 3, to: end)
        && !links.contains { bytes.has($0, endingAt: end, from: range.lowerBound) }
    }
    return first.lowerBound < last && !isOfOrder(bytes, first) && !isOfOrder(bytes, last..<end)
  }

  private static func isOfOrder(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    orders.contains(bytes.text(from: word.lowerBound, to: word.upperBound).asciiLowercased)
  }
}
