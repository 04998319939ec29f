/// Two orders of calls held against each other: which call of one is which of the other, and which of them stay in place.
struct CallAlignment {
  /// A pair of equal calls.
  struct Pair: Hashable {
    /// The place before.
    var before: Int
    /// The place after.
    var after: Int
    /// Whether it is in the same order on both sides.
    var isInPlace: Bool
  }

  /// The pairs, by their places before.
  let pairs: [Pair]

  /// Pairs the first of equal calls with the first, the second with the second.
  init(_ before: [String], _ after: [String]) {
    var free = Dictionary(grouping: after.indices.reversed(), by: { after[$0] })
    let matched = before.indices.compactMap { place in
      free[before[place]]?.popLast().map { (place, $0) }
    }
    let rising = Self.longestRise(matched.map(\.1))
    pairs = matched.enumerated().map { place, pair in
      Pair(before: pair.0, after: pair.1, isInPlace: rising.contains(place))
    }
  }

  /// The places of a longest rising run of numbers.
  static func longestRise(_ numbers: [Int]) -> Set<Int> {
    var lengths = numbers.map { _ in 1 }
    var previous: [Int?] = numbers.map { _ in nil }
    for place in numbers.indices {
      for earlier in 0..<place
      where numbers[earlier] < numbers[place] && lengths[earlier] + 1 > lengths[place] {
        lengths[place] = lengths[earlier] + 1
        previous[place] = earlier
      }
    }
    var run: Set<Int> = []
    var place = lengths.indices.max { lengths[$0] < lengths[$1] }
    while let current = place {
      run.insert(current)
      place = previous[current]
    }
    return run
  }
}
