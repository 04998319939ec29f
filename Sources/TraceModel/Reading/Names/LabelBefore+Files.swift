// Labels behind a place in the source.
extension LabelBefore {
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
    if isLoggers(bytes, file, rest..<end) { return .clear(file) }
    let label = read(bytes, from: rest, to: word, suffixes: suffixes, behind: file)
    if case .nothing = label { return .clear(file) }
    return label
  }

  /// `Logger.swift:88 log(_:level:)`, `HomeVC.swift:23 event`: a function, and nothing else, of a logger's file, or a word that
  /// says nothing.
  private static func isLoggers(_ bytes: Span<UInt8>, _ file: NamePlace, _ rest: Range<Int>) -> Bool {
    let isFunction = LoggerTag.isLogger(bytes, file) && bytes[rest.upperBound - 1] == UInt8(ascii: ")")
    return LoggerTag.isSure(bytes, NamePlace(start: rest.lowerBound, end: rest.upperBound))
      || isFunction
        && ByteScan.first(0x20, in: bytes, from: rest.lowerBound, to: rest.upperBound) == rest.upperBound
  }
}
