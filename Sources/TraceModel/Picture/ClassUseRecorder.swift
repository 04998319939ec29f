/// Counts the steps of each class as they pass.
struct ClassUseRecorder: Sendable {
  private struct Key: Hashable, Sendable {
    var name: Symbol
    var before: AppearanceState?
    var kind: EventKind
    var after: AppearanceState
  }

  /// More classes than a page lists.
  private static let classLimit = 300

  private var counts: [Key: Int] = [:]
  private var instances: [Symbol: UInt32] = [:]
  private(set) var classCount = 0
  private var others: Set<Symbol> = []

  /// Counts a callback.
  mutating func note(_ step: ObservedStep, before: AppearanceState?) {
    guard step.kind.isLifecycle, step.ordinal > 0, isCounted(step.name) else { return }
    instances[step.name] = max(instances[step.name] ?? 0, step.ordinal)
    counts[Key(name: step.name, before: before, kind: step.kind, after: step.state), default: 0] += 1
  }

  private mutating func isCounted(_ name: Symbol) -> Bool {
    if instances[name] != nil { return true }
    if instances.count < Self.classLimit {
      classCount += 1
      return true
    }
    if others.count < 100_000, others.insert(name).inserted { classCount += 1 }
    return false
  }

  /// What was counted, by name, state and callback.
  func uses(_ text: (Symbol) -> String) -> [ClassUse] {
    let keys = Dictionary(grouping: counts.keys, by: \.name)
    return instances.map { name, ordinal in
      let steps = (keys[name] ?? []).sorted(by: Self.isBefore).map { key in
        ClassUse.Step(before: key.before, kind: key.kind, after: key.after, count: counts[key] ?? 0)
      }
      return ClassUse(name: text(name), instances: Int(ordinal), steps: steps)
    }.sorted { $0.name < $1.name }
  }

  private static func isBefore(_ left: Key, _ right: Key) -> Bool {
    let none = -1
    return (left.before.map { Int($0.rawValue) } ?? none, left.kind.rawValue, left.after.rawValue)
      < (right.before.map { Int($0.rawValue) } ?? none, right.kind.rawValue, right.after.rawValue)
  }
}
