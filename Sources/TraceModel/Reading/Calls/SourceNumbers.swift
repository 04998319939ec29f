/// Numbers behind a name that are lines of its source: each goes with one callback, and each callback with one.
enum SourceNumbers {
  /// Before it are an import, the class, and the function that prints.
  static let first: Int64 = 4

  /// Whether the numbers of some calls of one name are such lines. Few calls tell nothing.
  static func areLines(_ calls: [(kind: EventKind, number: Int64)]) -> Bool {
    var kinds: [Int64: EventKind] = [:]
    var numbers: [EventKind: Int64] = [:]
    var seen: [EventKind: Int] = [:]
    for (kind, number) in calls {
      guard number >= first, kinds[number, default: kind] == kind, numbers[kind, default: number] == number
      else { return false }
      (kinds[number], numbers[kind]) = (kind, number)
      seen[kind, default: 0] += 1
    }
    return seen.count > 2 || seen.count == 2 && seen.values.allSatisfy { $0 > 1 }
  }

  /// Whether numbers without a name count the steps or the lines: those of a page or an instance are before several of its callbacks.
  static func areSteps(_ calls: [(kind: EventKind, number: Int64)]) -> Bool {
    var kinds: [Int64: EventKind] = [:]
    for (kind, number) in calls {
      guard kinds[number, default: kind] == kind else { return false }
      kinds[number] = kind
    }
    return Set(kinds.values).count > 2
  }
}
