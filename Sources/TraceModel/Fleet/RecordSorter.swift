/// Sorts any number of records in a bounded memory: what is too much for it is sorted in parts, which go to places
/// outside of it and are merged when they are many.
struct RecordSorter {
  /// How many parts are merged into one, and how many blocks are in memory at a time.
  private static let fan = 16

  private let memory: Int
  private let makeSpill: () throws(SpillFailure) -> any Spill
  private var held: [SortedRecord] = []
  private var heldSize = 0
  /// The parts that went out, by how often they were merged.
  private var levels: [[any Spill]] = []
  /// The sources whose records do not count.
  private var refused: Set<UInt32> = []

  /// A sorter.
  ///
  /// - Parameters:
  ///   - memory: how many bytes of records are held.
  ///   - makeSpill: makes a place for what is more.
  init(memory: Int, makeSpill: @escaping () throws(SpillFailure) -> any Spill) {
    self.memory = memory
    self.makeSpill = makeSpill
  }

  /// Adds a record.
  mutating func add(_ record: SortedRecord) throws(SpillFailure) {
    held.append(record)
    heldSize += record.size
    if heldSize > memory { try spill() }
  }

  /// Lets go of all records of a source.
  mutating func refuse(_ source: UInt32) { refused.insert(source) }

  /// Hands on the records in their order; may be called again.
  func each(_ take: (SortedRecord) throws(SpillFailure) -> Void) throws(SpillFailure) {
    var merge = try merged()
    while let record = try merge.next() {
      if !refused.contains(record.source) { try take(record) }
    }
  }

  /// The records in their order, including those of refused sources, for a caller that walks along.
  func merged() throws(SpillFailure) -> RecordMerge {
    try RecordMerge(levels.flatMap { $0 }, held.sorted(by: SortedRecord.areInOrder))
  }

  private mutating func spill() throws(SpillFailure) {
    held.sort(by: SortedRecord.areInOrder)
    try put(try written([], held), at: 0)
    held.removeAll(keepingCapacity: true)
    heldSize = 0
  }

  /// Adds a part to a level; `fan` parts of a level become one of the next.
  private mutating func put(_ spill: any Spill, at level: Int) throws(SpillFailure) {
    if levels.count == level { levels.append([]) }
    levels[level].append(spill)
    guard levels[level].count == Self.fan else { return }
    let merged = try written(levels[level], [])
    levels[level] = []
    try put(merged, at: level + 1)
  }

  private func written(_ spills: [any Spill], _ records: [SortedRecord]) throws(SpillFailure) -> any Spill {
    let spill = try makeSpill()
    var merge = try RecordMerge(spills, records)
    var bytes: ContiguousArray<UInt8> = []
    while let record = try merge.next() {
      if refused.contains(record.source) { continue }
      record.write(to: &bytes)
      if bytes.count > 1 << 18 {
        try spill.append(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try spill.append(bytes)
    return spill
  }
}
