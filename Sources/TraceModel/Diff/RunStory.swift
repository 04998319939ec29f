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

  /// Whether there is a controller of a name.
  func has(_ name: UInt32) -> Bool { lifeCount(of: name) > 0 }

  /// How many controllers of a name there are, with those that are not in it.
  func lifeCount(of name: UInt32) -> Int {
    lives.count { $0.name == name && $0.ordinal > 0 } + folded[name, default: 0]
  }

  /// Whether nothing was let go of.
  var isWhole: Bool { folded.isEmpty && !segments.contains(where: \.isFold) }

  /// How many transitions of a flow are in it.
  func count(of flow: TransitionFlow) -> Int { transitions.count { $0.isTold && $0.flow == flow } }

  /// The transition that a segment belongs to; `nil` for none.
  func transition(of segment: Segment) -> ToldTransition? {
    let index = Int(segment.transition)
    return index > 0 && index < transitions.count ? transitions[index] : nil
  }
}
