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
  /// line that was not read.
  mutating func read(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, isLast: Bool, into events: inout ContiguousArray<Event>
  ) -> Int {
    let limit = isLast ? end : ByteScan.lastEnd(Self.newline, in: bytes, from: start, to: end)
    var line = start
    while line < limit {
      line = readQuickly(bytes, from: line, to: limit, into: &events)
      guard let hit = vocabulary.finder.next(in: bytes, from: line, to: limit) else { break }
      line = advance(bytes, from: line, to: hit.place)
      let lineEnd = ByteScan.first(Self.newline, in: bytes, from: hit.place, to: limit)
      readLine(bytes, hit, from: line, to: lineEnd, into: &events)
      line = min(lineEnd + 1, limit)
      counts.lines += 1
    }
    counts.lines += ByteScan.count(Self.newline, in: bytes, from: line, to: limit)
    if isLast, limit > line, bytes[limit - 1] != Self.newline { counts.lines += 1 }
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
      guard messages.readQuickly(bytes, from: message, to: last, prefixes.memory.process, line: number, into: &events)
      else { break }
      counts.events += 1
      counts.lines = number
      line = min(lineEnd + 1, limit)
    }
    return line
  }

  @inline(__always)
  private mutating func add(_ event: Event, to events: inout ContiguousArray<Event>) {
    counts.events += 1
    if !event.subject.isSome, event.kind != .diagnostic { counts.unattributed += 1 }
    events.append(event)
  }

  /// Counts the lines between the beginning of a line and a place, and returns the beginning of the place's line.
  private mutating func advance(_ bytes: Span<UInt8>, from line: Int, to place: Int) -> Int {
    let start = ByteScan.lastEnd(Self.newline, in: bytes, from: line, to: place)
    if start > line { counts.lines += ByteScan.count(Self.newline, in: bytes, from: line, to: start) }
    return start
  }

  private mutating func readLine(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, from start: Int, to end: Int, into events: inout ContiguousArray<Event>
  ) {
    let last = bytes.trimmedEnd(from: start, to: end)
    let prefix = prefixes.read(bytes, from: start, to: last)
    do throws(NearMiss) {
      var event = try messages.read(bytes, hit, prefix, to: last, line: counts.lines + 1)
      event.process = prefix.process
      messages.remember(event, bytes, from: prefix.messageStart, to: last)
      add(event, to: &events)
    } catch {
    }
  }
}
