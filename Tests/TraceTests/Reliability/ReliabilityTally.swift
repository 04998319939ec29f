@testable import TraceModel

/// What became of faults that were put in.
struct ReliabilityTally: Sendable {
  var putIn = 0
  /// Found by a right rule at the right place: as definite, and where not so, as possible.
  var definite = 0
  var possible = 0
  /// Logs in which something else is definite besides.
  var astray = 0

  /// Nothing yet.
  init() {}

  /// One fault and what was found.
  init(_ fault: PlantedFault, at index: ClosedRange<Int>, _ findings: [Finding]) {
    let found = findings.filter { !$0.isKnown }
    let right = found.filter { fault.rules.contains($0.rule.number) && index.contains($0.line) }
    putIn = 1
    definite = right.contains { $0.certainty == .definite } ? 1 : 0
    possible = definite == 0 && !right.isEmpty ? 1 : 0
    let rightLines = Set(right.map { "\($0.rule) \($0.line)" })
    let isAstray = found.contains {
      $0.certainty == .definite && $0.severity != .info && !rightLines.contains("\($0.rule) \($0.line)")
    }
    astray = isAstray ? 1 : 0
  }

  var silent: Int { putIn - definite - possible }

  static func += (left: inout ReliabilityTally, right: ReliabilityTally) {
    left.putIn += right.putIn
    left.definite += right.definite
    left.possible += right.possible
    left.astray += right.astray
  }

  static func + (left: ReliabilityTally, right: ReliabilityTally) -> ReliabilityTally {
    var sum = left
    sum += right
    return sum
  }

  /// The columns of a table.
  var row: String {
    guard putIn > 0 else { return "| 0 | | | | |" }
    let shares = [definite, possible, silent, astray].map(share)
    return "| \(putIn) | " + shares.joined(separator: " | ") + " |"
  }

  /// A part of those put in, in percent.
  private func share(_ count: Int) -> String {
    let tenths = (count * 1000 + putIn / 2) / putIn
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
