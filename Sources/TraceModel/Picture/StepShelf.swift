/// The events that are kept of a run: some around each flagged one, the first and the last.
struct StepShelf: Sendable {
  /// How many are kept on either side.
  static let reach = 24

  private let keepsAll: Bool
  /// In the order of the log.
  private(set) var kept: ContiguousArray<StandingStep> = []
  /// How many of the events at hand have passed.
  private(set) var passed = 0
  /// How many events were taken.
  private(set) var count = 0
  /// For each of the events at hand that have passed: where its controller stood before it; a number that no state
  /// has for one that was not taken.
  private var befores: ContiguousArray<UInt8> = []
  /// The line of the first event that may still be kept.
  private(set) var firstOpenLine = 0
  /// How many were taken since the last that was kept.
  private var free = 0
  /// How many of the next are kept, whatever they are.
  private var following = StepShelf.reach

  private static let unheard: UInt8 = 0x7F
  private static let notTaken: UInt8 = 0xFF

  init(keepsAll: Bool) {
    self.keepsAll = keepsAll
  }

  /// Lets the next event pass, and does not take it.
  mutating func pass() {
    befores.append(Self.notTaken)
    passed += 1
  }

  /// Takes the next event.
  mutating func take(_ events: Span<ObservedStep>, before: AppearanceState?, isFlagged: Bool) {
    if isFlagged {
      keepLast(of: events)
      following = Self.reach + 1
    }
    befores.append(before?.rawValue ?? Self.unheard)
    if keepsAll || following > 0 {
      kept.append(StandingStep(index: count, step: events[passed], before: before))
      following -= following > 0 ? 1 : 0
    } else {
      free += 1
    }
    count += 1
    passed += 1
  }

  /// Keeps the last of the events that have passed, as far as they are not kept.
  mutating func keepLast(of events: Span<ObservedStep>) {
    let end = kept.count
    var left = min(free, Self.reach)
    var index = count
    var place = passed
    while left > 0, place > 0 {
      place -= 1
      guard befores[place] != Self.notTaken else { continue }
      index -= 1
      left -= 1
      let before = AppearanceState(rawValue: befores[place])
      kept.append(StandingStep(index: index, step: events[place], before: before))
    }
    kept[end...].reverse()
    free = 0
  }

  /// Lets go of the events that have passed, but for those that may still be kept.
  mutating func forget(from events: inout ContiguousArray<ObservedStep>) {
    let rest = firstUndecided
    events.removeSubrange(..<rest)
    befores.removeSubrange(..<rest)
    passed -= rest
    firstOpenLine = events.first?.line ?? .max
  }

  /// The place of the first event that may still be kept.
  private var firstUndecided: Int {
    var left = min(free, Self.reach)
    var place = passed
    while left > 0, place > 0 {
      place -= 1
      if befores[place] != Self.notTaken { left -= 1 }
    }
    return place
  }

  /// Whether an event of some lines was kept.
  func holds(_ lines: ClosedRange<Int>) -> Bool {
    guard let last = kept.last, last.step.line >= lines.lowerBound else { return false }
    var low = 0
    var high = kept.count
    while low < high {
      let middle = (low + high) / 2
      if kept[middle].step.line < lines.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < kept.count && kept[low].step.line <= lines.upperBound
  }
}
