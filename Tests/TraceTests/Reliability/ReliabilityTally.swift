@testable import TraceModel

/// What became of faults that were put in.
struct ReliabilityTally {
  var putIn = 0
  /// Found by a right rule at the right place: as definite, and where not so, as possible.
  var definite = 0
  var possible = 0
  /// Logs in which something else is definite besides.
  var astray = 0

  var silent: Int { putIn - definite - possible }

  mutating func add(_ other: ReliabilityTally) {
    putIn += other.putIn
    definite += other.definite
    possible += other.possible
    astray += other.astray
  }

  /// Counts one fault.
  mutating func count(_ fault: PlantedFault, at place: ClosedRange<Int>, _ findings: [Finding]) {
    let found = findings.filter { !$0.isKnown }
    let right = found.filter { fault.rules.contains($0.rule.number) && place.contains($0.line) }
    putIn += 1
    if right.contains(where: { $0.certainty == .definite }) {
      definite += 1
    } else if !right.isEmpty {
      possible += 1
    }
    let others = found.filter { $0.certainty == .definite && $0.severity != .info }
      .filter { !fault.rules.contains($0.rule.number) || !place.contains($0.line) }
    if !others.isEmpty { astray += 1 }
  }

  /// The columns of a table.
  var row: String {
    guard putIn > 0 else { return "0 | | | | |" }
    let shares = [definite, possible, silent, astray].map { count in
      let tenths = (count * 1000 + putIn / 2) / putIn
      return "\(tenths / 10).\(tenths % 10) %"
    }
    return "\(putIn) | " + shares.joined(separator: " | ") + " |"
  }
}
