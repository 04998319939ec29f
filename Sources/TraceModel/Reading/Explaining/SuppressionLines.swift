/// Collects the lines by which a log asks to leave rules out. A text that comes again, as with every visit of a
/// screen, is kept once.
struct SuppressionLines {
  /// The word that begins them.
  static let word = "tracecheck:ignore"
  /// No app asks for more; a log that does is not to fill the memory. What is not kept is not followed.
  private static let limit = 1_000
  /// As much of a line as is kept.
  private static let reach = 500

  /// The lines, in the order of the log.
  private(set) var lines: [SuppressionLine] = []
  private var texts: Set<String> = []

  /// Keeps what follows the word at an offset; false if the word is part of a longer one.
  mutating func note(_ bytes: Span<UInt8>, at offset: Int, to end: Int, line: Int) -> Bool {
    let behind = offset + Self.word.utf8.count
    let sign = behind < end ? bytes[behind] : 0x20
    guard !bytes.at(offset - 1).isWordByte, sign.isBlank || sign == UInt8(ascii: ":") else { return false }
    guard lines.count < Self.limit else { return true }
    let start = min(behind + 1, end)
    let text = bytes.text(from: start, to: min(end, start + Self.reach))
    if texts.insert(text).inserted { lines.append(SuppressionLine(line: line, text: text)) }
    return true
  }
}
