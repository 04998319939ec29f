/// Whether a line is a JSON record or a line of one.
enum RecordShape {
  /// The whole record on one line.
  case line
  /// A field of a record that is printed over many lines.
  case lines

  /// How far the rest of a record is looked for.
  static let reach = 64 << 10

  /// What the first sign of a message says.
  static func of(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> RecordShape? {
    switch bytes.at(start) {
    case UInt8(ascii: "{")
    where bytes.at(bytes.skipBlanks(from: start + 1, to: end)) == UInt8(ascii: "\"")
      && !TextField.isDescription(bytes, from: start, to: end):
      .line
    case UInt8(ascii: "[") where bytes.has("[{\"", at: start, before: end): .line
    // `["event": "viewDidLoad", "screen": "Home"]`: a dictionary, as Swift prints it.
    case UInt8(ascii: "[") where bytes.at(start + 1) == UInt8(ascii: "\"") && isField(bytes, start + 1, end):
      .line
    case UInt8(ascii: "\"") where isField(bytes, start, end): .lines
    default: nil
    }
  }

  /// Where a message begins behind a logger's word and a colon, if it is a record: `DEBUG: {"event": …`. Behind other words, as
  /// in `Response: {"event": …`, a record is what somebody else has told.
  static func start(_ bytes: Span<UInt8>, _ message: Int, _ end: Int) -> Int {
    let tag = NamePlace(start: message, end: bytes.endOfWord(from: message, to: end))
    guard tag.end > message, bytes.has(": {", at: tag.end, before: end),
      LogLevel.isLevel(bytes, from: tag.start, to: tag.end) || LoggerTag.isTag(bytes, tag)
        || LoggerTag.isLogger(bytes, tag)
    else { return message }
    return tag.end + 2
  }

  /// `"eventMessage" : "…`
  private static func isField(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var offset = start + 1
    while offset < end, bytes[offset].isWordByte { offset += 1 }
    guard offset > start + 1, bytes.at(offset) == UInt8(ascii: "\"") else { return false }
    return bytes.at(bytes.skipBlanks(from: offset + 1, to: end)) == UInt8(ascii: ":")
  }

  /// The offset of the record's opening brace.
  func open(_ bytes: Span<UInt8>, _ line: Int, _ message: Int) -> Int? {
    switch self {
    case .line: bytes.at(message + 1) == UInt8(ascii: "{") ? message + 1 : message
    // Of a record over many lines nothing but blanks is before a field.
    case .lines: bytes.skipBlanks(from: line, to: message) == message ? Self.openAbove(bytes, line) : nil
    }
  }

  /// The brace of the next record of an array on one line: `{…}, {…}`.
  static func next(_ bytes: Span<UInt8>, behind end: Int, to limit: Int) -> Int? {
    guard end < limit, bytes[end] == UInt8(ascii: ",") else { return nil }
    let open = bytes.skipBlanks(from: end + 1, to: limit)
    return open < limit && bytes[open] == UInt8(ascii: "{") ? open : nil
  }

  /// The brace at the beginning of a line above: `{`, `[{` or `},{`, or one that is a record's of an array.
  private static func openAbove(_ bytes: Span<UInt8>, _ line: Int) -> Int? {
    let limit = max(0, line - BlockBuffer.history)
    var (start, below) = (line, line)
    while start > limit {
      below = start
      start = ByteScan.lastEnd(UInt8(ascii: "\n"), in: bytes, from: limit, to: start - 1)
      let first = behindZeros(bytes, start, line)
      for text in ["{", "[{", "},{", "}, {"] where bytes.has(text, at: first, before: line) {
        return first + text.utf8.count - 1
      }
      let brace = bytes.skipBlanks(from: first, to: below)
      if bytes[brace] == UInt8(ascii: "{"), isOfArray(bytes, brace, brace - first, below) { return brace }
    }
    return nil
  }

  /// Whether a brace that is indented opens a record of an array: what is in it is indented twice as much, and what is in
  /// an inner array's even more.
  private static func isOfArray(_ bytes: Span<UInt8>, _ brace: Int, _ indent: Int, _ below: Int) -> Bool {
    guard indent > 0, bytes.skipBlanks(from: brace + 1, to: below) == below - 1 else { return false }
    var field = below
    while bytes.at(field).isBlank { field += 1 }
    return field - below == 2 * indent
  }

  /// Where a log's first line begins: what is in memory before it are zeros.
  private static func behindZeros(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset] == 0 { offset += 1 }
    return offset
  }
}
