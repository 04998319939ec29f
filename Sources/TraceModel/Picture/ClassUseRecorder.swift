/// Counts the steps of each class as they pass.
struct ClassUseRecorder: Sendable {
  /// More classes than a page lists.
  private static let classLimit = 300
  private static let states = AppearanceState.allCases.count
  private static let kinds = Int(EventKind.deinitialized.rawValue) + 1
  /// One more state before: the controller was not heard of yet.
  private static let stepCount = (states + 1) * kinds * states

  private var classes: ContiguousArray<Symbol> = []
  /// How many instances of each were seen.
  private var instances: ContiguousArray<UInt32> = []
  /// How often each step of each class was seen: `stepCount` numbers for each.
  private var counts: ContiguousArray<UInt32> = []
  private var places = NamePlaces()
  private(set) var classCount = 0
  private var others: Set<Symbol> = []

  /// Counts a callback.
  @inline(__always)
  mutating func note(_ step: ObservedStep) {
    guard step.kind.isLifecycle, step.ordinal > 0, let place = places[step.name] ?? add(step.name) else {
      return
    }
    if instances[place] < step.ordinal { instances[place] = step.ordinal }
    counts[place * Self.stepCount + Self.place(step.before, step.kind, step.state)] += 1
  }

  private mutating func add(_ name: Symbol) -> Int? {
    guard classes.count < Self.classLimit else {
      if others.count < 100_000, others.insert(name).inserted { classCount += 1 }
      return nil
    }
    places[name] = classes.count
    classes.append(name)
    instances.append(0)
    counts.append(contentsOf: repeatElement(0, count: Self.stepCount))
    classCount += 1
    return classes.count - 1
  }

  private static func place(_ before: AppearanceState?, _ kind: EventKind, _ after: AppearanceState) -> Int {
    let first = before.map { Int($0.rawValue) + 1 } ?? 0
    return (first * kinds + Int(kind.rawValue)) * states + Int(after.rawValue)
  }

  /// What was counted, by name, state and callback.
  func uses(_ text: (Symbol) -> String) -> [ClassUse] {
    classes.enumerated().map { place, name in
      ClassUse(
        name: text(name), instances: Int(instances[place]),
        steps: Self.steps(counts[(place * Self.stepCount)...].prefix(Self.stepCount)))
    }.sorted { $0.name < $1.name }
  }

  private static func steps(_ counts: ArraySlice<UInt32>) -> [ClassUse.Step] {
    let befores: [AppearanceState?] = [nil] + AppearanceState.allCases
    var steps: [ClassUse.Step] = []
    for before in befores {
      for kind in EventKind.allCases where kind.isLifecycle {
        for after in AppearanceState.allCases {
          let count = Int(counts[counts.startIndex + place(before, kind, after)])
          if count > 0 { steps.append(ClassUse.Step(before: before, kind: kind, after: after, count: count)) }
        }
      }
    }
    return steps
  }
}
