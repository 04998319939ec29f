/// The events that are kept of a run: some around each flagged one, the first and the last.
struct StepShelf: Sendable {
  /// How many are kept on either side.
  static let reach = 24

  private let keepsAll: Bool
  /// In the order of the log.
  private(set) var kept: ContiguousArray<KeptStep> = []
  /// The last events before those at hand, as far as they may still be kept.
  private var last: ContiguousArray<BriefStep> = []
  /// How many of the events at hand have passed.
  private(set) var passed = 0
  /// How many events were taken.
  private(set) var count = 0
  /// How many were taken since the last that was kept.
  private var free = 0
  /// How many of the next are kept, whatever they are.
  private var following = StepShelf.reach

  init(keepsAll: Bool) {
    self.keepsAll = keepsAll
  }

  /// Lets the events up to an index pass.
  ///
  /// - Parameter drawn: how many of them pictures have.
  mutating func pass(_ events: Span<BriefStep>, to end: Int, drawn: Int) {
    let goal = count + drawn
    while passed < end, keepsAll || following > 0 {
      if events[passed].isDrawn { keep(events[passed]) }
      passed += 1
    }
    free += goal - count
    (count, passed) = (goal, end)
  }

  /// Lets a flagged event pass, and keeps those around it.
  mutating func passFlagged(_ events: Span<BriefStep>) {
    keepLast(of: events)
    following = Self.reach + 1
    pass(events, to: passed + 1, drawn: 1)
  }

  private mutating func keep(_ step: BriefStep) {
    kept.append(KeptStep(index: count, step: step))
    count += 1
    following -= following > 0 ? 1 : 0
  }

  /// Keeps the last of the events that have passed, as far as they are not kept.
  mutating func keepLast(of events: Span<BriefStep>) {
    let steps = lastSteps(of: events)
    for index in steps.indices {
      kept.append(KeptStep(index: count - steps.count + index, step: steps[index]))
    }
    free = 0
  }

  /// Keeps the last of all events, which are not at hand any more.
  mutating func keepLast() { keepLast(of: ContiguousArray<BriefStep>().span) }

  /// Lets go of the events at hand, which have all passed, except for those that may still be kept.
  mutating func forget(_ events: Span<BriefStep>) {
    last = lastSteps(of: events)
    passed = 0
  }

  /// The line of the first event that has passed and may still be kept.
  var firstOpenLine: Int? { free > 0 ? last.first?.line : nil }

  /// The last events that have passed and may still be kept, in the order of the log.
  private func lastSteps(of events: Span<BriefStep>) -> ContiguousArray<BriefStep> {
    let wanted = min(free, Self.reach)
    var steps: ContiguousArray<BriefStep> = []
    var index = passed
    while steps.count < wanted, index > 0 {
      index -= 1
      if events[index].isDrawn { steps.append(events[index]) }
    }
    steps.append(contentsOf: last.suffix(wanted - steps.count).reversed())
    steps.reverse()
    return steps
  }

  /// Whether an event of some lines was kept.
  func holds(_ lines: ClosedRange<Int>) -> Bool {
    guard let last = kept.last, last.step.line >= lines.lowerBound else { return false }
    // Callers ask for lines near the end, however many are kept before them.
    var reach = 2
    while reach < kept.count, kept[kept.count - reach].step.line >= lines.lowerBound { reach *= 2 }
    var low = max(0, kept.count - reach)
    var high = kept.count
    while low < high {
      let middle = (low + high) / 2
      if kept[middle].step.line < lines.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < kept.count && kept[low].step.line <= lines.upperBound
  }
}
