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
  /// The first of them for each fault.
  package private(set) var alike: [Finding] = []
  /// Findings of faults that can't come up after, because their controller is not in those runs.
  package private(set) var notExercised: [Finding] = []

  private struct Key: Hashable {
    var rule: RuleID
    var fault: String
  }

  /// The runs of each side, where there are several: a fault is counted once a run then.
  private let runs: (before: FindingRuns, after: FindingRuns)?

  /// Compares the findings of two sides.
  ///
  /// - Parameters:
  ///   - couldCome: whether a fault that is gone had a chance to come in the runs after, with the name that its
  ///     controller has there.
  ///   - runs: the runs of each side; `nil` where there is one on each.
  init(
    before: [Finding], after: [Finding], renames: [RenamedClass],
    runs: (before: FindingRuns, after: FindingRuns)? = nil, couldCome: (Finding, String) -> Bool
  ) {
    self.runs = runs
    let (old, oldOrder) = Self.grouped(before, renames)
    let (now, nowOrder) = Self.grouped(after, [])
    for key in nowOrder {
      let found = now[key] ?? []
      if let known = old[key] { compare(known, found) } else { new += found }
    }
    for key in oldOrder where now[key] == nil {
      let gone = old[key] ?? []
      if couldCome(gone[0], Self.name(gone[0].controller, renames)) {
        fixed += gone
      } else {
        notExercised += gone
      }
    }
  }

  /// Whether there is a new finding that alone would make `check` fail, or one that would not have before.
  package func hasRegression(from level: GateSettings.FailLevel) -> Bool {
    var settings = GateSettings()
    settings.failOn = level
    let gate = Gate(settings)
    return new.contains(where: gate.fails)
      || changed.contains { gate.fails($0.after) && !gate.fails($0.before) }
  }

  /// The comparison with each finding as another.
  func mapped(_ transform: (Finding) -> Finding) -> FindingComparison {
    var copy = self
    copy.new = new.map(transform)
    copy.fixed = fixed.map(transform)
    copy.notExercised = notExercised.map(transform)
    copy.alike = alike.map(transform)
    for index in changed.indices {
      copy.changed[index].before = transform(changed[index].before)
      copy.changed[index].after = transform(changed[index].after)
    }
    return copy
  }

  private mutating func compare(_ known: [Finding], _ found: [Finding]) {
    let isSame = known[0].severity == found[0].severity && known[0].certainty == found[0].certainty
    let counts =
      runs.map { ($0.before.count(of: known), $0.after.count(of: found)) } ?? (known.count, found.count)
    // For several runs, shares are compared: two of two aren't fewer than three of three.
    let isAsOften = runs.map { counts.0 * $0.after.all == counts.1 * $0.before.all } ?? (counts.0 == counts.1)
    if isSame, isAsOften {
      unchanged += found.count
      alike.append(found[0])
    } else {
      changed.append(
        ChangedFinding(before: known[0], after: found[0], countBefore: counts.0, countAfter: counts.1))
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

  /// What makes a finding the same in another run: never a line or an address. Where classes have another name, a
  /// finding is known by the names that it would have had after.
  private static func key(of finding: Finding, _ renames: [RenamedClass]) -> Key {
    let isKnown = renames.isEmpty && !finding.fingerprint.isEmpty
    let fault = isKnown ? finding.fingerprint : Fingerprint(renamed(finding, renames)).text
    return Key(rule: finding.rule, fault: fault)
  }

  private static func renamed(_ finding: Finding, _ renames: [RenamedClass]) -> Finding {
    guard !renames.isEmpty else { return finding }
    var finding = finding
    finding.controller = name(finding.controller, renames)
    for index in finding.evidence.indices {
      finding.evidence[index].controller = name(finding.evidence[index].controller, renames)
    }
    return finding
  }

  private static func name(_ name: String, _ renames: [RenamedClass]) -> String {
    renames.lazy.compactMap { $0.newName(of: name) }.first ?? name
  }
}
