/// The name behind an event, where what is before it says less.
extension FreeLine {
  /// A tag in brackets says less than an object or a controller's name behind the word:
  /// `[Lifecycle] viewDidLoad <Home: 0x10>`.
  static func preferBehind(_ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, to end: Int)
    -> EventWords
  {
    let offset = bytes.skipBlanks(from: word.selectorEnd, to: end)
    let isColumn = words.subject != nil && ColumnTag.isOne(bytes, words.subject)
    let isNobody = ColumnTag.isOne(bytes, words.subject) && ColumnTag.links(bytes, at: offset, to: end)
    let isTag =
      isNobody || LoggerTag.isTag(bytes, words.subject) || LoggerTag.isLogger(bytes, words.subject)
    guard word.namesSubjectBehind, word.selectorEnd < end, words.subject?.instance.isSome != true,
      isTag || !names(bytes, words.subject) || yields(bytes, word, words.subject, to: end)
    else { return words }
    if let file = file(bytes, offset, words.subject, to: end) {
      var better = words
      better.subject = file
      return better
    }
    let keyed = KeyedObject.start(bytes, behind: word, to: end)
    if keyed > offset, let (object, _) = ObjectText.starting(bytes, at: keyed, to: end) {
      var better = words
      better.subject = object
      return better
    }
    guard offset < end,
      bytes[offset] == UInt8(ascii: "<") || bytes[offset] == UInt8(ascii: "(")
        || NameLink.begins(bytes, at: offset)
        || isTag || isColumn || FieldLine.begins(bytes, at: offset, to: end)
        || ClassBehind.isSaid(bytes, word, to: end)
        || names(bytes, wordBehind(bytes, offset, end))
        || words.subject == nil && isNamed(bytes, word, to: end)
    else { return words }
    var better = words
    switch LabelAfter.read(bytes, word, to: end, isBoxed: false, isTagged: isTag) {
    case .clear(let name) where isColumn && BaseClass.isBase(bytes, name): break
    case .clear(let name) where isTag || !LabelAfter.isGenericWord(bytes, name, to: end):
      better.subject = name
    case .vague(let name) where word.isSpelled || isTag && !isXcodes(bytes, words.subject):
      better.subject = name
    case .clear, .vague, .nothing, .refused: break
    }
    return better
  }

  /// `[DEBUG] viewDidLoad of HomeVC called`: whether a word that says whose call it was leads to a controller's name.
  private static func isNamed(_ bytes: Span<UInt8>, _ word: WordPlace, to end: Int) -> Bool {
    names(bytes, wordBehind(bytes, NameLink.skip(bytes, word.selectorEnd, end).0, end))
  }

  /// The word at an offset, without quotation marks around it.
  private static func wordBehind(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> NamePlace {
    let last = ByteScan.first(0x20, in: bytes, from: start, to: end)
    let isQuoted =
      last - start > 2 && TextField.isQuote(bytes[start]) && bytes[last - 1] == bytes[start]
    return NamePlace(start: isQuoted ? start + 1 : start, end: isQuoted ? last - 1 : last)
  }

  /// Whether what isn't a screen's class gives way to the one behind: `[BaseVC] viewDidLoad called in HomeVC`, `[DetailView]
  /// viewDidLoad: HomeVC`.
  private static func yields(_ bytes: Span<UInt8>, _ word: WordPlace, _ name: NamePlace?, to end: Int) -> Bool
  {
    guard let name, CategoryTag.isWeak(bytes, name) else { return false }
    return ClassBehind.isSaid(bytes, word, to: end)
      || !BaseClass.isBase(bytes, name) && ClassBehind.isAll(bytes, word, besides: name, to: end)
  }

  /// `ViewController`, in these capitals: the class that Xcode makes first is a name, behind which a remark may be.
  private static func isXcodes(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    let text = "ViewController"
    guard let name, name.end - name.start == text.utf8.count else { return false }
    return bytes.has(text, at: name.start, before: name.end)
  }

  /// Whether a name is a controller's by its looks.
  private static func names(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    guard let name, name.end > name.start else { return false }
    return LabelText.hasEnding(bytes, name.start..<name.end)
  }
}
