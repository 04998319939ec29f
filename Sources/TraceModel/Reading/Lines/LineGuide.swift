/// Leads through a block from one line that is worth reading to the next, where that is known.
struct LineGuide {
  private let index: LineIndex
  private let base: Int
  private var entry = 0
  /// How many lines of the log are before those of the index; known once it was entered.
  private var linesBefore: Int?

  /// - Parameter base: the offset from which the index counts.
  init(_ index: LineIndex, countedFrom base: Int) {
    self.index = index
    self.base = base
  }

  /// Where the covered lines begin.
  var begin: Int { base + index.begin }

  /// Whether the covered lines are still to come.
  func isAhead(of line: Int) -> Bool { index.begin < index.end && line < begin }

  /// The next line that is worth reading, or the one behind those that are covered, and how many lines of the log
  /// are before it; `nil` where a line is not covered.
  ///
  /// - Parameter lines: how many lines of the log are before the line.
  mutating func next(_ bytes: Span<UInt8>, from line: Int, lines: Int) -> (offset: Int, lines: Int)? {
    guard line >= begin, line < base + index.end else { return nil }
    let before = linesBefore ?? lines - ByteScan.count(UInt8(ascii: "\n"), in: bytes, from: begin, to: line)
    linesBefore = before
    while entry < index.entries.count, base + Int(index.entries[entry].start) < line { entry += 1 }
    guard entry < index.entries.count else { return (base + index.end, before + index.lineCount) }
    let found = index.entries[entry]
    return (base + Int(found.start), before + Int(found.linesBefore))
  }
}
