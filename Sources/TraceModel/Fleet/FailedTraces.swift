/// Walks along the traces of a merged report with those of them that fail, though their own run let them pass.
struct FailedTraces {
  private var names: RecordMerge
  private var next: SortedRecord?

  /// The traces with these names, in their order.
  init(_ names: RecordSorter) throws(SpillFailure) {
    self.names = try names.merged()
    next = try self.names.next()
  }

  /// A trace as it is written. They come in their order.
  mutating func judged(_ trace: SortedRecord) throws(SpillFailure) -> ContiguousArray<UInt8> {
    while let name = next, name.key.lexicographicallyPrecedes(trace.key) { next = try names.next() }
    guard next?.key == trace.key else { return trace.payload }
    // Within a text the quotes would be escaped: this is the member.
    let text = String(decoding: trace.payload, as: UTF8.self)
    return ContiguousArray(text.replacing(#""verdict":"passed""#, with: #""verdict":"failed""#).utf8)
  }
}
