/// Sorted lists of records as one sorted list.
struct RecordMerge {
  private var cursors: [SpillCursor] = []
  private var records: IndexingIterator<[SortedRecord]>
  private var head: SortedRecord?
  /// The cursors that have a record, as a heap: the record of the first comes next.
  private var heap: [Int] = []

  /// The records of some spills, and some in memory, each sorted.
  init(_ spills: [any Spill], _ records: [SortedRecord]) throws(SpillFailure) {
    self.records = records.makeIterator()
    head = self.records.next()
    for spill in spills { cursors.append(try SpillCursor(spill)) }
    for index in cursors.indices where cursors[index].head != nil {
      heap.append(index)
      siftUp(heap.count - 1)
    }
  }

  /// The next record; `nil` at the end.
  mutating func next() throws(SpillFailure) -> SortedRecord? {
    guard let first = heap.first, let spilled = cursors[first].head else { return fromMemory() }
    if let head, SortedRecord.areInOrder(head, spilled) { return fromMemory() }
    try cursors[first].advance()
    if cursors[first].head == nil {
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
    }
    siftDown()
    return spilled
  }

  private mutating func fromMemory() -> SortedRecord? {
    defer { head = records.next() }
    return head
  }

  private mutating func siftUp(_ start: Int) {
    var index = start
    while index > 0, comesFirst(index, (index - 1) / 2) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown() {
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count && comesFirst(child, least) {
        least = child
      }
      guard least != index else { return }
      heap.swapAt(index, least)
      index = least
    }
  }

  private func comesFirst(_ left: Int, _ right: Int) -> Bool {
    guard let first = cursors[heap[left]].head, let second = cursors[heap[right]].head else { return false }
    return SortedRecord.areInOrder(first, second)
  }
}
