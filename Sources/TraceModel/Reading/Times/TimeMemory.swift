/// The last time that was read, so that one of the same minute and zone need only be compared with it.
struct TimeMemory {
  /// A time as it was written.
  private var letters: ContiguousArray<UInt8> = []
  /// Where its seconds begin, and where its zone does. Empty where nothing worth keeping was read yet.
  private var seconds = 0
  private var zone = 0
  /// The minute, in microseconds.
  private var minute: Int64 = 0
  /// How such a time looks as numbers, where it is of the usual shape.
  private var usual = UsualTime()

  /// The time in a range; `nil` where none can be read.
  @inline(__always)
  mutating func microseconds(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int64? {
    if let since = usual.sinceMinute(bytes, start, end) { return minute &+ since }
    return recallOrRead(bytes, start, end)
  }

  /// The time where it is of another minute or of another shape. Apart, so that what nearly all need stays short.
  @inline(never)
  private mutating func recallOrRead(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int64? {
    recall(bytes, start, end) ?? read(bytes, start, end)
  }

  private mutating func read(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int64? {
    let time = Timestamp.microseconds(bytes, from: start, to: end)
    if let time { learn(time, bytes, start, end) }
    return time
  }

  private func recall(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int64? {
    let count = letters.count
    guard count > 0, end - start == count,
      ByteScan.equal(letters.span, at: 0, bytes, at: start, count: seconds),
      ByteScan.equal(letters.span, at: zone, bytes, at: start + zone, count: count - zone)
    else { return nil }
    return Self.afterMinute(bytes, start + seconds, start + zone).map { minute + $0 }
  }

  private mutating func learn(_ time: Int64, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) {
    letters.removeAll(keepingCapacity: true)
    usual = UsualTime()
    guard let point = Self.point(bytes, start, end) else { return }
    let behind = bytes.endOfDigits(from: point + 1, to: end)
    guard let since = Self.afterMinute(bytes, point - 2, behind) else { return }
    for offset in start..<end { letters.append(bytes[offset]) }
    (seconds, zone, minute) = (point - 2 - start, behind - start, time - since)
    usual = UsualTime(letters.span, seconds: seconds, zone: zone)
  }

  /// The point in `10:00:00.123`.
  private static func point(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    for offset in start + 6..<max(start + 6, end) where bytes[offset] == UInt8(ascii: ".") {
      let isClock = bytes[offset - 3] == UInt8(ascii: ":") && bytes[offset - 6] == UInt8(ascii: ":")
      return isClock ? offset : nil
    }
    return nil
  }

  /// The microseconds of `00.123456`; `nil` if it holds anything but digits.
  @inline(__always)
  private static func afterMinute(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int64? {
    guard end - start > 3, bytes[start].isDigit, bytes[start + 1].isDigit,
      bytes[start + 2] == UInt8(ascii: ".")
    else { return nil }
    var value = Int64(bytes[start] & 0x0F) * 10 + Int64(bytes[start + 1] & 0x0F)
    for offset in start + 3..<min(end, start + 9) {
      guard bytes[offset].isDigit else { return nil }
      value = value * 10 + Int64(bytes[offset] & 0x0F)
    }
    guard end <= start + 9 else { return bytes.endOfDigits(from: start + 9, to: end) == end ? value : nil }
    for _ in end..<start + 9 { value *= 10 }
    return value
  }
}
