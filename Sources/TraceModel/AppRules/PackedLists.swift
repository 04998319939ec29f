/// Lists one behind the other: each is found by its number, and none has to be held on to while it is looked at.
struct PackedLists<Item: Sendable>: Sendable {
  private var items: ContiguousArray<Item> = []
  /// Where each begins; the next begins where it ends.
  private var starts: ContiguousArray<UInt32> = [0]

  /// Adds a list, whose number is the next.
  mutating func append(_ list: [Item]) {
    items += list
    starts.append(UInt32(truncatingIfNeeded: items.count))
  }

  /// The indices of a list's items.
  @inline(__always)
  func indices(of list: Int) -> Range<Int> { Int(starts[list])..<Int(starts[list + 1]) }

  /// The item at an index.
  subscript(index: Int) -> Item {
    @inline(__always)
    _read { yield items[index] }
  }
}
