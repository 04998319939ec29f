/// Words between a class and a callback that say more than that it was called: `HomeVC reload: viewWillAppear`, `HomeVC wartet auf
/// viewDidAppear`. In whatever language they are, a class that has lines of its own for the callback tells something else by them.
enum WordsBetween {
  /// What describes an object and does nothing.
  private static let descriptions: Set<String> = [
    "line", "column", "id", "tag", "index", "animated", "state", "parent", "child", "number", "step", "new",
    "old",
  ]

  /// Whether one of them says so.
  static func tellDeed(_ bytes: Span<UInt8>, before word: WordPlace, behind name: Int) -> Bool {
    let end = LabelBefore.endOfLabel(bytes, name, word.start)
    var offset = name
    while offset < end {
      let first = offset
      while offset < end, isOfWord(bytes[offset]) { offset += 1 }
      if offset == first {
        offset += 1
      } else if bytes.at(offset) == UInt8(ascii: "=") {
        offset = ByteScan.first(0x20, in: bytes, from: offset, to: end)
      } else if isDeed(bytes, first..<offset, to: end) {
        return true
      }
    }
    return false
  }

  /// Whether a word begins behind a blank or a bracket with a small letter, or one of another script, and does something.
  private static func isDeed(_ bytes: Span<UInt8>, _ word: Range<Int>, to end: Int) -> Bool {
    let (before, first) = (bytes.at(word.lowerBound - 1), bytes[word.lowerBound])
    guard before.isBlank || before == UInt8(ascii: "(") || before == UInt8(ascii: "["),
      first.isLetter && !first.isUpper
        || first >= 0x80 && NameText.isNameStart(bytes, at: word.lowerBound, to: end),
      bytes.at(word.upperBound) != UInt8(ascii: "."), !bytes.isPartOfID(word),
      EventKey.truth(bytes, word) == nil
    else { return false }
    return !OtherSubject.saysNothing(bytes, word) && !LabelText.hasEnding(bytes, word)
      && !descriptions.contains(bytes.text(from: word.lowerBound, to: word.upperBound))
  }

  private static func isOfWord(_ byte: UInt8) -> Bool { byte.isWordByte || byte >= 0x80 }
}
