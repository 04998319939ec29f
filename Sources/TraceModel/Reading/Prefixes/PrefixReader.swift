/// Finds out what is before the message of a line.
///
/// The first byte decides which forms can fit, so no line is tried against all of them. Most lines of a log have
/// the prefix of the line before but for the time: that is tested first, in a few comparisons.
struct PrefixReader {
  /// What the last line began with.
  private(set) var memory = PrefixMemory()

  /// The prefix of the line in a range; the line's end is without line feed.
  mutating func read(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> LinePrefix {
    if let known = memory.recall(bytes, from: start, to: end) { return known }
    let prefix = Self.parse(bytes, from: start, to: end)
    memory.learn(prefix, bytes, from: start)
    return prefix
  }

  /// What a line without any event was written by.
  func format(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> LineFormat {
    let prefix = Self.parse(bytes, from: start, to: end)
    guard prefix.format == .plain else { return prefix.format }
    let first = prefix.messageStart
    if bytes.has("Type: ", at: first, before: end) { return .metadata }
    if Noise.isTest(bytes, first, end) { return .test }
    return bytes.at(first) == UInt8(ascii: "{") ? .record : .plain
  }

  private static func parse(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> LinePrefix {
    let mark = bytes.has("\u{FEFF}", at: start, before: end) ? 3 : 0
    let decoration = Decoration.read(bytes, from: bytes.skipBlanks(from: start + mark, to: end), to: end)
    var prefix = undecorated(bytes, from: decoration.end, to: end)
    if let own = own(prefix, bytes, behind: decoration.end, to: end) { prefix = own }
    prefix.decoration = decoration
    return prefix
  }

  /// The prefix of a line whose own, with a date and a process, is behind the time at which somebody else took it:
  /// `[2026-03-01T10:00:00.123Z] 2026-03-01 10:00:00.120+0100 Shop[412:9021] `, as services that build apps print it.
  private static func own(
    _ prefix: LinePrefix, _ bytes: Span<UInt8>, behind start: Int, to end: Int
  ) -> LinePrefix? {
    var first = prefix.messageStart
    guard first > start, first < end else { return nil }
    if bytes[first] == UInt8(ascii: ":") { first = bytes.skipBlanks(from: first + 1, to: end) }
    first = NameText.skipSymbols(bytes, from: first, to: end)
    guard end - first > 24, bytes[first].isDigit, bytes[first + 4] == UInt8(ascii: "-"),
      let own = TimedPrefix.parse(bytes, from: first, to: end), own.process != 0
    else { return nil }
    return own
  }

  /// The prefix behind that of a service, whose time counts where the line has none of its own.
  private static func streamed(_ stream: StreamPrefix, _ bytes: Span<UInt8>, to end: Int) -> LinePrefix {
    var prefix = undecorated(bytes, from: stream.end, to: end)
    guard prefix.time.isEmpty, !stream.time.isEmpty else { return prefix }
    if prefix.format == .plain { prefix.format = .timestamp }
    (prefix.timeStart, prefix.timeEnd) = (stream.time.lowerBound, stream.time.upperBound)
    return prefix
  }

  /// The prefix of a line that begins at an offset.
  private static func undecorated(_ bytes: Span<UInt8>, from first: Int, to end: Int) -> LinePrefix {
    let byte = bytes.at(first)
    if StreamPrefix.mayBegin(byte), let stream = StreamPrefix.read(bytes, from: first, to: end) {
      return streamed(stream, bytes, to: end)
    }
    if byte.isDigit, let stamped = TimedPrefix.parse(bytes, from: first, to: end) { return stamped }
    if LooseTime.mayBegin(byte), let loose = LooseTime.parse(bytes, from: first, to: end) {
      return ColumnPrefix.logcat(loose, bytes, end) ?? loose
    }
    if byte == UInt8(ascii: "["), let process = ProcessTag.alone(bytes, at: first, to: end) { return process }
    if byte.isLetter, let console = ColumnPrefix.console(bytes, from: first, to: end) { return console }
    if byte.isUpper, let device = DevicePrefix.parse(bytes, from: first, to: end) { return device }
    if byte.isUpper, let loose = LooseTime.parse(bytes, from: first, to: end) { return loose }
    if let tagged = ProcessTag.parse(bytes, from: first, to: end) { return tagged }
    // Behind a bare word it may be anything that is measured.
    if !bytes.at(first).isWordByte, let tagged = TaggedClock.read(bytes, from: first, to: end) {
      return LinePrefix(first, tagged.clock)
    }
    return LinePrefix(messageStart: ElapsedTime.end(bytes, from: first, to: end) ?? first)
  }
}

extension LinePrefix {
  /// Of a line whose time is inside its message, behind what may be a name.
  fileprivate init(_ messageStart: Int, _ clock: ClockReading) {
    self.init(messageStart: messageStart)
    format = .timestamp
    timeStart = clock.start
    timeEnd = clock.end
  }
}
