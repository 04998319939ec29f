/// Sequences of small numbers, each held once: a sequence is known by the number of its last node.
///
/// Memory grows with the different sequences, not with how often they are met.
struct SequenceTrie: Sendable {
  /// The sequence of nothing.
  static let empty: UInt32 = 0

  private var parents: ContiguousArray<UInt32> = [0]
  private var labels: ContiguousArray<UInt32> = [0]
  /// The nodes by parent and label; 0 is a free slot.
  private var slots = ContiguousArray<UInt32>(repeating: 0, count: 256)

  /// How many nodes there are, the empty sequence counted.
  var count: Int { parents.count }

  /// The sequence with one more number at its end.
  mutating func extended(_ node: UInt32, by label: UInt32) -> UInt32 {
    let mask = slots.count - 1
    var slot = Self.hash(node, label) & mask
    while slots[slot] != 0 {
      let known = Int(slots[slot])
      if parents[known] == node && labels[known] == label { return slots[slot] }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(truncatingIfNeeded: parents.count)
    parents.append(node)
    labels.append(label)
    if parents.count * 2 > slots.count { grow() }
    return UInt32(truncatingIfNeeded: parents.count - 1)
  }

  /// The numbers of a sequence.
  func sequence(_ node: UInt32) -> [UInt32] {
    var numbers: [UInt32] = []
    var at = Int(node)
    while at != 0 {
      numbers.append(labels[at])
      at = Int(parents[at])
    }
    return numbers.reversed()
  }

  /// Takes in all sequences of another, each number translated; the index of each of its nodes here.
  mutating func merge(_ other: SequenceTrie, translate: (UInt32) -> UInt32) -> ContiguousArray<UInt32> {
    var indices: ContiguousArray<UInt32> = [Self.empty]
    indices.reserveCapacity(other.count)
    // A parent is always older than its children.
    for node in 1..<max(1, other.count) {
      indices.append(extended(indices[Int(other.parents[node])], by: translate(other.labels[node])))
    }
    return indices
  }

  /// A number for each sequence that is made of its labels' numbers.
  func digests(_ digest: (UInt32) -> UInt64) -> ContiguousArray<UInt64> {
    var digests: ContiguousArray<UInt64> = [0]
    digests.reserveCapacity(count)
    extend(&digests, digest)
    return digests
  }

  /// Adds the numbers of the sequences that are new.
  func extend(_ digests: inout ContiguousArray<UInt64>, _ digest: (UInt32) -> UInt64) {
    for node in digests.count..<max(digests.count, count) {
      digests.append(digests[Int(parents[node])].mixed(with: digest(labels[node])))
    }
  }

  private static func hash(_ node: UInt32, _ label: UInt32) -> Int {
    let mixed = (UInt64(node) << 32 | UInt64(label)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 30)
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for node in 1..<parents.count {
      var slot = Self.hash(parents[node], labels[node]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: node)
    }
  }
}
