// Lines that the lines around them explain.
extension LineReader {
  /// Makes the object on a line beside a call its subject, where the line names nobody, or a base class.
  ///
  /// - Returns: whether who it is hangs on that line.
  mutating func takeObject(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, _ line: Range<Int>, _ next: Int,
    _ block: BlockRange, into event: inout Event
  ) -> Bool {
    guard event.kind.isLifecycle, !event.subject.instance.isSome else { return false }
    let isBase = beside.isOfMethod(bytes, prefix.messageStart)
    let behind = hit.offset + vocabulary.lengths[hit.word]
    // A deinit is written without parentheses, and is all of its line then.
    let isDeinit =
      event.kind == .deinitialized && hit.offset == prefix.messageStart && behind == line.upperBound
    let isFunction = isDeinit || bytes.at(behind) == UInt8(ascii: "(")
    guard event.subject.isSome ? isBase : isFunction,
      let object = beside.find(bytes, line, message: prefix.messageStart, next: next, to: block.end)
    else { return takeHeading(bytes, prefix, line, hit.offset..<behind, into: &event) || isBase }
    event.subject = messages.names.participant(bytes, object)
    return true
  }
}

// Lines below the controller that they are about.
extension LineReader {
  /// Makes the controller on a line above a callback its subject, where the callback is all that the line has.
  ///
  /// - Returns: whether who it is hangs on the lines above.
  private mutating func takeHeading(
    _ bytes: Span<UInt8>, _ prefix: LinePrefix, _ line: Range<Int>, _ word: Range<Int>,
    into event: inout Event
  ) -> Bool {
    let sign = bytes.at(word.upperBound)
    let isAlone =
      word.upperBound == line.upperBound || sign == UInt8(ascii: "(")
      || sign == UInt8(ascii: ":") && word.upperBound + 1 == line.upperBound
    guard !event.subject.isSome, isAlone, prefix.format == .plain, word.lowerBound == prefix.messageStart
    else {
      return false
    }
    if let name = headings.find(bytes, line.lowerBound) {
      event.subject = messages.names.participant(bytes, name)
    }
    return headings.isUsual == true
  }
}

// Lines that tell a call that the line beside them tells.
extension LineReader {
  /// Whether the line below may give the address that a message lacks: both are to be read in one go then.
  func mayBeAddressedBelow(_ bytes: Span<UInt8>, _ message: Range<Int>) -> Bool {
    calls.areNamedFirst && bytes.find("0x", from: message.lowerBound, to: message.upperBound) == nil
  }

  /// Gives the last event the address of its controller, where the line behind it tells the same call with it.
  @inline(__always)
  mutating func noteAddress(in events: inout ContiguousArray<Event>) {
    guard let subject = calls.takeAddressed(), let last = events.last,
      last.subject == Participant(name: subject.name)
    else { return }
    events[events.count - 1].subject = subject
  }

  /// Whether a line is a base class's that prints one for each call of the classes that inherit from it.
  mutating func isOfBase(_ event: Event, _ bytes: Span<UInt8>, _ line: Range<Int>, _ block: BlockRange)
    -> Bool
  {
    guard event.kind.isLifecycle, event.subject.isSome, !event.subject.instance.isSome,
      let name = BaseLines.name(bytes, line)
    else { return false }
    if baseLines.asks(name, bytes) {
      baseLines.judge(name, bytes, LinesAhead(bytes, from: line.lowerBound, in: block, vocabulary))
    }
    return baseLines.areOthers(of: name, bytes)
      && messages.names.participant(bytes, name).name == event.subject.name
  }

  /// Notes at the second event of a log whether all of its lines come twice.
  mutating func noteDoubled(_ event: Event, _ bytes: Span<UInt8>, _ line: Range<Int>, _ block: BlockRange) {
    guard counts.events == 1, calls.isAgain(event.told), !event.subject.instance.isSome else { return }
    calls.areDoubled = DoubledLines.areAll(
      bytes, LinesAhead(bytes, from: line.lowerBound, in: block, vocabulary))
  }

  /// Whether what a line means hangs on the lines behind it, and some of these aren't there yet.
  func needsLinesAhead(_ bytes: Span<UInt8>, _ line: Range<Int>, _ block: BlockRange) -> Bool {
    if LinesAhead.isThere(from: line.lowerBound, in: block) { return false }
    return counts.events == 1 && isTwice(bytes, line) || needsNumbersAhead(bytes, line)
      || needsNamesAhead(bytes, line) || needsLinesBehind(bytes, line)
      || BaseLines.name(bytes, line).map { baseLines.asks($0, bytes) } == true
  }

  /// Whether a line ends with the same letters as the line above, whatever signs are between them: a name and a callback.
  private func isTwice(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    // A record names its controller anywhere.
    if bytes.at(line.upperBound - 1) == UInt8(ascii: "}") { return false }
    var (end, above) = (line.upperBound, line.lowerBound)
    let limit = max(0, above - Self.reach)
    for _ in 0..<Self.nameAndCallback {
      while end > line.lowerBound, !bytes[end - 1].isWordByte { end -= 1 }
      while above > limit, !bytes[above - 1].isWordByte { above -= 1 }
      if end == line.lowerBound { return true }
      guard above > limit, bytes[above - 1] == bytes[end - 1] else { return false }
      (end, above) = (end - 1, above - 1)
    }
    return true
  }

  private static let nameAndCallback = 24
  private static let reach = 256
}
