/// The prefix of swift-log: ` info com.example.app : screen=home [Shop] ` behind the time.
enum SwiftLogPrefix {
  static func parse(_ prefix: LinePrefix, _ bytes: Span<UInt8>, _ end: Int) -> LinePrefix? {
    guard let level = LogLevel.endOfLevel(bytes, from: prefix.messageStart, to: end) else { return nil }
    var result = prefix.with(.swiftLog)
    if bytes.at(level) == UInt8(ascii: ":") {
      result.messageStart = bytes.skipBlanks(from: level + 1, to: end)
      return result
    }
    guard bytes.at(level).isBlank, level < end else { return nil }
    guard let metadata = endOfLabel(bytes, bytes.skipBlanks(from: level, to: end), end) else {
      // No label: some other logger, which writes its level behind the time.
      result.format = .timestamp
      result.messageStart = bytes.skipBlanks(from: level, to: end)
      return result
    }
    let label = bytes.skipBlanks(from: level, to: end)
    let labelEnd = ByteScan.first(UInt8(ascii: " "), in: bytes, from: label, to: metadata)
    if CategoryName.isClass(bytes, label..<labelEnd) { result.owner = label..<labelEnd }
    let message = endOfMetadata(bytes, metadata, end, &result.owner)
    result.messageStart = endOfSource(bytes, message, end)
    return result
  }

  /// Behind `com.example.app :` or `com.example.app:`. A level in capitals is some other logger's.
  private static func endOfLabel(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var offset = start
    while offset < end, !bytes[offset].isBlank { offset += 1 }
    guard offset > start, bytes[start].isWordByte else { return nil }
    if bytes.has(" :", at: offset, before: end) { return offset + 2 }
    guard bytes[offset - 1] == UInt8(ascii: ":") else { return nil }
    return ByteScan.first(UInt8(ascii: "."), in: bytes, from: start, to: offset) < offset
      || hasMetadata(bytes, bytes.skipBlanks(from: offset, to: end), end) ? offset : nil
  }

  /// `screen=home [Shop] `, which no other logger writes behind a label.
  private static func hasMetadata(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var owner = 0..<0
    let last = endOfMetadata(bytes, start, end, &owner)
    return last > start && bytes.at(last) == UInt8(ascii: "[")
  }

  /// Behind `screen=home user=7 `; the first of these may say whose line it is. Where they say what was called, they are
  /// the message.
  private static func endOfMetadata(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ owner: inout Range<Int>
  ) -> Int {
    var offset = bytes.skipBlanks(from: start, to: end)
    while offset < end {
      var key = offset
      while key < end,
        bytes[key].isWordByte || bytes[key] == UInt8(ascii: ".") || bytes[key] == UInt8(ascii: "-")
      { key += 1 }
      guard key > offset, bytes.at(key) == UInt8(ascii: "=") else { break }
      if FieldLine.isEvent(bytes, key: offset..<key) { return bytes.skipBlanks(from: start, to: end) }
      while key < end, !bytes[key].isBlank { key += 1 }
      if let name = FieldLine.name(bytes, from: offset, to: key), name.end > name.start {
        owner = name.start..<name.end
      }
      offset = bytes.skipBlanks(from: key, to: end)
    }
    return offset
  }

  /// Behind `[Shop] `, which names the module; but not behind a class, which an older version has from the message.
  private static func endOfSource(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard bytes.at(start) == UInt8(ascii: "["), start < end else { return start }
    let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: min(end, start + 128))
    guard bytes.at(close) == UInt8(ascii: "]"), bytes.at(close + 1).isBlank,
      ByteScan.first(UInt8(ascii: "="), in: bytes, from: start, to: close) == close
    else { return start }
    let name = BracketName.read(bytes, from: start + 1, to: close)
    let isClass = name.map { $0.end > $0.start && LabelText.isTypeName(bytes, $0.start..<$0.end) } ?? false
    return isClass ? start : close + 2
  }
}
