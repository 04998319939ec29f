/// Makes events of the blocks of a log, in their order.
struct EventReader: ~Copyable {
  private let path: String
  private var buffer: BlockBuffer
  private var lines: LineReader
  private var hasBegun = false
  private let didRead: (@Sendable (Int) -> Void)?

  /// A reader of the log at a path, with a buffer that is filled or that takes blocks over.
  init(_ buffer: consuming BlockBuffer, path: String, _ options: ReadOptions) {
    self.path = path
    self.buffer = buffer
    lines = LineReader(options)
    didRead = options.didRead
  }

  /// What was read so far.
  var counts: ReadCounts {
    var counts = lines.counts
    counts.suppressions = lines.suppressions
    if counts.events == 0 { counts.proposal = lines.explanation.proposal }
    return counts
  }
  /// What the lines were taken for, where the options ask for it.
  var explanation: Explanation { lines.explanation }
  /// Finds the words of the vocabulary.
  var finder: WordFinder { lines.finder }
  /// Whether all of the log was read.
  var isDone: Bool { buffer.isDone }

  /// Reads the next block of a source and adds its events to a batch.
  mutating func read(from source: inout BlockSource, into batch: inout EventBatch) throws(ReadError) {
    if !buffer.isAtEnd {
      let count = try buffer.fill(from: &source)
      didRead?(count)
    }
    try readLines(into: &batch)
  }

  /// Takes a block over, which gets another one's bytes, and adds its events to a batch.
  mutating func read(_ block: inout Block, into batch: inout EventBatch) throws(ReadError) {
    let before = batch.events.count
    didRead?(block.count)
    buffer.take(&block)
    try readLines(into: &batch)
    block.isSparse = (batch.events.count - before) * Self.sparse <= block.count
  }

  /// With this many bytes or more for each event, it pays to look ahead for the next one.
  private static let sparse = 1024

  /// A batch gets the events of one block: their details are counted from its beginning.
  private mutating func readLines(into batch: inout EventBatch) throws(ReadError) {
    try begin()
    repeat { buffer.lend(to: &lines, into: &batch.events) } while buffer.isAtEnd && !buffer.isDone
    batch.newNames += lines.takeNewNames()
    batch.details = lines.takeDetails()
    batch.notes += lines.takeNotes()
    batch.asides += lines.takeAsides()
    batch.echoes += lines.takeEchoes()
  }

  /// Looks at the first block once: a file that isn't a log is refused at once.
  private mutating func begin() throws(ReadError) {
    guard !hasBegun else { return }
    hasBegun = true
    if let reason = buffer.objection() { throw ReadError(path: path, reason: reason) }
  }
}
