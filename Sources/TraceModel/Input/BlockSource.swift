/// Reads a source a block at a time.
struct BlockSource: ~Copyable {
  /// What one read asks for: the second-level cache holds it, and the system call is cheap beside it.
  static let blockSize = 256 << 10

  private var source: ByteSource
  /// Whether the source has no more.
  private(set) var isAtEnd = false
  private var hasBegun = false
  /// Whether carriage returns alone part the lines.
  private var isParted = false

  /// The blocks of a source.
  init(_ source: consuming ByteSource) {
    self.source = source
  }

  /// The name of the log.
  var path: String { source.path }

  /// The most that a block can hold: of a log in memory no more than it has bytes.
  var mostInBlock: Int { min(Self.blockSize, source.memoryCount ?? Int.max) }

  /// Reads the next block to an offset of a buffer, which has a byte more of room, and says how many bytes it has.
  ///
  /// A pipe gives less than a block at a time, and what it has is handed on: somebody may be watching.
  mutating func read(into bytes: inout ContiguousArray<UInt8>, at first: Int) throws(ReadError) -> Int {
    guard !isAtEnd else { return 0 }
    let count = try source.read(into: &bytes, at: first, limit: Self.blockSize)
    isAtEnd = count == 0
    if !hasBegun { isParted = Self.hasOnlyReturns(bytes.span, from: first, to: first + count) }
    hasBegun = true
    if isParted { Self.replaceReturns(in: &bytes, from: first, to: first + count) }
    // A line feed behind the end lets the word finder look one byte too far at the last word.
    bytes[first + count] = UInt8(ascii: "\n")
    return count
  }

  /// Whether carriage returns alone part the lines, as on the first Macs.
  private static func hasOnlyReturns(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    ByteScan.first(UInt8(ascii: "\n"), in: bytes, from: start, to: end) == end
      && ByteScan.first(UInt8(ascii: "\r"), in: bytes, from: start, to: end) < end
  }

  private static func replaceReturns(in bytes: inout ContiguousArray<UInt8>, from start: Int, to end: Int) {
    for offset in start..<end where bytes[offset] == UInt8(ascii: "\r") { bytes[offset] = UInt8(ascii: "\n") }
  }
}
