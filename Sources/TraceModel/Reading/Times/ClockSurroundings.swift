/// What is written around a clock such as `10:00:00` and says which moment it is: the date, the half of the day and the
/// zone, as far as there are any.
struct ClockSurroundings {
  private static let secondsOfDay = 86_400

  /// The days since 1970; `nil` where no date is written.
  private var day: Int?
  /// How many seconds the zone is ahead of UTC; `nil` where none is written.
  private var zone: Int?
  /// What a clock of twelve hours lacks to one of 24, in seconds.
  private var half = 0

  /// Nothing.
  init() {}

  /// What is around the clock at an offset.
  init(_ bytes: Span<UInt8>, at offset: Int) {
    day = Self.day(bytes, before: offset)
    let end = min(offset + 48, bytes.count)
    guard let clock = ClockReading.parse(bytes, from: offset, to: end) else { return }
    zone = Timestamp.zone(bytes, offset, clock.end).map { Int($0 / 1_000_000) }
    let hours = Int(bytes.number(from: offset, to: offset + 2))
    half = Timestamp.hours(hours, bytes, from: offset + 8, to: clock.end) * 3600 - hours * 3600
  }

  /// By how many seconds a clock with these surroundings is earlier than one with others, both in seconds of the day.
  func lag(of now: Int, behind before: Int, _ old: ClockSurroundings) -> Int {
    let hasZones = zone != nil && old.zone != nil
    let late = before + old.half - (hasZones ? old.zone ?? 0 : 0)
    let early = now + half - (hasZones ? zone ?? 0 : 0)
    if let day, let oldDay = old.day { return late - early - (day - oldDay) * Self.secondsOfDay }
    let lag = Self.ofDay(late) - Self.ofDay(early)
    // Where no date is written, the clock that begins anew has passed midnight.
    return lag >= Self.secondsOfDay / 2 ? lag - Self.secondsOfDay : lag
  }

  private static func ofDay(_ seconds: Int) -> Int {
    let rest = seconds % secondsOfDay
    return rest < 0 ? rest + secondsOfDay : rest
  }

  /// The date such as `2026-03-01` before a clock.
  private static func day(_ bytes: Span<UInt8>, before offset: Int) -> Int? {
    let start = offset - 11
    guard start >= 0, bytes.endOfDigits(from: start, to: offset) == start + 4,
      bytes[start + 4] == bytes[start + 7], !bytes[start + 4].isWordByte
    else { return nil }
    let fields = [(0, 4), (5, 7), (8, 10)].map { bytes.number(from: start + $0.0, to: start + $0.1) }
    return Int(Timestamp.days(fields[0], fields[1], fields[2]))
  }
}
