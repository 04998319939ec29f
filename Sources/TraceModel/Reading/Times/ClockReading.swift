/// The time at the beginning of a line, as offsets in it.
struct ClockReading {
  /// Where it begins.
  var start: Int
  /// Behind the zone, or behind the last digit where there is none.
  var end: Int
  /// Whether the date is written with slashes.
  var hasSlashes = false
  /// Whether the fraction is parted by a colon.
  var hasColonFraction = false
  /// Whether there is a date at all.
  var hasDate = false

  /// The time that begins at an offset: `2026-03-01 10:00:00.123456+0900`, `2026/03/01 10:00:00:123`, `10:00:00.123`.
  static func parse(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> ClockReading? {
    var reading = ClockReading(start: start, end: start)
    var offset = start
    if let time = endOfDate(bytes, start, end) {
      reading.hasDate = true
      reading.hasSlashes = bytes[start + 4] == UInt8(ascii: "/")
      offset = time
    }
    guard let seconds = endOfSeconds(bytes, offset, end) else { return nil }
    reading.hasColonFraction = bytes.at(seconds) == UInt8(ascii: ":") && bytes.at(seconds + 1).isDigit
    reading.end = endOfZone(bytes, endOfFraction(bytes, seconds, end), end)
    return reading
  }

  private static func endOfDate(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard end - start >= 19, bytes.endOfDigits(from: start, to: end) == start + 4 else { return nil }
    let sign = bytes[start + 4]
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "/"), bytes[start + 7] == sign,
      bytes[start + 10] == UInt8(ascii: " ") || bytes[start + 10] == UInt8(ascii: "T")
    else { return nil }
    return start + 11
  }

  private static func endOfSeconds(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let hours = bytes.endOfDigits(from: start, to: end) - start
    guard hours == 2 || hours == 1, end - start >= hours + 6 else { return nil }
    let offset = start + hours
    // `10.00.00,123`, as some languages write it; without the fraction it may be a date.
    let isDotted = bytes[offset] == UInt8(ascii: ".") && bytes.at(offset + 6) == UInt8(ascii: ",")
    guard bytes[offset] == UInt8(ascii: ":") || isDotted, bytes[offset + 1].isDigit,
      bytes[offset + 2].isDigit,
      bytes[offset + 3] == bytes[offset], bytes[offset + 4].isDigit, bytes[offset + 5].isDigit
    else { return nil }
    return offset + 6
  }

  private static func endOfFraction(_ bytes: Span<UInt8>, _ seconds: Int, _ end: Int) -> Int {
    let sign = bytes.at(seconds)
    guard seconds < end, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ",") || sign == UInt8(ascii: ":"),
      bytes.at(seconds + 1).isDigit
    else { return seconds }
    return bytes.endOfDigits(from: seconds + 1, to: end)
  }

  /// Behind ` PM`, and no process whose name begins so, with the blank of whatever width that formatters write; `nil`
  /// where no half of a day is.
  static func endOfHalfDay(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard let blank = [" ", "\u{202F}", "\u{A0}"].first(where: { bytes.has($0, at: start, before: end) })
    else { return nil }
    let half = start + blank.utf8.count
    let last = half + 2
    return (bytes.has("PM", at: half, before: end) || bytes.has("AM", at: half, before: end))
      && (last >= end || !bytes[last].isWordByte) ? last : nil
  }

  /// Behind `+0900`, `-05:00`, `Z`, ` +0000` or ` PM +0000`.
  private static func endOfZone(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let offset = endOfHalfDay(bytes, start, end) ?? start
    if bytes.at(offset) == UInt8(ascii: "Z"), offset < end { return offset + 1 }
    let sign = bytes.at(offset) == UInt8(ascii: " ") ? offset + 1 : offset
    guard sign + 4 < end, bytes[sign] == UInt8(ascii: "+") || bytes[sign] == UInt8(ascii: "-") else {
      return offset
    }
    let digits = bytes.endOfDigits(from: sign + 1, to: end)
    if digits == sign + 5 { return digits }
    guard digits == sign + 3, bytes.at(digits) == UInt8(ascii: ":"),
      bytes.endOfDigits(from: digits + 1, to: end) == digits + 3
    else { return offset }
    return digits + 3
  }
}
