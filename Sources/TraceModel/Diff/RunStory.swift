/// What happened in one process, as lives and transitions: the order among controllers that have nothing to do
/// with each other is not in it.
struct RunStory: Sendable {
  /// The lives, in the order of their first events.
  var lives: ContiguousArray<Life> = []
  /// The segments of all lives, those of one life together.
  var segments: ContiguousArray<Segment> = []
  /// The transitions that segments refer to; the first is none.
  var transitions: ContiguousArray<ToldTransition> = []
  /// How long completed transitions of each flow took, in microseconds, and how often; none without times.
  var durations: [TransitionFlow: [Int64: Int]] = [:]
  /// In how many transitions of two controllers nobody told who takes part.
  var guessCount = 0
  /// What happened in what is not in it, where only facts are wanted.
  var facts = RunFacts()
  /// How many lives of each name are not in it, for the other side had an equal one.
  var folded: [UInt32: Int] = [:]

  /// The transition that a segment belongs to; `nil` for none.
  func transition(of segment: Segment) -> ToldTransition? {
    let index = Int(segment.transition)
    return index > 0 && index < transitions.count ? transitions[index] : nil
  }
}
