/// The last column of a table with commas, where it alone is in quotation marks: `2026-03-01 10:00:00.123,debug,ui,"HomeVC
/// viewDidLoad"`. A controller's class in the column before it is whose message it is: `…,HomeVC,"viewDidLoad()"`.
enum QuotedColumn {
  private static let quote = UInt8(ascii: "\"")

  /// The time and what that column holds, with padding behind; `nil` for any other line.
  static func unquoted(_ bytes: Span<UInt8>, _ prefix: LinePrefix, _ line: Range<Int>) -> ContiguousArray<
    UInt8
  >? {
    let last = line.upperBound - 1
    guard prefix.timeStart == line.lowerBound, !prefix.time.isEmpty,
      bytes.at(prefix.timeEnd) == UInt8(ascii: ","),
      last > prefix.timeEnd + 1, bytes[last] == quote
    else { return nil }
    let open = ByteScan.first(quote, in: bytes, from: prefix.timeEnd, to: last)
    guard open < last, bytes[open - 1] == UInt8(ascii: ","),
      let message = undoubled(bytes, open + 1, last)
    else { return nil }
    var text: ContiguousArray<UInt8> = []
    for offset in prefix.time { text.append(bytes[offset]) }
    text.append(0x20)
    if let name = name(bytes, from: prefix.timeEnd, to: open) {
      text.append(UInt8(ascii: "["))
      for offset in name { text.append(bytes[offset]) }
      text.append(contentsOf: "] ".utf8)
    }
    text.append(contentsOf: message)
    for _ in 0..<LineCleaner.padding { text.append(UInt8(ascii: "\n")) }
    return text
  }

  /// The class in the column before a message that begins with a small letter, and so with no name.
  private static func name(_ bytes: Span<UInt8>, from start: Int, to message: Int) -> Range<Int>? {
    guard bytes.at(message + 1).isLetter, !bytes.at(message + 1).isUpper else { return nil }
    let column = ByteScan.lastEnd(UInt8(ascii: ","), in: bytes, from: start, to: message - 1)..<message - 1
    return !column.isEmpty && ControllerName.isOne(bytes, column) ? column : nil
  }

  /// A text whose quotation marks are doubled, with single ones; `nil` where it isn't one text.
  private static func undoubled(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> ContiguousArray<UInt8>? {
    var text: ContiguousArray<UInt8> = []
    var offset = start
    while offset < end {
      if bytes[offset] == quote {
        guard offset + 1 < end, bytes[offset + 1] == quote else { return nil }
        offset += 1
      }
      text.append(bytes[offset])
      offset += 1
    }
    return text
  }
}
