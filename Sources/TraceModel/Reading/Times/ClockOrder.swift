/// Whether the times of a log run forward: compared as they are written, to the second.
struct ClockOrder {
  /// Threads mix lines up by less than this many seconds.
  private static let tolerance = 2

  /// How often a second was later than the one before it, and how often earlier.
  private(set) var forward = 0
  private(set) var back = 0
  private var seconds: UInt64 = 0
  /// The date when the clock last ran back, as far as there is one: at midnight it is a later one.
  private var date: UInt64 = 0

  /// Whether the log runs from new to old.
  var isReversed: Bool { back > 2 && back > 4 * forward }

  /// Notes the time `10:00:00` at an offset; whether it is earlier than the last by more than threads mix up.
  @inline(__always)
  mutating func runsBack(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    guard let now = EightBytes.read(bytes, at: offset), now != seconds else { return false }
    return isBack(to: now, bytes, offset)
  }

  private mutating func isBack(to now: UInt64, _ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    let before = seconds
    seconds = now
    guard before != 0 else {
      date = dateBefore(bytes, offset)
      return false
    }
    if now > before {
      forward += 1
      return false
    }
    let day = dateBefore(bytes, offset)
    let difference = Self.secondOfDay(before) - Self.secondOfDay(now)
    // Where no date is written, the clock that begins anew has passed midnight.
    let isLater = day == 0 ? difference >= 43_200 : day > date
    date = day
    if isLater { forward += 1 } else { back += 1 }
    return !isLater && difference >= Self.tolerance
  }

  /// The last eight bytes of a date such as `2026-03-01` before the clock; 0 where none is written.
  private func dateBefore(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    guard offset > 8, bytes[offset - 4] == bytes[offset - 7], !bytes[offset - 4].isWordByte else { return 0 }
    return EightBytes.read(bytes, at: offset - 9) ?? 0
  }

  /// The seconds of `10:00:00` as eight characters.
  private static func secondOfDay(_ text: UInt64) -> Int {
    func pair(_ shift: UInt64) -> Int {
      Int((text >> (shift + 8)) & 0x0F) * 10 + Int((text >> shift) & 0x0F)
    }
    return pair(48) * 3600 + pair(24) * 60 + pair(0)
  }
}
