/// Whether the times of a log run forward: compared as they are written, a second and its fraction at a time.
struct ClockOrder {
  /// Threads mix lines up by less than so many seconds.
  private static let tolerance = 2
  /// The bytes of `.123`: what follows may be the message.
  private static let milliseconds: UInt64 = 0xFFFF_FFFF_0000_0000

  /// How often a time was later than the one before it, and how often earlier.
  private(set) var forward = 0
  private(set) var back = 0
  private var seconds: UInt64 = 0
  private var fraction: UInt64 = 0
  /// The date when the clock last ran back, as far as there is one: at midnight it is a later one.
  private var date: UInt64 = 0

  /// Whether the log runs from new to old.
  var isReversed: Bool { back > 3 && back > 4 * forward }

  /// Notes the time `10:00:00.123` at a place; whether it is earlier than the last by more than threads mix up.
  @inline(__always)
  mutating func runsBack(_ bytes: Span<UInt8>, at place: Int) -> Bool {
    guard let now = EightBytes.read(bytes, at: place), let rest = EightBytes.read(bytes, at: place + 8) else {
      return false
    }
    let part = rest & Self.milliseconds
    let (before, partBefore) = (seconds, fraction)
    (seconds, fraction) = (now, part)
    if now > before || now == before && part >= partBefore {
      if before == 0 { date = dateBefore(bytes, place) }
      forward &+= now == before && part == partBefore ? 0 : 1
      return false
    }
    return isBack(from: before, to: now, dateBefore(bytes, place))
  }

  private mutating func isBack(from before: UInt64, to now: UInt64, _ day: UInt64) -> Bool {
    let difference = Self.secondOfDay(before) - Self.secondOfDay(now)
    // Where no date is written, the clock that begins anew has passed midnight.
    guard day == 0 ? difference < 43_200 : day <= date else {
      date = day
      forward &+= 1
      return false
    }
    date = day
    back &+= 1
    return difference >= Self.tolerance
  }

  /// The last eight bytes of a date such as `2026-03-01` before the clock; 0 where none is written.
  private func dateBefore(_ bytes: Span<UInt8>, _ place: Int) -> UInt64 {
    guard place > 8, bytes[place - 4] == bytes[place - 7], !bytes[place - 4].isWordByte else { return 0 }
    return EightBytes.read(bytes, at: place - 9) ?? 0
  }

  /// The seconds of `10:00:00` as eight characters.
  private static func secondOfDay(_ text: UInt64) -> Int {
    func pair(_ shift: UInt64) -> Int {
      Int((text >> (shift + 8)) & 0x0F) * 10 + Int((text >> shift) & 0x0F)
    }
    return pair(48) * 3600 + pair(24) * 60 + pair(0)
  }
}
