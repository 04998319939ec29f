/// Columns that a tool puts before the message, other than the time.
enum ColumnPrefix {
  /// What Console copies, with tabs between: `default	10:00:00.123456+0900	Shop	`.
  static func console(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> LinePrefix? {
    guard let level = LogLevel.endOfLevel(bytes, from: start, to: end), bytes.at(level) == UInt8(ascii: "\t"),
      let clock = ClockReading.parse(bytes, from: level + 1, to: end),
      clock.end < end, bytes[clock.end] == UInt8(ascii: "\t")
    else { return nil }
    let process = ByteScan.first(
      UInt8(ascii: "\t"), in: bytes, from: clock.end + 1, to: min(end, clock.end + 80))
    guard bytes.at(process) == UInt8(ascii: "\t") else { return nil }
    var prefix = LinePrefix(messageStart: bytes.skipBlanks(from: process, to: end))
    prefix.format = .deviceConsole
    prefix.timeStart = level + 1
    prefix.timeEnd = clock.end
    return prefix
  }

  /// What logcat writes behind its time, and what others who like it do: `  412  413 D `; the tag that follows is the
  /// message's.
  static func logcat(_ prefix: LinePrefix, _ bytes: Span<UInt8>, _ end: Int) -> LinePrefix? {
    let process = bytes.endOfDigits(from: prefix.messageStart, to: end)
    let thread = bytes.skipBlanks(from: process, to: end)
    let behind = bytes.endOfDigits(from: thread, to: end)
    let level = bytes.skipBlanks(from: behind, to: end)
    guard process > prefix.messageStart, thread > process, behind > thread, level > behind, level + 1 < end,
      LabelText.isLevelLetter(bytes, level..<level + 1), bytes.at(level + 1).isBlank
    else { return nil }
    var result = prefix
    result.process = Int32(truncatingIfNeeded: bytes.number(from: prefix.messageStart, to: process))
    result.messageStart = bytes.skipBlanks(from: level + 1, to: end)
    return result
  }
}
