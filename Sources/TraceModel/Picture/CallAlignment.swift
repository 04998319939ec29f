/// Two orders of calls held against each other: which call of one is which of the other, and which of them stay in place.
struct CallAlignment {
  /// A pair of equal calls.
  struct Pair: Hashable {
    /// The index before.
    var before: Int
    /// The index after.
    var after: Int
    /// Whether it is in the same order on both sides.
    var isInPlace: Bool
  }

  /// The pairs, by their indices before.
  let pairs: [Pair]

  /// Pairs the first of equal calls with the first, the second with the second, and those that findings are about last.
  init(_ before: [String], _ after: [String], found: (before: Set<Int>, after: Set<Int>) = ([], [])) {
    let partners = Self.foundLast(after.indices, found.after).reversed()
    var free = Dictionary(grouping: partners, by: { after[$0] })
    let matched = Self.foundLast(before.indices, found.before).compactMap { index in
      free[before[index]]?.popLast().map { (index, $0) }
    }.sorted { $0.0 < $1.0 }
    let rising = Self.longestRise(matched.map(\.1))
    pairs = matched.enumerated().map { index, pair in
      Pair(before: pair.0, after: pair.1, isInPlace: rising.contains(index))
    }
  }

  private static func foundLast(_ indices: Range<Int>, _ found: Set<Int>) -> [Int] {
    indices.filter { !found.contains($0) } + indices.filter(found.contains)
  }

  /// The indices of a longest rising run of numbers.
  static func longestRise(_ numbers: [Int]) -> Set<Int> {
    var lengths = numbers.map { _ in 1 }
    var previous: [Int?] = numbers.map { _ in nil }
    for index in numbers.indices {
      for earlier in 0..<index
      where numbers[earlier] < numbers[index] && lengths[earlier] + 1 > lengths[index] {
        lengths[index] = lengths[earlier] + 1
        previous[index] = earlier
      }
    }
    var run: Set<Int> = []
    var index = lengths.indices.max { lengths[$0] < lengths[$1] }
    while let current = index {
      run.insert(current)
      index = previous[current]
    }
    return run
  }
}
