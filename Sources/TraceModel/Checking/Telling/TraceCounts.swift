/// The numbers of a trace that its summary tells.
struct TraceCounts: Sendable {
  var events = 0
  /// The events that don't say whom they are about.
  var unattributed = 0
  /// How many different controllers were seen: instances where the log gives them, else names.
  var controllers = 0
  /// The transitions that are over.
  var transitions = 0
  /// The transitions by their kinds, of those whose kind is more than a guess.
  var kinds = [Int](repeating: 0, count: TransitionKind.allCases.count)
  var incomplete = 0
}
