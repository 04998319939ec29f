/// All findings of a report in the order of the page: definite ones, possible ones, known quirks.
struct PageFindings {
  private(set) var definite: [PageGroup] = []
  private(set) var possible: [PageGroup] = []
  private(set) var known: [PageGroup] = []
  /// The numbers by trace and line.
  private(set) var byLine: [String: [Int: [Int]]] = [:]
  private(set) var count = 0
  private var indices: [Place: Int] = [:]

  private struct Place: Hashable {
    var trace: String
    var line: Int
    var rule: RuleID
  }

  init(_ report: Report) {
    let told = report.findings.filter { !$0.isKnown }
    definite = numbered(told.filter { $0.certainty == .definite })
    possible = numbered(told.filter { $0.certainty == .possible })
    known = numbered(report.findings.filter(\.isKnown))
  }

  /// All of them, in the order of their numbers.
  var groups: [PageGroup] { definite + possible + known }

  /// The first finding of a rule within some lines of a trace.
  func number(of rule: RuleID, in lines: ClosedRange<Int>, trace: String) -> Int? {
    guard lines.count <= 100_000 else { return nil }
    return lines.lazy.compactMap { indices[Place(trace: trace, line: $0, rule: rule)] }.first
  }

  private mutating func numbered(_ findings: [Finding]) -> [PageGroup] {
    FindingGroup.groups(of: findings).map { group in
      PageGroup(first: number(group.first), others: group.others.map { number($0) })
    }
  }

  private mutating func number(_ finding: Finding) -> PageFinding {
    count += 1
    byLine[finding.trace, default: [:]][finding.markedLine, default: []].append(count)
    indices[Place(trace: finding.trace, line: finding.line, rule: finding.rule)] = count
    return PageFinding(number: count, finding: finding)
  }
}
