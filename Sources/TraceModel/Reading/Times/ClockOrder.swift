/// Whether the times of a log run forward: compared as they are written, to the second.
struct ClockOrder {
  /// Threads mix lines up by less than this many seconds.
  private static let tolerance = 2

  /// How often a second was later than the one before it, and how often earlier.
  private(set) var forward = 0
  private(set) var back = 0
  /// What the first times say, fractions of a second too: a short log has no more.
  private var beginning = FirstTimes()
  private var seconds: UInt64 = 0
  /// The last time that was written as a number, in microseconds since 1970; 0 before the first.
  private var moment: Int64 = 0
  /// What was around the clock when it was last looked at.
  private var surroundings = ClockSurroundings()

  /// Whether the log runs from new to old.
  var isReversed: Bool { back > 2 && back > 4 * forward || beginning.runBack && back >= forward }

  /// Notes the time `10:00:00` at an offset; whether it is earlier than the last by more than threads mix up.
  @inline(__always)
  mutating func runsBack(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    guard let now = EightBytes.read(bytes, at: offset) else { return false }
    guard now == seconds else { return isBack(to: now, bytes, offset) }
    if !beginning.isOver { beginning.noteFraction(bytes, at: offset) }
    return false
  }

  /// Notes a time that is written as a number, in microseconds since 1970; whether it is earlier than the last by more than
  /// threads mix up.
  mutating func runsBack(to now: Int64) -> Bool {
    defer { moment = now }
    guard moment > 0 else { return false }
    let lag = moment / Self.second - now / Self.second
    if lag < 0 { forward += 1 } else if lag > 0 { back += 1 }
    if !beginning.isOver { beginning.note(from: moment, to: now) }
    return lag >= Self.tolerance
  }

  private static let second: Int64 = 1_000_000

  private mutating func isBack(to now: UInt64, _ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    let lag = lag(of: now, bytes, offset)
    seconds = now
    if lag < 0 { forward += 1 } else if lag > 0 { back += 1 }
    if !beginning.isOver { beginning.note(lag: lag, bytes, at: offset) }
    return lag >= Self.tolerance
  }

  /// By how many seconds the log runs back to a clock; less than nothing where it runs forward.
  private mutating func lag(of now: UInt64, _ bytes: Span<UInt8>, _ offset: Int) -> Int {
    // Where the hour and the tens of the minutes are the same, so are the zone and the half of the day.
    if now > seconds, (now ^ seconds) >> 32 == 0 { return -1 }
    let before = seconds
    let old = surroundings
    surroundings = ClockSurroundings(bytes, at: offset)
    guard before != 0 else { return 0 }
    return surroundings.lag(of: Self.secondOfDay(now), behind: Self.secondOfDay(before), old)
  }

  /// The seconds of `10:00:00` as eight characters.
  private static func secondOfDay(_ text: UInt64) -> Int {
    func pair(_ shift: UInt64) -> Int {
      Int((text >> (shift + 8)) & 0x0F) * 10 + Int((text >> shift) & 0x0F)
    }
    return pair(48) * 3600 + pair(24) * 60 + pair(0)
  }
}
