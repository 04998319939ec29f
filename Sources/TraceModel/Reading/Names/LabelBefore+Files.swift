// Labels behind a place in the source.
extension LabelBefore {
  /// The label before a word, where a number alone is a line of the file that is on the line, and no name:
  /// `(Home.swift)-[31]-`, `31 | viewDidLoad | Home.swift`.
  static func named(_ bytes: Span<UInt8>, from start: Int, to word: Int, before end: Int) -> Label {
    let label = read(bytes, from: start, to: word)
    switch label {
    case .clear(let name), .vague(let name):
      guard !name.instance.isSome, name.start < name.end,
        bytes.endOfDigits(from: name.start, to: name.end) == name.end,
        let file = FileLabel.read(bytes, from: start, to: end),
        file.start < file.end, LabelText.isTypeName(bytes, file.start..<file.end),
        !LoggerTag.isLogger(bytes, file)
      else { return label }
      return .clear(file)
    case .nothing, .refused: return label
    }
  }

  /// The label behind the place in a file that a line begins with: of what is before an event there, no more than a name
  /// makes it one, as behind a name in brackets; `nil` where no such place is, or nothing behind it.
  static func behindFile(
    _ bytes: Span<UInt8>, _ first: Int, _ end: Int, _ word: Int, _ suffixes: Int, isDotted: Bool
  ) -> Label? {
    guard let file = FileLabel.read(bytes, from: first, to: end) else { return nil }
    let rest = FilePlace.end(bytes, behind: file, to: end)
    // `data race Home.swift:23 in Home.viewDidLoad()`: a sentence about a place.
    if isDotted, ByteScan.first(0x20, in: bytes, from: first, to: file.start) < file.start { return nil }
    guard rest < end else { return nil }
    let label = behindFunction(bytes, of: file, rest, end)
    if label == end || LoggerTag.isSure(bytes, NamePlace(start: label, end: end)) { return .clear(file) }
    let named = read(bytes, from: label, to: word, suffixes: suffixes, behind: file)
    if case .nothing = named { return .clear(file) }
    return named
  }

  /// `Logger.swift:88 log(_:level:) `: behind the function of a logger's file, which says nothing of what it logs.
  private static func behindFunction(
    _ bytes: Span<UInt8>, of file: NamePlace, _ start: Int, _ end: Int
  ) -> Int {
    let blank = ByteScan.first(0x20, in: bytes, from: start, to: end)
    guard LoggerTag.isLogger(bytes, file), bytes[start].isLetter, !bytes[start].isUpper,
      bytes[blank - 1] == UInt8(ascii: ")")
    else { return start }
    return bytes.skipBlanks(from: blank, to: end)
  }
}
