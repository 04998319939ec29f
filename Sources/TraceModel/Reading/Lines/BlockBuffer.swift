/// The part of a log that is in memory: some bytes already read, the line being read, and what follows.
///
/// Bytes before `start` are kept for a while (`history`), because a record that is printed over many lines is
/// recognised in its middle.
struct BlockBuffer: ~Copyable {
  /// Of a line longer than this only the beginning is searched.
  static let longestLine = 1 << 20
  /// How much of what was read stays.
  static let history = 16 << 10

  /// The bytes; only those before `end` count.
  private var bytes: ContiguousArray<UInt8>
  /// The beginning of the first line that was not read yet.
  private var start = 0
  /// The end of what was read from the source.
  private(set) var end = 0
  /// Whether the source has no more.
  private(set) var isAtEnd = false
  /// Where the newest block begins.
  private var newest = 0
  /// Whether the rest of a long line is being passed over.
  private var isSkipping = false
  /// The lines of the newest block that are worth reading, where that is known.
  private var index = LineIndex()

  /// A buffer that takes blocks over, and gives each of them its own room for the next.
  init() {
    bytes = []
  }

  /// A buffer that is filled from a source, with blocks of at most `mostInBlock` bytes.
  init(mostInBlock: Int) {
    bytes = ContiguousArray(repeating: 0, count: Self.history + Self.longestLine + mostInBlock + 16)
  }

  /// Whether all of the log was read.
  var isDone: Bool { isAtEnd && start == end }

  /// Reads the next block behind what is there; what was read and is older than the history goes.
  ///
  /// - Returns: how many bytes the block has.
  mutating func fill(from source: inout BlockSource) throws(ReadError) -> Int {
    makeRoom()
    newest = end
    end += try source.read(into: &bytes, at: end)
    isAtEnd = source.isAtEnd
    return end - newest
  }

  /// Takes the next block over: the bytes are exchanged, and what is still needed of the old ones is put before it.
  mutating func take(_ block: inout Block) {
    let kept = max(0, start - Self.history)
    isAtEnd = block.isLast
    guard end - kept <= Block.headroom else { return append(block) }
    let first = Block.headroom - (end - kept)
    block.bytes.replaceSubrange(first..<Block.headroom, with: bytes[kept..<end])
    // Who looks back for the beginning of a line finds that of the first one here.
    if first > 0 { block.bytes[first - 1] = UInt8(ascii: "\n") }
    swap(&bytes, &block.bytes)
    swap(&index, &block.index)
    start = first + start - kept
    newest = Block.headroom
    end = newest + block.count
  }

  /// Takes over a block when the line being read is too long to be moved before it.
  private mutating func append(_ block: borrowing Block) {
    makeRoom()
    let needed = end + block.count + 16
    if bytes.count < needed { bytes.append(contentsOf: repeatElement(0, count: needed - bytes.count)) }
    let last = Block.headroom + block.count
    bytes.replaceSubrange(end..<end + block.count + 1, with: block.bytes[Block.headroom...last])
    index = block.index
    newest = end
    end += block.count
  }

  private mutating func makeRoom() {
    let kept = max(0, start - Self.history)
    if kept > 0 { moveToFront(from: kept) }
  }

  private mutating func moveToFront(from kept: Int) {
    let count = end - kept
    unsafe bytes.withUnsafeMutableBytes { memory in
      // Sound: both ranges are inside the buffer, and `copyMemory` allows them to overlap.
      let tail = unsafe UnsafeRawBufferPointer(rebasing: memory[kept..<kept + count])
      unsafe memory.copyMemory(from: tail)
    }
    start -= kept
    end -= kept
  }

  /// Has the whole lines read that are here and not read yet.
  mutating func lend(to lines: inout LineReader, into events: inout ContiguousArray<Event>) {
    if isSkipping { skipLongLine(lines: &lines) }
    if isSkipping { return }
    if end - start > Self.longestLine, isLong() {
      lines.readLong(bytes.span, from: start, to: start + Self.longestLine, into: &events)
      start += Self.longestLine
      isSkipping = true
      return skipLongLine(lines: &lines)
    }
    let stop = lines.read(
      bytes.span, from: start, to: end, isLast: isAtEnd, index, countedFrom: newest, into: &events)
    start = stop
  }

  /// Whether the first line is longer than a line may be.
  private func isLong() -> Bool {
    let limit = start + Self.longestLine + 1
    return ByteScan.first(UInt8(ascii: "\n"), in: bytes.span, from: start, to: limit) == limit
  }

  /// Passes over the rest of a long line, as far as it is here.
  private mutating func skipLongLine(lines: inout LineReader) {
    let newline = ByteScan.first(UInt8(ascii: "\n"), in: bytes.span, from: start, to: end)
    let next = min(newline + 1, end)
    lines.skipped(next - start)
    start = next
    isSkipping = newline == end && !isAtEnd
  }

  /// Why this isn't a log at all, judged by its first block.
  func objection() -> ReadError.Reason? {
    FileSignature.objection(to: bytes[start..<min(end, start + 4096)])
  }
}
