/// The line that Xcode's console has below a message that is copied with its metadata, from version 15 on:
/// `Type: Notice | Timestamp: 2026-03-01 10:00:00.123456+09:00 | Process: Shop | Subsystem: com.shop | Category: HomeVC`.
enum MetadataLine {
  private static let reach = 4096
  /// Its fields in their order. Any may be left out.
  private static let fields = [
    "Type: ", "Timestamp: ", "Process: ", "Library: ", "Subsystem: ", "Category: ", "TID: ",
  ]

  /// Notes in the prefix of a message what the line right below it says of who logged it.
  static func note(in prefix: inout LinePrefix, _ bytes: Span<UInt8>, below next: Int, to limit: Int) {
    guard begins(bytes, at: next, to: limit) else { return }
    let end = ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: next, to: min(limit, next + reach))
    // `Type: stdio` closes what was printed, and says no more.
    guard bytes.find(" | ", from: next, to: end) != nil || bytes.has("Category: ", at: next, before: end)
    else {
      return
    }
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
    guard
      let first = bytes.find("Type: ", from: next, to: reach)
        ?? bytes.find("Timestamp: ", from: next, to: reach),
      first == next || bytes[first - 1] == UInt8(ascii: "\n")
    else { return nil }
    let end = ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: first, to: reach)
    return value("Timestamp", bytes, first, end)
  }

  /// Whether such a line begins at an offset.
  private static func begins(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> Bool {
    guard start < end, bytes[start].isUpper else { return false }
    return fields.contains { bytes.has($0, at: start, before: end) }
  }

  private static func isApple(_ bytes: Span<UInt8>, _ subsystem: Range<Int>) -> Bool {
    bytes.has("com.apple.", at: subsystem.lowerBound, before: subsystem.upperBound)
  }

  private static func value(_ key: String, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Range<Int>? {
    let isFirst = bytes.has(key + ": ", at: start, before: end)
    guard let sign = isFirst ? start - 2 : bytes.find("| " + key + ": ", from: start, to: end) else {
      return nil
    }
    let first = bytes.skipBlanks(from: sign + key.utf8.count + 4, to: end)
    let close = bytes.find("|", from: first, to: end) ?? end
    return first..<bytes.trimmedEnd(from: first, to: close)
  }
}
