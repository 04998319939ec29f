import TraceModel

/// Which findings a baseline is to take as known: those with some fingerprints, or all that the filters let
/// pass.
struct AcceptanceChoice {
  /// Fingerprints; none for all.
  let fingerprints: Set<String>
  /// The rules and controllers that were asked for.
  let options: Options

  /// Whether a finding is one of them. Known quirks and remarks on the configuration don't concern a
  /// baseline.
  func includes(_ finding: Finding) -> Bool {
    !finding.isKnown && !finding.rule.isRemark
      && (fingerprints.isEmpty || fingerprints.contains(finding.fingerprint))
  }

  /// Complains about a choice that no finding fits, so that nobody believes that something was accepted.
  ///
  /// - Parameters:
  ///   - findings: what the filters let pass, known or not.
  ///   - names: the controllers of the logs.
  func check(_ findings: [Finding], names: [String]) throws(UsageError) {
    let chosen = findings.filter(includes)
    if let stranger = fingerprints.subtracting(chosen.map(\.fingerprint)).min() {
      throw UsageError(message: "no finding has the fingerprint \(stranger)")
    }
    guard chosen.isEmpty else { return }
    for glob in options.controllers where !names.contains(where: { Glob.matches(glob, $0) }) {
      throw UsageError(message: FilterTrouble.message(ofController: glob, names: names))
    }
    throw UsageError(message: "no finding\(subject) to accept")
  }

  private var subject: String {
    let rules = options.rules.isEmpty ? "" : " of " + options.rules.joined(separator: ", ")
    let names = options.controllers.map { "`\($0)`" }.joined(separator: ", ")
    return ShownText.escaped(rules + (names.isEmpty ? "" : " for " + names))
  }
}
