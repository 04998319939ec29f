/// Keeps account of what the suppressions cover, and says which are past their time or needed no more.
struct SuppressionLedger {
  /// A suppression with what came of it.
  private struct Account {
    var suppression: Suppression
    /// How many findings it hides that no other one does.
    var covered = 0
    /// Whether there is a fault that it is about, shown or not.
    var isNeeded = false
    /// Whether one of those faults is hidden by nothing else.
    var isMissed = false
    /// Whether what it is about occurred.
    var isMet = false
  }

  private var accounts: [Account]
  private let origins: ConfigurationOrigins
  private let today: CalendarDay
  private let followsLogs: Bool
  private let reader: SuppressionReader
  private var logs: Set<String> = []
  /// What is to be said of lines that can't be followed.
  private var refusals: [Finding] = []

  init(_ configuration: Configuration, today: CalendarDay) {
    accounts = configuration.suppressions.map { Account(suppression: $0) }
    origins = configuration.origins
    reader = SuppressionReader(configuration.app.rules)
    followsLogs = configuration.followsLogs
    self.today = today
  }

  /// Whether nothing is suppressed.
  var isEmpty: Bool { accounts.isEmpty }

  /// How many findings were left out.
  var suppressed: Int { accounts.reduce(0) { $0 + $1.covered } }

  /// Learns what occurs in a log, and what the log itself asks to leave out.
  mutating func meet(_ result: LogResult, named log: String) {
    if followsLogs, logs.insert(log).inserted {
      for line in result.suppressions { take(line, of: log) }
    }
    for index in accounts.indices where !accounts[index].isMet {
      let suppression = accounts[index].suppression
      guard suppression.log == nil || suppression.log == log else { continue }
      accounts[index].isMet = SuppressionOccasion(suppression).occurred(in: result)
    }
  }

  /// Learns what a log that is still read asks to leave out.
  mutating func learn(_ lines: some Sequence<SuppressionLine>, of log: String) {
    guard followsLogs else { return }
    for line in lines { take(line, of: log) }
  }

  private mutating func take(_ line: SuppressionLine, of log: String) {
    do throws(SuppressionReader.Problem) {
      accounts.append(Account(suppression: try reader.read(line, of: log)))
    } catch {
      let rule = RuleInfo.suppressionNotFollowed
      var refusal = Finding(
        rule: rule.id, severity: rule.level, line: line.line, controller: "",
        message: "the line asks to ignore findings but " + error.message, source: rule.source, help: rule.help
      )
      refusal.trace = log
      refusals.append(refusal)
    }
  }

  /// Learns of a fault in a log, also of one that is not to be shown: what is asked for must not decide whether a
  /// suppression is needed. One that another one makes up for is not past its use: the fault is still there.
  mutating func witness(_ finding: FindingKind, of log: String) {
    guard !finding.isKnown else { return }
    let fitting = accounts.indices.filter { fits(accounts[$0].suppression, finding, of: log) }
    for index in fitting { accounts[index].isNeeded = true }
    let isHidden = fitting.contains { !isExpired(accounts[$0].suppression) }
    if let index = fitting.first, !isHidden { accounts[index].isMissed = true }
  }

  /// The suppression that covers findings of a kind in a log, if any. One that has expired covers none.
  mutating func cover(_ finding: FindingKind, of log: String, times: Int) -> Suppression? {
    guard !finding.isKnown else { return nil }
    let live = accounts.indices.first {
      fits(accounts[$0].suppression, finding, of: log) && !isExpired(accounts[$0].suppression)
    }
    guard let live else { return nil }
    accounts[live].covered += times
    return accounts[live].suppression
  }

  private func fits(_ suppression: Suppression, _ finding: FindingKind, of log: String) -> Bool {
    suppression.selector.includes(finding.rule) && Glob.matches(suppression.controller, finding.controller)
      && (suppression.log ?? log) == log
  }

  private func isExpired(_ suppression: Suppression) -> Bool {
    suppression.expires.map { $0 < today } ?? false
  }

  /// What is to be said of the suppressions themselves.
  var remarks: [Finding] {
    refusals
      + accounts.compactMap { account in
        let suppression = account.suppression
        if account.isMissed {
          return remark(.expiredSuppression, on: suppression, message: expiryMessage(suppression))
        }
        guard !account.isNeeded, account.isMet else { return nil }
        return remark(.unusedSuppression, on: suppression, message: unusedMessage(suppression))
      }
  }

  /// The suppressions of the configuration that are needed, by their positions.
  var uses: [SuppressionUse] {
    accounts.filter { $0.isNeeded && $0.suppression.log == nil }.map { account in
      let unused = remark(
        .unusedSuppression, on: account.suppression, message: unusedMessage(account.suppression))
      return SuppressionUse(
        trace: unused.trace, line: unused.line, findings: account.covered,
        fingerprint: Fingerprint(unused).text)
    }.sorted()
  }

  private func expiryMessage(_ suppression: Suppression) -> String {
    let day = suppression.expires?.description ?? ""
    return "\(subject(suppression)) ended on \(day): \(reason(suppression))"
  }

  private func unusedMessage(_ suppression: Suppression) -> String {
    "\(subject(suppression)) covers nothing any more: \(reason(suppression))"
  }

  private func subject(_ suppression: Suppression) -> String {
    let owner = suppression.controller == "*" ? "" : " for \(suppression.controller)"
    return "the suppression of \(suppression.selector.text)\(owner)"
  }

  /// Text of a log is quoted, so that it is told from ours, and hidden where names are.
  private func reason(_ suppression: Suppression) -> String {
    guard suppression.log != nil else { return suppression.reason }
    return "\"" + suppression.reason.filter { $0 != "\"" } + "\""
  }

  private func remark(_ rule: RuleInfo, on suppression: Suppression, message: String) -> Finding {
    var finding = Finding(
      rule: rule.id, severity: rule.level, line: suppression.position.line,
      controller: suppression.controller == "*" ? "" : suppression.controller,
      message: message, source: rule.source, help: rule.help)
    finding.trace = suppression.log ?? origins.text(of: suppression.position)
    return finding
  }
}
