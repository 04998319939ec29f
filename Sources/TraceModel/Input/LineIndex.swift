/// Which lines of a block hold a word of the vocabulary: found ahead, while the block before is still being read.
///
/// It covers the whole lines of a block. Places are counted from the beginning of the block.
struct LineIndex: Sendable {
  /// A line that holds a word.
  struct Entry: Sendable {
    /// Where it begins.
    var start: Int32
    /// How many lines of the block are before it, from `begin` on.
    var linesBefore: Int32
  }

  /// The lines with a word, in their order.
  private(set) var entries: ContiguousArray<Entry> = []
  /// Where the covered lines begin.
  private(set) var begin = 0
  /// Where they end; equal to `begin` where nothing is covered.
  private(set) var end = 0
  /// How many lines are covered.
  private(set) var lineCount = 0

  /// Of lines as close as this an index says little: reading passes quickly from each to the next.
  private static let closest = 512
  private static let newline = UInt8(ascii: "\n")

  /// Covers nothing.
  init() {}

  /// Covers nothing any more.
  mutating func clear() {
    entries.removeAll(keepingCapacity: true)
    (begin, end, lineCount) = (0, 0, 0)
  }

  /// Covers the whole lines of a block, or those before its words come close to each other.
  mutating func cover(_ bytes: Span<UInt8>, from start: Int, to limit: Int, _ finder: borrowing WordFinder) {
    clear()
    let first = min(ByteScan.first(Self.newline, in: bytes, from: start, to: limit) + 1, limit)
    let last = max(first, ByteScan.lastEnd(Self.newline, in: bytes, from: first, to: limit))
    var line = first
    while let hit = finder.next(in: bytes, from: line, to: last) {
      let found = ByteScan.lastEnd(Self.newline, in: bytes, from: line, to: hit.offset)
      lineCount += ByteScan.count(Self.newline, in: bytes, from: line, to: found)
      line = found
      if isCrowded(line - first) { break }
      entries.append(Entry(start: Int32(line - start), linesBefore: Int32(lineCount)))
      lineCount += 1
      line = ByteScan.first(Self.newline, in: bytes, from: hit.offset, to: last) + 1
    }
    if !isCrowded(line - first) {
      lineCount += ByteScan.count(Self.newline, in: bytes, from: line, to: last)
      line = last
    }
    (begin, end) = (first - start, line - start)
  }

  private func isCrowded(_ distance: Int) -> Bool {
    entries.count >= 32 && distance < entries.count * Self.closest
  }
}
