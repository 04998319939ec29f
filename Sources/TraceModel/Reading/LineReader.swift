/// Goes through a block of a log line by line, passing over lines without a word of the vocabulary unseen.
struct LineReader {
  private static let newline = UInt8(ascii: "\n")
  /// So many lines show how a log is written that holds no event.
  private static let firstLines = 100

  /// What was counted so far.
  private(set) var counts = ReadCounts()
  /// The lines that ask to leave rules out.
  var suppressions: [SuppressionLine] { messages.suppressions.lines }
  /// What the lines were taken for: all where that was asked for, else those before the first event.
  private(set) var explanation = Explanation()
  private let vocabulary: Vocabulary
  private let options: ReadOptions
  private let looksAtEachLine: Bool
  private var prefixes = PrefixReader()
  private var messages: MessageReader
  private var calls = CallLines()
  private var order = ClockOrder()
  private var gaps: [LogGap] = []
  private var asides: [Aside] = []
  private var times = TimeMemory()

  /// A reader with an app's own words, labels and formats.
  init(_ options: ReadOptions) {
    self.options = options
    looksAtEachLine = options.looksAtEachLine
    vocabulary = options.words.isEmpty ? Vocabulary.standard : Vocabulary(own: options.words)
    messages = MessageReader(vocabulary, words: options.words, labels: options.labels)
  }

  /// Finds the words of the vocabulary.
  var finder: WordFinder { vocabulary.finder }

  /// The texts of the symbols met since the last call.
  mutating func takeNewNames() -> [String] { messages.names.takeAnnounced() }

  /// The details of the events read since the last call.
  mutating func takeDetails() -> [EventDetails] { messages.names.takeDetails() }

  /// Where lines are missing, among what was read since the last call.
  mutating func takeGaps() -> [LogGap] {
    defer { gaps.removeAll(keepingCapacity: true) }
    return gaps
  }

  /// What SwiftUI called since the last call.
  mutating func takeAsides() -> [Aside] {
    defer { asides.removeAll(keepingCapacity: true) }
    return asides
  }

  /// Reads the whole lines of a range and, at the end of the log, the last line too. Returns the place of the first
  /// line that was not read: a line that goes on behind the range, or one whose next lines belong to it.
  ///
  /// - Parameters:
  ///   - index: which lines are worth reading, as far as that is known.
  ///   - base: the place from which the index counts.
  mutating func read(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, isLast: Bool,
    _ index: LineIndex = LineIndex(), countedFrom base: Int = 0,
    into events: inout ContiguousArray<Event>
  ) -> Int {
    let limit = isLast ? end : ByteScan.lastEnd(Self.newline, in: bytes, from: start, to: end)
    let block = BlockRange(start: start, end: limit, isLast: isLast)
    let stop =
      looksAtEachLine
      ? readEachLine(bytes, in: block, into: &events)
      : readHits(bytes, in: block, LineGuide(index, countedFrom: base), into: &events)
    counts.bytes += stop - start
    counts.malformed = messages.malformed
    counts.isReversed = order.isReversed
    return stop
  }

  /// Reads the lines that hold a word of the vocabulary, and counts the others.
  private mutating func readHits(
    _ bytes: Span<UInt8>, in block: BlockRange, _ guide: LineGuide, into events: inout ContiguousArray<Event>
  ) -> Int {
    var guide = guide
    var line = block.start
    while line < block.end {
      if let skipped = guide.next(bytes, from: line, lines: counts.lines) {
        if counts.events == 0 { noteFirstLines(bytes, from: line, to: skipped.place) }
        (line, counts.lines) = (skipped.place, skipped.lines)
      }
      let limit = guide.isAhead(of: line) ? guide.begin : block.end
      guard let hit = vocabulary.finder.next(in: bytes, from: line, to: limit) else {
        if counts.events == 0 { noteFirstLines(bytes, from: line, to: limit) }
        counts.lines += lineCount(bytes, from: line, to: limit)
        line = limit
        continue
      }
      if counts.events == 0 {
        noteFirstLines(
          bytes, from: line, to: ByteScan.lastEnd(Self.newline, in: bytes, from: line, to: hit.place))
      }
      line = advance(bytes, from: line, to: hit.place)
      let unread = readQuickly(bytes, from: line, to: block.end, into: &events)
      if unread > line {
        line = unread
        continue
      }
      let end = ByteScan.first(Self.newline, in: bytes, from: hit.place, to: block.end)
      guard let next = readLine(bytes, hit, from: line, to: end, in: block, into: &events) else {
        return line
      }
      counts.lines += lineCount(bytes, from: line, to: next)
      line = next
    }
    return block.end
  }

  /// Reads line by line: for an app's own formats, and to tell what the lines were taken for.
  private mutating func readEachLine(
    _ bytes: Span<UInt8>, in block: BlockRange, into events: inout ContiguousArray<Event>
  ) -> Int {
    var line = block.start
    while line < block.end {
      let end = ByteScan.first(Self.newline, in: bytes, from: line, to: block.end)
      var next: Int? = min(end + 1, block.end)
      if !readOwnFormat(bytes, from: line, to: end, into: &events) {
        if let hit = vocabulary.finder.next(in: bytes, from: line, to: end) ?? shortHit(bytes, line, end) {
          next = readLine(bytes, hit, from: line, to: end, in: block, into: &events)
        } else if options.explain {
          noteSilence(bytes, from: line, to: end, number: counts.lines + 1)
        }
      }
      guard let next else { return line }
      counts.lines += lineCount(bytes, from: line, to: next)
      line = next
    }
    return block.end
  }

  /// How many lines a range of whole lines holds; the last may lack its line feed.
  private func lineCount(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    guard end > start else { return 0 }
    return ByteScan.count(Self.newline, in: bytes, from: start, to: end)
      + (bytes[end - 1] == Self.newline ? 0 : 1)
  }

  /// Reads the beginning of a line that is too long to be kept as a whole.
  mutating func readLong(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, into events: inout ContiguousArray<Event>
  ) {
    counts.longLines += 1
    _ = read(bytes, from: start, to: end, isLast: true, into: &events)
  }

  /// Counts bytes that are not read.
  mutating func skipped(_ count: Int) { counts.bytes += count }

  /// Reads lines as long as each has the prefix of the one before it and a message that needs no search.
  private mutating func readQuickly(
    _ bytes: Span<UInt8>, from start: Int, to limit: Int, into events: inout ContiguousArray<Event>
  ) -> Int {
    var line = start
    guard !prefixes.memory.isApple, !prefixes.memory.isFunctionLogger else { return line }
    while line < limit, let message = prefixes.memory.likelyMessage(bytes, from: line, to: limit) {
      let lineEnd = ByteScan.first(Self.newline, in: bytes, from: message, to: limit)
      let last = bytes.trimmedEnd(from: message, to: lineEnd)
      let number = counts.lines + 1
      guard lineEnd < limit,
        let manner = messages.recall(
          bytes, from: message, to: last, prefixes.memory.process, line: number,
          time: options.times ? quickTime(bytes, line) : nil, into: &events)
      else { break }
      counts.lines = number
      if let clock = prefixes.memory.clock, order.runsBack(bytes, at: line &+ clock) {
        noteGap(.timeRunsBack, number, prefixes.memory.process, before: events.count - 1)
      }
      if calls.isTold(events[events.count - 1], manner) {
        events.removeLast()
      } else {
        if options.timeText { stampQuick(bytes, line, &events) }
        counts.events += 1
      }
      line = lineEnd + 1
    }
    return line
  }

  /// The time of a line that has the prefix of the last one.
  @inline(__always)
  private mutating func quickTime(_ bytes: Span<UInt8>, _ line: Int) -> Int64? {
    let time = prefixes.memory.time
    return time.isEmpty
      ? nil : times.microseconds(bytes, from: line &+ time.lowerBound, to: line &+ time.upperBound)
  }

  private mutating func stampQuick(_ bytes: Span<UInt8>, _ line: Int, _ events: inout ContiguousArray<Event>)
  {
    let time = prefixes.memory.time
    guard let last = events.indices.last else { return }
    stamp(&events[last], bytes, line + time.lowerBound..<line + time.upperBound)
  }

  /// Counts the lines between the beginning of a line and a place, and returns the beginning of the place's line.
  private mutating func advance(_ bytes: Span<UInt8>, from line: Int, to place: Int) -> Int {
    let start = ByteScan.lastEnd(Self.newline, in: bytes, from: line, to: place)
    if start > line { counts.lines += ByteScan.count(Self.newline, in: bytes, from: line, to: start) }
    return start
  }

  /// Reads the line of a hit and returns the beginning of the next; `nil` where the next lines are needed and not
  /// there yet.
  private mutating func readLine(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, from start: Int, to end: Int, in block: BlockRange,
    into events: inout ContiguousArray<Event>
  ) -> Int? {
    let next = min(end + 1, block.end)
    let last = bytes.trimmedEnd(from: start, to: end)
    var prefix = prefixes.read(bytes, from: start, to: last)
    if hit.place < prefix.messageStart,
      let first = ProcessTag.startOfTime(bytes, from: start, to: prefix.messageStart)
    {
      readGlued(bytes, hit, from: start, to: first, into: &events)
      if let own = vocabulary.finder.next(in: bytes, from: first, to: last) {
        return readLine(bytes, own, from: first, to: end, in: block, into: &events)
      }
      return next
    }
    if hit.place < prefix.messageStart {
      // The word is part of a process's name, or what looked like a process stands behind the event.
      if !prefix.time.isEmpty {
        guard let own = vocabulary.finder.next(in: bytes, from: prefix.messageStart, to: last) else {
          return next
        }
        return readLine(bytes, own, from: start, to: end, in: block, into: &events)
      }
      prefix = LinePrefix(messageStart: bytes.skipBlanks(from: start, to: last))
    }
    if let shape = RecordShape.of(bytes, prefix.messageStart, last) {
      return readRecord(bytes, shape, prefix, line: start..<last, next: next, in: block, into: &events)
    }
    if WrappedLine.goesOn(bytes, from: prefix.messageStart, to: last), !block.isLast, next == block.end {
      return nil
    }
    do throws(NearMiss) {
      var event = try readText(bytes, hit, prefix, start..<last, next, block)
      event.process = prefix.process
      if event.time == nil { stamp(&event, bytes, prefix.time) }
      if event.time == nil, options.times || options.timeText {
        stampFromBelow(&event, bytes, next, block.end)
      }
      noteOrder(bytes, prefix, from: start, before: events.count)
      add(event, bytes, start..<last, prefix.format, to: &events)
    } catch {
      noteAside(error, prefix, before: events.count)
      note(error, bytes, start..<last, prefix.format)
    }
    return next
  }

  /// Notes the time of an event against the one before it.
  private mutating func noteOrder(
    _ bytes: Span<UInt8>, _ prefix: LinePrefix, from start: Int, before place: Int
  ) {
    guard let clock = prefix.clock(bytes), order.runsBack(bytes, at: clock) else { return }
    noteGap(.timeRunsBack, counts.lines + 1, prefix.process, before: place)
  }

  /// Keeps what a line says that is no event and still tells of the run.
  private mutating func noteAside(_ reason: NearMiss, _ prefix: LinePrefix, before place: Int) {
    if reason == .gap, let gap = messages.gap {
      noteGap(gap, counts.lines + 1, prefix.process, before: place)
    } else if reason == .aside, var aside = messages.aside {
      aside.process = prefix.process
      asides.append(aside)
      counts.asides += 1
    }
  }

  private mutating func noteGap(_ reason: LogGap.Reason, _ line: Int, _ process: Int32, before place: Int) {
    gaps.append(LogGap(reason: reason, line: line, process: process, place: place))
  }

  /// Reads what a print without a line end has put before another logger's line.
  private mutating func readGlued(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, from start: Int, to end: Int,
    into events: inout ContiguousArray<Event>
  ) {
    guard hit.place < end else { return }
    let plain = LinePrefix(messageStart: bytes.skipBlanks(from: start, to: end))
    do throws(NearMiss) {
      let event = try messages.read(bytes, first: hit, plain, to: end, line: counts.lines + 1)
      add(event, bytes, start..<end, .plain, to: &events)
    } catch {
      note(error, bytes, start..<end, .plain)
    }
  }

  /// Reads a line as text: as it is, cleaned, or together with the lines that a wrap has parted from it.
  private mutating func readText(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, _ line: Range<Int>, _ next: Int,
    _ block: BlockRange
  ) throws(NearMiss) -> Event {
    let number = counts.lines + 1
    let (start, end) = (line.lowerBound, line.upperBound)
    let isUsual = !prefix.isApple && !prefix.isFunctionLogger && prefix.decoration.isPlain
    if isUsual, let (known, manner) = messages.recall(bytes, from: prefix.messageStart, to: end, line: number)
    {
      if calls.isTold(known, manner) { throw .repeated }
      return known
    }
    if let (joined, lines) = WrappedLine.join(
      bytes, prefix, from: start, to: end, next: next, limit: block.end)
    {
      return try readCopy(joined, line: number - lines)
    }
    if ByteScan.needsCleaning(bytes, from: start, to: end),
      let cleaned = LineCleaner.clean(bytes, from: start, to: end)
    {
      return try readCopy(cleaned, line: number)
    }
    let malformed = messages.malformed
    let event = try messages.read(bytes, first: hit, prefix, to: end, line: number)
    let manner = try untold(event, bytes, prefix, to: end)
    if isUsual, messages.malformed == malformed {
      messages.remember(event, manner, bytes, from: prefix.messageStart, to: end)
    }
    return event
  }

  /// How an event is told, if no line before has told of the same call.
  private mutating func untold(_ event: Event, _ bytes: Span<UInt8>, _ prefix: LinePrefix, to end: Int)
    throws(NearMiss) -> CallManner
  {
    var manner = messages.manner
    if prefix.isFunctionLogger {
      manner = CallManner(sourceLine: FunctionLog.sourceLine(bytes, from: prefix.messageStart, to: end))
    }
    calls.learn(event, manner)
    if calls.isTold(event, manner) { throw .repeated }
    return manner
  }

  /// Reads a line that was put together anew.
  private mutating func readCopy(_ text: ContiguousArray<UInt8>, line: Int) throws(NearMiss) -> Event {
    let end = text.count - LineCleaner.padding
    var prefixes = PrefixReader()
    let prefix = prefixes.read(text.span, from: 0, to: end)
    let last = text.span.trimmedEnd(from: 0, to: end)
    var event = try messages.read(text: text.span, prefix, to: last, line: line)
    _ = try untold(event, text.span, prefix, to: last)
    stamp(&event, text.span, prefix.timeStart..<prefix.timeEnd)
    return event
  }

  /// Reads a JSON record of one line or of many; of the latter the first line counts.
  private mutating func readRecord(
    _ bytes: Span<UInt8>, _ shape: RecordShape, _ prefix: LinePrefix, line: Range<Int>, next: Int,
    in block: BlockRange,
    into events: inout ContiguousArray<Event>
  ) -> Int? {
    guard let open = shape.open(bytes, line.lowerBound, prefix.messageStart) else { return next }
    let limit = shape == .line ? line.upperBound : min(block.end, line.upperBound + RecordShape.reach)
    let scanner = RecordScanner(bytes, at: open, to: limit)
    if !scanner.isWhole, shape == .lines, limit == block.end, !block.isLast, line.lowerBound > block.start {
      return nil
    }
    let above =
      open < line.lowerBound ? ByteScan.count(Self.newline, in: bytes, from: open, to: line.lowerBound) : 0
    let record = EventRecord(fields: scanner.fields)
    do throws(NearMiss) {
      var event = try messages.read(record, bytes, line: counts.lines + 1 - above)
      let process = record.process(in: bytes)
      event.process = process == 0 ? prefix.process : process
      if let time = record.value("timestamp", "time", in: bytes) { stamp(&event, bytes, time) }
      add(event, bytes, line, record.format(in: bytes), to: &events)
    } catch {
      note(error, bytes, line, record.format(in: bytes))
    }
    return shape == .line ? next : max(next, endOfLine(bytes, scanner.end, block.end))
  }

  private func endOfLine(_ bytes: Span<UInt8>, _ place: Int, _ limit: Int) -> Int {
    min(ByteScan.first(Self.newline, in: bytes, from: place, to: limit) + 1, limit)
  }

  private mutating func add(
    _ event: Event, _ bytes: Span<UInt8>, _ line: Range<Int>, _ format: LineFormat,
    to events: inout ContiguousArray<Event>
  ) {
    counts.events += 1
    if !event.subject.isSome, event.kind != .diagnostic { counts.unattributed += 1 }
    if options.explain {
      let text = Explanation.example(bytes, from: line.lowerBound, to: line.upperBound)
      explanation.note(format: format, counts.lines + 1, text)
      explanation.note(event, counts.lines + 1, text)
    }
    events.append(event)
  }

  private mutating func note(
    _ reason: NearMiss, _ bytes: Span<UInt8>, _ line: Range<Int>, _ format: LineFormat
  ) {
    guard options.explain || counts.events == 0 else { return }
    let text = Explanation.example(bytes, from: line.lowerBound, to: line.upperBound)
    let known =
      format == .plain ? prefixes.format(bytes, from: line.lowerBound, to: line.upperBound) : format
    explanation.note(format: known, counts.lines + 1, text)
    explanation.note(reason, counts.lines + 1, text)
  }

  private mutating func noteSilence(_ bytes: Span<UInt8>, from start: Int, to end: Int, number: Int) {
    let last = bytes.trimmedEnd(from: start, to: end)
    let text = Explanation.example(bytes, from: start, to: last)
    explanation.note(format: prefixes.format(bytes, from: start, to: last), number, text)
    explanation.noteSilence(number, text)
  }

  /// Notes the whole lines of a range that holds no word of the vocabulary, up to the first hundred of the log.
  private mutating func noteFirstLines(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
    var line = start
    var number = counts.lines + 1
    while line < end, explanation.silent.count < Self.firstLines {
      let newline = ByteScan.first(Self.newline, in: bytes, from: line, to: end)
      noteSilence(bytes, from: line, to: newline, number: number)
      number += 1
      line = newline + 1
    }
  }
}

// Times, and formats of the configuration.
extension LineReader {
  /// Puts the time that stands in a range into an event, as far as that was asked for.
  private mutating func stamp(_ event: inout Event, _ bytes: Span<UInt8>, _ time: Range<Int>) {
    guard options.times || options.timeText, !time.isEmpty else { return }
    if options.times {
      event.time = times.microseconds(bytes, from: time.lowerBound, to: time.upperBound)
    }
    guard options.timeText else { return }
    messages.names.note(on: &event) {
      $0.timeText = bytes.text(from: time.lowerBound, to: time.upperBound)
    }
  }

  /// The time of Xcode 15's metadata, which stands in a line of its own below the message.
  private mutating func stampFromBelow(_ event: inout Event, _ bytes: Span<UInt8>, _ next: Int, _ limit: Int)
  {
    let reach = min(limit, next + 4096)
    guard let type = bytes.find("Type: ", from: next, to: reach),
      type == next || bytes[type - 1] == Self.newline
    else { return }
    let end = ByteScan.first(Self.newline, in: bytes, from: type, to: reach)
    guard let time = bytes.find("| Timestamp: ", from: type, to: end) else { return }
    let close = bytes.find(" |", from: time + 13, to: end) ?? end
    stamp(&event, bytes, time + 13..<bytes.trimmedEnd(from: time + 13, to: close))
  }

  /// A word of the configuration that is too short for the finder.
  private func shortHit(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> WordFinder.Hit? {
    for (number, word) in vocabulary.shortWords where bytes.find(word, from: start, to: end) != nil {
      return bytes.find(word, from: start, to: end).map { WordFinder.Hit(word: number, place: $0) }
    }
    return nil
  }

  /// Reads a line by the first format of the configuration that it fits; `false` where it fits none.
  private mutating func readOwnFormat(
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
