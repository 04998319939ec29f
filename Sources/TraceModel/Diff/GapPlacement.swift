/// Moves gaps to where findings are: of equal alignments the one whose gaps take in most of the calls that are wanted.
enum GapPlacement {
  /// The gaps of two sequences, each where it takes in most of the wanted places, and at its own among equals.
  static func placed<Element: Equatable>(
    _ gaps: [Gap], _ before: ContiguousArray<Element>, _ after: ContiguousArray<Element>,
    wanted: (before: Set<Int>, after: Set<Int>)
  ) -> [Gap] {
    guard !wanted.before.isEmpty || !wanted.after.isEmpty else { return gaps }
    var placed = gaps
    for index in gaps.indices where gaps[index].isPure {
      let gap = gaps[index]
      // What is equal between two gaps is as long on either side.
      let room = (
        gap.before.lowerBound - (index > 0 ? placed[index - 1].before.upperBound : 0),
        (index + 1 < gaps.count ? gaps[index + 1].before.lowerBound : before.count) - gap.before.upperBound
      )
      let step =
        gap.after.isEmpty
        ? step(of: gap.before, in: before, room, wanted.before)
        : step(of: gap.after, in: after, room, wanted.after)
      placed[index] = gap.moved(before: step, after: step)
    }
    return placed
  }

  /// How far to move a stretch of a sequence so that it takes in most of the wanted places.
  static func step<Element: Equatable>(
    of range: Range<Int>, in sequence: ContiguousArray<Element>, _ room: (left: Int, right: Int),
    _ wanted: Set<Int>
  ) -> Int {
    guard !wanted.isEmpty else { return 0 }
    let left = Slide.left(of: range, in: sequence, limit: room.left)
    let right = Slide.right(of: range, in: sequence, limit: room.right)
    var count = range.count { wanted.contains($0 - left) }
    var best = (count: count, step: -left)
    for step in -left..<right {
      if wanted.contains(range.lowerBound + step) { count -= 1 }
      if wanted.contains(range.upperBound + step) { count += 1 }
      let isNearer = abs(step + 1) < abs(best.step)
      if count > best.count || count == best.count && isNearer { best = (count, step + 1) }
    }
    return best.step
  }
}
