/// Lines that a terminal or a mail has wrapped inside of an object's description, of one of UIKit's messages, or behind a
/// method's class, and those whose file or class an app prints on the next line.
enum WrappedLine {
  /// Whether a line may go on in the next: an object is not closed at its end.
  static func goesOn(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    if isBeforeFile(bytes, start, end) { return true }
    let reach = max(start, end - 160)
    let open = ByteScan.lastEnd(UInt8(ascii: "<"), in: bytes, from: reach, to: end)
    guard open > reach, bytes[open - 1] == UInt8(ascii: "<"), bytes.at(open).isWordByte else { return false }
    return ByteScan.first(UInt8(ascii: ">"), in: bytes, from: open, to: end) == end
  }

  /// `function: viewDidLoad(), line: 20,`: before the file, which is on a line of its own where this one names none.
  private static func isBeforeFile(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let last = bytes.trimmedEnd(from: start, to: max(start, end))
    guard last > start + 8, bytes[last - 1] == UInt8(ascii: ",") else { return false }
    var number = last - 1
    while number > start, bytes[number - 1].isDigit { number -= 1 }
    return number < last - 1 && bytes.has("line: ", endingAt: number, from: start)
      && bytes.find("file: ", from: start, to: number) == nil
  }

  /// `-[UIViewController(Log) log_viewDidAppear:]`: a method that was put in a callback's place, whose class is on the next line.
  private static func isReplacement(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    bytes.has("-[UIViewController(", at: start, before: end) && bytes.at(end - 1) == UInt8(ascii: "]")
      && bytes.find("_view", from: start, to: end) != nil
  }

  /// The line with its neighbour, and how many lines above it the whole begins; `nil` where it stands for itself.
  static func join(
    _ bytes: Span<UInt8>, _ prefix: LinePrefix, from start: Int, to end: Int, next: Int, limit: Int
  ) -> (ContiguousArray<UInt8>, Int)? {
    if goesOn(bytes, from: prefix.messageStart, to: end), next < limit {
      let nextEnd = ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: next, to: limit)
      let first = bytes.skipBlanks(from: next, to: nextEnd)
      let last = bytes.trimmedEnd(from: first, to: nextEnd)
      guard bytes.has(isBeforeFile(bytes, start, end) ? "file: " : "0x", at: first, before: last) else {
        return nil
      }
      return (joined(bytes, start..<end, first..<last), 0)
    }
    if isReplacement(bytes, prefix.messageStart, end), next < limit {
      let nextEnd = ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: next, to: limit)
      let last = bytes.trimmedEnd(from: next, to: nextEnd)
      guard ClassBehind.isAll(bytes, from: next, to: last) else { return nil }
      return (joined(bytes, start..<end, next..<last), 0)
    }
    let isAddress = isRestOfAddress(bytes, prefix.messageStart, end)
    guard start > 1, isAddress || isRestOfMethod(bytes, prefix.messageStart, end) else { return nil }
    let above = ByteScan.lastEnd(UInt8(ascii: "\n"), in: bytes, from: max(0, start - 1024), to: start - 1)
    let aboveEnd = bytes.trimmedEnd(from: above, to: start - 1)
    guard
      isAddress ? goesOn(bytes, from: above, to: aboveEnd) : beginsMethod(bytes, from: above, to: aboveEnd)
    else { return nil }
    return (joined(bytes, above..<aboveEnd, prefix.messageStart..<end), 1)
  }

  /// `0x7f80>`, `0x7f80; ...`
  private static func isRestOfAddress(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard bytes.has("0x", at: start, before: end) else { return false }
    let address = bytes.endOfHexDigits(from: start + 2, to: end)
    return bytes.at(address) == UInt8(ascii: ">") || bytes.at(address) == UInt8(ascii: ";")
  }

  /// `viewDidAppear:]`: all of a line, and its bracket was opened above.
  private static func isRestOfMethod(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let last = bytes.trimmedEnd(from: start, to: end)
    guard last - start > 4, bytes[last - 1] == UInt8(ascii: "]") else { return false }
    return (start..<last - 1).allSatisfy { bytes[$0].isWordByte || bytes[$0] == UInt8(ascii: ":") }
  }

  /// `-[JarViewController`: a class at the end of a line, with nothing of its method.
  private static func beginsMethod(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let open = ByteScan.lastEnd(UInt8(ascii: "["), in: bytes, from: max(start, end - 160), to: end)
    guard open < end, open >= start + 2, bytes[open - 1] == UInt8(ascii: "["),
      bytes[open - 2] == UInt8(ascii: "-")
    else { return false }
    return (open..<end).allSatisfy { bytes[$0].isWordByte || bytes[$0] == UInt8(ascii: ".") }
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
