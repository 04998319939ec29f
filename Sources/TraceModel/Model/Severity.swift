/// How bad a finding is, worst last.
package enum Severity: UInt8, Comparable, CaseIterable, Sendable {
  case info, warning, error

  /// The word in reports and options.
  package var name: String { Self.names[Int(rawValue)] }

  /// Written out: a case's own name is found by reflection, which is slow.
  private static let names = [
    "info", "warning", "error",
  ]

  /// By severity.
  package static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// Whether the log alone proves a finding.
package enum Certainty: UInt8, Sendable {
  case possible, definite

  /// The word in reports.
  package var name: String { "\(self)" }
}
