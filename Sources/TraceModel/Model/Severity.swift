/// How bad a finding is, worst last.
package enum Severity: UInt8, Comparable, CaseIterable, Sendable {
  case info, warning, error

  /// The word in reports and options.
  package var name: String { "\(self)" }

  /// By badness.
  package static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// Whether the log alone proves a finding.
package enum Certainty: UInt8, Sendable {
  case possible, definite

  /// The word in reports.
  package var name: String { "\(self)" }
}
