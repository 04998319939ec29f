/// Gives each controller that is alive a column of its own, for as long as there is room.
struct LaneColumns: Sendable {
  /// A column that a controller has.
  struct Column: Sendable {
    var key: LaneKey
    var state: AppearanceState
    /// The number of the last event in it.
    var lastUse: Int
  }

  /// A controller that is off screen and silent for this many events may lose its column to another.
  private static let patience = 40

  private(set) var columns: [Column?] = []
  private var indices: [LaneKey: Int] = [:]
  private var useCount = 0
  private let limit: Int

  /// - Parameter limit: how many there is room for; one at least.
  init(limit: Int) {
    self.limit = limit
  }

  /// The column of a controller; a free one, or that of the one who needs it least, where it has none.
  mutating func index(of key: LaneKey) -> Int {
    useCount += 1
    if let index = indices[key] {
      columns[index]?.lastUse = useCount
      return index
    }
    let index = freeIndex()
    if let former = columns[index] { indices[former.key] = nil }
    columns[index] = Column(key: key, state: .unknown, lastUse: useCount)
    indices[key] = index
    return index
  }

  /// Notices where the controller of a column is.
  mutating func move(_ index: Int, to state: AppearanceState) {
    columns[index]?.state = state
  }

  /// Frees a column.
  mutating func leave(_ index: Int) {
    if let former = columns[index] { indices[former.key] = nil }
    columns[index] = nil
  }

  private mutating func freeIndex() -> Int {
    if let free = columns.firstIndex(where: { $0 == nil }) { return free }
    let idle = longestSilent { !$0.state.isOnScreen }
    if let idle, let column = columns[idle], useCount - column.lastUse > Self.patience { return idle }
    guard columns.count >= limit else {
      columns.append(nil)
      return columns.count - 1
    }
    return idle ?? longestSilent { _ in true } ?? 0
  }

  private func longestSilent(_ isMeant: (Column) -> Bool) -> Int? {
    columns.indices.filter { columns[$0].map(isMeant) ?? false }
      .min { (columns[$0]?.lastUse ?? 0) < (columns[$1]?.lastUse ?? 0) }
  }
}
