/// A condition of a rule as it is looked for: numbers alone, since it is asked for each event that may meet it.
struct AppSight: Sendable {
  /// The index of the rule.
  var rule: Int
  /// The condition's bit among those of the rule.
  var bit: UInt32
  /// The glob of the other one, or -1 for anybody.
  var second: Int
  /// The index of what is asked besides who takes part, or -1 where nothing is.
  var pattern = -1
  /// The states in which it counts, by their indices in the list of those that are asked for.
  var states: Range<Int>

  /// A condition of a rule.
  init(rule: Int, bit: UInt32, second: Int, states: Range<Int>) {
    (self.rule, self.bit, self.second, self.states) = (rule, bit, second, states)
  }

  /// No condition: the life of a controller that the rule is bound to begins, goes on or ends here.
  init(ofLifeBoundTo rule: Int) {
    self.init(rule: rule, bit: 0, second: -1, states: 0..<0)
  }
}
