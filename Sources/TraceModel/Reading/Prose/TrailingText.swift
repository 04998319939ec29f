/// What follows an event's word, as far as it tells a log line from a sentence.
enum TrailingText {
  /// Nothing, a comment, an object, or words that say no more than "was called".
  case closed
  /// Words of a sentence.
  case open
  /// Words that only a sentence about the event has: `should be called once`.
  case sentence
  /// Words that say that it did not happen.
  case negated

  private static let sentences: Set<String> = [
    "should", "must", "may", "might", "can", "could", "would", "needs", "will", "does", "gets", "instead",
    "because",
    "when", "while", "if", "or", "and", "runs", "happens", "comes", "where", "that", "which", "only",
    "always", "usually",
    "often", "twice", "once", "to", "handler", "handlers", "observer", "observers", "subscription",
    "subscriber",
    "listener", "listeners", "hook", "hooks",
  ]

  /// Judges the text behind a word. Where the line gives a source line, a logger has written it, and it denies nothing.
  static func judge(_ bytes: Span<UInt8>, behind word: WordPlace, from start: Int, to end: Int)
    -> TrailingText
  {
    if CrossedOut.holds(bytes, word, to: end) { return .negated }
    let trailing = judge(bytes, from: word.selectorEnd, to: end)
    guard case .negated = trailing, SourceLine.number(bytes, behind: word, from: start, to: end) > 0 else {
      return trailing
    }
    return judge(bytes, from: word.selectorEnd, to: end, mayDeny: false)
  }

  /// Whether the text behind a word that is a field's value denies it.
  static func denies(_ bytes: Span<UInt8>, behind word: WordPlace, from start: Int, to end: Int) -> Bool {
    var first = word.selectorEnd
    if TextField.isQuote(bytes.at(first)) { first += 1 }
    guard first < end, first == word.selectorEnd || bytes[first].isBlank else { return false }
    return Negation.holds(bytes, from: first, to: min(end, first + 256))
      && SourceLine.number(bytes, behind: word, from: start, to: end) == 0
  }

  /// Judges the text behind a word's arguments.
  static func judge(_ bytes: Span<UInt8>, from start: Int, to end: Int, mayDeny: Bool = true) -> TrailingText
  {
    let limit = min(end, start + 256)
    guard start < limit else { return .closed }
    // `'viewDidLoad' is unavailable`
    if bytes[start] == UInt8(ascii: "'") || bytes[start] == UInt8(ascii: "\"") {
      return bytes.at(start + 1).isBlank ? judge(bytes, from: start + 1, to: end, mayDeny: mayDeny) : .closed
    }
    // `deinit（如果没有循环引用）`: under which condition, in parentheses.
    if bytes.has("（如果", at: start, before: limit),
      bytes.has("）", endingAt: bytes.trimmedEnd(from: start, to: end), from: start)
    {
      return .closed
    }
    if asks(bytes, start, limit) { return .sentence }
    if mayDeny, Negation.holds(bytes, from: start, to: limit), !isNoted(bytes, start, limit) {
      return .negated
    }
    if Particle.begins(bytes, from: start, to: limit) { return .open }
    // `viewDidLoad: ` and words of another script: a remark, as it would be behind a dash.
    if start > 0, bytes[start - 1] == UInt8(ascii: ":"),
      bytes.at(bytes.skipBlanks(from: start, to: limit)) >= 0x80
    {
      return .closed
    }
    if isSentence(bytes, start, limit) { return .sentence }
    if bytes[start] >= 0x80 { return glued(bytes, start, limit) }
    let bold = bytes.skipBlanks(from: start, to: limit)
    if bytes.has("**", at: bold, before: limit) {
      return judge(bytes, from: endOfMarkup(bytes, bold, limit), to: end, mayDeny: mayDeny)
    }
    if isAnnotated(bytes, start, limit) { return .closed }
    let first = skipNoun(bytes, NameText.skipSymbols(bytes, from: start, to: limit), limit)
    guard first < limit else { return .closed }
    for phrase in CalledWords.all.beginning(with: bytes[first].folded)
    where bytes.hasFolded(phrase, at: first, before: limit)
      && (bytes[first] >= 0x80 || !bytes.at(first + phrase.utf8.count).isWordByte)
    {
      return isClosed(bytes, bytes.skipBlanks(from: first + phrase.utf8.count, to: limit), limit)
        ? .closed : .open
    }
    return isClosed(bytes, first, limit) ? .closed : .open
  }

  /// `viewDidAppear가 왜 두 번 찍혔는가?`: a question about the function, whose words are glued to its name.
  private static func asks(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard bytes[start] >= 0x80 else { return false }
    let last = bytes.trimmedEnd(from: start, to: end)
    return ["?", "？", "는가", "까", "吗", "か。", "のか"].contains { bytes.has($0, endingAt: last, from: start) }
  }

  /// Behind `method `, `function ` before a word for a call: `viewDidLoad method called`.
  private static func skipNoun(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let word = bytes.endOfWord(from: start, to: end)
    guard ["method", "function", "func"].contains(where: { EventKey.equals(bytes, start..<word, $0) }) else {
      return start
    }
    let behind = bytes.skipBlanks(from: word, to: end)
    let isCall = ["called", "was called", "is called", "executed", "fired", "triggered", "invoked"].contains {
      bytes.hasFolded($0, at: behind, before: end)
    }
    return isCall ? behind : start
  }

  /// `viewWillAppear   ← once MORE`: what somebody wrote beside a line of a log.
  private static func isAnnotated(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let first = bytes.skipBlanks(from: start, to: end)
    return first > start && SideNote.begins(bytes, at: first, to: end)
  }

  /// `viewWillAppear   ← its viewDidLoad isn't called`: whether a negation is in a note, and of something else.
  private static func isNoted(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard let note = SideNote.find(bytes, from: start, to: end) else { return false }
    return !Negation.holds(bytes, from: start, to: note.sign)
      && !Negation.begins(bytes, note: note.text, to: end)
  }

  private static func isSentence(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard bytes[start].isBlank || bytes.at(start - 1) == UInt8(ascii: "*") else { return false }
    let first = bytes.skipBlanks(from: start, to: end)
    for aux in ["but still ", "is where", "is when", "is the ", "is a ", "is only", "was the "]
    where bytes.hasFolded(aux, at: first, before: end) {
      return true
    }
    let last = bytes.endOfWord(from: first, to: end)
    // One word alone may be anything; a sentence has more.
    guard last > first, last < end, bytes[last].isBlank else { return false }
    return sentences.contains(bytes.text(from: first, to: last).asciiLowercased)
  }

  /// Words of another script without a blank between: `が呼ばれました。`; a sentence goes on behind them.
  private static func glued(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> TrailingText {
    let last = bytes.trimmedEnd(from: start, to: end)
    if bytes.has("（", at: start, before: end), bytes.has("）", endingAt: last, from: start) { return .closed }
    var blanks = 0
    for offset in start..<end where bytes[offset].isBlank { blanks += 1 }
    return blanks > 2 ? .open : .closed
  }

  /// Whether no word of a sentence begins at an offset.
  private static func isClosed(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    guard offset < end else { return true }
    let byte = bytes[offset]
    if byte.isLetter {
      return isValue(bytes, offset, end) || ValueText.begins(bytes, at: offset, to: end)
        || hasKey(bytes, offset, end) || SpokenFlag.begins(bytes, at: offset, to: end)
        || SourceLine.isAll(bytes, from: offset, to: end)
    }
    guard byte >= 0x80 else { return true }
    if !NameText.isNameStart(bytes, at: offset, to: end) { return true }
    var blanks = 0
    for index in offset..<end where bytes[index].isBlank { blanks += 1 }
    return blanks < 2
  }

  private static let values = ["nil", "animated"]

  /// `nil`, `Optional("Cart")`, `animated`: what a call was made with, and no word of a sentence.
  private static func isValue(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    if bytes.has("Optional(", at: offset, before: end) || isFlag(bytes, offset, end) { return true }
    return values.contains {
      bytes.has($0, at: offset, before: end)
        && bytes.skipBlanks(from: offset + $0.utf8.count, to: end) == end
    }
  }

  /// `isMovingFromParent`, `isBeingDismissed true`: what UIKit knows of the controller.
  private static func isFlag(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    guard ["isMoving", "isBeing"].contains(where: { bytes.has($0, at: offset, before: end) }) else {
      return false
    }
    let value = bytes.skipBlanks(from: bytes.endOfWord(from: offset, to: end), to: end)
    return value == end || EventKey.truth(bytes, value..<end) != nil
  }

  /// Whether a word says no more than that something happened.
  static func saysCalled(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    CalledWords.all.beginning(with: bytes.at(word.lowerBound).folded).contains {
      EventKey.equals(bytes, word, $0)
    }
  }

  /// Behind the signs of bold text and the colon that may follow: `**viewDidLoad**: called once`.
  private static func endOfMarkup(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset] == UInt8(ascii: "*") || bytes[offset] == UInt8(ascii: ":") {
      offset += 1
    }
    return bytes.skipBlanks(from: offset, to: end)
  }

  /// `animated=true`, `animated: true`, `view.frame = (0 0; 390 844)`, `count: 2`, `YES`
  private static func hasKey(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var offset = start
    while offset < end, bytes[offset].isWordByte || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
    if offset < end, bytes[offset] == UInt8(ascii: "=") { return true }
    if EventKey.truth(bytes, start..<offset) != nil {
      let behind = NameText.skipSymbols(bytes, from: bytes.skipBlanks(from: offset, to: end), to: end)
      return behind == end || ObjectText.starting(bytes, at: behind, to: end) != nil
        || EventKey.truth(bytes, behind..<end) != nil
    }
    let isBehindBlank = offset < end && bytes[offset].isBlank
    let sign = bytes.skipBlanks(from: offset, to: end)
    guard sign < end, bytes[sign] == UInt8(ascii: ":") && !isBehindBlank || bytes[sign] == UInt8(ascii: "=")
    else { return isBehindBlank && startsGeometry(bytes, sign, end) }
    let value = bytes.skipBlanks(from: sign + 1, to: end)
    return startsValue(bytes, value, end) || isValue(bytes, value, end)
      || SpokenDelegate.isPresented(bytes, start..<offset)
      || EventKey.truth(bytes, value..<max(value, bytes.endOfWord(from: value, to: end))) != nil
  }

  /// `{{0, 20}, {320, 460}}`
  static func startsGeometry(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    offset + 1 < end && (bytes[offset] == UInt8(ascii: "{") || bytes[offset] == UInt8(ascii: "("))
      && startsValue(bytes, offset + 1, end)
  }

  /// A number, or what holds numbers and texts.
  private static func startsValue(_ bytes: Span<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    guard offset < end else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "["):
      return true
    case UInt8(ascii: "-"): return bytes.at(offset + 1).isDigit
    default: return bytes[offset].isDigit
    }
  }
}
