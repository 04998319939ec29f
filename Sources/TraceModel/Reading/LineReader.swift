/// Goes through a block of a log line by line, passing over lines without a word of the vocabulary unseen.
struct LineReader {
  private static let newline = UInt8(ascii: "\n")

  /// What was read so far.
  private(set) var counts = ReadCounts()
  private let vocabulary: Vocabulary
  private var prefixes = PrefixReader()
  private var messages: MessageReader
  private let options: ReadOptions

  /// A reader with an app's own words, labels and formats.
  init(_ options: ReadOptions) {
    self.options = options
    vocabulary = Vocabulary(own: options.words)
    messages = MessageReader(vocabulary, words: options.words, labels: options.labels)
  }

  /// The texts of the symbols met since the last call.
  mutating func takeNewNames() -> [String] { messages.names.takeAnnounced() }

  /// Reads the whole lines of a range and, at the end of the log, the last line too. Returns the place of the first
  /// line that was not read: a line that goes on behind the range, or one whose next lines belong to it.
  mutating func read(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, isLast: Bool,
    into events: inout ContiguousArray<Event>
  ) -> Int {
    let limit = isLast ? end : ByteScan.lastEnd(Self.newline, in: bytes, from: start, to: end)
    var line = start
    while line < limit {
      line = readQuickly(bytes, from: line, to: limit, into: &events)
      guard let hit = vocabulary.finder.next(in: bytes, from: line, to: limit) else { break }
      line = advance(bytes, from: line, to: hit.place)
      let block = BlockRange(start: start, end: limit, isLast: isLast)
      guard let next = readLine(bytes, hit, from: line, in: block, into: &events) else {
        counts.bytes += line - start
        return line
      }
      counts.lines += ByteScan.count(Self.newline, in: bytes, from: line, to: next)
      line = next
    }
    counts.lines += ByteScan.count(Self.newline, in: bytes, from: line, to: limit)
    if isLast, limit > start, bytes[limit - 1] != Self.newline { counts.lines += 1 }
    counts.bytes += limit - start
    return limit
  }

  /// Reads lines as long as each has the prefix of the one before it and a message that needs no search.
  private mutating func readQuickly(
    _ bytes: Span<UInt8>, from start: Int, to limit: Int, into events: inout ContiguousArray<Event>
  ) -> Int {
    var line = start
    while line < limit, let message = prefixes.memory.messageStart(bytes, from: line, to: limit), !prefixes.memory.isApple {
      let lineEnd = ByteScan.first(Self.newline, in: bytes, from: message, to: limit)
      let last = bytes.trimmedEnd(from: message, to: lineEnd)
      let number = counts.lines + 1
      guard lineEnd < limit,
        messages.readQuickly(bytes, from: message, to: last, prefixes.memory.process, line: number, into: &events)
      else { break }
      counts.events += 1
      counts.lines = number
      line = lineEnd + 1
    }
    return line
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
<<<<<<< HEAD
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, from start: Int, to end: Int,
    into events: inout ContiguousArray<Event>
  ) {
=======
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, from start: Int, in block: BlockRange,
    into events: inout ContiguousArray<Event>
  ) -> Int? {
    let end = ByteScan.first(Self.newline, in: bytes, from: hit.place, to: block.end)
    let next = min(end + 1, block.end)
>>>>>>> reader
    let last = bytes.trimmedEnd(from: start, to: end)
    let prefix = prefixes.read(bytes, from: start, to: last)
    if let shape = RecordShape.of(bytes, prefix.messageStart, last) {
      return readRecord(bytes, shape, prefix, line: start..<last, next: next, in: block, into: &events)
    }
    if WrappedLine.goesOn(bytes, from: prefix.messageStart, to: last), !block.isLast, next == block.end { return nil }
    do throws(NearMiss) {
      var event = try readText(bytes, hit, prefix, start, last, next, block)
      event.process = prefix.process
      add(event, to: &events)
    } catch {
    }
    return next
  }

  /// Reads a line as text: as it is, cleaned, or together with the lines that a wrap has parted from it.
  private mutating func readText(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, _ start: Int, _ end: Int, _ next: Int,
    _ block: BlockRange
  ) throws(NearMiss) -> Event {
    let number = counts.lines + 1
    if let (joined, lines) = WrappedLine.join(bytes, prefix, from: start, to: end, next: next, limit: block.end) {
      return try readCopy(joined, line: number - lines)
    }
    if ByteScan.needsCleaning(bytes, from: start, to: end), let cleaned = LineCleaner.clean(bytes, from: start, to: end) {
      return try readCopy(cleaned, line: number)
    }
    let event = try messages.read(bytes, first: hit, prefix, to: end, line: number)
    messages.remember(event, bytes, from: prefix.messageStart, to: end)
    return event
  }

  /// Reads a line that was put together anew.
  private mutating func readCopy(_ text: ContiguousArray<UInt8>, line: Int) throws(NearMiss) -> Event {
    let end = text.count - LineCleaner.padding
    var prefixes = PrefixReader()
    let prefix = prefixes.read(text.span, from: 0, to: end)
    return try messages.read(text: text.span, prefix, to: text.span.trimmedEnd(from: 0, to: end), line: line)
  }

  /// Reads a JSON record of one line or of many; of the latter the first line counts.
  private mutating func readRecord(
    _ bytes: Span<UInt8>, _ shape: RecordShape, _ prefix: LinePrefix, line: Range<Int>, next: Int, in block: BlockRange,
    into events: inout ContiguousArray<Event>
  ) -> Int? {
    guard let open = shape.open(bytes, line.lowerBound, prefix.messageStart) else { return next }
    let limit = shape == .line ? line.upperBound : min(block.end, line.upperBound + RecordShape.reach)
    let scanner = RecordScanner(bytes, at: open, to: limit)
    if !scanner.isWhole, shape == .lines, limit == block.end, !block.isLast, line.lowerBound > block.start { return nil }
    let above = open < line.lowerBound ? ByteScan.count(Self.newline, in: bytes, from: open, to: line.lowerBound) : 0
    let record = EventRecord(fields: scanner.fields)
    do throws(NearMiss) {
      var event = try messages.read(record, bytes, line: counts.lines + 1 - above)
      let process = record.process(in: bytes)
      event.process = process == 0 ? prefix.process : process
      add(event, to: &events)
    } catch {
    }
    return shape == .line ? next : endOfLine(bytes, scanner.end, block.end)
  }

  private func endOfLine(_ bytes: Span<UInt8>, _ place: Int, _ limit: Int) -> Int {
    min(ByteScan.first(Self.newline, in: bytes, from: place, to: limit) + 1, limit)
  }

  @inline(__always)
  private mutating func add(_ event: Event, to events: inout ContiguousArray<Event>) {
    counts.events += 1
    if !event.subject.isSome, event.kind != .diagnostic { counts.unattributed += 1 }
    events.append(event)
  }
}
