/// Watches the rules of an app over the traces of a log.
package struct AppRuleWatches: ~Copyable {
  /// A watch in a box, since it is large and is never copied.
  private final class Box {
    var watch: AppRuleWatch
    init(_ watch: consuming AppRuleWatch) { self.watch = watch }
  }

  private let rules: [AppRule]
  private let tellsAll: Bool
  private var names: [String] = []
  private var traces: [Box] = []

  /// Watches over rules.
  ///
  /// - Parameter tellsAll: whether it matters where a rule was armed and kept, and not only where it was broken.
  init(_ rules: [AppRule], tellsAll: Bool = false) {
    self.rules = rules
    self.tellsAll = tellsAll
  }

  /// Learns the names met so far, those that it knows first.
  mutating func learn(_ names: [String]) {
    let newNames = names[self.names.count...]
    for trace in traces { for name in newNames { trace.watch.learn(name) } }
    self.names = names
  }

  /// Looks at what was noted of a log.
  mutating func see(_ notes: borrowing AppRuleNotes) {
    learn(notes.names)
    for (index, trace) in notes.traces.enumerated() { see(notes.feeds[index], ofTrace: trace) }
  }

  /// Looks at what was noted of a trace.
  mutating func see(_ feed: borrowing AppRuleFeed, ofTrace index: Int) {
    if feed.isEmpty { return }
    while traces.count <= index { traces.append(Box(makeWatch())) }
    traces[index].watch.see(feed, names: names)
  }

  private func makeWatch() -> AppRuleWatch {
    var watch = AppRuleWatch(rules, tellsAll: tellsAll)
    for name in names { watch.learn(name) }
    return watch
  }

  /// Takes what was said of a trace since the last time; `nil` where nothing was.
  mutating func take(ofTrace index: Int) -> AppVerdicts? {
    traces.indices.contains(index) && traces[index].watch.hasVerdicts ? traces[index].watch.take() : nil
  }

  /// Takes what was said of each trace since the last time.
  mutating func takeAll() -> [AppVerdicts] { traces.map { $0.watch.take() } }
}
