/// A suppression of the configuration that is needed: there is a fault that it is about. Reports of parts of a run
/// carry it, so that what one part has no use for is not called unused when another has.
package struct SuppressionUse: Hashable, Sendable {
  /// The file that contains it.
  package var trace: String
  /// Its line there.
  package var line: Int
  /// How many findings it hides.
  package var findings: Int
  /// The fingerprint of the remark that it is unused, which it does not get.
  package var fingerprint: String

  /// A suppression that hides findings.
  package init(trace: String, line: Int, findings: Int, fingerprint: String) {
    (self.trace, self.line) = (trace, line)
    (self.findings, self.fingerprint) = (findings, fingerprint)
  }
}

extension SuppressionUse: Comparable {
  /// By position.
  package static func < (left: SuppressionUse, right: SuppressionUse) -> Bool {
    (left.trace, left.line, left.fingerprint) < (right.trace, right.line, right.fingerprint)
  }
}
