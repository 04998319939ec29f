/// Reads the records of a spill in their order, a block at a time.
struct SpillCursor {
  private static let blockSize = 64 << 10

  private let spill: any Spill
  private var block: ContiguousArray<UInt8> = []
  private var index = 0
  /// The record that comes next; `nil` at the end.
  private(set) var head: SortedRecord?

  /// A cursor on the first record.
  init(_ spill: any Spill) throws(SpillFailure) {
    self.spill = spill
    try spill.rewind()
    try advance()
  }

  /// Goes on to the next record.
  mutating func advance() throws(SpillFailure) {
    guard let key = try number(), let payload = try number(), let source = try number() else {
      head = nil
      return
    }
    head = SortedRecord(
      key: try bytes(Int(key)) ?? [], payload: try bytes(Int(payload)) ?? [], source: source)
  }

  private mutating func number() throws(SpillFailure) -> UInt32? {
    try bytes(4)?.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The next `count` bytes; `nil` if there are fewer.
  private mutating func bytes(_ count: Int) throws(SpillFailure) -> ContiguousArray<UInt8>? {
    if block.count - index < count {
      block = ContiguousArray(block[index...])
      index = 0
      block += try spill.read(max(Self.blockSize, count - block.count))
      guard block.count >= count else { return nil }
    }
    defer { index += count }
    return ContiguousArray(block[index..<index + count])
  }
}
