/// Lets go of what two stories have in common while they are being told, so that memory grows with what differs.
///
/// Kept are the ends, which may still turn out to be something else, what differs, and a margin around it: enough for
/// the comparison to say the same as it would of the whole.
struct StoryFolding: Sendable {
  /// How much is kept.
  struct Margins: Sendable {
    /// Segments on either side of a difference.
    var segments = 64
    /// The latest lives of a name.
    var lives = 32
    /// After how many events of others a life may be over.
    var idle = 16_384
  }

  private let margins: Margins
  private var before: SideDigests
  private var after: SideDigests
  private var pairs: UInt32 = 0
  private var folds: UInt32 = 0

  init(renames: [RenamedClass] = [], margins: Margins = Margins()) {
    self.margins = margins
    before = SideDigests(renames: renames)
    after = SideDigests()
  }

  /// Folds two stories.
  mutating func fold(_ one: inout StoryBuilder, _ other: inout StoryBuilder) {
    before.learn(one)
    after.learn(other)
    for index in 0..<min(one.runs.count, other.runs.count) {
      var left = FoldedSide(one.runs[index].unfolded(idle: margins.idle), before)
      var right = FoldedSide(other.runs[index].unfolded(idle: margins.idle), after)
      fold(&left, &right)
      one.runs[index].fold(left.run)
      other.runs[index].fold(right.run)
    }
  }

  private mutating func fold(_ one: inout FoldedSide, _ other: inout FoldedSide) {
    var equal: [(Int, Int)] = []
    for name in one.livesByName.keys.sorted() {
      pair(name, &one, &other)
      equal += equalLives(name, &one, &other)
    }
    // Equal lives that have to do with what differs are needed to tell where it is.
    one.need(allBut: equal.map(\.0))
    other.need(allBut: equal.map(\.1))
    for (left, right) in equal where !one.isNeeded(left) && !other.isNeeded(right) {
      one.foldWhole(left)
      other.foldWhole(right)
    }
  }

  // MARK: Long lives

  /// Puts the lives together that go on on both sides, and folds them.
  private mutating func pair(_ name: UInt64, _ one: inout FoldedSide, _ other: inout FoldedSide) {
    let (own, open) = (one.openLives(name), other.openLives(name))
    let isOnly = own.count == 1 && open.count == 1
    var waiting = Dictionary(grouping: open.reversed()) { other.identity(of: $0, isOnly: isOnly) }
    for life in own {
      guard let same = waiting[one.identity(of: life, isOnly: isOnly)]?.popLast() else { continue }
      fold(life, same, &one, &other)
    }
  }

  private mutating func fold(_ left: Int, _ right: Int, _ one: inout FoldedSide, _ other: inout FoldedSide) {
    let (first, second) = (one.unfolded(left), other.unfolded(right))
    guard min(first.count, second.count) > 4 * margins.segments else { return }
    var contents = (one.contents(first), other.contents(second))
    // Ties are decided the same way, whichever side is called the one before.
    let isMirrored = contents.1.lexicographicallyPrecedes(contents.0)
    if isMirrored { contents = (contents.1, contents.0) }
    let gaps = SequenceAlignment.gaps(contents.0, contents.1, bound: 64, hasOpenEnd: true)
      .map { isMirrored ? Gap(before: $0.after, after: $0.before) : $0 }
    var start = (0, 0)
    for gap in gaps + [Gap(before: first.count..<first.count, after: second.count..<second.count)] {
      let count = gap.before.lowerBound - start.0
      if count == gap.after.lowerBound - start.1 {
        fold(
          (first.lowerBound + start.0, second.lowerBound + start.1), count, (left, right), &one, &other)
      }
      start = (gap.before.upperBound, gap.after.upperBound)
    }
  }

  /// Folds the middle of an equal stretch.
  private mutating func fold(
    _ start: (Int, Int), _ count: Int, _ lives: (Int, Int), _ one: inout FoldedSide,
    _ other: inout FoldedSide
  ) {
    // Right behind a fold there is nothing that a margin would have to be kept for.
    let isNext = one.followsFold(start.0, lives.0) && other.followsFold(start.1, lives.1)
    let head = isNext ? 0 : margins.segments
    let length = count - head - margins.segments
    guard length > margins.segments else { return }
    if one.run.lives[lives.0].pair == 0 { pairs += 1 }
    folds += 1
    let stand = isNext ? nil : folds
    one.fold(lives.0, start.0 + head..<start.0 + head + length, stand, pairs)
    other.fold(lives.1, start.1 + head..<start.1 + head + length, stand, pairs)
  }

  // MARK: Whole lives

  /// The lives of a name that are over and have an equal one on the other side.
  private func equalLives(_ name: UInt64, _ one: inout FoldedSide, _ other: inout FoldedSide) -> [(Int, Int)]
  {
    let left = one.livesByName[name] ?? []
    let right = other.livesByName[name] ?? []
    var shapes = (one.shapes(left), other.shapes(right))
    let isMirrored = shapes.1.lexicographicallyPrecedes(shapes.0)
    if isMirrored { shapes = (shapes.1, shapes.0) }
    let gaps = SequenceAlignment.gaps(shapes.0, shapes.1, bound: 64, hasOpenEnd: true)
      .map { isMirrored ? Gap(before: $0.after, after: $0.before) : $0 }
    let ends = (left.count - margins.lives, right.count - margins.lives)
    var equal: [(Int, Int)] = []
    var moved: ([Int], [Int]) = ([], [])
    var start = (0, 0)
    for gap in gaps + [Gap(before: left.count..<left.count, after: right.count..<right.count)] {
      let count = min(gap.before.lowerBound - start.0, ends.0 - start.0, ends.1 - start.1)
      for offset in 0..<max(0, count) { equal.append((left[start.0 + offset], right[start.1 + offset])) }
      moved.0 += gap.before.filter { $0 < ends.0 }.map { left[$0] }
      moved.1 += gap.after.filter { $0 < ends.1 }.map { right[$0] }
      start = (gap.before.upperBound, gap.after.upperBound)
    }
    equal += pairs(moved.0, moved.1, one, other)
    return equal.filter { one.mayGo($0.0) && other.mayGo($0.1) }
  }

  /// Equal lives at different indices.
  private func pairs(_ left: [Int], _ right: [Int], _ one: FoldedSide, _ other: FoldedSide) -> [(Int, Int)] {
    var waiting = Dictionary(grouping: right.reversed()) { other.shape(of: $0) }
    return left.compactMap { life in waiting[one.shape(of: life)]?.popLast().map { (life, $0) } }
  }
}
