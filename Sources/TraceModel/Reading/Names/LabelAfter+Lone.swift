// What is behind an event and stands for a name where there is no other.
extension LabelAfter {
  private static let keys = ["id=", "uuid=", "id: ", "uuid: "]
  private static let generic = ["viewcontroller", "controller", "vc", "view"]

  /// `viewDidLoad 4C6E…`, `viewDidLoad id=4C6E…`: an identifier that ends the line.
  static func identifier(_ bytes: Span<UInt8>, _ word: WordPlace, to end: Int) -> NamePlace? {
    var first = bytes.skipBlanks(from: word.selectorEnd, to: end)
    if let key = keys.first(where: { bytes.hasFolded($0, at: first, before: end) }) {
      first += key.utf8.count
    }
    return word.kind.isLifecycle && IdentifierText.isWhole(bytes, first, end)
      ? NamePlace(start: first, end: end) : nil
  }

  /// `viewDidAppear - Header Frame: (0.0, 20.0)`, `viewDidAppear - Jar Count: 3`: what has a size, and words before a number, which
  /// isn't the line of a file; and a thread.
  static func isKey(_ bytes: Span<UInt8>, _ name: Range<Int>, _ end: Int) -> Bool {
    let value = bytes.skipBlanks(from: name.upperBound + 1, to: end)
    guard bytes.at(name.upperBound) == UInt8(ascii: ":"), value > name.upperBound + 1, value < end,
      !LabelText.hasEnding(bytes, name)
    else { return false }
    if ["thread", "queue"].contains(where: { EventKey.equals(bytes, name, $0) }) { return true }
    let hasWords =
      ByteScan.first(0x20, in: bytes, from: name.lowerBound, to: name.upperBound) < name.upperBound
    return TrailingText.startsGeometry(bytes, value, end) || hasWords && bytes[value].isDigit
  }

  /// `[OK]`, `[UI]`, `[DEBUG]`: what brackets hold besides a screen's name.
  static func isTag(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    LoggerTag.isTag(bytes, NamePlace(start: word.lowerBound, end: word.upperBound))
      || LogLevel.isLevel(bytes, from: word.lowerBound, to: word.upperBound) || StatusWord.isOne(bytes, word)
      || word.count > 1 && MomentWord.isInCapitals(bytes, word)
  }

  /// `viewDidLoad start (HomeVC)`: behind the word for a moment that is between an event and who is in parentheses.
  static func behindMoment(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let word = bytes.endOfWord(from: start, to: end)
    return word < end && bytes.has(" (", at: word, before: end) && MomentWord.isWord(bytes, start..<word)
      ? word + 1 : start
  }

  /// `PinCodePage`: a word in camel case that is all of a text.
  static func isCompound(_ bytes: Span<UInt8>, _ name: NamePlace, from start: Int, to end: Int) -> Bool {
    guard name.end - name.start > 2, bytes.skipBlanks(from: start, to: end) == name.start,
      bytes.trimmedEnd(from: start, to: end) == name.end,
      bytes[name.start].isUpper, (name.start..<name.end).allSatisfy({ bytes[$0].isWordByte })
    else { return false }
    return (name.start + 1..<name.end - 1).contains {
      bytes[$0].isUpper && !bytes[$0 - 1].isUpper && bytes[$0 + 1].isLetter && !bytes[$0 + 1].isUpper
    }
  }

  /// `ViewController is gone`: a word that names any controller, with more words behind it.
  static func isGenericWord(_ bytes: Span<UInt8>, _ name: NamePlace, to end: Int) -> Bool {
    !name.instance.isSome && generic.contains { EventKey.equals(bytes, name.start..<name.end, $0) }
      && bytes.skipBlanks(from: name.end, to: end) < end
  }
}
