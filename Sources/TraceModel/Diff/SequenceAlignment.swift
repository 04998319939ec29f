/// Finds where two sequences differ: Myers' greedy algorithm, with a bound on how much of a difference is searched
/// at once, so that the time stays in proportion to the length even where nothing is equal.
struct SequenceAlignment<Element: Equatable> {
  /// How many differences are looked through for the shortest way; beyond, the way that got furthest is taken.
  private let bound: Int
  private let before: ContiguousArray<Element>
  private let after: ContiguousArray<Element>
  /// For each number of differences, how far each diagonal got: rows of one, three, five ... numbers, one behind the
  /// other.
  private var reaches: ContiguousArray<Int32> = []

  private struct Place {
    var before: Int
    var after: Int
  }

  private init(_ before: ContiguousArray<Element>, _ after: ContiguousArray<Element>, bound: Int) {
    self.before = before
    self.after = after
    self.bound = bound
  }

  /// The places where two sequences differ, in their order.
  ///
  /// - Parameter hasOpenEnd: whether the sequences go on, so that their ends need not be the same place.
  static func gaps(
    _ before: ContiguousArray<Element>, _ after: ContiguousArray<Element>, bound: Int = 256,
    hasOpenEnd: Bool = false
  ) -> [Gap] {
    if before == after { return [] }
    var alignment = SequenceAlignment(before, after, bound: bound)
    return alignment.compacted(alignment.rawGaps(hasOpenEnd))
  }

  private mutating func rawGaps(_ hasOpenEnd: Bool) -> [Gap] {
    var prefix = 0
    while prefix < before.count, prefix < after.count, before[prefix] == after[prefix] { prefix += 1 }
    var end = Place(before: before.count, after: after.count)
    while !hasOpenEnd, end.before > prefix, end.after > prefix, before[end.before - 1] == after[end.after - 1]
    {
      end.before -= 1
      end.after -= 1
    }
    var gaps: [Gap] = []
    var start = Place(before: prefix, after: prefix)
    while start.before < end.before || start.after < end.after {
      if start.before == end.before || start.after == end.after {
        note(Gap(before: start.before..<end.before, after: start.after..<end.after), in: &gaps)
        break
      }
      start = advance(from: start, to: end, &gaps)
    }
    return gaps
  }

  /// Adds a gap, joined to the last one if nothing equal is between them.
  private func note(_ gap: Gap, in gaps: inout [Gap]) {
    if let last = gaps.last, last.before.upperBound == gap.before.lowerBound,
      last.after.upperBound == gap.after.lowerBound
    {
      gaps[gaps.count - 1] = Gap(
        before: last.before.lowerBound..<gap.before.upperBound,
        after: last.after.lowerBound..<gap.after.upperBound)
    } else {
      gaps.append(gap)
    }
  }

  /// Goes as far as the bound allows, and notes the differences on the way.
  private mutating func advance(from start: Place, to end: Place, _ gaps: inout [Gap]) -> Place {
    reaches.removeAll(keepingCapacity: true)
    let width = end.before - start.before
    let height = end.after - start.after
    for count in 0...bound {
      let middle = count * count + count
      reaches.append(contentsOf: repeatElement(-1, count: 2 * count + 1))
      for diagonal in stride(from: -count, through: count, by: 2) {
        var reach = first(diagonal, count)
        if reach < 0 || reach > width || reach - diagonal > height || reach - diagonal < 0 { continue }
        while reach < width, reach - diagonal < height,
          before[start.before + reach] == after[start.after + reach - diagonal]
        { reach += 1 }
        reaches[middle + diagonal] = Int32(truncatingIfNeeded: reach)
        if reach == width, reach - diagonal == height { return trace(count, diagonal, start, &gaps) }
      }
    }
    return trace(bound, furthest(), start, &gaps)
  }

  /// Where a diagonal begins with one difference more than the row before.
  private func first(_ diagonal: Int, _ count: Int) -> Int {
    guard count > 0 else { return 0 }
    let down = reach(count - 1, diagonal + 1)
    let right = reach(count - 1, diagonal - 1)
    return right < 0 ? down : max(down, right + 1)
  }

  private func reach(_ count: Int, _ diagonal: Int) -> Int {
    -count <= diagonal && diagonal <= count ? Int(reaches[count * count + count + diagonal]) : -1
  }

  private func furthest() -> Int {
    var best = -bound
    for diagonal in -bound...bound where reach(bound, diagonal) >= 0 {
      let (now, then) = (reach(bound, diagonal), reach(bound, best))
      if then < 0 || 2 * now - diagonal > 2 * then - best { best = diagonal }
    }
    return best
  }

  /// Goes back along the way that was found.
  private func trace(_ count: Int, _ diagonal: Int, _ start: Place, _ gaps: inout [Gap]) -> Place {
    var steps: [Gap] = []
    var diagonal = diagonal
    let last = reach(count, diagonal)
    let stop = Place(before: start.before + last, after: start.after + last - diagonal)
    for row in stride(from: count, to: 0, by: -1) {
      let down = reach(row - 1, diagonal + 1)
      let right = reach(row - 1, diagonal - 1)
      let isDown = right < 0 || down >= right + 1
      let from = isDown ? down : right
      let previous = isDown ? diagonal + 1 : diagonal - 1
      let index = Place(before: start.before + from, after: start.after + from - previous)
      steps.append(
        isDown
          ? Gap(before: index.before..<index.before, after: index.after..<index.after + 1)
          : Gap(before: index.before..<index.before + 1, after: index.after..<index.after))
      diagonal = previous
    }
    for step in steps.reversed() { note(step, in: &gaps) }
    return stop
  }

  // MARK: Sliding

  /// Joins what went at one place and came at another where both could as well be side by side.
  private func compacted(_ gaps: [Gap]) -> [Gap] {
    var joined: [Gap] = []
    for gap in gaps {
      if let last = joined.last, let one = joining(last, gap) {
        joined[joined.count - 1] = one
      } else {
        joined.append(gap)
      }
    }
    return joined
  }

  private func joining(_ left: Gap, _ right: Gap) -> Gap? {
    guard left.isPure, right.isPure, left.after.isEmpty != right.after.isEmpty else { return nil }
    let between = right.before.lowerBound - left.before.upperBound
    if slidesLeft(right) >= between {
      return spanning(left, right.moved(before: -between, after: -between))
    }
    guard slidesRight(left) >= between else { return nil }
    return spanning(left.moved(before: between, after: between), right)
  }

  private func spanning(_ left: Gap, _ right: Gap) -> Gap {
    Gap(
      before: left.before.lowerBound..<right.before.upperBound,
      after: left.after.lowerBound..<right.after.upperBound)
  }

  /// How far a pure gap can be moved to the left without changing what is said.
  private func slidesLeft(_ gap: Gap) -> Int {
    gap.after.isEmpty
      ? Slide.left(of: gap.before, in: before, limit: gap.before.lowerBound)
      : Slide.left(of: gap.after, in: after, limit: gap.after.lowerBound)
  }

  private func slidesRight(_ gap: Gap) -> Int {
    gap.after.isEmpty ? Slide.right(of: gap.before, in: before) : Slide.right(of: gap.after, in: after)
  }
}
