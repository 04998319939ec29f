/// What a run keeps, laid out for folding.
struct UnfoldedRun {
  /// A life, and what of it is to be let go of.
  struct Life {
    var name: UInt32
    var ordinal: UInt32
    var pair: UInt32
    /// Whether nothing more is expected of it.
    var isOver: Bool
    /// Its segments, without one that is not over.
    var segments: Range<Int>
    /// Whether all of it is let go of.
    var isFolded = false
    /// The stretches that are let go of, each with the segment that stands for it, if any.
    var folds: [(range: Range<Int>, stand: Segment?)] = []
  }

  var lives: [Life] = []
  var segments: ContiguousArray<Segment> = []
  let transitions: ContiguousArray<ToldTransition>
  /// The transitions of segments that are not over.
  var openTransitions: [UInt32] = []

  init(transitions: ContiguousArray<ToldTransition>) {
    self.transitions = transitions
  }

  /// What of a life is kept.
  ///
  /// - Parameter hasOpenEnd: whether its last segment is not over yet, and so is none of those that are.
  func remaining(of life: Life, hasOpenEnd: Bool) -> ContiguousArray<Segment> {
    var kept: ContiguousArray<Segment> = []
    var next = life.segments.lowerBound
    for fold in life.folds {
      kept += segments[next..<fold.range.lowerBound]
      if let stand = fold.stand { kept.append(stand) }
      next = fold.range.upperBound
    }
    kept += segments[next..<life.segments.upperBound - (hasOpenEnd ? 1 : 0)]
    return kept
  }

  /// Lets go of the settled segments of a life, and of the life where nothing else is left.
  mutating func condense(_ life: Int, _ settled: Range<Int>) {
    lives[life].isFolded = lives[life].isOver && settled == lives[life].segments
    if !settled.isEmpty { lives[life].folds = [(settled, nil)] }
  }

  /// How many segments of a life, from its first, belong to transitions that are told.
  func settled(_ life: Life) -> Range<Int> {
    let open = segments[life.segments].firstIndex {
      $0.transition != 0 && !transitions[Int($0.transition)].isTold
    }
    return life.segments.lowerBound..<(open ?? life.segments.upperBound)
  }
}
