/// The line that Xcode's console has below a message that is copied with its metadata, from version 15 on:
/// `Type: Notice | Timestamp: 2026-03-01 10:00:00.123456+09:00 | Process: Shop | Subsystem: com.shop | Category: HomeVC`.
enum MetadataLine {
  private static let reach = 4096

  /// Notes in the prefix of a message what the line right below it says of who logged it.
  static func note(in prefix: inout LinePrefix, _ bytes: Span<UInt8>, below next: Int, to limit: Int) {
    guard bytes.has("Type: ", at: next, before: limit) else { return }
    let end = ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: next, to: min(limit, next + reach))
    // `Type: stdio` closes what was printed, and says no more.
    guard bytes.find(" | ", from: next, to: end) != nil else { return }
    prefix.hasMetadata = true
    if let subsystem = value("Subsystem", bytes, next, end), isApple(bytes, subsystem) {
      prefix.isApple = true
    }
    guard prefix.owner.isEmpty, let category = value("Category", bytes, next, end),
      CategoryName.isClass(bytes, category)
    else { return }
    prefix.owner = category
  }

  /// The time of the first such line behind an offset: a message may go on for some lines.
  static func time(_ bytes: Span<UInt8>, from next: Int, to limit: Int) -> Range<Int>? {
    let reach = min(limit, next + reach)
    guard let type = bytes.find("Type: ", from: next, to: reach),
      type == next || bytes[type - 1] == UInt8(ascii: "\n")
    else { return nil }
    let end = ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: type, to: reach)
    return value("Timestamp", bytes, type, end)
  }

  private static func isApple(_ bytes: Span<UInt8>, _ subsystem: Range<Int>) -> Bool {
    bytes.has("com.apple.", at: subsystem.lowerBound, before: subsystem.upperBound)
  }

  private static func value(_ key: String, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Range<Int>? {
    guard let sign = bytes.find("| " + key + ": ", from: start, to: end) else { return nil }
    let first = bytes.skipBlanks(from: sign + key.utf8.count + 4, to: end)
    let close = bytes.find("|", from: first, to: end) ?? end
    return first..<bytes.trimmedEnd(from: first, to: close)
  }
}
