/// Reads a log in three stages that run side by side: blocks are read, the lines worth reading are looked for in them,
/// and those are made events of.
///
/// What comes out is what `TraceReader` gives: the blocks are the same, and so is their order.
struct ReadingPipeline: Sendable {
  private let path: String
  private let options: ReadOptions
  private let blocks = Channel { Block() }
  private let searched = Channel { Block() }
  /// The events, a batch for each block that has any.
  let batches = Channel { EventBatch() }

  init(_ path: String, _ options: ReadOptions) {
    self.path = path
    self.options = options
  }

  /// Reads the log to its end, or for as long as its events are wanted, and says what was read.
  func read() async -> Result<(ReadCounts, Explanation), ReadError> {
    async let fault = readBlocks()
    async let search: Void = searchBlocks()
    let result = await readEvents()
    await end()
    _ = await search
    if let fault = await fault { return .failure(fault) }
    return result
  }

  /// Nothing more is wanted.
  func end() async {
    await batches.end()
    await searched.end()
    await blocks.end()
  }

  private func readBlocks() async -> ReadError? {
    do throws(ReadError) {
      var source = BlockSource(try ByteSource.open(path))
      var block: Block? = await blocks.empty()
      while var current = block.take() {
        try current.fill(from: &source)
        let isLast = current.isLast
        block = await blocks.send(consume current)
        if isLast { break }
      }
      await blocks.end()
      return nil
    } catch {
      await blocks.end()
      return error
    }
  }

  private func searchBlocks() async {
    let finder = LineReader(options).finder
    // Where each line is looked at, or said what it was taken for, there is nothing to look ahead for.
    let looksAhead = !options.looksAtEachLine
    var block = await blocks.next(after: nil)
    while var current = block.take() {
      if looksAhead { current.lookAhead(finder) }
      guard let empty = await searched.send(consume current) else { break }
      block = await blocks.next(after: empty)
    }
    await searched.end()
  }

  private func readEvents() async -> Result<(ReadCounts, Explanation), ReadError> {
    var reader = EventReader(BlockBuffer(), path: path, options)
    var batch = await batches.empty()
    var block = await searched.next(after: nil)
    do throws(ReadError) {
      while var current = block.take() {
        try reader.read(&current, into: &batch)
        if !batch.isEmpty {
          batch = await batches.send(consume batch) ?? EventBatch()
          batch.clear()
        }
        block = await searched.next(after: consume current)
      }
      return .success((reader.counts, reader.explanation))
    } catch {
      return .failure(error)
    }
  }
}
