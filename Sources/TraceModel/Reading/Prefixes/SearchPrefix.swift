/// What grep and ripgrep put before the lines of several files: `app.log:`, `logs/app.log:12:`, `(standard input):`; and
/// before the lines around a match, `app.log-12-`.
enum SearchPrefix {
  /// Endings of files that hold logs.
  private static let endings = [".log", ".txt", ".out", ".logs", ".jsonl", ".ndjson"]
  /// Longer paths are not looked for.
  private static let reach = 512

  /// The offset behind the prefix; the same offset where there is none.
  static func end(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    let limit = min(end, start + reach)
    guard let file = endOfFile(bytes, start, limit), file < limit else { return start }
    let sign = bytes[file]
    guard sign == UInt8(ascii: ":") || sign == UInt8(ascii: "-") else { return start }
    return behindNumbers(bytes, file + 1, sign, limit)
  }

  /// The end of the name of a file that a line begins with.
  private static func endOfFile(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let input = "(standard input)"
    if bytes.has(input, at: start, before: end) { return start + input.utf8.count }
    guard
      bytes.at(start).isWordByte || bytes.at(start) == UInt8(ascii: ".")
        || bytes.at(start) == UInt8(ascii: "/")
    else { return nil }
    var offset = start
    while offset < end, !bytes[offset].isBlank, bytes[offset] != UInt8(ascii: ":") {
      if bytes[offset] == UInt8(ascii: "."),
        let ending = endings.first(where: { bytes.hasFolded($0, at: offset, before: end) }),
        !bytes.at(offset + ending.utf8.count).isWordByte
      {
        return offset + ending.utf8.count
      }
      offset += 1
    }
    return nil
  }

  /// Behind the line's number and its column, where they are given.
  private static func behindNumbers(_ bytes: Span<UInt8>, _ start: Int, _ sign: UInt8, _ end: Int) -> Int {
    var offset = start
    for _ in 0..<2 {
      let digits = bytes.endOfDigits(from: offset, to: end)
      guard digits > offset, digits < end, bytes[digits] == sign, !isClock(bytes, digits) else { break }
      offset = digits + 1
    }
    return offset
  }

  /// `app.log:10:00:01.250 …`: a number is of a time if just two more follow it.
  private static func isClock(_ bytes: Span<UInt8>, _ sign: Int) -> Bool {
    hasPair(bytes, sign) && bytes.at(sign + 3) == bytes[sign]
      && !(hasPair(bytes, sign + 3) && bytes.at(sign + 6) == bytes[sign])
  }

  private static func hasPair(_ bytes: Span<UInt8>, _ sign: Int) -> Bool {
    bytes.at(sign + 1).isDigit && bytes.at(sign + 2).isDigit
  }
}
