/// Watches the rules of an app beside the checking, on a core that is free.
struct AppRuleStage: Sendable {
  private let rules: [AppRule]
  private let noted = Channel { AppRuleNotes() }
  private let said = Channel { [AppVerdicts]() }

  /// The stage of some rules; `nil` without any.
  init?(_ rules: [AppRule]) {
    if rules.isEmpty { return nil }
    self.rules = rules
  }

  /// Hands over what a run noted since the last time; waits while there is much to look at.
  ///
  /// - Parameter shown: what is filled with that.
  /// - Returns: what to fill the next time.
  func take(from run: inout LogRun, into shown: consuming AppRuleNotes) async -> AppRuleNotes {
    run.handOn { $0.exchange(&shown) }
    return await noted.send(shown) ?? AppRuleNotes()
  }

  /// Nothing more is noted.
  ///
  /// - Returns: what the rules have to say of each trace.
  func finished() async -> [AppVerdicts] {
    await noted.end()
    return await said.next(after: nil) ?? []
  }

  /// Watches until nothing more comes.
  func watch() async {
    var watches = AppRuleWatches(rules)
    var current = await noted.next(after: nil)
    while let noted = current.take() {
      watches.see(noted)
      current = await self.noted.next(after: noted)
    }
    _ = await said.send(watches.takeAll())
  }
}
