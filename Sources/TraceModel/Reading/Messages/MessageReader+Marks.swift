// Marks: what an app says that it is about to ask of UIKit, in the canonical notation and in others.
extension MessageReader {
  /// The event of a mark, in the notation that its first letters may be of or, if it isn't one of that, in words.
  mutating func mark(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, isApple: Bool, from start: Int, to end: Int, line: Int
  ) throws(NearMiss) -> Event {
    let meaning = vocabulary.meanings[hit.word]
    if meaning == .mark {
      do throws(NearMiss) {
        return try bracketed(bytes, hit.offset, from: start, to: end, line: line)
      } catch {
        if error != .unknownMark { throw error }
      }
    }
    if isApple { throw .unknownMark }
    if meaning == .describedMark,
      let words = DescribedMark.read(bytes, at: hit.offset, from: start, to: end, keywords)
    {
      return try finish(bytes, words, to: end, line: line)
    }
    return try named(bytes, hit.offset, meaning, from: start, to: end, line: line)
  }

  /// The event of a mark of the canonical notation.
  private mutating func bracketed(
    _ bytes: Span<UInt8>, _ hit: Int, from start: Int, to end: Int, line: Int
  ) throws(NearMiss) -> Event {
    guard let word = keywords.read(bytes, at: hit + 2, to: end),
      let bracket = CanonicalLine.bracket(bytes, before: hit + 2, from: start)
    else { throw .unknownMark }
    if isBehindName(bytes, word, bracket, from: start) {
      return try selector(bytes, hit + 2, Decoration(), from: start, to: end, line: line)
    }
    var words = try CanonicalLine.read(
      bytes, word, bracket, from: start,
      takesCapital: MarkAsker.asks(bytes, word, bracket, to: end, names))
    // `[HomeVC] [Lifecycle] init()`
    if word.kind == .initialized, let lead = LeadClass.read(bytes, from: start, to: word.start) {
      words.subject = lead
    }
    if ForeignMark.isOne(bytes, word, words, to: end, names) { throw .unknownMark }
    let target = MarkedMove.target(bytes, words, to: end)
    if let target { words.argumentsStart = target }
    let asked = target == nil ? NamedMark.withPlace(bytes, words, to: end, names) : words
    let told = aboutWhom(bytes, word, withoutReason(bytes, asked, to: end), to: end)
    return try adapted(finish(bytes, told, to: end, line: line), bytes, word, to: end)
  }

  /// `[SheetVC] dismiss by close button`: without what says why a controller goes.
  private func withoutReason(_ bytes: Span<UInt8>, _ words: EventWords, to end: Int) -> EventWords {
    guard words.kind == .dismiss || words.kind == .pop,
      MarkObject.isReason(bytes, from: words.argumentsStart, to: end),
      let subject = words.subject, MarkedName.isOne(bytes, subject, names)
    else { return words }
    var bare = words
    bare.argumentsStart = end
    return bare
  }

  /// The event of a mark that names controllers without brackets, with what its line says besides.
  private mutating func named(
    _ bytes: Span<UInt8>, _ hit: Int, _ meaning: WordMeaning, from start: Int, to end: Int, line: Int
  ) throws(NearMiss) -> Event {
    let isField = meaning == .fieldMark
    let mark =
      isField
      ? FieldMark.read(bytes, at: hit, from: start, to: end, keywords, names)
      : meaning == .linkedMark
        ? NamedMark.linked(bytes, at: hit, from: start, to: end, keywords, names)
        : NamedMark.read(bytes, at: hit, from: start, to: end, keywords, names)
    guard let mark else { throw .unknownMark }
    var event = try finish(bytes, mark.words, to: mark.objectEnd, line: line)
    _ = EventArguments.read(bytes, from: isField ? start : mark.objectEnd, to: end, into: &event, &names)
    if !isField { _ = MarkManner.strip(bytes, mark.objectEnd..<end, into: &event) }
    return event
  }

  /// The event of a mark that names only the controller that is shown.
  mutating func bare(
    _ bytes: Span<UInt8>, _ hit: Int, _ prefix: LinePrefix, to end: Int, line: Int
  ) throws(NearMiss) -> Event {
    guard !prefix.isApple,
      let mark = BareMark.read(
        bytes, at: hit, prefix.decoration, from: prefix.messageStart, to: end, keywords, names)
    else { throw .unknownMark }
    var event = try finish(bytes, mark.words, to: mark.objectEnd, line: line)
    _ = EventArguments.read(bytes, from: mark.objectEnd, to: end, into: &event, &names)
    _ = MarkManner.strip(bytes, mark.objectEnd..<end, into: &event)
    return event
  }
}
