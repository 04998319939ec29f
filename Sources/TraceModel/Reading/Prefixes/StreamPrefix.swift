/// What services that build apps put before each line of a job's log, with the time at which it came: GitLab's
/// `2026-03-01T10:00:00.123456Z 01O `, with the number and the kind of the stream, and Buildkite's `ESC _bk;t=1773480067316 BEL`.
struct StreamPrefix {
  private static let command = "\u{1B}_bk;t="

  /// Where the time is written.
  let time: Range<Int>
  /// Where the line itself begins.
  let end: Int

  /// Whether one may begin with a byte.
  static func mayBegin(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == 0x1B || byte == UInt8(ascii: "[") || byte.isLetter && !byte.isUpper
  }

  /// The prefix at an offset; `nil` where none is.
  static func read(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> StreamPrefix? {
    switch bytes.at(start) {
    case 0x1B: buildkite(bytes, start, end)
    case UInt8(ascii: "["): teamCity(bytes, start, end)
    case let byte where byte.isDigit: gitLab(bytes, start, end)
    default: untimed(bytes, start, end).map { StreamPrefix(time: start..<start, end: $0) }
    }
  }

  /// `flutter: `, `shop-1  | `: what Flutter's tool and Docker Compose put before a line.
  private static func untimed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard bytes.at(start).isLetter, !bytes[start].isUpper else { return nil }
    if bytes.has("flutter: ", at: start, before: end) { return bytes.skipBlanks(from: start + 9, to: end) }
    var name = start
    while name < end, bytes[name].isWordByte || bytes[name] == UInt8(ascii: "-") { name += 1 }
    let bar = bytes.skipBlanks(from: name, to: end)
    guard bar > name + 1, bytes.has("| ", at: bar, before: end), bytes[name - 1].isDigit,
      bytes.has("-", at: name - 2, before: end)
    else { return nil }
    return bytes.skipBlanks(from: bar + 2, to: end)
  }

  /// `[10:00:00] :⇥ [Step 3/5] `, with a letter for the level before the colon.
  private static func teamCity(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> StreamPrefix? {
    guard bytes.at(start + 1).isDigit, let clock = ClockReading.parse(bytes, from: start + 1, to: end),
      !clock.hasDate, bytes.has("]", at: clock.end, before: end)
    else { return nil }
    var offset = clock.end + 1
    if !bytes.at(offset).isBlank { offset += 1 } else if bytes.at(offset + 1).isLetter { offset += 2 }
    guard bytes.has(" :", at: offset, before: end) || bytes.has(":", at: offset, before: end) else {
      return nil
    }
    offset = bytes.skipBlanks(
      from: ByteScan.first(UInt8(ascii: ":"), in: bytes, from: offset, to: end) + 1, to: end)
    guard bytes.has("[Step ", at: offset, before: end) else { return nil }
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: offset, to: min(end, offset + 16))
    guard bytes.has("]", at: close, before: end) else { return nil }
    return StreamPrefix(time: clock.start..<clock.end, end: bytes.skipBlanks(from: close + 1, to: end))
  }

  private static func buildkite(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> StreamPrefix? {
    guard bytes.has(command, at: start, before: end) else { return nil }
    let first = start + command.utf8.count
    let last = bytes.endOfDigits(from: first, to: end)
    guard last > first, last < end, bytes[last] == 0x07 else { return nil }
    return StreamPrefix(time: first..<last, end: last + 1)
  }

  /// `00O `, `01E `, and `01O+` where a line goes on.
  private static func gitLab(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> StreamPrefix? {
    guard end - start > 25, bytes.at(start).isDigit, bytes[start + 10] == UInt8(ascii: "T"),
      let clock = ClockReading.parse(bytes, from: start, to: end), clock.hasDate, clock.end + 5 <= end,
      bytes[clock.end - 1] == UInt8(ascii: "Z"), bytes[clock.end] == 0x20
    else { return nil }
    let stream = clock.end + 1
    let (kind, sign) = (bytes[stream + 2], bytes[stream + 3])
    guard bytes[stream].isHexDigit, bytes[stream + 1].isHexDigit,
      kind == UInt8(ascii: "O") || kind == UInt8(ascii: "E"), sign == 0x20 || sign == UInt8(ascii: "+")
    else { return nil }
    return StreamPrefix(time: clock.start..<clock.end, end: bytes.skipBlanks(from: stream + 4, to: end))
  }
}
