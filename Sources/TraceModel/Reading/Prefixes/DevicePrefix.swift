/// The prefixes of a device's own log: `Dec 15 11:48:28.972604 Shop(UIKitCore)[412] <Notice>: `.
enum DevicePrefix {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `idevicesyslog` and the older console: month, day, time, perhaps a host, the process.
  static func parse(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> LinePrefix? {
    guard end - start > 16, bytes[start + 3] == UInt8(ascii: " "),
      months.contains(where: { bytes.has($0, at: start, before: end) })
    else { return nil }
    let day = bytes.skipBlanks(from: start + 4, to: end)
    let time = bytes.skipBlanks(from: bytes.endOfDigits(from: day, to: end), to: end)
    guard time > day, let clock = ClockReading.parse(bytes, from: time, to: end) else { return nil }
    var prefix = LinePrefix(messageStart: bytes.skipBlanks(from: clock.end, to: end))
    prefix.format = .deviceSyslog
    prefix.timeStart = start
    prefix.timeEnd = clock.end
    guard let tag = ProcessTag.parse(bytes, from: prefix.messageStart, to: end) else { return prefix }
    prefix.messageStart = tag.messageStart
    prefix.process = tag.process
    return UnifiedPrefix.withoutOrigin(prefix, bytes, end)
  }

  /// The short form of the device console: `04:11:23 E Shop(UIKitCore)[412] : `.
  static func console(_ prefix: LinePrefix, _ bytes: Span<UInt8>, _ end: Int) -> LinePrefix? {
    let offset = prefix.messageStart
    guard bytes.at(offset).isUpper, bytes.at(offset + 1).isBlank,
      let tag = ProcessTag.parse(bytes, from: offset + 2, to: end)
    else { return nil }
    var result = prefix.with(.deviceConsole)
    result.messageStart = tag.messageStart
    result.process = tag.process
    return result
  }
}
