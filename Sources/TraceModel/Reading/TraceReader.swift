/// Reads a log: bytes in, events out, in one pass and in bounded memory.
package struct TraceReader: ~Copyable {
  private var buffer: BlockBuffer
  private var lines: LineReader
  private var hasBegun = false
  private let didRead: (@Sendable (Int) -> Void)?

  /// What was read so far.
  package var counts: ReadCounts {
    var counts = lines.counts
    counts.suppressions = lines.suppressions
    return counts
  }

  /// What the lines were taken for, where the options ask for it.
  package var explanation: Explanation {
    lines.explanation
  }

  /// A reader over a source.
  package init(_ source: consuming ByteSource, options: ReadOptions = ReadOptions()) {
    buffer = BlockBuffer(source)
    lines = LineReader(options)
    didRead = options.didRead
  }

  /// Fills a batch with the next events; what it held goes. `false` once there is nothing more to come.
  package mutating func read(into batch: inout EventBatch) throws(ReadError) -> Bool {
    batch.events.removeAll(keepingCapacity: true)
    batch.newNames.removeAll(keepingCapacity: true)
    // What has come through a pipe is handed on at once: somebody may be watching.
    while batch.events.isEmpty {
      if buffer.isDone { break }
      if !buffer.isAtEnd { try fill() }
      try begin()
      buffer.lend(to: &lines, into: &batch.events)
    }
    batch.newNames = lines.takeNewNames()
    batch.details = lines.takeDetails()
    return !batch.events.isEmpty || !buffer.isDone
  }

  private mutating func fill() throws(ReadError) {
    let before = buffer.offset + buffer.end
    try buffer.fill()
    didRead?(buffer.offset + buffer.end - before)
  }

  /// Looks at the first block once: a file that is no log is told at once.
  private mutating func begin() throws(ReadError) {
    guard !hasBegun else { return }
    hasBegun = true
    if let reason = buffer.objection() { throw ReadError(path: buffer.path, reason: reason) }
  }
}
