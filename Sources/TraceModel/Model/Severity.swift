/// How bad a finding is, worst last.
public enum Severity: UInt8, Comparable, CaseIterable, Sendable {
  case info, warning, error

  /// The word in reports and options.
  public var name: String { "\(self)" }

  /// By badness.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// Whether the log alone proves a finding.
public enum Certainty: UInt8, Sendable {
  case possible, definite

  /// The word in reports.
  public var name: String { "\(self)" }
}
