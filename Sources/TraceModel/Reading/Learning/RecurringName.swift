/// Plain words behind callbacks, which could be those of sentences, and are names where a log has a few of them again and again:
/// `viewDidLoad Blue`, `viewWillAppear Blue`, `viewDidLoad Green` …
struct RecurringName {
  /// How far around a line others are looked for, and how often in one log.
  private static let reach = 4096
  private static let mostLooks = 256
  /// What is said of a moment of a call, or of what it does.
  private static let others: Set<String> = [
    "before", "after", "super", "again", "once", "twice", "here", "test", "method", "function", "called",
    "call",
    "override", "top", "bottom", "inside", "view", "animated", "data", "log", "now", "entry",
  ]

  /// The words that are known to be names.
  private var known: Set<String> = []
  private var looks = 0

  /// The name that is all that a message has behind a callback.
  mutating func find(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, to end: Int, in block: Range<Int>, _ vocabulary: Vocabulary
  ) -> (kind: EventKind, name: Range<Int>)? {
    guard let (kind, name) = Self.word(bytes, hit, to: end, vocabulary) else { return nil }
    let text = bytes.text(from: name.lowerBound, to: name.upperBound)
    if known.contains(text) { return (kind, name) }
    guard looks < Self.mostLooks else { return nil }
    looks += 1
    let first = max(block.lowerBound, hit.offset - Self.reach)
    let found = Self.kinds(bytes, first..<min(block.upperBound, end + Self.reach), vocabulary)
    let names = found.filter { Self.recurs($0.key, $0.value) }
    guard names.count > 1, names[text] != nil else { return nil }
    known.insert(text)
    return (kind, name)
  }

  /// Two callbacks with a name in a capital, or three with one in small letters.
  private static func recurs(_ name: String, _ kinds: Set<EventKind>) -> Bool {
    kinds.count > (name.utf8.first?.isUpper == true ? 1 : 2)
  }

  /// The callbacks that each word is behind; none where other callbacks come without a word, which may be of the same screens.
  private static func kinds(_ bytes: Span<UInt8>, _ range: Range<Int>, _ vocabulary: Vocabulary) -> [String:
    Set<EventKind>]
  {
    var kinds: [String: Set<EventKind>] = [:]
    var offset = range.lowerBound
    while let hit = vocabulary.finder.next(in: bytes, from: offset, to: range.upperBound) {
      offset = ByteScan.first(LineReader.newline, in: bytes, from: hit.offset, to: range.upperBound)
      let end = bytes.trimmedEnd(from: hit.offset, to: offset)
      if hit.offset + vocabulary.lengths[hit.word] == end { return [:] }
      guard let (kind, name) = word(bytes, hit, to: end, vocabulary) else { continue }
      kinds[bytes.text(from: name.lowerBound, to: name.upperBound), default: []].insert(kind)
    }
    return kinds
  }

  /// The word that ends a line behind a callback and a blank.
  private static func word(_ bytes: Span<UInt8>, _ hit: WordFinder.Hit, to end: Int, _ vocabulary: Vocabulary)
    -> (
      EventKind, Range<Int>
    )?
  {
    guard case .callback(let kind) = vocabulary.meanings[hit.word], !bytes.at(hit.offset - 1).isWordByte
    else {
      return nil
    }
    let behind = hit.offset + vocabulary.lengths[hit.word]
    let name = bytes.skipBlanks(from: behind, to: end)..<end
    guard name.lowerBound > behind, (3..<20).contains(name.count), name.allSatisfy({ bytes[$0].isLetter })
    else {
      return nil
    }
    let text = bytes.text(from: name.lowerBound, to: end).asciiLowercased
    let isOther =
      others.contains(text) || TrailingText.saysCalled(bytes, name) || MomentWord.isWord(bytes, name)
      || LabelText.isProse(text) || ["ing", "ed", "ly"].contains(where: text.hasSuffix)
    return isOther ? nil : (kind, name)
  }
}
