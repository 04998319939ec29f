/// The prefixes that begin with a time: what follows it tells which logger it is.
enum TimedPrefix {
  static func parse(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> LinePrefix? {
    guard let clock = ClockReading.parse(bytes, from: start, to: end) else { return nil }
    var prefix = LinePrefix(messageStart: bytes.skipBlanks(from: clock.end, to: end))
    prefix.format = .timestamp
    prefix.timeStart = clock.start
    prefix.timeEnd = clock.end
    guard clock.end < end, bytes[clock.end].isBlank else { return glued(prefix, bytes, end) }
    return clock.hasDate ? dated(prefix, clock, bytes, end) : undated(prefix, bytes, end)
  }

  /// `10:00:00.123Shop[412:9021] `: where the blank before the process was lost.
  private static func glued(_ prefix: LinePrefix, _ bytes: Span<UInt8>, _ end: Int) -> LinePrefix {
    guard bytes.at(prefix.timeEnd).isLetter, let tagged = ofProcess(prefix, bytes, end) else { return prefix }
    return tagged.with(.nsLog)
  }

  private static func dated(
    _ prefix: LinePrefix, _ clock: ClockReading, _ bytes: Span<UInt8>, _ end: Int
  ) -> LinePrefix {
    let offset = prefix.messageStart
    if clock.hasSlashes || clock.hasColonFraction { return lumberjack(prefix, bytes, end) }
    if bytes.has("0x", at: offset, before: end) { return UnifiedPrefix.columns(prefix, bytes, end) ?? prefix }
    if let compact = UnifiedPrefix.compact(prefix, bytes, end) { return compact }
    if let tagged = ProcessTag.parse(bytes, from: offset, to: end) {
      return UnifiedPrefix.tagged(prefix, tagged, bytes, end)
    }
    if let thread = endOfThread(bytes, offset, end) {
      var tagged = prefix
      tagged.messageStart = thread
      return tagged
    }
    if bytes.at(offset) == UInt8(ascii: "[") { return XCGPrefix.parse(prefix, bytes, end) ?? prefix }
    return SwiftLogPrefix.parse(prefix, bytes, end) ?? prefix
  }

  /// Behind the level and the thread as React Native writes them: `[info][tid:main] `.
  private static func endOfThread(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: min(end, start + 12))
    guard bytes.at(start) == UInt8(ascii: "["), bytes.has("][tid:", at: close, before: end) else {
      return nil
    }
    let last = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: close + 1, to: min(end, close + 200))
    return bytes.has("] ", at: last, before: end) ? last + 2 : nil
  }

  /// CocoaLumberjack's, with the process where its formatter writes one: `Shop[412:90210] `.
  private static func lumberjack(_ prefix: LinePrefix, _ bytes: Span<UInt8>, _ end: Int) -> LinePrefix {
    (ofProcess(prefix, bytes, end) ?? prefix).with(.lumberjack)
  }

  /// The same with the process whose tag is the next word, if it is one.
  private static func ofProcess(_ prefix: LinePrefix, _ bytes: Span<UInt8>, _ end: Int) -> LinePrefix? {
    let blank = ByteScan.first(0x20, in: bytes, from: prefix.messageStart, to: end)
    guard bytes.at(blank - 1) == UInt8(ascii: "]"),
      let tag = ProcessTag.parse(bytes, from: prefix.messageStart, to: end),
      tag.messageStart <= bytes.skipBlanks(from: blank, to: end) + ProcessTag.longestLevel
    else { return nil }
    var result = prefix
    result.messageStart = tag.messageStart
    result.process = tag.process
    return result
  }

  private static func undated(_ prefix: LinePrefix, _ bytes: Span<UInt8>, _ end: Int) -> LinePrefix {
    if let console = DevicePrefix.console(prefix, bytes, end) { return console }
    if let tagged = ofProcess(prefix, bytes, end) { return tagged.with(.nsLog) }
    var beaver = prefix.with(.swiftyBeaver)
    let word = LogLevel.skip(bytes, from: prefix.messageStart, to: end)
    guard word > prefix.messageStart else { return prefix }
    beaver.messageStart = word
    beaver.isFunctionLogger = true
    return beaver
  }
}

extension LinePrefix {
  /// The same prefix, now known to be of a format.
  func with(_ format: LineFormat) -> LinePrefix {
    var copy = self
    copy.format = format
    return copy
  }
}
