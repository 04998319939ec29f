// Events that are told in several words.
extension MessageReader {
  mutating func spelled(
    _ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int, line: Int
  ) throws(NearMiss) -> Event {
    if word.kind == .deinitialized, let gone = Farewell.instance(bytes, word, from: start, to: end) {
      return try self.gone(gone, bytes, to: end, line: line)
    }
    var words = try FreeLine.read(bytes, word, from: start, to: end)
    if OtherSubject.isMethod(bytes, words.subject, before: word) { throw .foreign }
    if OtherSubject.isOne(bytes, word, words.subject, from: start, to: end) { throw .prose }
    let hasView = ["view", "viwe"].contains { bytes.hasFolded($0, at: word.start, before: end) }
    if !hasView, word.kind != .deinitialized, isPassing(bytes, words.subject, word, from: start) {
      throw .foreign
    }
    // `The banner will appear` is prose: without "view" only an object, a controller's name or a sign will do.
    if !hasView, let name = words.subject, let titled = TitledEvent.name(bytes, word, name, to: end) {
      words.subject = titled
    } else if !hasView, word.kind != .deinitialized, !isParted(bytes, word, from: start, to: end) {
      guard let subject = words.subject,
        subject.instance.isSome
          || LabelText.hasEnding(bytes, subject.start..<max(subject.end, subject.start + 1))
          || hasPlainNames
            && PlainNamesBefore.place(bytes, word, from: start, to: end) == subject.start..<subject.end
      else { throw .prose }
    }
    manner.outline = CallOutline.number(bytes, word, words.subject, from: start, to: end)
    return try finish(bytes, words, to: end, line: line)
  }

  /// `[Keyboard] will appear`, `<Lid: 0x10; frame = …> will appear`, `Ad did load: <Lid: 0x10>`: what never is a screen, unless the log
  /// has had a controller of that name.
  private func isPassing(_ bytes: Span<UInt8>, _ name: NamePlace?, _ word: WordPlace, from start: Int) -> Bool
  {
    guard let name else { return false }
    if ForeignObject.isView(bytes, name) { return true }
    if name.start > word.start, name.instance.isSome, !ControllerName.isOne(bytes, name) {
      let before = bytes.trimmedEnd(from: start, to: word.start)
      let (lead, _) = LineLead.skip(bytes, from: start, to: before)
      return PassingThing.isOne(bytes, NamePlace(start: lead, end: before))
    }
    guard PassingThing.isOne(bytes, name) else { return false }
    return names.find(bytes, from: name.start, to: name.end) == nil
  }

  /// `Recipe List: did load`, `[Home] will appear`: a sign parts the name from words that say no more.
  private func isParted(_ bytes: Span<UInt8>, _ word: WordPlace, from start: Int, to end: Int) -> Bool {
    guard case .closed = TrailingText.judge(bytes, from: word.selectorEnd, to: end) else { return false }
    let last = bytes.trimmedEnd(from: start, to: word.start)
    return ["]", ":", "-", "–", "—", "|", ">", "→"].contains { bytes.has($0, endingAt: last, from: start) }
  }

  /// A callback without its `view`, the initializer, or a setting.
  mutating func short(
    _ bytes: Span<UInt8>, _ hit: Int, _ prefix: LinePrefix, from start: Int, to end: Int, line: Int
  ) throws(NearMiss) -> Event {
    if !prefix.isApple, let words = ShortEvent.field(bytes, behind: hit, from: start, to: end) {
      return try finish(bytes, words, to: end, line: line)
    }
    guard !prefix.isApple, let (word, name) = ShortEvent.read(bytes, behind: hit, from: start, to: end) else {
      throw .bareSelector
    }
    // Only a setting has something behind it.
    var words = EventWords(word.kind, argumentsStart: word.kind.isLifecycle ? end : word.selectorEnd)
    words.subject = name
    manner = CallManner(bytes, word, words, from: start, to: end)
    return try finish(bytes, words, to: end, line: line)
  }

  /// `HomeViewController被销毁了`: the name is right before the words, or behind them.
  mutating func farewell(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, from start: Int, to end: Int, line: Int
  ) throws(NearMiss) -> Event {
    let phrase = hit.offset..<hit.offset + vocabulary.lengths[hit.word]
    guard let name = Farewell.owner(bytes, phrase, from: start, to: end) else {
      // An app may say so of anything, and behind it what was called.
      let isLast = vocabulary.finder.next(in: bytes, from: phrase.upperBound, to: end) == nil
      throw isLast ? .prose : .longerWord
    }
    return try gone(name, bytes, to: end, line: line)
  }

  /// What a sentence of another language says of a controller's view.
  mutating func toldState(
    _ bytes: Span<UInt8>, _ kind: EventKind, _ hit: WordFinder.Hit, from start: Int, to end: Int, line: Int
  ) throws(NearMiss) -> Event {
    let phrase = hit.offset..<hit.offset + vocabulary.lengths[hit.word]
    guard let name = ToldState.subject(bytes, phrase, from: start, to: end) else {
      let isLast = vocabulary.finder.next(in: bytes, from: phrase.upperBound, to: end) == nil
      throw isLast ? .prose : .longerWord
    }
    var words = EventWords(kind, argumentsStart: end)
    words.subject = name
    return try finish(bytes, words, to: end, line: line)
  }

  /// The end of somebody who was named.
  mutating func gone(_ name: NamePlace, _ bytes: Span<UInt8>, to end: Int, line: Int) throws(NearMiss)
    -> Event
  {
    var words = EventWords(.deinitialized, argumentsStart: end)
    words.subject = name
    return try finish(bytes, words, to: end, line: line)
  }

  /// The event of a function that ends a sentence about it.
  mutating func toldLast(_ bytes: Span<UInt8>, _ prefix: LinePrefix, to end: Int, line: Int) -> Event? {
    guard bytes.at(end - 1) == UInt8(ascii: ")"), !prefix.isApple, !prefix.isFunctionLogger,
      prefix.decoration.isPlain,
      let (word, sentence) = ToldFunction.read(bytes, from: prefix.messageStart, to: end, vocabulary),
      !ToldFunction.tellsOther(bytes, sentence, vocabulary),
      let subject = ToldFunction.subject(bytes, of: sentence),
      Noise.objection(bytes, word, from: prefix.messageStart, to: end) == nil
    else { return nil }
    var words = EventWords(word.kind, argumentsStart: end)
    if subject.isSome { words.subject = subject }
    manner = CallManner(bytes, word, words, from: prefix.messageStart, to: end)
    return try? finish(bytes, words, to: end, line: line)
  }
}
