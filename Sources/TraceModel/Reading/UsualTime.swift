/// A time such as `2026-03-01 09:41:00.123456+0900`, held as the numbers that its letters make: nearly all are of this
/// shape, and one of the same minute is known by three comparisons.
struct UsualTime: Sendable {
  /// Where the seconds and the zone stand in it.
  private static let places = (seconds: 17, zone: 26)

  /// How many letters it has; -1 where there was none yet.
  private var count = -1
  /// The sixteen letters before the colon of the seconds.
  private var date: (UInt64, UInt64) = (0, 0)
  /// The letters of the zone, and where they stand in the last eight.
  private var zone: (letters: UInt64, mask: UInt64) = (0, 0)

  /// Of no time.
  init() {}

  /// The shape of a time; of none, where it is of another shape.
  init(_ letters: Span<UInt8>, seconds: Int, zone: Int) {
    let zoneLength = letters.count - Self.places.zone
    guard seconds == Self.places.seconds, zone == Self.places.zone, zoneLength <= 8 else { return }
    count = letters.count
    date = Self.date(letters, 0)
    let mask = zoneLength == 0 ? 0 : UInt64.max << UInt64(64 - 8 * zoneLength)
    self.zone = (ByteWord.at(letters.count - 8, of: letters) & mask, mask)
  }

  /// The microseconds since the minute; `nil` where the time is of another minute, zone or shape.
  @inline(__always)
  func sinceMinute(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int64? {
    guard end &- start == count, start >= 0, end <= bytes.count, Self.date(bytes, start) == date,
      ByteWord.at(end &- 8, of: bytes) & zone.mask == zone.letters
    else { return nil }
    let (tens, ones) = (bytes[start &+ 17] &- 0x30, bytes[start &+ 18] &- 0x30)
    guard bytes[start &+ 16] == UInt8(ascii: ":"), tens < 10, ones < 10,
      bytes[start &+ 19] == UInt8(ascii: "."),
      let fraction = DecimalDigits.six(bytes, endingAt: start &+ Self.places.zone)
    else { return nil }
    return Int64(tens &* 10 &+ ones) &* 1_000_000 &+ fraction
  }

  @inline(__always)
  private static func date(_ bytes: Span<UInt8>, _ start: Int) -> (UInt64, UInt64) {
    (ByteWord.at(start, of: bytes), ByteWord.at(start &+ 8, of: bytes))
  }
}
