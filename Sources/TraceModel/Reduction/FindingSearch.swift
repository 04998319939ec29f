/// Which finding of a log is meant.
package struct FindingSearch {
  private let fingerprint: String?
  private let settings: RunSettings

  /// A search for a finding.
  ///
  /// - Parameters:
  ///   - fingerprint: its fingerprint; `nil` for any.
  ///   - settings: how the log is read; its filter says which rules and controllers are meant.
  package init(fingerprint: String?, _ settings: RunSettings) {
    (self.fingerprint, self.settings) = (fingerprint, settings)
  }

  /// The first that is certain, else the first that is possible.
  package func target(among findings: [Finding]) -> FindingTarget? {
    let found = findings.filter(isMeant)
    let finding = found.first { $0.certainty == .definite } ?? found.first
    return finding.map { FindingTarget($0, byFingerprint: fingerprint != nil) }
  }

  private func isMeant(_ finding: Finding) -> Bool {
    settings.filter.includes(rule: finding.rule) && settings.filter.includes(controller: finding.controller)
      && (fingerprint == nil || Fingerprint(finding).text == fingerprint)
  }
}
