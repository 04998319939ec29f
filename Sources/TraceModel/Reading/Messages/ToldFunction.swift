/// A function in its full form that ends a sentence: `Home moved from Appearing to Appeared: viewDidAppear(_:)`, `View loaded
/// into memory: viewDidLoad()`. Loggers of states put it there, and the sentence before it says anything.
enum ToldFunction {
  /// The function that ends a message, and where the sentence before it ends; `nil` where none does.
  static func read(_ bytes: Span<UInt8>, from start: Int, to end: Int, _ vocabulary: Vocabulary)
    -> (WordPlace, sentence: Range<Int>)?
  {
    guard let open = ["()", "(_:)"].first(where: { bytes.has($0, endingAt: end, from: start) }) else {
      return nil
    }
    let behind = end - open.utf8.count
    let first = bytes.startOfWord(endingAt: behind, from: start)
    guard first > start, let hit = vocabulary.finder.next(in: bytes, from: first, to: behind),
      case .callback(let kind) = vocabulary.meanings[hit.word], kind != .deinitialized,
      hit.offset == first, first + vocabulary.lengths[hit.word] == behind,
      let last = endOfSentence(bytes, before: first, from: start)
    else { return nil }
    return (WordPlace(kind, bytes, from: first, to: behind, before: end), start..<last)
  }

  /// Whether a sentence tells of an event of its own, and doesn't only mention it in quotation marks.
  static func tellsOther(_ bytes: Span<UInt8>, _ sentence: Range<Int>, _ vocabulary: Vocabulary) -> Bool {
    var start = sentence.lowerBound
    while let hit = vocabulary.finder.next(in: bytes, from: start, to: sentence.upperBound) {
      start = hit.offset + 1
      if PastWord.isState(bytes, at: hit.offset, from: sentence.lowerBound, to: sentence.upperBound) {
        continue
      }
      return hit.offset > 0 && !TextField.isQuote(bytes[hit.offset - 1])
    }
    return false
  }

  /// Before the colon, or `into` behind a word for a state, that links a sentence to its function.
  private static func endOfSentence(_ bytes: Span<UInt8>, before word: Int, from start: Int) -> Int? {
    ["state into ", ": "].first { bytes.hasFolded($0, endingAt: word, from: start) }
      .map { word - $0.utf8.count }
  }

  /// Whose function a sentence leads to, or an empty name; `nil` where it is a name and no sentence, or says more than that
  /// the function was called.
  static func subject(_ bytes: Span<UInt8>, of sentence: Range<Int>) -> NamePlace? {
    let (first, tag) = LineLead.skip(bytes, from: sentence.lowerBound, to: sentence.upperBound)
    guard first < sentence.upperBound, sentence.upperBound - first <= 160 else { return nil }
    let object = ObjectText.starting(bytes, at: first, to: sentence.upperBound)
    var words = words(bytes, (object?.1 ?? first)..<sentence.upperBound)
    var named = object?.0
    if named == nil, let name = words.first.flatMap({ name(bytes, $0) }) {
      named = name
      words.removeFirst()
    }
    guard words.count > 1, words.contains(where: { isSmall(bytes, $0) }),
      named != nil || words.contains(where: { isLink(bytes, $0) }),
      !words.contains(where: { speaksAgainst(bytes, $0) }),
      !words.suffix(1).contains(where: { isPlace(bytes, $0) })
    else { return nil }
    return named ?? tag.flatMap { isClass(bytes, $0) ? $0 : nil } ?? NamePlace(start: first, end: first)
  }

  private static func words(_ bytes: Span<UInt8>, _ sentence: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var offset = sentence.lowerBound
    while offset < sentence.upperBound {
      let last = ByteScan.first(0x20, in: bytes, from: offset, to: sentence.upperBound)
      if last > offset { words.append(offset..<last) }
      offset = last + 1
    }
    return words
  }

  /// The class that a sentence begins with, with or without a colon.
  private static func name(_ bytes: Span<UInt8>, _ word: Range<Int>) -> NamePlace? {
    let last = bytes[word.upperBound - 1] == UInt8(ascii: ":") ? word.upperBound - 1 : word.upperBound
    guard word.lowerBound < last,
      let name = BracketName.read(bytes, from: word.lowerBound, to: last), isClass(bytes, name)
    else { return nil }
    return name
  }

  private static func isClass(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    name.start < name.end && LabelText.isTypeName(bytes, name.start..<name.end)
  }

  private static func isSmall(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    bytes[word.lowerBound].isLetter && !bytes[word.lowerBound].isUpper
  }

  /// Words of a change: `moved from A to B`, `has been loaded`, `A -> B`. Without a class and without any of them it is a title.
  private static func isLink(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    ["from", "to", "into", "has", "was", "will", "is", "->", "=>", "→"].contains {
      word.count == $0.utf8.count && bytes.hasFolded($0, at: word.lowerBound, before: word.upperBound)
    }
  }

  /// `Jars are sorted in: viewDidLoad()`, `The place to sort jars is: viewDidLoad()`
  private static func isPlace(_ bytes: Span<UInt8>, _ last: Range<Int>) -> Bool {
    ["in", "at", "from", "of", "is", "are", "was", "were"].contains { EventKey.equals(bytes, last, $0) }
  }

  private static let objections: Set<String> = [
    "not", "never", "should", "must", "may", "might", "can", "cannot", "could", "would", "missing", "forgot",
    "missed",
    "call", "calls", "calling", "called", "override", "overrides", "implement", "implements", "add", "put",
    "use", "see",
    "before", "after", "until", "instead", "why", "if", "when", "while", "because", "method", "function",
    "callback",
    "error", "warning", "warn", "failed", "failure", "crash", "crashed", "exception", "leak", "timeout",
    "hang", "slow",
    "took", "duration", "expected", "expecting", "actual", "waiting", "todo", "fixme", "bug", "issue",
    "problem", "order", "next", "first", "last", "then", "verify", "assert",
    "ensure", "check", "expect", "swizzled", "swizzling", "hooked", "hooking", "replaced", "renamed",
    "refactored", "fix", "fixed", "deprecated", "note",
  ]

  /// Words of a rule, of a fault, of a measurement, of a comment: what they are about was not called here and now.
  private static func speaksAgainst(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    let letters = bytes.endOfWord(from: word.lowerBound, to: word.upperBound)
    if bytes[word.upperBound - 1] == UInt8(ascii: "?") { return true }
    if bytes.hasFolded("n't", endingAt: word.upperBound, from: word.lowerBound) { return true }
    return objections.contains(bytes.text(from: word.lowerBound, to: letters).asciiLowercased)
  }
}
