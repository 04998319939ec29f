/// The rules of the app: watched with the checking, or beside it by somebody who takes what was noted for them.
extension LogChecker {
  /// Shows the rules what was noted of a trace, and raises what they have to say; or keeps it for who watches them.
  mutating func showRules(ofTrace index: Int) {
    guard rules != nil else { return notedTraces.append(index) }
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
    // Of a log of very many processes few are in a batch.
    swap(&shown.traces, &notedTraces)
    notedTraces.removeAll(keepingCapacity: true)
    while shown.feeds.count < shown.traces.count { shown.feeds.append(AppRuleFeed()) }
    for (index, trace) in shown.traces.enumerated() {
      traces[trace].checker.ruleFeed.exchange(&shown.feeds[index])
    }
  }

  /// Raises what the rules of each trace have to say.
  mutating func raise(_ verdicts: [AppVerdicts]) {
    for (index, said) in verdicts.enumerated() { traces[index].checker.raise(said) }
  }
}
