/// The prefixes of Apple's `log` command and of NSLog: `2026-03-01 10:00:00.123456+0900 Shop[412:90210] `.
enum UnifiedPrefix {
  private static let types = ["Default", "Info", "Debug", "Error", "Fault", "Activity", "Signpost"]
  private static let shortTypes = ["Df ", "In ", "I  ", "Db ", "E  ", "Er ", "F  ", "Ft ", "Fa ", "A  "]

  /// The default style: thread, type, activity, process number, time to live, then `process: (sender) [subsystem]`.
  static func columns(_ prefix: LinePrefix, _ bytes: Span<UInt8>, _ end: Int) -> LinePrefix? {
    var offset = endOfColumn(bytes, prefix.messageStart, end)
    guard let type = types.first(where: { bytes.has($0, at: offset, before: end) }) else { return nil }
    offset = bytes.skipBlanks(from: offset + type.utf8.count, to: end)
    guard bytes.has("0x", at: offset, before: end) else { return nil }
    offset = endOfColumn(bytes, offset, end)
    let digits = bytes.endOfDigits(from: offset, to: end)
    guard digits > offset else { return nil }
    var result = prefix.with(.unifiedDefault)
    result.process = Int32(truncatingIfNeeded: bytes.number(from: offset, to: digits))
    offset = bytes.skipBlanks(from: digits, to: end)
    let timeToLive = bytes.endOfDigits(from: offset, to: end)
    if timeToLive > offset, bytes.at(timeToLive).isBlank { offset = timeToLive }
    guard let name = bytes.find(": ", from: offset, to: min(end, offset + 256)) else { return nil }
    result.messageStart = name + 2
    return withoutOrigin(result, bytes, end)
  }

  private static func endOfColumn(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, !bytes[offset].isBlank { offset += 1 }
    return bytes.skipBlanks(from: offset, to: end)
  }

  /// The compact style: a type of two letters before the process. It fits the form of NSLog too, so it goes first.
  static func compact(_ prefix: LinePrefix, _ bytes: Span<UInt8>, _ end: Int) -> LinePrefix? {
    let offset = prefix.messageStart
    guard shortTypes.contains(where: { bytes.has($0, at: offset, before: end) }),
      let tag = ProcessTag.parse(bytes, from: offset + 3, to: end)
    else { return nil }
    var result = prefix.with(.unifiedCompact)
    result.messageStart = tag.messageStart
    result.process = tag.process
    return withoutOrigin(result, bytes, end)
  }

  /// NSLog's form or, with a host before the process and a colon behind it, the syslog style.
  static func tagged(_ prefix: LinePrefix, _ tag: LinePrefix, _ bytes: Span<UInt8>, _ end: Int) -> LinePrefix
  {
    let isSyslog = bytes.has("]: ", endingAt: tag.messageStart, from: prefix.messageStart)
    var result = prefix.with(isSyslog ? .unifiedSyslog : .nsLog)
    result.messageStart = tag.messageStart
    result.process = tag.process
    return isSyslog ? withoutOrigin(result, bytes, end) : result
  }

  /// Passes over `(UIKitCore) ` and `[com.example.app:screens] ` before the message.
  static func withoutOrigin(_ prefix: LinePrefix, _ bytes: Span<UInt8>, _ end: Int) -> LinePrefix {
    var result = prefix
    var offset = bytes.skipBlanks(from: prefix.messageStart, to: end)
    if bytes.at(offset) == UInt8(ascii: "("), offset < end {
      let close = ByteScan.first(UInt8(ascii: ")"), in: bytes, from: offset, to: min(end, offset + 128))
      if bytes.at(close) == UInt8(ascii: ")"), FileLabel.read(bytes, from: offset, to: close) == nil {
        offset = bytes.skipBlanks(from: close + 1, to: end)
      }
    }
    if let close = endOfSubsystem(bytes, offset, end) {
      result.isApple = bytes.has("com.apple.", at: offset + 1, before: end)
      let category = ByteScan.first(UInt8(ascii: ":"), in: bytes, from: offset, to: close) + 1..<close - 1
      if CategoryName.isClass(bytes, category) { result.owner = category }
      offset = bytes.skipBlanks(from: close, to: end)
    }
    result.messageStart = offset
    return result
  }

  /// Whether such words are at an offset.
  static func hasOrigin(_ bytes: Span<UInt8>, at offset: Int, _ end: Int) -> Bool {
    switch bytes.at(offset) {
    case UInt8(ascii: "("): true
    case UInt8(ascii: "["): endOfSubsystem(bytes, offset, end) != nil
    default: false
    }
  }

  static func endOfSubsystem(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard start < end, bytes[start] == UInt8(ascii: "[") else { return nil }
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: min(end, start + 256))
    guard bytes.at(close) == UInt8(ascii: "]"), close < end else { return nil }
    let colon = ByteScan.first(UInt8(ascii: ":"), in: bytes, from: start, to: close)
    let dot = ByteScan.first(UInt8(ascii: "."), in: bytes, from: start, to: colon)
    let blank = ByteScan.first(UInt8(ascii: " "), in: bytes, from: start, to: colon)
    guard colon < close, dot < colon, blank == colon else { return nil }
    // `[HomeVC.swift:23]` is a place in the source.
    return FileLabel.read(bytes, from: start + 1, to: colon) == nil ? close + 1 : nil
  }
}
