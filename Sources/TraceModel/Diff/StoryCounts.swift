/// How often each thing is in a story: counted once, for every change that is described asks.
struct StoryCounts: Sendable {
  /// Whether nothing was let go of, so that the numbers are those of the whole run.
  let isWhole: Bool
  private var lives: [UInt32: Int]
  private var transitions: [TransitionFlow: Int] = [:]

  init(_ story: RunStory) {
    isWhole = story.folded.isEmpty && !story.segments.contains(where: \.isFold)
    lives = story.folded
    for life in story.lives where life.ordinal > 0 { lives[life.name, default: 0] += 1 }
    for told in story.transitions where told.isTold { transitions[told.flow, default: 0] += 1 }
  }

  /// How many controllers of a name there are, with those that the other side had equal ones of.
  func lives(of name: UInt32) -> Int { lives[name, default: 0] }

  /// How many transitions of a flow are told.
  func transitions(of flow: TransitionFlow) -> Int { transitions[flow, default: 0] }
}
