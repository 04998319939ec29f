/// Whether a log has its screens' names behind the callbacks, as plain words: `viewDidLoad Home`, `viewWillAppear 首页`. Most words in
/// that place say what happens, `viewDidLoad Success`, and one line can't tell which it is.
///
/// Names come behind several callbacks, and there are several of them. So the lines from the first such word on are asked: two
/// words that both are behind different callbacks, or one in Latin letters that is behind each callback, whatever it is.
struct PlainNamesBehind {
  private static let mostAsked = 64
  private static let longest = 32
  /// Words that are in that place and name nobody, besides those that are known to say what happens.
  private static let others: Set<String> = [
    "again", "begins", "call", "callback", "controller", "delegate", "event", "func", "function", "here",
    "hello", "lifecycle", "log", "message", "method", "now", "override", "print", "screen", "super", "test",
    "testing", "view", "works", "working",
  ]

  /// Whether such words are names in this log.
  private(set) var areNames = false
  private var asked: Set<String> = []

  /// The word behind a callback that begins a message, if nothing else is there; `nil` where it is known to say what happens.
  static func place(_ bytes: Span<UInt8>, behind word: Range<Int>, to end: Int) -> Range<Int>? {
    let call = endOfCall(bytes, word.upperBound, end)
    let first = behindSign(bytes, bytes.skipBlanks(from: call, to: end), end)
    guard first > call, first < end, end - first <= longest, begins(bytes, first, end),
      (first..<end).allSatisfy({ bytes[$0].isWordByte || bytes[$0] >= 0x80 })
    else { return nil }
    return saysWhatHappens(bytes, first..<end) ? nil : first..<end
  }

  /// `viewDidLoad - होम`: what is behind a sign with blanks around it, in a script without capitals. A name that has one is told by
  /// that.
  private static func behindSign(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard let sign = ["-", "–", "—", "|", "→"].first(where: { bytes.has($0, at: start, before: end) }) else {
      return start
    }
    let first = bytes.skipBlanks(from: start + sign.utf8.count, to: end)
    return first > start + sign.utf8.count && bytes.at(first) >= 0x80 ? first : start
  }

  private static func endOfCall(_ bytes: Span<UInt8>, _ word: Int, _ end: Int) -> Int {
    guard bytes.at(word) == UInt8(ascii: "("), word < end else { return word }
    return min(end, ByteScan.first(UInt8(ascii: ")"), in: bytes, from: word, to: end) + 1)
  }

  private static func begins(_ bytes: Span<UInt8>, _ first: Int, _ end: Int) -> Bool {
    bytes[first].isUpper || bytes[first] >= 0x80 && NameText.isNameStart(bytes, at: first, to: end)
  }

  private static func saysWhatHappens(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    TrailingText.saysCalled(bytes, word) || StatusWord.isOne(bytes, word) || MomentWord.isWord(bytes, word)
      || EventKey.truth(bytes, word) != nil || Gloss.holds(bytes, word)
      || LoggerTag.isShouted(bytes, NamePlace(start: word.lowerBound, end: word.upperBound))
      || ["ing", "ed", "ly"].contains {
        bytes.hasFolded($0, endingAt: word.upperBound, from: word.lowerBound)
      }
      || others.contains(bytes.text(from: word.lowerBound, to: word.upperBound).asciiLowercased)
  }

  /// Whether a word still has to be asked about.
  func asks(_ word: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    !areNames && asked.count < Self.mostAsked
      && !asked.contains(bytes.text(from: word.lowerBound, to: word.upperBound))
  }

  /// Asks the lines from a word's first one on.
  mutating func judge(_ word: Range<Int>, _ bytes: Span<UInt8>, _ ahead: LinesAhead) {
    asked.insert(bytes.text(from: word.lowerBound, to: word.upperBound))
    var kinds: [String: Set<EventKind>] = [:]
    var (bare, last) = (0, (EventKind.diagnostic, ""))
    for line in ahead.lines {
      guard let name = Self.name(line, bytes) else {
        bare += 1
        continue
      }
      // Two words behind one callback, line for line, are its begin and its end.
      if bytes[word.lowerBound] >= 0x80, last.0 == line.kind, last.1 != name { return }
      last = (line.kind, name)
      kinds[name, default: []].insert(line.kind)
    }
    let told = kinds.values.filter { $0.count > 1 }
    let isOne = kinds.count == 1 && bare == 0 && bytes[word.lowerBound] < 0x80
    areNames = told.count > 1 || isOne && told.contains { $0.count > 2 }
  }

  private static func name(_ line: LinesAhead.Line, _ bytes: Span<UInt8>) -> String? {
    let end = line.text.upperBound
    let word = line.word.lowerBound..<bytes.endOfWord(from: line.word.lowerBound, to: end)
    return place(bytes, behind: word, to: end).map { bytes.text(from: $0.lowerBound, to: $0.upperBound) }
  }
}
