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

  @inline(never)
  private mutating func notePageMark(_ bytes: Span<UInt8>, from start: Int, to end: Int, before index: Int) {
    guard PageMark.isAmong(bytes, from: start, to: end) else { return }
    notes.append(LogNote(content: .excerpt, line: counts.lines + 1, process: 0, index: index))
  }
}
