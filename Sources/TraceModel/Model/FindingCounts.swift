/// How many findings there are of each kind.
package struct FindingCounts: Hashable, Sendable {
  private var definite = BySeverity()
  private var uncertain = BySeverity()
  /// The known quirks of UIKit.
  package private(set) var known = 0

  /// No finding.
  package init() {}

  /// Counts a finding.
  package mutating func add(_ finding: Finding) {
    add(FindingKind(finding), times: 1)
  }

  /// Counts findings of a kind.
  package mutating func add(_ kind: FindingKind, times: Int) {
    if kind.isKnown {
      known += times
    } else if kind.certainty == .definite {
      definite[kind.severity] += times
    } else {
      uncertain[kind.severity] += times
    }
  }

  /// Adds other findings' numbers.
  package mutating func add(_ other: FindingCounts) {
    for severity in Severity.allCases {
      definite[severity] += other.definite[severity]
      uncertain[severity] += other.uncertain[severity]
    }
    known += other.known
  }

  /// How many of a severity are definite and no known quirk.
  package func definite(_ severity: Severity) -> Int { definite[severity] }

  /// How many of a severity are possible only.
  package func possible(_ severity: Severity) -> Int { uncertain[severity] }

  /// How many are possible only.
  package var possible: Int { uncertain.sum }

  /// How many there are.
  package var total: Int { definite.sum + uncertain.sum + known }

  private struct BySeverity: Hashable {
    var infos = 0
    var warnings = 0
    var errors = 0

    var sum: Int { infos + warnings + errors }

    subscript(severity: Severity) -> Int {
      get {
        switch severity {
        case .info: infos
        case .warning: warnings
        case .error: errors
        }
      }
      set {
        switch severity {
        case .info: infos = newValue
        case .warning: warnings = newValue
        case .error: errors = newValue
        }
      }
    }
  }
}
