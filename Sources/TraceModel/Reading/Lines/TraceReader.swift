/// Reads a log: bytes in, events out, in one pass and in bounded memory.
package struct TraceReader: ~Copyable {
  private var source: BlockSource
  private var events: EventReader

  /// What was read so far.
  package var counts: ReadCounts { events.counts }

  /// What the lines were taken for, where the options ask for it.
  package var explanation: Explanation { events.explanation }

  /// A reader over a source.
  package init(_ source: consuming ByteSource, options: ReadOptions = ReadOptions()) {
    let blocks = BlockSource(source)
    events = EventReader(BlockBuffer(mostInBlock: blocks.mostInBlock), path: blocks.path, options)
    self.source = blocks
  }

  /// Fills a batch with the next events; what it held goes. `false` once there is nothing more to come.
  package mutating func read(into batch: inout EventBatch) throws(ReadError) -> Bool {
    batch.clear()
    // What has come through a pipe is handed on at once: somebody may be watching.
    while batch.isEmpty, !events.isDone { try events.read(from: &source, into: &batch) }
    return !batch.isEmpty || !events.isDone
  }
}
