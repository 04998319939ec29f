// Several records in one line.
extension LineReader {
  /// Reads the records of a line before the last one, each as a line of its own.
  ///
  /// - Returns: where the last one begins; the beginning of the line where it is the only one.
  mutating func readGlued(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, from start: Int, to end: Int,
    into events: inout ContiguousArray<Event>
  ) -> Int {
    var (hit, prefix, first) = (hit, prefix, start)
    while let second = glued(bytes, hit, prefix, to: end) {
      if hit.offset < second {
        readPiece(bytes, hit, prefix, first..<CallChain.end(bytes, from: first, to: second), to: &events)
      }
      first = second
      prefix = prefixes.read(bytes, from: first, to: end)
      if hit.offset >= first { continue }
      guard let next = vocabulary.finder.next(in: bytes, from: first, to: end) else { break }
      hit = next
    }
    return first
  }

  private func glued(_ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, to end: Int) -> Int? {
    let behind = hit.offset + vocabulary.lengths[hit.word]
    let word = hit.offset..<max(behind, bytes.endOfWord(from: behind, to: end))
    return GluedRecord.start(bytes, word, prefix, to: end, vocabulary.finder)
      ?? chained(bytes, hit, prefix, to: end)
  }

  /// Where the second of several calls begins that a line tells with arrows between them.
  private func chained(_ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, to end: Int) -> Int?
  {
    guard case .callback = vocabulary.meanings[hit.word], hit.offset > prefix.messageStart else { return nil }
    let word = hit.offset..<bytes.endOfWord(from: hit.offset, to: end)
    return CallChain.start(bytes, word, from: prefix.messageStart, to: end, vocabulary)
  }

  /// Reads a record that another one follows in the same line.
  private mutating func readPiece(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, _ piece: Range<Int>,
    to events: inout ContiguousArray<Event>
  ) {
    do throws(NearMiss) {
      var event = try messages.read(bytes, first: hit, prefix, to: piece.upperBound, line: counts.lines + 1)
      _ = try untold(event, bytes, prefix, to: piece.upperBound)
      if event.process == 0 { event.process = prefix.process }
      stamp(&event, bytes, prefix.time)
      noteOrder(bytes, prefix.time, prefix.process, before: events.count)
      add(event, bytes, piece, prefix.format, to: &events)
    } catch {
      noteAside(error, prefix, before: events.count)
      note(error, bytes, piece, prefix.format)
    }
  }

  /// Reads the further lines of a record's message, the first being the event that was told: each that begins as that one does.
  mutating func readLines(
    of message: Range<Int>, _ bytes: Span<UInt8>, process: Int32, _ line: Range<Int>, number: Int,
    into events: inout ContiguousArray<Event>
  ) {
    let text = JSONText.decode(bytes, message)
    let end = text.count - LineCleaner.padding
    var start = ByteScan.first(Self.newline, in: text.span, from: 0, to: end) + 1
    guard start <= end, vocabulary.finder.next(in: text.span, from: 0, to: start - 1) != nil else { return }
    while start < end {
      let last = ByteScan.first(Self.newline, in: text.span, from: start, to: end)
      if text.span[start] == text.span[0] || text.span[start].isUpper && text.span[0].isUpper,
        let event = try? readFurther(text.span, start, last, number)
      {
        events.append(event)
        events[events.count - 1].process = process
        counts.events += 1
      }
      start = last + 1
    }
  }

  /// The event of one of those lines, if it says whose it is.
  private mutating func readFurther(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ line: Int)
    throws(NearMiss) -> Event
  {
    let prefix = LinePrefix(messageStart: start)
    let event = try messages.read(text: text, prefix, to: end, line: line)
    guard event.subject.isSome else { throw .prose }
    _ = try untold(event, text, prefix, to: end)
    return event
  }
}
