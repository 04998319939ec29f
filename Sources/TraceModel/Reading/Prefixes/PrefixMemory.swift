/// The prefix of the last line, so that the next one need only be compared with it.
struct PrefixMemory {
  private var prefix = LinePrefix(messageStart: 0)
  /// What that line's whole prefix looks like: the date and the time, whose digits change, and the rest. Of no
  /// bytes until one was worth learning.
  private var shape = DigitShape()
  /// Whether a library or a subsystem may be between what was learned and the message.
  private var hasOrigins = false
  /// Whether a thread may.
  private var hasThreads = false

  /// Whether the last line had no prefix at all, or a decoration alone.
  private(set) var isPlain = false

  /// The number of the process that the prefix names.
  var process: Int32 { isPlain ? 0 : prefix.process }
  /// Whether the prefix names a subsystem of Apple's own.
  var isApple: Bool { prefix.isApple }
  /// Whether the logger itself writes the function's name before each message.
  var isFunctionLogger: Bool { prefix.isFunctionLogger }
  /// Whether the logger is one controller's, so that the message alone doesn't say whose line it is.
  var hasOwner: Bool { !prefix.owner.isEmpty }
  /// Where in the line `10:00:00` is.
  private(set) var clock: Int?
  /// Where in the line the time is.
  var time: Range<Int> { isPlain ? 0..<0 : prefix.timeStart..<prefix.timeEnd }

  /// Where the message of a line begins if it has the prefix of the last line, or none as the last line had none.
  @inline(__always)
  func likelyMessage(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    isPlain ? start : messageStart(bytes, from: start, to: end)
  }

  /// Where the message begins in a line whose prefix differs from the last in the numbers of its time only. It may be longer, as its
  /// logger leaves parts of it out where it has nothing to say.
  @inline(__always)
  func messageStart(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    let message = start &+ shape.count
    guard message <= end, shape.fits(bytes, at: start) else { return nil }
    return hasOrigins && UnifiedPrefix.hasOrigin(bytes, at: message, end)
      || hasThreads && XCGPrefix.behindThread(bytes, message, end) > message ? nil : message
  }

  /// The whole prefix of such a line.
  func recall(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> LinePrefix? {
    guard messageStart(bytes, from: start, to: end) != nil else { return nil }
    var known = prefix
    known.messageStart += start
    known.timeStart += start
    known.timeEnd += start
    known.owner = prefix.owner.lowerBound + start..<prefix.owner.upperBound + start
    return known
  }

  /// Keeps the prefix of a line whose time is followed by things that stay the same.
  mutating func learn(_ new: LinePrefix, _ bytes: Span<UInt8>, from start: Int) {
    isPlain = new.isBare || new.format == .plain && new.messageStart == start
    if isPlain { clock = nil }
    let digits = bytes.endOfFraction(from: start, to: new.timeEnd) - start
    guard new.timeStart == start, digits == 12 || digits >= 20, new.format != .unifiedDefault,
      new.format != .timestamp
    else { return }
    shape = DigitShape(bytes, from: start, variable: start + digits, to: new.messageStart)
    hasThreads = new.format == .xcgLogger
    hasOrigins =
      new.format == .unifiedCompact || new.format == .unifiedSyslog || new.format == .deviceSyslog
    clock = new.clock(bytes).map { $0 - start }
    prefix = new
    prefix.messageStart -= start
    prefix.timeStart -= start
    prefix.timeEnd -= start
    prefix.owner = new.owner.isEmpty ? 0..<0 : new.owner.lowerBound - start..<new.owner.upperBound - start
  }
}

extension Span<UInt8> {
  /// The end of the date, time and fraction at the beginning of a range, without the zone behind it.
  func endOfFraction(from start: Int, to end: Int) -> Int {
    var offset = start
    var signs = 0
    let allowed = at(start + 4) == 0x2D || at(start + 4) == 0x2F ? 6 : 3
    while offset < end {
      if !self[offset].isDigit {
        signs += 1
        if signs > allowed { break }
      }
      offset += 1
    }
    return offset
  }
}
