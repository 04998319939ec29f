/// A controller that is alone on a line above its callbacks: `HomeViewController`, and below it `  viewDidLoad`, or an item of a list;
/// or the class that an app prints above each function.
struct HeadingAbove {
  private static let mostLines = 24
  private static let longestLine = 256

  /// Whether a log has such lines, as its first callback of nobody tells. No line is looked at before it was written, so that a log
  /// which is still growing is read as the whole is.
  private(set) var isUsual: Bool?

  /// Whose callback is all that a line has, by the lines above it.
  mutating func find(_ bytes: Span<UInt8>, _ line: Int) -> NamePlace? {
    guard isUsual != false else { return nil }
    let name = Self.name(bytes, above: line)
    if isUsual == nil { isUsual = name != nil }
    return name
  }

  private static func name(_ bytes: Span<UInt8>, above line: Int) -> NamePlace? {
    let depth = depth(bytes, line)
    var start = line
    for number in 0..<mostLines {
      guard start > 0 else { return nil }
      let end = start - 1
      let limit = max(0, end - longestLine)
      start = ByteScan.lastEnd(LineReader.newline, in: bytes, from: limit, to: end)
      // What is in memory before a log's first line are zeros.
      while start < end, bytes[start] == 0 { start += 1 }
      guard start > limit || limit == 0 else { return nil }
      let own = Self.depth(bytes, start)
      if own < depth || number == 0 && own == depth, let name = heading(bytes, start..<end) { return name }
      if own < depth || depth == 0 || bytes.skipBlanks(from: start, to: end) >= end { return nil }
    }
    return nil
  }

  /// How far in a line begins; an item of a list is further in than a line without its sign.
  private static func depth(_ bytes: Span<UInt8>, _ line: Int) -> Int {
    let first = bytes.skipBlanks(from: line, to: min(bytes.count, line + longestLine))
    return 2 * (first - line) + (isItem(bytes, first) ? 1 : 0)
  }

  /// Whether a sign or a number begins a line, but for those of a heading and of an object: `# HomeVC`, `**HomeVC**`, `[HomeVC]`,
  /// `--- HomeVC ---`.
  private static func isItem(_ bytes: Span<UInt8>, _ first: Int) -> Bool {
    switch bytes.at(first) {
    case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "#"), UInt8(ascii: "`"): false
    case UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "="): bytes.at(first + 1) != bytes.at(first)
    case let byte: byte.isDigit || !NameText.isNameStart(bytes, at: first, to: bytes.count)
    }
  }

  /// The controller that is all of a line, but for the signs of a heading or an item around it and the colon behind it.
  private static func heading(_ bytes: Span<UInt8>, _ line: Range<Int>) -> NamePlace? {
    let start = bytes.skipBlanks(from: line.lowerBound, to: line.upperBound)
    var last = bytes.trimmedEnd(from: start, to: line.upperBound)
    var first = bytes.skipBlanks(from: Decoration.read(bytes, from: start, to: last).end, to: last)
    while first < last, isSign(bytes[first]) { first += 1 }
    while last > first, isSign(bytes[last - 1]) || bytes[last - 1] == UInt8(ascii: ":") { last -= 1 }
    if last < line.upperBound { last = bytes.trimmedEnd(from: first, to: last) }
    first = bytes.skipBlanks(from: first, to: last)
    guard last - first > 2 else { return nil }
    return ControllerName.all(bytes, from: first, to: last)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "=")
  }
}
