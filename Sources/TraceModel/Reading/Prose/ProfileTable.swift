/// A table that a profiler exports: what each method weighs, in rows that a log could have too. Its header tells them apart.
struct ProfileTable {
  /// What a row is like: the sign between its cells, and how often it is there.
  private struct Shape: Equatable {
    var sign: UInt8
    var count: Int
  }

  private static let signs = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
  /// Words of the columns that a profiler has; no log has two of them.
  private static let columns: Set<String> = [
    "weight", "self", "symbol", "sample", "samples", "running", "total", "percent", "cycles",
  ]

  private var shape = Shape(sign: 0, count: 0)
  private var isProfile = false

  /// Whether a line with a method at an offset is a row of such a table.
  mutating func holds(_ bytes: Span<UInt8>, _ method: Int, from start: Int, to end: Int) -> Bool {
    guard method > start, Self.isMethod(bytes, method, end) else { return false }
    if Self.hasWeights(bytes, method, start) { return true }
    guard let shape = Self.shape(bytes, method, start, end)
    else { return false }
    let isSame = shape == self.shape
    if isSame, !isProfile { return false }
    self.shape = shape
    isProfile = Self.hasHeader(bytes, above: start, shape) ?? (isSame && isProfile)
    return isProfile
  }

  /// `-[Home viewDidLoad]`, `Home.viewDidLoad()`: how symbols are printed.
  private static func isMethod(_ bytes: Span<UInt8>, _ method: Int, _ end: Int) -> Bool {
    if bytes[method - 1] == UInt8(ascii: ".") { return true }
    guard bytes[method - 1] == UInt8(ascii: " ") else { return false }
    var offset = method
    while offset < end, bytes[offset].isWordByte || bytes[offset] == UInt8(ascii: ":") { offset += 1 }
    return offset < end && bytes[offset] == UInt8(ascii: "]")
  }

  /// `61.4%    2.0%   -[Home viewDidLoad]`: a row with the method's share and its own.
  private static func hasWeights(_ bytes: Span<UInt8>, _ method: Int, _ start: Int) -> Bool {
    bytes.at(bytes.skipBlanks(from: start, to: method)).isDigit
      && ByteScan.count(UInt8(ascii: "%"), in: bytes, from: start, to: method) == 2
  }

  /// The shape of a row, by the sign before the method's cell, or else behind it.
  private static func shape(_ bytes: Span<UInt8>, _ method: Int, _ start: Int, _ end: Int) -> Shape? {
    let before = (start..<method).reversed().first { signs.contains(bytes[$0]) }
    guard let offset = before ?? (method..<end).first(where: { signs.contains(bytes[$0]) }) else {
      return nil
    }
    return Shape(sign: bytes[offset], count: ByteScan.count(bytes[offset], in: bytes, from: start, to: end))
  }

  /// Whether the rows above a line begin with a profiler's header; `nil` where more of them are than there is in memory.
  private static func hasHeader(_ bytes: Span<UInt8>, above line: Int, _ shape: Shape) -> Bool? {
    let limit = max(0, line - BlockBuffer.history)
    var start = line
    while start > limit {
      let end = start - 1
      start = ByteScan.lastEnd(LineReader.newline, in: bytes, from: limit, to: end)
      guard ByteScan.count(shape.sign, in: bytes, from: start, to: end) == shape.count else { return false }
      if isHeader(bytes, start, end, shape.sign) { return true }
    }
    return nil
  }

  private static func isHeader(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ sign: UInt8) -> Bool {
    var (cell, found) = (start, 0)
    while cell <= end {
      let last = ByteScan.first(sign, in: bytes, from: cell, to: end)
      let words = bytes.text(from: cell, to: last).asciiLowercased.split { !$0.isLetter }
      if words.contains(where: { columns.contains(String($0)) }) { found += 1 }
      cell = last + 1
    }
    return found > 1
  }
}
