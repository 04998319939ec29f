/// Loggers that write the function's name before each message: where the name ends, and what follows it.
enum FunctionLog {
  /// The index after the file and the function that such a logger writes before a message:
  /// `Home.viewDidLoad():23`, `[Home.swift:40] viewDidLoad():`; the line's end if it writes none.
  static func endOfHead(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    if bytes.at(start) == UInt8(ascii: "[") {
      let close = ByteScan.first(UInt8(ascii: "]"), in: bytes, from: start, to: min(end, start + 200))
      guard bytes.at(close) == UInt8(ascii: "]"), bytes.at(close - 1).isDigit else { return end }
      let function = bytes.skipBlanks(from: close + 1, to: end)
      let last = endBeforeBlank(bytes, function, end)
      return namesController(bytes, function..<last) ? end : last
    }
    let head = endBeforeBlank(bytes, start, end)
    let isHead = head > start && bytes[head - 1].isDigit && bytes.find("):", from: start, to: head) != nil
    return isHead ? head : end
  }

  /// `[Log.swift:52] HomeVC viewDidLoad`: whether a class or a bracket is where the function would be. Such a logger writes
  /// the place alone.
  private static func namesController(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    !word.isEmpty
      && (bytes[word.lowerBound] == UInt8(ascii: "[")
        || ControllerName.isOne(bytes, word.lowerBound..<word.upperBound))
  }

  /// Whether such a logger's message is a line of the canonical notation, up to a word: `Log.trace():14 - [Home] addChild`.
  /// That says itself whose event it is; a callback in the function's place is read before it.
  static func isWhole(_ bytes: Span<UInt8>, before word: Int, from start: Int, to end: Int) -> Bool {
    let head = endOfHead(bytes, from: start, to: end)
    var offset = head < end ? bytes.skipBlanks(from: head, to: end) : start
    if head < end, bytes[offset] == UInt8(ascii: "-") { offset = bytes.skipBlanks(from: offset + 1, to: end) }
    return CanonicalLine.bracket(bytes, before: word, from: start).map { $0.0 == offset } ?? false
  }

  /// Whether what such a logger writes ends with a function: `Log.write():52`, `[Log.swift:52] write(_:)`.
  static func isFunction(_ bytes: Span<UInt8>, before end: Int, from start: Int) -> Bool {
    let first = bytes.at(start) == UInt8(ascii: "[") ? bytes.find(".swift:", from: start, to: end) : start
    return first != nil && ByteScan.first(UInt8(ascii: "("), in: bytes, from: start, to: end) < end
      && bytes[end - 1] != UInt8(ascii: ",")
  }

  /// Behind the blanks and the dash that part the head from the message.
  static func skipLink(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let offset = bytes.skipBlanks(from: start, to: end)
    guard bytes.at(offset) == UInt8(ascii: "-"), bytes.at(offset + 1).isBlank, offset < end else {
      return offset
    }
    return bytes.skipBlanks(from: offset + 1, to: end)
  }

  /// Behind all that has no blank in it.
  private static func endBeforeBlank(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, !bytes[offset].isBlank { offset += 1 }
    return offset
  }

  /// The number of the source line that a message gives behind a file or a function: `…swift:40]`, `viewDidLoad():23`. Behind
  /// other words of the message a number counts something.
  static func sourceLine(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int64 {
    let limit = min(end, start + 200)
    let head = endBeforeBlank(bytes, start, limit)
    var offset = start
    while offset < limit {
      let colon = ByteScan.first(UInt8(ascii: ":"), in: bytes, from: offset, to: limit)
      offset = colon + 1
      let digits = bytes.endOfDigits(from: offset, to: limit)
      guard digits > offset, colon < head || isPlace(bytes, endingAt: colon, from: start) else { continue }
      return bytes.number(from: offset, to: min(digits, offset + 9))
    }
    return 0
  }

  /// Whether a file or a function's parentheses end at an offset.
  private static func isPlace(_ bytes: Span<UInt8>, endingAt end: Int, from start: Int) -> Bool {
    [")", "]", ".swift", ".m", ".mm"].contains { bytes.has($0, endingAt: end, from: start) }
  }
}
