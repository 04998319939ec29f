/// Times that a formatter of the app's own writes: `[2026-05-01 10:00:00.123]`, `01/05/2024 10:00:00`,
/// `05-01 10:00:00.123`, `May 1, 2024 at 10:00:00 AM`, `1714557600.123`.
enum LooseTime {
  /// A date is not longer than this.
  private static let reach = 40
  private static let words = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mon", "tue", "wed",
    "thu", "fri",
    "sat", "sun", "at",
  ]
  private static let otherWords = [
    "年", "月", "日", "년", "월", "일", "오전", "오후", "上午", "下午", "午前", "午後",
  ]

  /// The prefix that ends with such a time, or with the bracket around one.
  static func parse(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> LinePrefix? {
    let closing = closing(bytes.at(start))
    let first = closing == nil ? start : start + 1
    guard first < end, closing == nil || closing == UInt8(ascii: "]") || bytes[first].isDigit,
      let last = self.end(bytes, from: first, to: end)
    else { return nil }
    var prefix = LinePrefix(messageStart: last)
    prefix.format = .timestamp
    prefix.timeStart = first
    prefix.timeEnd = last
    if let closing {
      guard last < end, bytes[last] == closing else { return nil }
      prefix.messageStart += 1
    } else {
      guard last == end || bytes[last].isBlank || bytes[last] == UInt8(ascii: ":") else { return nil }
    }
    prefix.messageStart = bytes.skipBlanks(from: prefix.messageStart, to: end)
    return prefix
  }

  /// What closes the bracket that a time may be in.
  static func closing(_ opening: UInt8) -> UInt8? {
    switch opening {
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    default: nil
    }
  }

  /// Whether a time may begin with a byte: a digit, or an opening bracket.
  static func mayBegin(_ byte: UInt8) -> Bool { byte.isDigit || closing(byte) != nil }

  /// The end of the date and time at an offset.
  static func end(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    if let clock = ClockReading.parse(bytes, from: start, to: end) { return clock.end }
    if bytes.at(start).isUpper, let clock = endOfClock(bytes, start, end) {
      return endOfYear(bytes, clock, end) ?? clock
    }
    return endOfSeconds(bytes, start, end) ?? endOfClock(bytes, start, end)
  }

  /// `Fri Nov 20 10:11:10 2026 `: the year that C's `ctime` writes behind the clock.
  private static func endOfYear(_ bytes: Span<UInt8>, _ clock: Int, _ end: Int) -> Int? {
    let year = bytes.endOfDigits(from: clock + 1, to: end)
    let isYear = bytes.has(" 19", at: clock, before: end) || bytes.has(" 20", at: clock, before: end)
    return isYear && year == clock + 5 && bytes.at(year).isBlank ? year : nil
  }

  /// Seconds since 1970, or milliseconds.
  private static func endOfSeconds(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let digits = bytes.endOfDigits(from: start, to: end)
    guard digits - start == 10 || digits - start == 13, bytes[start] == UInt8(ascii: "1") else { return nil }
    guard digits < end, bytes[digits] == UInt8(ascii: ".") else { return digits }
    return bytes.endOfDigits(from: digits + 1, to: end)
  }

  /// A date in whatever order, then a clock's time.
  private static func endOfClock(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let limit = min(end, start + reach)
    var offset = start
    while offset < limit {
      if bytes[offset].isDigit {
        if let clock = ClockReading.parse(bytes, from: offset, to: end) { return clock.end }
        if let minutes = endOfMinutes(bytes, offset, end, behindDate: isDate(bytes, start..<offset)) {
          return minutes
        }
        offset = bytes.endOfDigits(from: offset, to: limit)
      } else if bytes[offset].isLetter {
        guard words.contains(where: { bytes.hasFolded($0, at: offset, before: end) }) else { return nil }
        while offset < limit, bytes[offset].isLetter { offset += 1 }
      } else if let word = otherWords.first(where: { bytes.has($0, at: offset, before: end) }) {
        offset += word.utf8.count
      } else {
        guard isSign(bytes[offset]) else { return nil }
        offset += 1
      }
    }
    return nil
  }

  /// `9:41 AM`, `01/05/2026 9:41`: without seconds the half of the day tells a time from other numbers, or the date before it.
  private static func endOfMinutes(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, behindDate: Bool
  ) -> Int? {
    let hours = bytes.endOfDigits(from: start, to: end)
    guard bytes.at(hours) == UInt8(ascii: ":"), bytes.endOfDigits(from: hours + 1, to: end) == hours + 3
    else { return nil }
    return ClockReading.endOfHalfDay(bytes, hours + 3, end) ?? (behindDate ? hours + 3 : nil)
  }

  /// `2026/05/01 `, `01/05/26, `: three numbers with a slash between, and what parts them from the time.
  private static func isDate(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    var (offset, numbers) = (text.lowerBound, 0)
    while numbers < 3 {
      let last = bytes.endOfDigits(from: offset, to: text.upperBound)
      guard last > offset, last - offset < 5 else { return false }
      numbers += 1
      guard numbers == 3 || bytes.at(last) == UInt8(ascii: "/") else { return false }
      offset = numbers == 3 ? last : last + 1
    }
    return offset < text.upperBound
      && (offset..<text.upperBound).allSatisfy { bytes[$0] == 0x20 || bytes[$0] == UInt8(ascii: ",") }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: ","): true
    default: false
    }
  }
}
