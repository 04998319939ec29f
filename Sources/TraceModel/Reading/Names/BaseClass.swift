/// Classes that log for the classes that inherit from them: `BaseViewController`, and `UIViewController` with its
/// extensions. Their names give way to any other that a line has.
enum BaseClass {
  /// Whether a name is such a class's, and no object's.
  static func isBase(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    guard !name.instance.isSome, name.identifier == nil else { return false }
    let own = endOfPrefix(bytes, name)
    return bytes.has("Base", at: own, before: name.end) && bytes.at(own + 4).isUpper || isUIKits(bytes, name)
  }

  /// Behind the two or three letters that Objective-C puts before the names of an app's classes: `ABBaseViewController`,
  /// `AbBaseViewController`.
  private static func endOfPrefix(_ bytes: Span<UInt8>, _ name: NamePlace) -> Int {
    var offset = name.start
    while offset < min(name.end, name.start + 4),
      bytes[offset].isUpper || isSmallInPrefix(bytes, offset, name),
      !bytes.has("Base", at: offset, before: name.end)
    {
      offset += 1
    }
    return offset
  }

  /// Only of a short prefix: `DataBaseViewController` shows data.
  private static func isSmallInPrefix(_ bytes: Span<UInt8>, _ offset: Int, _ name: NamePlace) -> Bool {
    offset > name.start && offset < name.start + 3 && bytes[offset].isLetter
  }

  /// Whether a name is that of the class that all controllers inherit from.
  static func isUIKits(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    let text = "UIViewController"
    return name.end - name.start == text.utf8.count && bytes.has(text, at: name.start, before: name.end)
  }

  /// The class or the object that a base class names at the end of its line, behind words that say again what happened:
  /// `BaseVC.deinit:20 - DEINIT: Home`, `-[BaseVC dealloc] destroyed <Home: 0x10>`, `… [Home] viewDidLoad`.
  static func real(_ bytes: Span<UInt8>, _ word: WordPlace, behind start: Int, to end: Int) -> NamePlace? {
    if let (object, open) = ObjectText.ending(bytes, at: end, from: start) {
      return object.instance.isSome && saysAgain(bytes, word, start, open) ? object : nil
    }
    let name = bytes.startOfWord(endingAt: end, from: start)
    if name < end, saysAgain(bytes, word, start, name) {
      return NamePlace(start: name, end: end)
    }
    return beforeEvent(bytes, word, start, end)
  }

  /// Whether the words in a range say no more than that the event happened: the event itself, words in capitals as labels
  /// are, words of another script, and what is said of one that has gone.
  private static func saysAgain(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int) -> Bool {
    guard end - start < 128 else { return false }
    var offset = start
    while offset < end {
      let last = bytes.endOfWord(from: offset, to: end)
      guard last == offset || isAgain(bytes, word, offset..<last) else { return false }
      offset = max(last, offset + 1)
    }
    return true
  }

  private static func isAgain(_ bytes: Span<UInt8>, _ word: WordPlace, _ again: Range<Int>) -> Bool {
    again.allSatisfy { bytes[$0].isUpper } || isLine(bytes, again) || TrailingText.saysCalled(bytes, again)
      || isEvent(bytes, word, again)
      || word.kind == .deinitialized && Farewell.isParticiple(bytes, again)
  }

  /// `viewDidLoad() 20: HomeVC`: the number of a source line, before a colon.
  private static func isLine(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    bytes.at(word.upperBound) == UInt8(ascii: ":") && word.allSatisfy { bytes[$0].isDigit }
  }

  /// Whether a word is the event's once more.
  static func isEvent(_ bytes: Span<UInt8>, _ word: WordPlace, _ again: Range<Int>) -> Bool {
    again.count == word.end - word.start
      && (0..<again.count).allSatisfy {
        bytes[again.lowerBound + $0].folded == bytes[word.start + $0].folded
      }
  }

  /// `]] [Home] viewDidLoad`: the name in brackets before the same event.
  private static func beforeEvent(_ bytes: Span<UInt8>, _ word: WordPlace, _ start: Int, _ end: Int)
    -> NamePlace?
  {
    let again = bytes.startOfWord(endingAt: end, from: start)
    guard isEvent(bytes, word, again..<end),
      let bracket = CanonicalLine.bracket(bytes, before: again, from: start)
    else { return nil }
    return BracketName.read(bytes, from: bracket.0 + 1, to: bracket.1)
  }
}
