/// How much a finding matters, for readers that take a limited number: definite before possible, worse before
/// better, known quirks last.
struct Importance: Comparable {
  private let isKnown: Bool
  private let certainty: Certainty
  private let severity: Severity

  init(_ finding: Finding) {
    isKnown = finding.isKnown
    certainty = finding.certainty
    severity = finding.severity
  }

  /// By importance, the least important first.
  static func < (left: Importance, right: Importance) -> Bool {
    if left.isKnown != right.isKnown { return left.isKnown }
    if left.certainty != right.certainty { return left.certainty.rawValue < right.certainty.rawValue }
    return left.severity < right.severity
  }
}

extension [Finding] {
  /// The findings, the most important first, equally important ones in their order.
  package var byImportance: [Finding] {
    let keyed = enumerated().map {
      (index: $0.offset, importance: Importance($0.element), finding: $0.element)
    }
    return keyed.sorted {
      $0.importance == $1.importance ? $0.index < $1.index : $0.importance > $1.importance
    }.map(\.finding)
  }
}

extension Report {
  /// The report with at most `limit` findings, the most important first. All are still counted.
  package func listing(atMost limit: Int) -> Report {
    guard findings.count > limit else { return self }
    var shorter = self
    shorter.findings = Array(findings.byImportance.prefix(limit))
    return shorter
  }
}
