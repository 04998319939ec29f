/// The transitions of a story that are still needed, by their serial numbers.
struct ToldTransitions: Sendable {
  /// The transitions; the first is none.
  private(set) var all: ContiguousArray<ToldTransition> = [ToldTransition()]
  /// The serial number of each.
  private var serials: ContiguousArray<UInt32> = [0]
  /// The indices of those before the row.
  private var old: [UInt32: Int] = [:]
  /// From this serial number on they are consecutive, beginning at this index.
  private var row = (serial: UInt32(1), index: 1)
  /// How many of the latest are kept even if nothing needs them: what belongs to one may come late.
  private static let reach = 1024

  /// The index of a transition, new or known; 0 for one that was let go of.
  mutating func index(of serial: UInt32) -> Int {
    guard serial >= row.serial else { return old[serial] ?? 0 }
    let index = row.index + Int(serial - row.serial)
    while all.count <= index {
      serials.append(row.serial + UInt32(truncatingIfNeeded: all.count - row.index))
      all.append(ToldTransition())
    }
    return index
  }

  subscript(index: Int) -> ToldTransition {
    get { all[index] }
    set { all[index] = newValue }
  }

  /// Lets go of transitions that are told and that nothing needs.
  ///
  /// - Parameter isNeeded: whether something needs the one at an index.
  /// - Returns: the new index of each; 0 for those that are gone.
  mutating func keep(_ isNeeded: ContiguousArray<Bool>) -> ContiguousArray<UInt32> {
    let rowStart = max(row.index, all.count - Self.reach)
    var indices = ContiguousArray<UInt32>(repeating: 0, count: all.count)
    var kept = ToldTransitions()
    for index in 1..<max(1, all.count) {
      if index == rowStart { kept.row = (serials[index], kept.all.count) }
      guard index >= rowStart || isNeeded[index] || !all[index].isTold else { continue }
      indices[index] = UInt32(truncatingIfNeeded: kept.all.count)
      if index < rowStart { kept.old[serials[index]] = kept.all.count }
      kept.all.append(all[index])
      kept.serials.append(serials[index])
    }
    if rowStart >= all.count { kept.row = (row.serial, kept.all.count) }
    self = kept
    return indices
  }
}
