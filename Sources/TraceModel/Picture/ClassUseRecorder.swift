/// Counts the steps of each class as they pass.
struct ClassUseRecorder: Sendable {
  private struct Class: Sendable {
    var name: Symbol
    var instances: UInt32 = 0
    /// How often each step was seen, by `place`.
    var counts = ContiguousArray<UInt32>(repeating: 0, count: ClassUseRecorder.stepCount)
  }

  /// More classes than a page lists.
  private static let classLimit = 300
  private static let states = AppearanceState.allCases.count
  private static let kinds = Int(EventKind.deinitialized.rawValue) + 1
  /// One more state before: the controller was not heard of yet.
  private static let stepCount = (states + 1) * kinds * states

  private var classes: ContiguousArray<Class> = []
  private var places = NamePlaces()
  private(set) var classCount = 0
  private var others: Set<Symbol> = []

  /// Counts a callback.
  mutating func note(_ step: ObservedStep, before: AppearanceState?) {
    guard step.kind.isLifecycle, step.ordinal > 0, let place = place(of: step.name) else { return }
    classes[place].instances = max(classes[place].instances, step.ordinal)
    classes[place].counts[Self.place(before, step.kind, step.state)] += 1
  }

  private mutating func place(of name: Symbol) -> Int? {
    if let known = places[name] { return known }
    guard classes.count < Self.classLimit else {
      if others.count < 100_000, others.insert(name).inserted { classCount += 1 }
      return nil
    }
    places[name] = classes.count
    classes.append(Class(name: name))
    classCount += 1
    return classes.count - 1
  }

  private static func place(_ before: AppearanceState?, _ kind: EventKind, _ after: AppearanceState) -> Int {
    let first = before.map { Int($0.rawValue) + 1 } ?? 0
    return (first * kinds + Int(kind.rawValue)) * states + Int(after.rawValue)
  }

  /// What was counted, by name, state and callback.
  func uses(_ text: (Symbol) -> String) -> [ClassUse] {
    classes.map { counted in
      ClassUse(name: text(counted.name), instances: Int(counted.instances), steps: Self.steps(counted.counts))
    }.sorted { $0.name < $1.name }
  }

  private static func steps(_ counts: ContiguousArray<UInt32>) -> [ClassUse.Step] {
    let befores: [AppearanceState?] = [nil] + AppearanceState.allCases
    var steps: [ClassUse.Step] = []
    for before in befores {
      for kind in EventKind.allCases where kind.isLifecycle {
        for after in AppearanceState.allCases {
          let count = Int(counts[place(before, kind, after)])
          if count > 0 { steps.append(ClassUse.Step(before: before, kind: kind, after: after, count: count)) }
        }
      }
    }
    return steps
  }
}
