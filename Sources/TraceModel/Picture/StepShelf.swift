/// The events that are kept of a run: some around each flagged one, the first and the last.
struct StepShelf: Sendable {
  /// How many are kept on either side.
  static let reach = 24

  private let keepsAll: Bool
  /// In the order of the log.
  private(set) var kept: ContiguousArray<StandingStep> = []
  /// The last ones that nobody asked for yet.
  private var recent: ContiguousArray<StandingStep> = []
  /// How many of the next are kept, whatever they are.
  private var following = StepShelf.reach

  init(keepsAll: Bool) {
    self.keepsAll = keepsAll
  }

  /// Takes the next event.
  mutating func take(_ step: StandingStep, isFlagged: Bool) {
    if isFlagged {
      keepRecent()
      following = Self.reach + 1
    }
    if keepsAll || following > 0 {
      kept.append(step)
      following -= following > 0 ? 1 : 0
    } else {
      recent.append(step)
      if recent.count >= 16 * Self.reach { recent.removeFirst(recent.count - Self.reach) }
    }
  }

  /// Keeps the last events before now; there is no harm in calling it twice.
  mutating func keepRecent() {
    kept.append(contentsOf: recent.suffix(Self.reach))
    recent.removeAll(keepingCapacity: true)
  }

  /// Whether an event of some lines was kept.
  func holds(_ lines: ClosedRange<Int>) -> Bool {
    var low = 0
    var high = kept.count
    while low < high {
      let middle = (low + high) / 2
      if kept[middle].step.line < lines.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < kept.count && kept[low].step.line <= lines.upperBound
  }
}
