/// Finds for each event that should have come the one that came, and tells which of them are out of place.
struct ExpectationMatcher {
  /// What should have come, with its fate.
  private(set) var expectations: [PictureExpectation] = []

  /// Matches a finding's expected order with the rows of its picture.
  ///
  /// - Parameter isLogged: whether the app logs an event of a controller at all; what it does not log is not missing.
  init(_ finding: Finding, _ rows: [PictureRow], isLogged: (_ name: String, _ event: Substring) -> Bool) {
    var free = Self.candidates(finding, rows)
    expectations = finding.expected.map { item in
      let isOptional = item.hasPrefix("[") && item.hasSuffix("]")
      let text = isOptional ? String(item.dropFirst().dropLast()) : item
      let words = text.split(separator: " ")
      guard let event = words.last, EventKind.allCases.contains(where: { $0.name == event }) else {
        return PictureExpectation(text: item, fate: .words)
      }
      let name = words.dropLast().joined(separator: " ")
      let match = free.firstIndex { $0.event == event && (name.isEmpty || $0.name == name) }
      guard let match else {
        let isMissing = !isOptional && !name.isEmpty && isLogged(name, event)
        return PictureExpectation(text: text, fate: isMissing ? .missing : .absent)
      }
      return PictureExpectation(text: text, fate: .came, row: free.remove(at: match).row)
    }
    markDisplaced(Self.culprits(finding, rows))
  }

  /// The rows that the finding is about. What is expected is one legal order of several, so that another event
  /// may be elsewhere without being wrong.
  private static func culprits(_ finding: Finding, _ rows: [PictureRow]) -> Set<Int> {
    let early = finding.evidence.filter { $0.label.hasPrefix("came too") }.map(\.line)
    let lines = Set(early + [finding.line])
    return Set(rows.indices.filter { rows[$0].line.map(lines.contains) ?? false })
  }

  private struct Candidate {
    var name: String
    var event: String
    var row: Int
  }

  /// The rows that the finding counts among its proof, and after them what came later: an event that the checker
  /// saw in another transition did come.
  private static func candidates(_ finding: Finding, _ rows: [PictureRow]) -> [Candidate] {
    let indices = Dictionary(
      rows.enumerated().compactMap { index, row in row.line.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    let proof = finding.evidence.compactMap { evidence in
      indices[evidence.line].map { Candidate(name: evidence.controller, event: evidence.event, row: $0) }
    }
    let used = Set(proof.map(\.row))
    let first = used.min() ?? rows.count
    let later = rows.indices.filter { $0 > first && rows[$0].kind == .event && !used.contains($0) }
    return proof + later.map { Candidate(name: rows[$0].name, event: rows[$0].text, row: $0) }
  }

  /// Of the rows that the finding is about, the longest rising run is in place; what is outside of it is not.
  private mutating func markDisplaced(_ culprits: Set<Int>) {
    let matched = expectations.indices.filter { expectations[$0].row.map(culprits.contains) ?? false }
    let rows = matched.map { expectations[$0].row ?? 0 }
    let inPlace = CallAlignment.longestRise(rows)
    for (index, expectation) in matched.enumerated() where !inPlace.contains(index) {
      expectations[expectation].fate = .displaced
    }
  }
}
