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

  /// Notes that lines were left out right above the line of an event. There what loggers say of it in words is looked for too,
  /// and in a log that has times or processes the marks, for which not all of its lines are looked at.
  @inline(__always)
  mutating func noteCut(_ bytes: Span<UInt8>, above line: Int, in events: borrowing ContiguousArray<Event>) {
    guard line > 1, counts.events > 0, events.isEmpty || events[events.count - 1].line != counts.lines,
      notes.last?.line != counts.lines, isBelowCut(bytes, line)
    else { return }
    notes.append(LogNote(content: .excerpt, line: counts.lines + 1, process: 0, index: events.count))
  }

  /// Whether the line above one, past blank lines, is a mark of lines that were left out.
  private func isBelowCut(_ bytes: Span<UInt8>, _ line: Int) -> Bool {
    let limit = max(0, line - Self.longestMark)
    var last = line - 1
    while last > limit, bytes[last - 1].isBlank || bytes[last - 1] == 0x0D || bytes[last - 1] == Self.newline
    {
      last -= 1
    }
    let above = ByteScan.lastEnd(Self.newline, in: bytes, from: limit, to: last)
    guard above < last, above == 0 || bytes[above - 1] == Self.newline else { return false }
    let first = bytes.skipBlanks(from: above, to: last)
    if CutMark.mayBegin(bytes.at(first)), CutMark.isOne(bytes, from: first, to: last) {
      return !prefixes.memory.isPlain
    }
    return LostLines.isOne(bytes, from: first, to: last)
  }

  private static let longestMark = 96

  @inline(never)
  private mutating func notePageMark(_ bytes: Span<UInt8>, from start: Int, to end: Int, before index: Int) {
    guard PageMark.isAmong(bytes, from: start, to: end) else { return }
    notes.append(LogNote(content: .excerpt, line: counts.lines + 1, process: 0, index: index))
  }
}
