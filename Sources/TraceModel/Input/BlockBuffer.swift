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
  private(set) var bytes: ContiguousArray<UInt8>
  /// The beginning of the first line that was not read yet.
  private(set) var start = 0
  /// The end of what was read from the source.
  private(set) var end = 0
  /// Whether the source has no more.
  private(set) var isAtEnd = false
  /// The place of `bytes[0]` in the log.
  private(set) var offset = 0
  private var source: ByteSource

  /// A buffer over a source, still empty.
  init(_ source: consuming ByteSource) {
    self.source = source
    let room = Self.history + Self.longestLine + Self.blockSize + 16
    bytes = ContiguousArray(repeating: 0, count: room)
  }

  /// The name of the log.
  var path: String { source.path }

  /// Reads the next block behind what is there; what was read and is older than the history goes.
  mutating func fill() throws(ReadError) {
    let kept = max(0, start - Self.history)
    if kept > 0 { moveToFront(from: kept) }
    let count = try source.read(into: &bytes, at: end, limit: min(Self.blockSize, bytes.count - 16 - end))
    if count == 0 { isAtEnd = true }
    end += count
    // A line feed behind the end lets the word finder look one byte too far at the last word.
    bytes[end] = UInt8(ascii: "\n")
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

  /// Notes that the lines before a place were read.
  mutating func advance(to place: Int) {
    start = place
  }

  /// Why this is no log at all, judged by its first block.
  func objection() -> ReadError.Reason? {
    FileSignature.objection(to: ArraySlice(bytes[..<min(end, 4096)]))
  }
}
