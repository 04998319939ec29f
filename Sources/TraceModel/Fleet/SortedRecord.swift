/// Something that is sorted by bytes: a key first, and where keys are equal by what it holds.
struct SortedRecord: Sendable {
  /// What it is sorted by.
  var key: ContiguousArray<UInt8>
  /// What it holds.
  var payload: ContiguousArray<UInt8>
  /// Where it came from.
  var source: UInt32

  /// About how much memory it takes: the bytes, and what the system adds to each list of them.
  var size: Int { key.count + payload.count + 128 }

  /// Whether it comes before another.
  static func areInOrder(_ left: SortedRecord, _ right: SortedRecord) -> Bool {
    if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
    return left.payload.lexicographicallyPrecedes(right.payload)
  }

  /// The bytes of it, with their number before them.
  func write(to bytes: inout ContiguousArray<UInt8>) {
    for number in [UInt32(key.count), UInt32(payload.count), source] {
      for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    bytes.append(contentsOf: key)
    bytes.append(contentsOf: payload)
  }
}
