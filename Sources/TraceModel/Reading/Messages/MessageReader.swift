/// Reads the message of one line: which event it tells of, and whose.
struct MessageReader {
  let vocabulary: Vocabulary
  let keywords: EventKeywords
  var cache = MessageCache()
  var brackets = BracketUse()
  /// The names met so far.
  var names: NameTable
  /// Lines that look like an event and could not be read in full.
  var malformed = 0
  /// What the last line said if it isn't an event: that lines are missing, on which release the app runs, or what SwiftUI
  /// called.
  private(set) var gap: LogGap?
  private(set) var release: OSVersion?
  private(set) var aside: Aside?
  /// The callback that the last sentence named.
  var mention: ToldCall?
  /// How the last callback was worded.
  var manner = CallManner()
  /// Whether an app's own function told it, which a logger of functions names on each line.
  var isHelped = false
  /// Whether plain words before spelled callbacks are names.
  var hasPlainNames = false
  /// Lines that ask to leave rules out.
  private(set) var suppressions = SuppressionLines()

  /// A reader for an app's own words and labels, or none.
  init(_ vocabulary: Vocabulary, words: [String: EventKind], labels: [String: String]) {
    self.vocabulary = vocabulary
    keywords = words.isEmpty ? EventKeywords.standard : EventKeywords(own: words)
    names = NameTable(labels: labels)
  }

  /// The event that a word of the vocabulary stands for, in the message between two offsets.
  mutating func read(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, to end: Int, line: Int
  ) throws(NearMiss) -> Event {
    let start = min(prefix.messageStart, hit.offset)
    switch vocabulary.meanings[hit.word] {
    case .diagnostic(let diagnostic):
      return try DiagnosticLine.read(bytes, diagnostic, hit.offset, from: start, to: end, line: line, &names)
    case .callback(let kind):
      let word = try callback(bytes, kind, hit, from: start, to: end)
      if prefix.isApple { throw .foreign }
      if let (open, selector) = MethodBehind.find(bytes, word, from: start, to: end) {
        var method = prefix
        method.messageStart = open
        return try read(
          bytes, WordFinder.Hit(word: hit.word, offset: selector), method, to: end, line: line)
      }
      if let (message, second) = EchoedFunction.find(bytes, word, from: start, to: end) {
        var told = prefix
        told.messageStart = message.lowerBound
        let hit = WordFinder.Hit(word: hit.word, offset: second)
        return try read(bytes, hit, told, to: message.upperBound, line: line)
      }
      if kind == .deinitialized, let gone = Farewell.instance(bytes, word, from: start, to: end) {
        return try self.gone(gone, bytes, to: end, line: line)
      }
      if let event = helped(bytes, word, prefix, to: end, line: line) { return event }
      if prefix.isFunctionLogger,
        hit.offset >= FunctionLog.endOfHead(bytes, from: prefix.messageStart, to: end),
        !FunctionLog.isWhole(bytes, before: word.start, from: prefix.messageStart, to: end)
      {
        throw .secondary
      }
      return try event(bytes, word, prefix.decoration, from: start, to: end, line: line)
    case .own(let kind):
      let word = try whole(bytes, kind, hit.offset, hit.offset + vocabulary.lengths[hit.word], end)
      return try event(bytes, word, prefix.decoration, from: start, to: end, line: line)
    case .spelledCallback:
      guard let word = SpelledWord.read(bytes, at: hit.offset, from: start, to: end) else {
        throw PastWord.begins(bytes, at: hit.offset, to: end) ? .longerWord : .prose
      }
      return try spelled(bytes, word, from: start, to: end, line: line)
    case .short: return try short(bytes, hit.offset, prefix, from: start, to: end, line: line)
    case .dismissal, .selector:
      let first = behindFunction(bytes, hit.offset, from: start, to: end)
      let event = try selector(
        bytes, hit.offset, prefix.decoration, from: first ?? start, to: end, line: line)
      // There the function's name is before whatever is logged inside of it.
      if prefix.isFunctionLogger, !event.kind.isPresentationDelegate,
        FunctionLog.endOfHead(bytes, from: prefix.messageStart, to: end) < end,
        !FunctionLog.isWhole(bytes, before: hit.offset, from: prefix.messageStart, to: end)
      {
        throw .bareSelector
      }
      return event
    case .bareMark: return try bare(bytes, hit.offset, prefix, to: end, line: line)
    case .mark, .describedMark, .namedMark, .linkedMark, .fieldMark:
      return try mark(bytes, hit, isApple: prefix.isApple, from: start, to: end, line: line)
    case .coordination:
      guard let (words, end) = CoordinatorLine.read(bytes, hit.offset, from: start, to: end) else {
        throw .prose
      }
      return try finish(bytes, words, to: end, line: line)
    case .farewell: return try farewell(bytes, hit, from: start, to: end, line: line)
    case .toldState(let kind): return try toldState(bytes, kind, hit, from: start, to: end, line: line)
    case .suppression:
      if suppressions.note(bytes, at: hit.offset, to: end, line: line) { throw .suppression }
      throw .longerWord
    case .recorder:
      release = RecorderHead.release(bytes, at: hit.offset, to: end)
      throw release == nil ? .longerWord : .recorder
    case .gap(let reason):
      guard GapPhrase.isSaid(bytes, at: hit.offset, from: start) else { throw .longerWord }
      gap = reason
      throw .gap
    case .aside(let kind):
      aside = try aside(bytes, kind, hit, from: start, to: end, line: line)
      throw .aside
    case .record: throw .plainRecord
    }
  }

  /// The event of a message that may hold several words of the vocabulary: the first that makes one.
  mutating func read(
    _ bytes: Span<UInt8>, first hit: WordFinder.Hit, _ prefix: LinePrefix, to end: Int, line: Int
  ) throws(NearMiss) -> Event {
    let prefix = try Signpost.behind(prefix, bytes, to: end)
    var (found, hit) = (hit, vocabulary.whole(hit, bytes, to: end))
    manner = CallManner()
    isHelped = false
    noteSuppression(bytes, behind: hit, to: end, line: line)
    if let event = toldLast(bytes, prefix, to: end, line: line) { return named(event, bytes, prefix) }
    for _ in 0..<8 {
      do throws(NearMiss) {
        return named(try read(bytes, hit, prefix, to: end, line: line), bytes, prefix)
      } catch {
        guard error.concernsTheWord else { throw error }
        if hit.word != found.word {
          hit = found
          continue
        }
        guard let next = vocabulary.finder.next(in: bytes, from: hit.offset + 1, to: end) else { throw error }
        (found, hit) = (next, vocabulary.whole(next, bytes, to: end))
      }
    }
    throw .prose
  }

  /// An event whose message names nobody is of whom its logger is for.
  private mutating func named(_ event: Event, _ bytes: Span<UInt8>, _ prefix: LinePrefix) -> Event {
    manner.take(prefix.decoration, isBold: bytes.has("**", at: prefix.messageStart, before: bytes.count))
    guard !prefix.owner.isEmpty, event.kind.isLifecycle || event.kind.isPresentationDelegate,
      !event.subject.isSome
    else { return event }
    var event = event
    let (start, end) = (prefix.owner.lowerBound, prefix.owner.upperBound)
    event.subject = names.participant(bytes, NamePlace.named(bytes, from: start, to: end))
    return event
  }

  /// Looks for a suppression behind another word: loggers put the function's name before what is logged in it.
  private mutating func noteSuppression(
    _ bytes: Span<UInt8>, behind first: WordFinder.Hit, to end: Int, line: Int
  ) {
    var hit = first
    while vocabulary.meanings[hit.word] != .suppression,
      let next = vocabulary.finder.next(in: bytes, from: hit.offset + 1, to: end)
    {
      hit = next
    }
    guard hit.offset > first.offset, vocabulary.meanings[hit.word] == .suppression else { return }
    _ = suppressions.note(bytes, at: hit.offset, to: end, line: line)
  }

  /// The event of a text that was taken from somewhere else: cleaned, decoded or joined.
  mutating func read(text: Span<UInt8>, _ prefix: LinePrefix, to end: Int, line: Int) throws(NearMiss)
    -> Event
  {
    guard let hit = vocabulary.finder.next(in: text, from: prefix.messageStart, to: end) else {
      throw .longerWord
    }
    let lineEnd = ByteScan.first(UInt8(ascii: "\n"), in: text, from: hit.offset, to: end)
    return try read(text, first: hit, prefix, to: lineEnd, line: line)
  }

  /// Keeps what a whole message was read as, if that hangs on its words alone.
  mutating func remember(
    _ event: Event, _ manner: CallManner, _ bytes: Span<UInt8>, from start: Int, message: Int, to end: Int
  ) {
    // What a level in brackets means hangs on the lines before.
    guard event.kind != .diagnostic, event.details == 0,
      event.subject.isSome || bytes.at(message) != UInt8(ascii: "["),
      bytes.find(":ignore", from: start, to: min(end, start + 1024)) == nil
    else { return }
    var event = event
    event.time = nil
    cache.learn(bytes, from: start, to: end, event, manner)
  }

  private mutating func event(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ decoration: Decoration, from start: Int, to end: Int, line: Int
  ) throws(NearMiss) -> Event {
    if Measure.isTold(bytes, behind: word, from: start, to: end) {
      noteMention(bytes, word, .measured, from: start, line: line)
      throw .measured
    }
    let end = decoration.isRow ? Decoration.endOfRow(bytes, from: word.selectorEnd, to: end) : end
    let bracket = CanonicalLine.bracket(bytes, before: word.start, from: start)
    brackets.learn(bytes, bracket, from: start, to: end)
    if let bracket, !bytes.has("[0x", at: bracket.0, before: bracket.1),
      !LoggerTag.isThread(bytes, bracket, behind: start),
      LeadClass.read(bytes, from: start, to: word.start) == nil
    {
      let named = try CanonicalLine.read(
        bytes, word, bracket, from: start, levelsAreNames: brackets.levelsAreNames && bracket.0 == start)
      if bytes.at(word.selectorEnd) != 0x20, word.selectorEnd < end {
        try Self.refuse(TrailingText.judge(bytes, behind: word, from: start, to: end))
      }
      let better = FreeLine.withoutTag(
        bytes, FreeLine.preferBehind(bytes, word, named, to: end), isTag: true)
      let own = PrintedSelf.prefer(bytes, word, better, to: end)
      if Measure.isOf(bytes, own.subject, behind: word, to: end) { throw .measured }
      let words = Self.withoutApp(bytes, FreeLine.withInstance(bytes, word, own, to: end), from: start)
      try Self.refuse(bytes, word, words, from: start, to: end)
      manner = CallManner(bytes, word, words, from: start, to: end)
      if named.subject?.instance.isSome == true { manner = manner.own }
      return try finish(bytes, words, to: end, line: line)
    }
    let read: EventWords
    do throws(NearMiss) {
      read = try FreeLine.read(bytes, word, decoration, from: start, to: end)
    } catch {
      noteMention(bytes, word, error, from: start, line: line)
      throw error
    }
    let words = PrintedSelf.prefer(bytes, word, read, to: end)
    if Measure.isOf(bytes, words.subject, behind: word, to: end)
      || Measure.isLabelled(bytes, behind: word, from: start, to: end)
    {
      throw .measured
    }
    if let objection = Remark.objection(bytes, decoration, word, words, from: start, to: end) {
      throw objection
    }
    try Self.refuse(bytes, word, words, from: start, to: end)
    let later = other(bytes, behind: word, to: end)
    let isLeft = later.map { LaterCallback.isNamed(bytes, $0, behind: word, from: start, to: end) } ?? false
    if let later, !isLeft, isOrder(bytes, word, later, to: end) { throw .severalWords }
    manner = CallManner(bytes, word, words, from: start, to: end)
    if isLeft { manner.isPlain = false }
    return try finish(bytes, words, to: end, line: line)
  }

  /// Throws where a line is a test runner's, or where it is the end of something else that it tells.
  private static func refuse(
    _ bytes: Span<UInt8>, _ word: WordPlace, _ words: EventWords, from start: Int, to end: Int
  ) throws(NearMiss) {
    if Noise.isTest(bytes, start, end) { throw .testOutput }
    if OtherSubject.isNoController(bytes, words.subject, before: word) { throw .foreign }
    if word.kind != .deinitialized, OtherSubject.isForwarded(bytes, words.subject) { throw .foreign }
    if word.kind == .deinitialized, OtherSubject.isOne(bytes, word, words.subject, from: start, to: end) {
      throw .foreign
    }
  }

  /// Throws where the words glued to an event deny it, or ask about it.
  private static func refuse(_ trailing: TrailingText) throws(NearMiss) {
    switch trailing {
    case .negated: throw .negated
    case .sentence: throw .prose
    case .closed, .open: break
    }
  }
}
