/// Lines that a terminal or a mail has wrapped inside of an object's description or of one of UIKit's messages.
enum WrappedLine {
  /// Whether a line may go on in the next: an object is not closed at its end.
  static func goesOn(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let reach = max(start, end - 160)
    let open = ByteScan.lastEnd(UInt8(ascii: "<"), in: bytes, from: reach, to: end)
    guard open > reach, bytes[open - 1] == UInt8(ascii: "<"), bytes.at(open).isWordByte else { return false }
    return ByteScan.first(UInt8(ascii: ">"), in: bytes, from: open, to: end) == end
  }

  /// The line with its neighbour, and how many lines above it the whole begins; `nil` where it stands for itself.
  static func join(
    _ bytes: Span<UInt8>, _ prefix: LinePrefix, from start: Int, to end: Int, next: Int, limit: Int
  ) -> (ContiguousArray<UInt8>, Int)? {
    if goesOn(bytes, from: prefix.messageStart, to: end), next < limit {
      let nextEnd = ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: next, to: limit)
      let first = bytes.skipBlanks(from: next, to: nextEnd)
      guard bytes.has("0x", at: first, before: nextEnd) else { return nil }
      return (joined(bytes, start..<end, first..<bytes.trimmedEnd(from: first, to: nextEnd)), 0)
    }
    guard bytes.has("0x", at: prefix.messageStart, before: end), start > 1 else { return nil }
    let address = bytes.endOfHexDigits(from: prefix.messageStart + 2, to: end)
    guard bytes.at(address) == UInt8(ascii: ">") || bytes.at(address) == UInt8(ascii: ";") else { return nil }
    let above = ByteScan.lastEnd(UInt8(ascii: "\n"), in: bytes, from: max(0, start - 1024), to: start - 1)
    let aboveEnd = bytes.trimmedEnd(from: above, to: start - 1)
    guard goesOn(bytes, from: above, to: aboveEnd) else { return nil }
    return (joined(bytes, above..<aboveEnd, prefix.messageStart..<end), 1)
  }

  private static func joined(_ bytes: Span<UInt8>, _ first: Range<Int>, _ second: Range<Int>)
    -> ContiguousArray<UInt8>
  {
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(first.count + second.count + 1 + LineCleaner.padding)
    for offset in first { result.append(bytes[offset]) }
    result.append(UInt8(ascii: " "))
    for offset in second { result.append(bytes[offset]) }
    for _ in 0..<LineCleaner.padding { result.append(UInt8(ascii: "\n")) }
    return result
  }
}
