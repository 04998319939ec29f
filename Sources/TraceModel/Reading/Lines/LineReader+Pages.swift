// Excerpts of logs on a page: what is behind its headings may be another one.
extension LineReader {
  /// Notes that there is a heading or a fence among the lines of a range that hold no event. A log with times or processes
  /// tells by itself where it goes on.
  @inline(__always)
  mutating func notePage(_ bytes: Span<UInt8>, from start: Int, to end: Int, before index: Int) {
    if start < end, prefixes.memory.isPlain, counts.events > 0 {
      notePageMark(bytes, from: start, to: end, before: index)
    }
  }

  /// Notes that lines were left out right above the line of an event, in a log that has times or processes: there all lines
  /// are not looked at for it.
  @inline(__always)
  mutating func noteCut(_ bytes: Span<UInt8>, above line: Int, before index: Int) {
    if line > 1, counts.events > 0, !prefixes.memory.isPlain, isBelowCut(bytes, line) {
      notes.append(LogNote(content: .excerpt, line: counts.lines + 1, process: 0, index: index))
    }
  }

  /// Whether the line above one is a mark of lines that were left out.
  private func isBelowCut(_ bytes: Span<UInt8>, _ line: Int) -> Bool {
    let limit = max(0, line - Self.longestMark)
    let above = ByteScan.lastEnd(Self.newline, in: bytes, from: limit, to: line - 1)
    guard above == 0 || bytes[above - 1] == Self.newline else { return false }
    let first = bytes.skipBlanks(from: above, to: line - 1)
    return CutMark.mayBegin(bytes.at(first)) && CutMark.isOne(bytes, from: first, to: line - 1)
  }

  private static let longestMark = 64

  @inline(never)
  private mutating func notePageMark(_ bytes: Span<UInt8>, from start: Int, to end: Int, before index: Int) {
    guard PageMark.isAmong(bytes, from: start, to: end) else { return }
    notes.append(LogNote(content: .excerpt, line: counts.lines + 1, process: 0, index: index))
  }
}
