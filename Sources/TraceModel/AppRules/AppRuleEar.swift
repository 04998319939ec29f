/// What a rule asks of the app as a whole, in numbers.
struct AppRuleEar: Sendable {
  /// Its conditions that are states of the app, by their indices in the list of all of these.
  var states: Range<Int>
  /// Whether it waits for transitions to end, and whether it has deadlines.
  var waits: Bool
  var isTimed: Bool
  /// The glob that it is bound to, or -1; and whether it asks when a controller that fits it is on the
  /// screen.
  var binding: Int
  var asksShown: Bool
}
