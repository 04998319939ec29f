/// The part of a log that is in memory: some bytes already read, the line being read, and what follows.
///
/// Bytes before `start` are kept for a while (`history`), because a record that is printed over many lines is
/// recognised in its middle.
struct BlockBuffer: ~Copyable {
  /// What one read asks for: the second-level cache holds it, and the system call is cheap beside it.
  static let blockSize = 256 << 10
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
  /// The place of `bytes[0]` in the log.
  private(set) var offset = 0
  private var source: ByteSource
  /// Whether the rest of a long line is being passed over.
  private var isSkipping = false
  /// Whether carriage returns alone part the lines.
  private var isParted = false

  /// A buffer over a source, still empty.
  init(_ source: consuming ByteSource) {
    // A log in memory needs no more room than it has bytes.
    let most = source.memoryCount ?? Int.max
    let room = Self.history + min(Self.longestLine, most) + min(Self.blockSize, most) + 16
    self.source = source
    bytes = ContiguousArray(repeating: 0, count: room)
  }

  /// Whether all of the log was read.
  var isDone: Bool { isAtEnd && start == end }

  /// The name of the log.
  var path: String { source.path }

  /// Reads the next block behind what is there; what was read and is older than the history goes.
  ///
  /// A pipe gives less than a block at a time. It is asked until the block is full, so that the same bytes fall into
  /// the same blocks wherever they come from.
  mutating func fill() throws(ReadError) {
    let kept = max(0, start - Self.history)
    if kept > 0 { moveToFront(from: kept) }
    let first = end
    while end - first < Self.blockSize, !isAtEnd {
      let count = try source.read(into: &bytes, at: end, limit: Self.blockSize - (end - first))
      if count == 0 { isAtEnd = true }
      end += count
      // A pipe gives what it has; who waits for a whole block shows it late.
      if count < Self.blockSize { break }
    }
    if offset == 0, first == 0 { isParted = hasOnlyReturns() }
    if isParted { replaceReturns(from: first) }
    // A line feed behind the end lets the word finder look one byte too far at the last word.
    bytes[end] = UInt8(ascii: "\n")
  }

  /// Whether carriage returns alone part the lines, as on the first Macs.
  private func hasOnlyReturns() -> Bool {
    let span = bytes.span
    return ByteScan.first(UInt8(ascii: "\n"), in: span, from: 0, to: end) == end
      && ByteScan.first(UInt8(ascii: "\r"), in: span, from: 0, to: end) < end
  }

  private mutating func replaceReturns(from first: Int) {
    for place in first..<end where bytes[place] == UInt8(ascii: "\r") { bytes[place] = UInt8(ascii: "\n") }
  }

  private mutating func moveToFront(from kept: Int) {
    let count = end - kept
    unsafe bytes.withUnsafeMutableBytes { memory in
      // Sound: both ranges lie inside the buffer, and `copyMemory` allows them to overlap.
      let tail = unsafe UnsafeRawBufferPointer(rebasing: memory[kept..<kept + count])
      unsafe memory.copyMemory(from: tail)
    }
    start -= kept
    end -= kept
    offset += kept
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
    let stop = lines.read(bytes.span, from: start, to: end, isLast: isAtEnd, into: &events)
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

  /// Why this is no log at all, judged by its first block.
  func objection() -> ReadError.Reason? {
    FileSignature.objection(to: ArraySlice(bytes[..<min(end, 4096)]))
  }
}
