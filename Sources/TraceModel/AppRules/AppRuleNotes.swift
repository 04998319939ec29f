/// What was noted of a log for the rules of its app, on its way to those who watch them.
struct AppRuleNotes: Sendable {
  /// The names met so far.
  var names: [String] = []
  /// What was noted of each trace, in the order of the checker's results.
  var feeds: [AppRuleFeed] = []
}
