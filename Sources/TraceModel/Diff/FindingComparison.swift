/// How the findings of two sides differ.
package struct FindingComparison: Sendable {
  /// Findings of faults that are only in the runs after.
  package private(set) var new: [Finding] = []
  /// Findings of faults that are only in the runs before, though what they happened in was seen after as well.
  package private(set) var fixed: [Finding] = []
  /// Faults of both sides that are worse, better, more or fewer now.
  package private(set) var changed: [ChangedFinding] = []
  /// How many findings after are as they were.
  package private(set) var unchanged = 0
  /// Findings of faults that can't come up after, because their controller is not in those runs.
  package private(set) var notExercised: [Finding] = []

  private struct Key: Hashable {
    var rule: RuleID
    var fault: String
  }

  /// Compares the findings of two sides.
  ///
  /// - Parameter namesAfter: the names of the controllers of the runs after, in small letters.
  init(before: [Finding], after: [Finding], renames: [RenamedClass], namesAfter: Set<String>) {
    let (old, oldOrder) = Self.grouped(before, renames)
    let (now, nowOrder) = Self.grouped(after, [])
    for key in nowOrder {
      let found = now[key] ?? []
      if let known = old[key] { compare(known, found) } else { new += found }
    }
    for key in oldOrder where now[key] == nil {
      let gone = old[key] ?? []
      if namesAfter.contains(Self.name(gone[0].controller, renames).asciiLowercased) {
        fixed += gone
      } else {
        notExercised += gone
      }
    }
  }

  /// Whether there is a new finding that is certain and no mere hint.
  package func hasRegression(from level: Severity) -> Bool {
    new.contains { Self.counts($0, level) }
      || changed.contains { Self.counts($0.after, level) && !Self.counts($0.before, level) }
  }

  /// The comparison with each finding as another.
  func mapped(_ transform: (Finding) -> Finding) -> FindingComparison {
    var copy = self
    copy.new = new.map(transform)
    copy.fixed = fixed.map(transform)
    copy.notExercised = notExercised.map(transform)
    for place in changed.indices {
      copy.changed[place].before = transform(changed[place].before)
      copy.changed[place].after = transform(changed[place].after)
    }
    return copy
  }

  private static func counts(_ finding: Finding, _ level: Severity) -> Bool {
    finding.certainty == .definite && !finding.isKnown && finding.severity >= level
  }

  private mutating func compare(_ known: [Finding], _ found: [Finding]) {
    let isSame = known[0].severity == found[0].severity && known[0].certainty == found[0].certainty
    if isSame, known.count == found.count {
      unchanged += found.count
    } else {
      changed.append(
        ChangedFinding(
          before: known[0], after: found[0], countBefore: known.count, countAfter: found.count))
    }
  }

  /// Findings of one fault together, and the faults in the order of their first findings.
  private static func grouped(_ findings: [Finding], _ renames: [RenamedClass]) -> ([Key: [Finding]], [Key]) {
    var groups: [Key: [Finding]] = [:]
    var order: [Key] = []
    for finding in findings {
      let key = key(of: finding, renames)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(finding)
    }
    return (groups, order)
  }

  /// What makes a finding the same in another run: never a line or an address.
  private static func key(of finding: Finding, _ renames: [RenamedClass]) -> Key {
    if renames.isEmpty, !finding.fingerprint.isEmpty {
      return Key(rule: finding.rule, fault: finding.fingerprint)
    }
    let controller = name(finding.controller, renames)
    let parts = [controller.asciiLowercased, finding.transition?.name ?? "", finding.reading ?? ""]
    return Key(rule: finding.rule, fault: parts.joined(separator: "\n"))
  }

  private static func name(_ name: String, _ renames: [RenamedClass]) -> String {
    renames.lazy.compactMap { $0.newName(of: name) }.first ?? name
  }
}
