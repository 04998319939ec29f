/// Lists one behind the other: each is found by its number, and none has to be held on to while it is looked at.
struct PackedLists<Item: Sendable>: Sendable {
  private var items: ContiguousArray<Item> = []
  private var spans: ContiguousArray<Range<Int>> = []

  /// Adds a list, whose number is the next.
  mutating func append(_ list: [Item]) {
    spans.append(items.count..<(items.count + list.count))
    items += list
  }

  /// The places of a list's items.
  @inline(__always)
  func places(of list: Int) -> Range<Int> { spans[list] }

  /// The item at a place.
  @inline(__always)
  subscript(place: Int) -> Item { items[place] }
}
