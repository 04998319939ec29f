/// What was noted of a log for the rules of its app, on its way to those who watch them.
struct AppRuleNotes: Sendable {
  /// The names met so far.
  var names: [String] = []
  /// The traces that anything was noted of, by their indices in the checker's results.
  var traces: [Int] = []
  /// What was noted of each of them; more are there to be filled again.
  var feeds: [AppRuleFeed] = []
}
