// Lines that the lines around them explain.
extension LineReader {
  /// Makes the object on a line beside a call its subject, where the line names nobody, or a base class.
  ///
  /// - Returns: whether who it is hangs on that line.
  mutating func takeObject(
    _ bytes: Span<UInt8>, _ hit: WordFinder.Hit, _ prefix: LinePrefix, _ line: Range<Int>, _ next: Int,
    _ block: BlockRange, into event: inout Event
  ) -> Bool {
    guard event.kind.isLifecycle, !event.subject.instance.isSome else { return false }
    let isBase = beside.isOfMethod(bytes, prefix.messageStart)
    let isFunction = bytes.at(hit.offset + vocabulary.lengths[hit.word]) == UInt8(ascii: "(")
    guard event.subject.isSome ? isBase : isFunction,
      let object = beside.find(bytes, line, message: prefix.messageStart, next: next, to: block.end)
    else { return isBase }
    event.subject = messages.names.participant(bytes, object)
    return true
  }
}
