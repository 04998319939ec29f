// Reads one line: as text, as a record, by a format of the configuration.
extension LineReader {
  /// Reads the line of a hit and returns the beginning of the next; `nil` where the next lines are needed and not
  /// there yet.
  mutating func readLine(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, from start: Int, to end: Int, in block: BlockRange,
    into events: inout ContiguousArray<Event>
  ) -> Int? {
    let next = min(end + 1, block.end)
    let last = bytes.trimmedEnd(from: start, to: end)
    var prefix = prefixes.read(bytes, from: start, to: last)
    if hit.offset < prefix.messageStart,
      let first = ProcessTag.startOfTime(bytes, from: start, to: prefix.messageStart)
    {
      readGlued(bytes, hit, from: start, to: first, into: &events)
      if let own = vocabulary.finder.next(in: bytes, from: first, to: last) {
        return readLine(bytes, own, from: first, to: end, in: block, into: &events)
      }
      return next
    }
    if hit.offset < prefix.messageStart {
      // The word is part of a process's name, or what looked like a process is behind the event.
      if !prefix.time.isEmpty || isBehindTag(bytes, hit, prefix) {
        guard
          let own = vocabulary.finder.next(in: bytes, from: prefix.messageStart, to: last)
            ?? bareMark(bytes, prefix, to: last)
        else { return next }
        return readLine(bytes, own, from: start, to: end, in: block, into: &events)
      }
      prefix = LinePrefix(messageStart: bytes.skipBlanks(from: start, to: last))
    }
    prefix.messageStart = MessageRun.end(
      bytes, from: prefix.messageStart, to: min(hit.offset, last), isBare: prefix.isBare)
    let needsNext =
      mayBeAddressedBelow(bytes, prefix.messageStart..<last)
      || beside.isOfMethod(bytes, prefix.messageStart) || MethodList.needsNext(bytes, prefix, to: last)
    if needsNext, !block.isLast, next == block.end { return nil }
    if needsLinesAhead(bytes, start..<last, block) { return nil }
    if profile.holds(bytes, hit.offset, from: start, to: last) {
      note(.foreign, bytes, start..<last, prefix.format)
      return next
    }
    if MethodList.holds(bytes, hit.offset, prefix, start..<last, below: next, to: block.end) {
      note(.foreign, bytes, start..<last, prefix.format)
      return next
    }
    if let cells = QuotedCells.unquoted(bytes, line: start, message: prefix.messageStart, to: last)
      ?? QuotedColumn.unquoted(bytes, prefix, start..<last)
    {
      readCells(cells, bytes, start..<last, prefix.format, to: &events)
      return next
    }
    let message = RecordShape.start(bytes, prefix.messageStart, last)
    if let shape = RecordShape.of(bytes, message, last) {
      // A record that doesn't end has told what it has to tell, and takes no other line with it.
      if shape == .lines, counts.lines < brokenUntil { return next }
      // Without a brace above, the fields are a line of text.
      if let open = shape.open(bytes, start, message) {
        return readRecord(
          bytes, shape, at: open, prefix, line: start..<last, next: next, in: block, into: &events)
      }
    }
    let own = readGlued(bytes, hit, prefix, from: start, to: last, into: &events)
    if own > start {
      guard let hit = vocabulary.finder.next(in: bytes, from: own, to: last) else { return next }
      return readLine(bytes, hit, from: own, to: end, in: block, into: &events)
    }
    if WrappedLine.goesOn(bytes, from: prefix.messageStart, to: last), !block.isLast, next == block.end {
      return nil
    }
    MetadataLine.note(in: &prefix, bytes, below: next, to: block.end)
    do throws(NearMiss) {
      var event = try readText(bytes, hit, prefix, start..<last, next, block)
      if event.process == 0 { event.process = prefix.process }
      if event.time == nil { stamp(&event, bytes, prefix.time) }
      if event.time == nil, options.times || options.timeText || prefix.hasMetadata {
        stampFromBelow(&event, bytes, next, block.end)
      }
      noteOrder(bytes, prefix, before: events.count)
      add(event, bytes, start..<last, prefix.format, to: &events)
    } catch {
      noteAddress(in: &events)
      noteAside(error, prefix, before: events.count)
      notePage(bytes, from: start, to: last, before: events.count)
      note(error, bytes, start..<last, prefix.format)
    }
    return next
  }

  /// `Shop[412:9021] push DetailVC`: the word of a mark that begins a message, and was found with the bracket before it.
  private func bareMark(_ bytes: Span<UInt8>, _ prefix: LinePrefix, to end: Int) -> WordFinder.Hit? {
    let isOne = BareMark.stems.contains { bytes.has($0, at: prefix.messageStart, before: end) }
    return isOne ? WordFinder.Hit(word: vocabulary.bareMark, offset: prefix.messageStart) : nil
  }

  /// `Shop[412:9021] dismiss`: whether a word that begins with a bracket has the one that closes the process's tag.
  private func isBehindTag(_ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix) -> Bool {
    prefix.process != 0 && bytes[hit.offset] == UInt8(ascii: "]") && hit.offset + 2 >= prefix.messageStart
  }

  /// Reads a line of texts in quotation marks, which were taken off.
  private mutating func readCells(
    _ cells: ContiguousArray<UInt8>, _ bytes: Span<UInt8>, _ line: Range<Int>, _ format: LineFormat,
    to events: inout ContiguousArray<Event>
  ) {
    do throws(NearMiss) {
      let event = try readCopy(cells, line: counts.lines + 1)
      noteOrder(bytes, QuotedCells.time(line), event.process, before: events.count)
      add(event, bytes, line, format, to: &events)
    } catch {
      note(error, bytes, line, format)
    }
  }

  /// Reads what a print without a line end has put before another logger's line.
  mutating func readGlued(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, from start: Int, to end: Int,
    into events: inout ContiguousArray<Event>
  ) {
    guard hit.offset < end else { return }
    let plain = LinePrefix(messageStart: bytes.skipBlanks(from: start, to: end))
    do throws(NearMiss) {
      let event = try messages.read(bytes, first: hit, plain, to: end, line: counts.lines + 1)
      add(event, bytes, start..<end, .plain, to: &events)
    } catch {
      note(error, bytes, start..<end, .plain)
    }
  }

  /// Reads a line as text: as it is, cleaned, or together with the lines that a wrap has parted from it.
  mutating func readText(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, _ line: Range<Int>, _ next: Int,
    _ block: BlockRange
  ) throws(NearMiss) -> Event {
    let number = counts.lines + 1
    let (start, end) = (line.lowerBound, line.upperBound)
    // A decoration has its say in what a message means: there the whole line is what was read before.
    let first = prefix.isBare ? start : prefix.messageStart
    let isUsual =
      !prefix.isApple && !prefix.isFunctionLogger && prefix.owner.isEmpty && !prefix.hasMetadata
      && (prefix.decoration.isPlain || prefix.isBare)
    if isUsual, let known = messages.cache.recall(bytes, from: first, to: end) {
      var event = Event(kind: .diagnostic, line: number)
      let call = messages.cache.call(known, line: number)
      messages.cache.tell(known, call, &event)
      if calls.isTold(call, messages.cache.manner(known)) { throw .repeated }
      return event
    }
    // The rest of a sentence that a wrap has cut is read with its beginning, whatever verb is in it.
    if let (joined, lines) = WrappedLine.join(
      bytes, prefix, from: start, to: end, next: next, limit: block.end),
      lines == 0 || vocabulary.meanings[hit.word] != .bareMark
    {
      return try readCopy(joined, line: number - lines)
    }
    if ByteScan.needsCleaning(bytes, from: start, to: end),
      let cleaned = LineCleaner.clean(bytes, from: start, to: end)
    {
      return try readCopy(cleaned, line: number)
    }
    let malformed = messages.malformed
    var event = try readMessage(bytes, hit, prefix, line, block)
    if isOfBase(event, bytes, line, block) { throw .repeated }
    noteDoubled(event, bytes, line, block)
    if let number = takeNumber(bytes, line, block, from: &event)
      ?? takeNameNumber(bytes, hit.offset, line, block, from: &event)
    {
      messages.manner.sourceLine = number
    }
    let isWhole = !takeObject(bytes, hit, prefix, line, next, block, into: &event)
    let manner = try untold(event, bytes, prefix, to: end)
    // The first is read in full again if it comes twice: `noteDoubled`.
    if isUsual, isWhole, messages.malformed == malformed, counts.events > 0 {
      messages.remember(event, manner, bytes, from: first, message: prefix.messageStart, to: end)
    }
    return event
  }

  /// How an event is told, if no line before has told of the same call.
  mutating func untold(_ event: Event, _ bytes: Span<UInt8>, _ prefix: LinePrefix, to end: Int)
    throws(NearMiss) -> CallManner
  {
    var manner = messages.manner
    if prefix.isFunctionLogger, !messages.isHelped { manner = messages.logged(bytes, prefix, to: end) }
    calls.learn(event.told, &manner)
    if calls.isTold(event.told, manner) { throw .repeated }
    return manner
  }

  /// Reads a line that was put together anew.
  mutating func readCopy(_ text: ContiguousArray<UInt8>, line: Int) throws(NearMiss) -> Event {
    let end = text.count - LineCleaner.padding
    var prefixes = PrefixReader()
    let prefix = prefixes.read(text.span, from: 0, to: end)
    let last = text.span.trimmedEnd(from: 0, to: end)
    var event = try messages.read(text: text.span, prefix, to: last, line: line)
    if event.process == 0 { event.process = prefix.process }
    _ = try untold(event, text.span, prefix, to: last)
    stamp(&event, text.span, prefix.timeStart..<prefix.timeEnd)
    return event
  }

  /// Reads the JSON records of a line, or one of many lines; of those the first that has a word counts.
  mutating func readRecord(
    _ bytes: Span<UInt8>, _ shape: RecordShape, at open: Int, _ prefix: LinePrefix, line: Range<Int>,
    next: Int, in block: BlockRange, into events: inout ContiguousArray<Event>
  ) -> Int? {
    let limit = shape == .line ? line.upperBound : min(block.end, line.upperBound + RecordShape.reach)
    var scanner = RecordScanner(bytes, at: open, to: limit)
    if !scanner.isWhole, shape == .lines, limit == block.end, !block.isLast, line.lowerBound > block.start {
      return nil
    }
    if shape == .lines, !scanner.isWhole {
      brokenUntil =
        counts.lines + ByteScan.count(Self.newline, in: bytes, from: line.lowerBound, to: scanner.end)
    }
    let above =
      open < line.lowerBound ? ByteScan.count(Self.newline, in: bytes, from: open, to: line.lowerBound) : 0
    read(scanner, bytes, prefix, line, number: counts.lines + 1 - above, into: &events)
    while shape == .line, let open = RecordShape.next(bytes, behind: scanner.end, to: limit) {
      scanner = RecordScanner(bytes, at: open, to: limit)
      read(scanner, bytes, prefix, line, number: counts.lines + 1, into: &events)
    }
    return shape == .line || !scanner.isWhole ? next : max(next, endOfLine(bytes, scanner.end, block.end))
  }

  /// Reads the event of a record that was scanned.
  private mutating func read(
    _ scanner: RecordScanner, _ bytes: Span<UInt8>, _ prefix: LinePrefix, _ line: Range<Int>, number: Int,
    into events: inout ContiguousArray<Event>
  ) {
    let record = EventRecord(fields: scanner.fields, isTimed: !prefix.time.isEmpty)
    let process = record.process(in: bytes)
    do throws(NearMiss) {
      var event = try messages.read(record, bytes, line: number)
      calls.learn(event.told, &messages.manner)
      if calls.isTold(event.told, messages.manner) { throw .repeated }
      event.process = process == 0 ? prefix.process : process
      let time = record.time(in: bytes)
      if let time = record.value("timestamp", "time", in: bytes) ?? time { stamp(&event, bytes, time) }
      noteOrder(bytes, time ?? prefix.time, event.process, before: events.count)
      add(event, bytes, line, record.format(in: bytes), to: &events)
      if let message = record.message(in: bytes),
        bytes.find("\\n", from: message.lowerBound, to: message.upperBound) != nil
      {
        readLines(of: message, bytes, process: event.process, line, number: number, into: &events)
      }
    } catch {
      if error == .recorder { noteRelease(process == 0 ? prefix.process : process, before: events.count) }
      note(error, bytes, line, record.format(in: bytes))
    }
  }

  func endOfLine(_ bytes: Span<UInt8>, _ offset: Int, _ limit: Int) -> Int {
    min(ByteScan.first(Self.newline, in: bytes, from: offset, to: limit) + 1, limit)
  }

  /// A word of the configuration that is too short for the finder.
  func shortHit(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> WordFinder.Hit? {
    for (number, word) in vocabulary.shortWords where bytes.find(word, from: start, to: end) != nil {
      return bytes.find(word, from: start, to: end).map { WordFinder.Hit(word: number, offset: $0) }
    }
    return nil
  }

  /// Reads a line by the first format of the configuration that it fits; `false` where it fits none.
  mutating func readOwnFormat(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, into events: inout ContiguousArray<Event>
  ) -> Bool {
    let last = bytes.trimmedEnd(from: start, to: end)
    for template in options.formats {
      guard let match = TemplateMatch(template, bytes, from: start, to: last) else { continue }
      guard var event = messages.read(match, bytes, line: counts.lines + 1) else { continue }
      if let time = match[.time] { stamp(&event, bytes, time) }
      add(event, bytes, start..<last, .own, to: &events)
      return true
    }
    return false
  }
}
