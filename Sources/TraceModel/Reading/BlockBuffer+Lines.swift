extension BlockBuffer {
  /// Has the whole lines read that are here and not read yet.
  mutating func lend(to lines: inout LineReader, into events: inout ContiguousArray<Event>) {
    advance(to: lines.read(bytes.span, from: start, to: end, isLast: isAtEnd, into: &events))
  }
}
