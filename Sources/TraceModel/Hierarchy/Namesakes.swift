/// The indices of the few live instances that are known by one name only. Held in place, so that looking costs nothing.
struct Namesakes: RandomAccessCollection, Sendable {
  private var members = SIMD16<Int32>(repeating: -1)
  private(set) var count = 0

  /// How many live instances of one name are told apart without addresses.
  static let limit = 16

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  /// - Parameter index: less than `count`. That it is less than 16 is said once more so that it is one load.
  subscript(index: Int) -> InstanceIndex {
    @inline(__always)
    get { InstanceIndex(index: members[index & (Self.limit - 1)]) }
  }

  /// Adds one; there must be room.
  mutating func append(_ index: InstanceIndex) {
    members[count] = index.index
    count += 1
  }

  mutating func remove(_ index: InstanceIndex) {
    guard let gap = firstIndex(of: index) else { return }
    for next in gap..<(count - 1) { members[next] = members[next + 1] }
    count -= 1
  }
}
