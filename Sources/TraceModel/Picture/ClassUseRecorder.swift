/// Counts the steps of each class as they pass.
struct ClassUseRecorder: Sendable {
  /// More classes than a page lists.
  private static let classLimit = 300
  private static let states = AppearanceState.allCases.count
  private static let kinds = Int(EventKind.deinitialized.rawValue) + 1
  /// One more state before: the controller wasn't logged yet.
  private static let stepCount = (states + 1) * kinds * states

  private var classes: ContiguousArray<Symbol> = []
  /// How many instances of each were seen.
  private var instances: ContiguousArray<UInt32> = []
  /// How often each step of each class was seen: `stepCount` numbers for each.
  private var counts: ContiguousArray<UInt32> = []
  private var indices = NameNumbers()
  private(set) var classCount = 0
  private var others: Set<Symbol> = []

  /// Counts the callbacks of some events.
  mutating func note(_ events: Span<BriefStep>, from first: Int, to end: Int) {
    var index = first
    while index < end {
      index = count(events, from: index, to: end)
      guard index < end else { return }
      if let new = add(events[index].name) { count(events[index], of: new) }
      index += 1
    }
  }

  private mutating func count(_ step: BriefStep, of index: Int) {
    instances[index] = max(instances[index], step.ordinal)
    counts[Self.index(step, of: index)] += 1
  }

  /// Counts up to the first event of a class that was not met yet, and gives its index.
  private mutating func count(_ events: Span<BriefStep>, from first: Int, to end: Int) -> Int {
    Self.count(events, from: first, to: end, indices, &counts, &instances)
  }

  private static func count(
    _ events: Span<BriefStep>, from first: Int, to end: Int, _ indices: NameNumbers,
    _ counts: inout ContiguousArray<UInt32>, _ instances: inout ContiguousArray<UInt32>
  ) -> Int {
    // Through spans the tables are not asked at each count whether they are shared.
    var counts = counts.mutableSpan
    var instances = instances.mutableSpan
    var index = first
    while index < end {
      let step = events[index]
      if step.kind.isLifecycle, step.ordinal > 0 {
        guard let known = indices[step.name] else { return index }
        if instances[known] < step.ordinal { instances[known] = step.ordinal }
        counts[Self.index(step, of: known)] &+= 1
      }
      index += 1
    }
    return end
  }

  @inline(__always)
  private static func index(_ step: BriefStep, of known: Int) -> Int {
    known &* stepCount &+ index(step.before, step.kind, step.state)
  }

  private mutating func add(_ name: Symbol) -> Int? {
    guard classes.count < Self.classLimit else {
      if others.count < 100_000, others.insert(name).inserted { classCount += 1 }
      return nil
    }
    indices[name] = classes.count
    classes.append(name)
    instances.append(0)
    counts.append(contentsOf: repeatElement(0, count: Self.stepCount))
    classCount += 1
    return classes.count - 1
  }

  @inline(__always)
  private static func index(_ before: AppearanceState?, _ kind: EventKind, _ after: AppearanceState) -> Int {
    let first = before.map { Int($0.rawValue) + 1 } ?? 0
    return (first &* kinds &+ Int(kind.rawValue)) &* states &+ Int(after.rawValue)
  }

  /// What was counted, by name, state and callback.
  func uses(_ text: (Symbol) -> String) -> [ClassUse] {
    classes.enumerated().map { index, name in
      ClassUse(
        name: text(name), instances: Int(instances[index]),
        steps: Self.steps(counts[(index * Self.stepCount)...].prefix(Self.stepCount)))
    }.sorted { $0.name < $1.name }
  }

  private static func steps(_ counts: ArraySlice<UInt32>) -> [ClassUse.Step] {
    let befores: [AppearanceState?] = [nil] + AppearanceState.allCases
    var steps: [ClassUse.Step] = []
    for before in befores {
      for kind in EventKind.allCases where kind.isLifecycle {
        for after in AppearanceState.allCases {
          let count = Int(counts[counts.startIndex + index(before, kind, after)])
          if count > 0 { steps.append(ClassUse.Step(before: before, kind: kind, after: after, count: count)) }
        }
      }
    }
    return steps
  }
}
