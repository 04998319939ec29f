/// Keeps account of what the suppressions cover, and says which are past their time or needed no more.
struct SuppressionLedger {
  private let suppressions: [Suppression]
  private let origins: ConfigurationOrigins
  private let today: CalendarDay
  private var covered: [Int]
  private var met: [Bool]

  init(_ configuration: Configuration, today: CalendarDay) {
    suppressions = configuration.suppressions
    origins = configuration.origins
    self.today = today
    covered = suppressions.map { _ in 0 }
    met = suppressions.map { _ in false }
  }

  /// How many findings were left out.
  var suppressed: Int {
    suppressions.indices.reduce(0) { $0 + (isExpired(suppressions[$1]) ? 0 : covered[$1]) }
  }

  /// Learns which names occur in a log: only of those can it be said that a fault is gone.
  mutating func meet(_ names: [String]) {
    for place in suppressions.indices where !met[place] {
      met[place] = names.contains { Glob.matches(suppressions[place].controller, $0) }
    }
  }

  /// Whether findings of a kind are accepted. Those whose suppression has expired are not, but it is used.
  mutating func covers(_ finding: FindingKind, times: Int) -> Bool {
    guard !finding.isKnown, let place = suppressions.firstIndex(where: { covers($0, finding) }) else {
      return false
    }
    covered[place] += times
    return !isExpired(suppressions[place])
  }

  private func covers(_ suppression: Suppression, _ finding: FindingKind) -> Bool {
    suppression.selector.includes(finding.rule) && Glob.matches(suppression.controller, finding.controller)
  }

  private func isExpired(_ suppression: Suppression) -> Bool {
    suppression.expires.map { $0 < today } ?? false
  }

  /// What is to be said of the suppressions themselves.
  var remarks: [Finding] {
    suppressions.indices.compactMap { place in
      let suppression = suppressions[place]
      if covered[place] > 0, isExpired(suppression) {
        return remark(.expiredSuppression, on: suppression, message: expiryMessage(suppression))
      }
      guard covered[place] == 0, met[place] else { return nil }
      return remark(.unusedSuppression, on: suppression, message: unusedMessage(suppression))
    }
  }

  private func expiryMessage(_ suppression: Suppression) -> String {
    let day = suppression.expires?.description ?? ""
    return "the suppression of \(suppression.selector.text) for \(suppression.controller) ended on \(day): "
      + suppression.reason
  }

  private func unusedMessage(_ suppression: Suppression) -> String {
    "the suppression of \(suppression.selector.text) for \(suppression.controller) covers nothing any more: "
      + suppression.reason
  }

  private func remark(_ rule: RuleInfo, on suppression: Suppression, message: String) -> Finding {
    var finding = Finding(
      rule: rule.id, severity: rule.level, line: suppression.position.line,
      controller: suppression.controller,
      message: message, source: rule.source, help: rule.help)
    if case .file(let path) = origins.sources[suppression.position.source] { finding.trace = path }
    return finding
  }
}
