/// The rules of the app: watched with the checking, or beside it by somebody who takes what was noted for them.
extension LogChecker {
  /// Shows the rules what was noted of a trace, and raises what they have to say.
  mutating func showRules(ofTrace index: Int) {
    guard rules != nil else { return }
    rules?.see(traces[index].checker.ruleFeed, ofTrace: index)
    traces[index].checker.ruleFeed.removeAll()
    if let verdicts = rules?.take(ofTrace: index) { traces[index].checker.raise(verdicts) }
  }

  /// Leaves the rules to somebody who watches them beside the checking.
  ///
  /// - Returns: the rules; none where there are none.
  mutating func lendRules() -> [AppRule] {
    rules = nil
    return app.rules.watched
  }

  /// Exchanges what was noted for the rules for what was shown to them.
  mutating func exchange(_ shown: inout AppRuleNotes) {
    shown.names = names
    while shown.feeds.count < traces.count { shown.feeds.append(AppRuleFeed()) }
    for index in traces.indices { traces[index].checker.ruleFeed.exchange(&shown.feeds[index]) }
  }

  /// Raises what the rules of each trace have to say.
  mutating func raise(_ verdicts: [AppVerdicts]) {
    for (index, said) in verdicts.enumerated() { traces[index].checker.raise(said) }
  }
}
