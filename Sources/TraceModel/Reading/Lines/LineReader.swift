/// Goes through a block of a log line by line, passing over lines without a word of the vocabulary unseen.
struct LineReader {
  static let newline = UInt8(ascii: "\n")
  /// This many lines show how a log without events is written.
  static let firstLines = 100

  /// What was counted so far.
  var counts = ReadCounts()
  /// The lines that ask to leave rules out.
  var suppressions: [SuppressionLine] { messages.suppressions.lines }
  /// What the lines were taken for: all where that was asked for, else those before the first event.
  var explanation = Explanation()
  let vocabulary: Vocabulary
  let options: ReadOptions
  let looksAtEachLine: Bool
  var prefixes = PrefixReader()
  var messages: MessageReader
  var calls = CallLines()
  var profile = ProfileTable()
  var beside = ObjectBeside()
  var headings = HeadingAbove()
  var classNumbers = ClassNumbers()
  var nameNumbers = PlainNameNumbers()
  var namesBehind = PlainNamesBehind()
  var namesBefore = PlainNamesBefore()
  var baseLines = BaseLines()
  var order = ClockOrder()
  var notes: [LogNote] = []
  var asides: [Aside] = []
  var times = TimeMemory()
  /// How far the lines go that the last record that doesn't end may have.
  var brokenUntil = 0

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

  /// What is between the events read since the last call.
  mutating func takeNotes() -> [LogNote] {
    defer { notes.removeAll(keepingCapacity: true) }
    return notes
  }

  /// The lines read since the last call that may be another line's call.
  mutating func takeEchoes() -> [CallEcho] { calls.takeEchoes() }

  /// What SwiftUI called since the last call.
  mutating func takeAsides() -> [Aside] {
    defer { asides.removeAll(keepingCapacity: true) }
    return asides
  }

  /// Reads the whole lines of a range and, at the end of the log, the last line too. Returns the offset of the first
  /// line that was not read: a line that goes on behind the range, or one whose next lines belong to it.
  ///
  /// - Parameters:
  ///   - index: which lines are worth reading, as far as that is known.
  ///   - base: the offset from which the index counts.
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
        if counts.events == 0 { noteFirstLines(bytes, from: line, to: skipped.offset) }
        notePage(bytes, from: line, to: skipped.offset, before: events.count)
        (line, counts.lines) = (skipped.offset, skipped.lines)
      }
      let limit = guide.isAhead(of: line) ? guide.begin : block.end
      guard let hit = vocabulary.finder.next(in: bytes, from: line, to: limit) else {
        if counts.events == 0 { noteFirstLines(bytes, from: line, to: limit) }
        notePage(bytes, from: line, to: limit, before: events.count)
        counts.lines += lineCount(bytes, from: line, to: limit)
        line = limit
        continue
      }
      if counts.events == 0 {
        noteFirstLines(
          bytes, from: line, to: ByteScan.lastEnd(Self.newline, in: bytes, from: line, to: hit.offset))
      }
      let before = line
      line = advance(bytes, from: line, to: hit.offset)
      notePage(bytes, from: before, to: line, before: events.count)
      noteCut(bytes, above: line, in: events)
      let unread = readQuickly(bytes, from: line, to: block.end, into: &events)
      if unread > line {
        line = unread
        continue
      }
      let end = ByteScan.first(Self.newline, in: bytes, from: hit.offset, to: block.end)
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
          noteCut(bytes, above: line, in: events)
          next = readLine(bytes, hit, from: line, to: end, in: block, into: &events)
        } else {
          notePage(bytes, from: line, to: end, before: events.count)
          if options.explain { noteSilence(bytes, from: line, to: end, number: counts.lines + 1) }
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
    guard !prefixes.memory.isApple, !prefixes.memory.isFunctionLogger, !prefixes.memory.hasOwner else {
      return line
    }
    let before = events.count
    defer { counts.events += events.count - before }
    var blank = Event(kind: .diagnostic, line: 0)
    blank.process = prefixes.memory.process
    // There the last line of a block waits for the next one.
    let end = calls.areNamedFirst ? limit - 1 : limit
    while line < limit, let message = prefixes.memory.likelyMessage(bytes, from: line, to: limit) {
      let lineEnd = ByteScan.first(Self.newline, in: bytes, from: message, to: limit)
      let last = bytes.trimmedEnd(from: message, to: lineEnd)
      guard lineEnd < end, let known = messages.cache.recall(bytes, from: message, to: last) else { break }
      counts.lines += 1
      if let clock = prefixes.memory.clock, order.runsBack(bytes, at: line &+ clock) {
        noteGap(.timeRunsBack, counts.lines, blank.process, before: events.count)
      }
      let call = messages.cache.call(known, line: counts.lines)
      if takesNext(known, call) || !isTold(known, call, in: &events) {
        // Filled where it is: to put it together and move it there takes longer than to read it.
        events.append(blank)
        tell(known, call, bytes, line, in: &events)
      }
      line = lineEnd + 1
    }
    return line
  }

  /// Takes the call of a known message as the next one, where no line before can have told of it: that is true of most.
  @inline(__always)
  private mutating func takesNext(_ known: MessageCache.Known, _ call: ToldCall) -> Bool {
    messages.cache.isBare(known) && calls.takeNext(call, messages.cache.manner(known))
  }

  /// Whether a line before has told of the call of a known message; notes what else it says.
  @inline(__always)
  private mutating func isTold(
    _ known: MessageCache.Known, _ call: ToldCall, in events: inout ContiguousArray<Event>
  ) -> Bool {
    guard calls.isTold(call, messages.cache.manner(known)) else {
      noteWords(call.line, prefixes.memory.process, before: events.count)
      return false
    }
    noteAddress(in: &events)
    noteRemark(prefixes.memory.process, before: events.count)
    return true
  }

  /// Tells what a known message says in the last of some events.
  @inline(__always)
  private mutating func tell(
    _ known: MessageCache.Known, _ call: ToldCall, _ bytes: Span<UInt8>, _ line: Int,
    in events: inout ContiguousArray<Event>
  ) {
    let offset = events.count - 1
    do {
      var events = events.mutableSpan
      messages.cache.tell(known, call, &events[offset])
      // Asked of the call, since to look at an event that was just written waits for the write.
      if asksTime(of: call.kind) { events[offset].time = quickTime(bytes, line) }
    }
    guard options.timeText else { return }
    let time = prefixes.memory.time
    if !time.isEmpty {
      noteText(&events[offset], bytes, line + time.lowerBound..<line + time.upperBound)
    }
  }

  /// Counts the lines between the beginning of a line and an offset, and returns the beginning of the offset's line.
  private mutating func advance(_ bytes: Span<UInt8>, from line: Int, to offset: Int) -> Int {
    let start = ByteScan.lastEnd(Self.newline, in: bytes, from: line, to: offset)
    if start > line { counts.lines += ByteScan.count(Self.newline, in: bytes, from: line, to: start) }
    return start
  }

}
