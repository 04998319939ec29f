/// A time as a log writes it, in microseconds.
///
/// With a date and a zone it counts from 1970 in UTC; without a zone UTC is assumed, without a year or a date the
/// origin is unknown, and only differences mean something.
enum Timestamp {
  private static let months = Array("JanFebMarAprMayJunJulAugSepOctNovDec".utf8)

  /// The time in a range; `nil` where none can be read.
  static func microseconds(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int64? {
    guard start < end else { return nil }
    if let month = month(bytes, start, end) { return withMonthName(bytes, month, start, end) }
    guard let clock = ClockReading.parse(bytes, from: start, to: end) else {
      return seconds(bytes, start, end)
    }
    var time = clockTime(bytes, clock.hasDate ? start + 11 : start, clock.end)
    if clock.hasDate {
      let year = bytes.number(from: start, to: start + 4)
      let month = bytes.number(from: start + 5, to: start + 7)
      let day = bytes.number(from: start + 8, to: start + 10)
      time += days(year, month, day) * 86_400_000_000
    }
    return time - (zone(bytes, clock.hasDate ? start + 11 : start, clock.end) ?? 0)
  }

  /// Seconds since 1970 as a decimal number, as breadcrumbs write them.
  private static func seconds(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int64? {
    let point = bytes.endOfDigits(from: start, to: end)
    guard point - start >= 9, point - start <= 11 else { return nil }
    return bytes.number(from: start, to: point) * 1_000_000 + fraction(bytes, point, end)
  }

  /// The microseconds since 1970 of a number as records have it: `1773480081.852`, `1773480081852`, of micro- and nanoseconds
  /// too; `nil` for any other text.
  static func sinceEpoch(_ bytes: Span<UInt8>, _ number: Range<Int>) -> Int64? {
    let point = bytes.endOfDigits(from: number.lowerBound, to: number.upperBound)
    let isDecimal = bytes.at(point) == UInt8(ascii: ".") && point < number.upperBound
    let last = isDecimal ? bytes.endOfDigits(from: point + 1, to: number.upperBound) : point
    guard last == number.upperBound, bytes.at(number.lowerBound) == UInt8(ascii: "1") else { return nil }
    let whole = bytes.number(from: number.lowerBound, to: point)
    switch point - number.lowerBound {
    case 10: return whole * 1_000_000 + fraction(bytes, point, last)
    case 13: return whole * 1000
    case 16: return whole
    case 19: return whole / 1000
    default: return nil
    }
  }

  private static func month(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int64? {
    guard end - start > 3, bytes[start].isUpper else { return nil }
    for month in 0..<12 where (0..<3).allSatisfy({ bytes[start + $0] == months[month * 3 + $0] }) {
      return Int64(month + 1)
    }
    return nil
  }

  private static func withMonthName(_ bytes: Span<UInt8>, _ month: Int64, _ start: Int, _ end: Int) -> Int64?
  {
    let day = bytes.skipBlanks(from: start + 3, to: end)
    let behind = bytes.endOfDigits(from: day, to: end)
    let time = bytes.skipBlanks(from: behind, to: end)
    guard behind > day, time + 8 <= end, bytes[time].isDigit, bytes.at(time + 2) == UInt8(ascii: ":") else {
      return nil
    }
    // 1972 has every day that a year can have.
    return days(1972, month, bytes.number(from: day, to: behind)) * 86_400_000_000
      + clockTime(bytes, time, end)
  }

  private static func clockTime(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int64 {
    let hourEnd = bytes.endOfDigits(from: start, to: end)
    let hours = bytes.number(from: start, to: hourEnd)
    let minutes = bytes.number(from: hourEnd + 1, to: min(hourEnd + 3, end))
    let seconds = bytes.number(from: hourEnd + 4, to: min(hourEnd + 6, end))
    let point = hourEnd + 6
    let hour = Int64(Self.hours(Int(hours), bytes, from: point, to: end))
    return ((hour * 60 + minutes) * 60 + seconds) * 1_000_000 + fraction(bytes, point, end)
  }

  /// The hours of the day that are written with what is behind the seconds: 13 for `1:00:00 PM`.
  static func hours(_ hours: Int, _ bytes: Span<UInt8>, from point: Int, to end: Int) -> Int {
    for offset in [point, bytes.endOfDigits(from: point + 1, to: end)] {
      if bytes.has(" PM", at: offset, before: end), hours < 12 { return hours + 12 }
      if bytes.has(" AM", at: offset, before: end), hours == 12 { return 0 }
    }
    return hours
  }

  /// `.123456`, of any number of digits, as microseconds.
  private static func fraction(_ bytes: Span<UInt8>, _ point: Int, _ end: Int) -> Int64 {
    guard point < end, !bytes[point].isBlank, !bytes[point].isLetter else { return 0 }
    guard bytes[point] != UInt8(ascii: "+"), bytes[point] != UInt8(ascii: "-") else { return 0 }
    var value: Int64 = 0
    var scale: Int64 = 100_000
    for offset in point + 1..<max(point + 1, end) {
      guard bytes[offset].isDigit else { break }
      value += Int64(bytes[offset] & 0x0F) * scale
      scale /= 10
    }
    return value
  }

  /// How far the zone at the end of a time is ahead of UTC; `nil` where none is written.
  static func zone(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int64? {
    if end > start, bytes[end - 1] == UInt8(ascii: "Z") { return 0 }
    var sign = end
    for offset in start..<end where bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") {
      sign = offset
    }
    guard end - sign >= 5 else { return nil }
    let hours = bytes.number(from: sign + 1, to: sign + 3)
    let minutes = bytes.number(from: end - 2, to: end)
    let ahead = (hours * 60 + minutes) * 60_000_000
    return bytes[sign] == UInt8(ascii: "-") ? -ahead : ahead
  }

  /// The days from 1 January 1970 to a date of the Gregorian calendar.
  static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
