// Lines that the lines around them explain.
extension LineReader {
  /// The event of a line that would be a sentence, if the word behind its callback is a name in this log.
  mutating func recurring(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, _ line: Range<Int>, _ block: BlockRange
  ) -> Event? {
    let end = line.upperBound
    guard bytes.skipBlanks(from: prefix.messageStart, to: end) == hit.offset, !prefix.isApple,
      !prefix.isFunctionLogger, !prefix.decoration.isHeading,
      let (kind, name) = recurringNames.find(bytes, hit, to: end, in: 0..<block.end, vocabulary)
    else { return nil }
    let word = WordPlace(
      kind, bytes, from: hit.offset, to: hit.offset + vocabulary.lengths[hit.word], before: end)
    var words = EventWords(kind, argumentsStart: end)
    words.subject = NamePlace(start: name.lowerBound, end: name.upperBound)
    messages.manner = CallManner(bytes, word, words, from: prefix.messageStart, to: end)
    guard var event = try? messages.finish(bytes, words, to: end, line: counts.lines + 1),
      (try? untold(event, bytes, prefix, to: end)) != nil
    else { return nil }
    event.process = prefix.process
    stamp(&event, bytes, prefix.time)
    return event
  }

  /// Makes the object on a line beside a call its subject, where the line names nobody, or a base class.
  ///
  /// - Returns: whether who it is hangs on that line.
  mutating func takeObject(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, _ line: Range<Int>, _ next: Int,
    _ block: BlockRange, into event: inout Event
  ) -> Bool {
    guard event.kind.isLifecycle, !event.subject.instance.isSome else { return false }
    let isBase = beside.isOfMethod(bytes, prefix.messageStart)
    let isFunction = bytes.at(hit.offset + vocabulary.lengths[hit.word]) == UInt8(ascii: "(")
    guard event.subject.isSome ? isBase : isFunction,
      let object = beside.find(bytes, line, message: prefix.messageStart, next: next, to: block.end)
    else { return isBase }
    event.subject = messages.names.participant(bytes, object)
    return true
  }

  /// Takes the number of a step off a name, where the log numbers its callbacks.
  mutating func leaveStep(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, _ block: BlockRange,
    of event: inout Event
  ) {
    guard event.kind.isLifecycle, event.subject.isSome, !event.subject.instance.isSome,
      let number = steps.find(
        bytes, before: hit.offset, from: prefix.messageStart, in: 0..<block.end, vocabulary)
    else { return }
    let label = LabelBefore.read(bytes, from: prefix.messageStart, to: number.lowerBound)
    var name = NamePlace(start: number.lowerBound, end: number.lowerBound)
    if case .vague(let place) = label.softened { name = place }
    guard messages.names.find(bytes, from: name.start, to: number.upperBound) == event.subject.name else {
      return
    }
    event.subject = messages.names.participant(bytes, name)
  }
}
