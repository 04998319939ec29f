/// A story with what is needed to find equal lives in it: a number for each segment that stands for its events and
/// for the order of the transition it belongs to, and one for each life.
struct StoryIndex: Sendable {
  /// The story.
  let story: RunStory
  /// For each segment, its content.
  let contents: ContiguousArray<UInt64>
  /// For each life, its content: equal for lives in which the same happened.
  let shapes: ContiguousArray<UInt64>
  /// The lives of each name, in the order of their first events.
  let livesByName: [UInt32: [Int]]

  init(_ story: RunStory) {
    self.story = story
    let contents = ContiguousArray(
      story.segments.map { segment in
        if segment.isFold { return UInt64(segment.events) << 32 }
        let told = story.transition(of: segment)
        let order = told.map { $0.isAnnounced ? $0.order : 0 } ?? 0
        return UInt64(segment.events) << 32 | UInt64(order)
      })
    self.contents = contents
    shapes = ContiguousArray(story.lives.map { Self.shape(contents[$0.segments]) })
    livesByName = Dictionary(grouping: story.lives.indices) { story.lives[$0].name }
  }

  /// How many lives of a name there were.
  func count(of name: UInt32) -> Int { (livesByName[name]?.count ?? 0) + (story.folded[name] ?? 0) }

  /// The content of the life that has these segments.
  func shape(of segments: Range<Int>) -> UInt64 { Self.shape(contents[segments]) }

  private static func shape(_ contents: ContiguousArray<UInt64>.SubSequence) -> UInt64 {
    contents.reduce(UInt64(contents.count)) { $0.mixed(with: $1) }
  }

  /// The contents of a life's segments.
  func contents(of life: Int) -> ContiguousArray<UInt64> {
    ContiguousArray(contents[story.lives[life].segments])
  }
}

extension UInt64 {
  /// A number made of two, in their order; others give another one but for one case in many.
  func mixed(with value: UInt64) -> UInt64 {
    var mixed = (self ^ value) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 29
    return mixed &* 0xBF58_476D_1CE4_E5B9 &+ self << 7
  }
}
