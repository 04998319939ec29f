/// A block of a log on its way from the source to the reader.
package struct Block: Sendable {
  /// How much room there is before the block for what the reader still needs of the one before.
  static let headroom = 96 << 10

  /// The room, the block, and a line feed; nothing before it is filled for the first time: of the blocks that go
  /// round, a small log fills one or two.
  var bytes: ContiguousArray<UInt8> = []
  /// How many bytes the block has.
  var count = 0
  /// Whether it is the last.
  var isLast = false
  /// The lines that are worth reading, where they were looked for.
  var index = LineIndex()
  /// Whether they should be looked for: not where events are close to each other.
  var isSparse = true

  /// An empty block.
  package init() {}

  /// Reads the next block of a source.
  mutating func fill(from source: inout BlockSource) throws(ReadError) {
    prepare()
    count = try source.read(into: &bytes, at: Self.headroom)
    isLast = source.isAtEnd
  }

  /// Takes as many of the given bytes as there is room for, and returns how many these are.
  mutating func fill(with text: ArraySlice<UInt8>, isLast: Bool) -> Int {
    prepare()
    count = min(text.count, BlockSource.blockSize)
    bytes.replaceSubrange(Self.headroom..<Self.headroom + count, with: text.prefix(count))
    // What the reader of a block from a source finds behind its end.
    bytes[Self.headroom + count] = UInt8(ascii: "\n")
    self.isLast = isLast && count == text.count
    return count
  }

  private mutating func prepare() {
    index.clear()
    guard bytes.isEmpty else { return }
    bytes = ContiguousArray(repeating: 0, count: Self.headroom + BlockSource.blockSize + 16)
  }

  /// Looks for the lines that are worth reading.
  mutating func lookAhead(_ finder: borrowing WordFinder) {
    guard isSparse else { return }
    // Taken out for the while: an index is changed, and the bytes beside it are looked at.
    var index = LineIndex()
    swap(&index, &self.index)
    index.cover(bytes.span, from: Self.headroom, to: Self.headroom + count, finder)
    self.index = index
  }
}
