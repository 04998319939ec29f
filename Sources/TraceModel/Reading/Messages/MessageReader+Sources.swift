// Messages that come in another wrapping than a line: taken apart by an own format, or a JSON record.
extension MessageReader {
  /// The event of a line that was taken apart by a format of the configuration.
  mutating func read(_ match: TemplateMatch, _ bytes: Span<UInt8>, line: Int) -> Event? {
    guard let word = match[.event] else { return readMessage(match, bytes, line: line) }
    guard let offset = keywords.read(bytes, at: word.lowerBound, to: word.upperBound) else { return nil }
    var words = EventWords(offset.kind, argumentsStart: offset.selectorEnd)
    if let name = match[.controller] {
      words.subject = BracketName.read(bytes, from: name.lowerBound, to: name.upperBound)
    }
    guard var event = try? finish(bytes, words, to: word.upperBound, line: line) else { return nil }
    if let instance = match[.instance], !event.subject.instance.isSome {
      event.subject.instance = ObjectText.address(bytes, at: instance.lowerBound, to: instance.upperBound)
    }
    event.process = process(match, bytes)
    return event
  }

  private mutating func readMessage(_ match: TemplateMatch, _ bytes: Span<UInt8>, line: Int) -> Event? {
    guard let message = match[.message] else { return nil }
    var prefix = LinePrefix(messageStart: message.lowerBound)
    prefix.format = .own
    guard var event = try? read(text: bytes, prefix, to: message.upperBound, line: line) else { return nil }
    event.process = process(match, bytes)
    return event
  }

  private func process(_ match: TemplateMatch, _ bytes: Span<UInt8>) -> Int32 {
    guard let pid = match[.pid] else { return 0 }
    return Int32(truncatingIfNeeded: bytes.number(from: pid.lowerBound, to: pid.upperBound))
  }

  /// The event of a JSON record.
  mutating func read(_ record: EventRecord, _ bytes: Span<UInt8>, line: Int) throws(NearMiss) -> Event {
    let message = record.message(in: bytes)
    manner = record.manner(in: bytes, message: message)
    guard let message else { return try readUnsaid(record, bytes, line: line) }
    do throws(NearMiss) {
      return try readMessage(record, message, bytes, line: line)
    } catch {
      // What is said in a callback may be anything; a field of its own says in which.
      guard !record.isApple(in: bytes),
        let event = try? readFields(record, hasMessage: true, bytes, line: line)
      else { throw error }
      manner = record.manner(in: bytes, message: message)
      return event
    }
  }

  /// The event of a record without a message: of its fields, or of what it says in one of them.
  private mutating func readUnsaid(_ record: EventRecord, _ bytes: Span<UInt8>, line: Int) throws(NearMiss)
    -> Event
  {
    do throws(NearMiss) {
      return try readFields(record, hasMessage: false, bytes, line: line)
    } catch {
      guard let said = record.said(in: bytes), !record.isApple(in: bytes) else { throw error }
      manner = record.manner(in: bytes, message: said)
      return try readMessage(record, said, bytes, line: line)
    }
  }

  private mutating func readFields(
    _ record: EventRecord, hasMessage: Bool, _ bytes: Span<UInt8>, line: Int
  ) throws(NearMiss) -> Event {
    if let event = record.breadcrumb(in: bytes, keywords, line: line, &names) { return event }
    return try record.event(
      in: bytes, keywords, hasMessage: hasMessage, line: line, &names, malformed: &malformed)
  }

  private mutating func readMessage(
    _ record: EventRecord, _ message: Range<Int>, _ bytes: Span<UInt8>, line: Int
  ) throws(NearMiss) -> Event {
    let text = JSONText.decode(bytes, message)
    var prefix = LinePrefix(messageStart: 0)
    prefix.isApple = record.isApple(in: bytes)
    var event = try read(text: text.span, prefix, to: text.count - LineCleaner.padding, line: line)
    if event.kind.isLifecycle, !event.subject.isSome { event.subject = record.subject(in: bytes, &names) }
    if event.kind.isLifecycle, !event.subject.isSome { event.subject = record.owner(in: bytes, &names) }
    return event
  }
}
