/// A time such as `2026-03-01 09:41:00.123456+0900`, held as the numbers that its letters make: nearly all are of this
/// shape, and one of the same minute is known by a few comparisons.
struct UsualTime: Sendable {
  /// Where the seconds and the zone are in it.
  private static let offsets = (seconds: 17, zone: 26)
  /// The colon before the seconds and the point behind them, in the third number.
  private static let marks: (letters: UInt64, mask: UInt64) = (0x2E00_003A, 0xFF00_00FF)

  /// How many letters it has; -1 where there was none yet.
  private var count = -1
  /// The sixteen letters before the colon of the seconds.
  private var date: (UInt64, UInt64) = (0, 0)
  /// The letters of the zone, as they are in the fourth number.
  private var zone: (letters: UInt64, mask: UInt64) = (0, 0)

  /// Of no time.
  init() {}

  /// The shape of a time; of none, where it is of another shape.
  init(_ letters: Span<UInt8>, seconds: Int, zone: Int) {
    let zoneLength = letters.count - Self.offsets.zone
    guard seconds == Self.offsets.seconds, zone == Self.offsets.zone, zoneLength <= 6 else { return }
    count = letters.count
    date = (ByteWord.at(0, of: letters), ByteWord.at(8, of: letters))
    for offset in 0..<zoneLength {
      self.zone.letters |= UInt64(letters[zone + offset]) << UInt64(16 + 8 * offset)
      self.zone.mask |= 0xFF << UInt64(16 + 8 * offset)
    }
  }

  /// The microseconds since the minute; `nil` if the time is of another minute, zone or shape, or too near
  /// the end of the bytes at hand.
  @inline(__always)
  func sinceMinute(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int64? {
    guard end &- start == count, let words = ByteWord.four(at: start, of: bytes),
      (words.0 ^ date.0) | (words.1 ^ date.1) | (words.2 & Self.marks.mask ^ Self.marks.letters)
        | (words.3 & zone.mask ^ zone.letters) == 0
    else { return nil }
    // Two digits of the seconds and six of the fraction.
    return DecimalDigits.eight((words.2 >> 8) & 0xFFFF | (words.2 >> 32) << 16 | words.3 << 48)
  }
}
