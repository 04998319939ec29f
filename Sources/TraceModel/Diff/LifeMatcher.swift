/// Finds for each life of a name on one side the life on the other side that it is to be compared with.
///
/// Equal lives match wherever they are: another interleaving of independent controllers isn't a change. The
/// rest are matched by how much they share, nearest first.
struct LifeMatcher: Sendable {
  private let before: StoryIndex
  private let after: StoryIndex
  private let events: SequenceTrie
  /// The likeness of two lives, by their shapes.
  private var known: [ShapePair: Double] = [:]
  /// The event words of lives, by their shapes.
  private var words: [UInt64: ContiguousArray<UInt32>] = [:]

  private struct ShapePair: Hashable {
    var before: UInt64
    var after: UInt64
  }

  private struct Candidate {
    var before: Int
    var after: Int
    var likeness: Double
    var distance: Int
  }

  /// What came of matching.
  struct Result {
    /// Lives that correspond and differ.
    var pairs: [(before: Int, after: Int)] = []
    /// Lives without a partner.
    var onlyBefore: [Int] = []
    var onlyAfter: [Int] = []
  }

  init(_ before: StoryIndex, _ after: StoryIndex, _ events: SequenceTrie) {
    self.before = before
    self.after = after
    self.events = events
  }

  /// The lives of a name that are not equal on both sides.
  mutating func matches(of name: UInt32) -> Result {
    let one = before.livesByName[name] ?? []
    let other = after.livesByName[name] ?? []
    let isSingle = before.count(of: name) == 1 && after.count(of: name) == 1
    let known = knownPairs(one, other)
    let (left, right) = unequal(
      one.filter { life in !known.contains { $0.before == life } },
      other.filter { life in !known.contains { $0.after == life } })
    var result = paired(left, right, isSingle: isSingle)
    result.pairs += known.filter { before.shapes[$0.before] != after.shapes[$0.after] }
    return result
  }

  /// The lives that were found to be the same while the stories were told.
  private func knownPairs(_ one: [Int], _ other: [Int]) -> [(before: Int, after: Int)] {
    let partners = Dictionary(
      other.map { (after.story.lives[$0].pair, $0) }.filter { $0.0 != 0 },
      uniquingKeysWith: { first, _ in first })
    return one.compactMap { life in
      partners[before.story.lives[life].pair].map { (before: life, after: $0) }
    }
  }

  /// The lives that are left when all equal ones have found each other, each with how many equal ones precede it.
  private func unequal(_ one: [Int], _ other: [Int]) -> ([(Int, Int)], [(Int, Int)]) {
    let shapes = ContiguousArray(one.map { before.shapes[$0] })
    let others = ContiguousArray(other.map { after.shapes[$0] })
    guard shapes != others else { return ([], []) }
    let gaps = SequenceAlignment.gaps(shapes, others, bound: 64)
    var left: [(Int, Int)] = []
    var right: [(Int, Int)] = []
    for gap in gaps {
      let equal = gap.before.lowerBound - left.count
      left += gap.before.map { (one[$0], equal) }
      right += gap.after.map { (other[$0], equal) }
    }
    return withoutMoved(left, right)
  }

  /// Takes out the lives that are equal to one at another index.
  private func withoutMoved(_ left: [(Int, Int)], _ right: [(Int, Int)]) -> ([(Int, Int)], [(Int, Int)]) {
    var waiting: [UInt64: [Int]] = [:]
    for index in right.indices.reversed() { waiting[after.shapes[right[index].0], default: []].append(index) }
    var taken: Set<Int> = []
    let rest = left.filter { life, _ in
      guard let index = waiting[before.shapes[life]]?.popLast() else { return true }
      taken.insert(index)
      return false
    }
    return (rest, right.indices.filter { !taken.contains($0) }.map { right[$0] })
  }

  /// Pairs what is alike, the most alike first.
  private mutating func paired(_ left: [(Int, Int)], _ right: [(Int, Int)], isSingle: Bool) -> Result {
    var result = Result()
    var usedBefore: Set<Int> = []
    var usedAfter: Set<Int> = []
    for candidate in candidates(left, right)
    where isSingle || candidate.likeness >= 0.5 {
      guard !usedBefore.contains(candidate.before), !usedAfter.contains(candidate.after) else { continue }
      usedBefore.insert(candidate.before)
      usedAfter.insert(candidate.after)
      result.pairs.append((candidate.before, candidate.after))
    }
    result.onlyBefore = left.map(\.0).filter { !usedBefore.contains($0) }
    result.onlyAfter = right.map(\.0).filter { !usedAfter.contains($0) }
    return result
  }

  /// The pairs that come into question: all of a few, else the neighbours.
  private mutating func candidates(_ left: [(Int, Int)], _ right: [(Int, Int)]) -> [Candidate] {
    var candidates: [Candidate] = []
    let reach = left.count * right.count <= 10_000 ? right.count : 4
    for (index, one) in left.enumerated() {
      let middle = index * right.count / left.count
      for near in max(0, middle - reach)..<min(right.count, middle + reach + 1) {
        let other = right[near]
        candidates.append(
          Candidate(
            before: one.0, after: other.0, likeness: likeness(one.0, other.0),
            distance: abs(one.1 - other.1)))
      }
    }
    return candidates.sorted {
      ($1.likeness, $0.distance, $0.before, $0.after) < ($0.likeness, $1.distance, $1.before, $1.after)
    }
  }

  /// How much of two lives is the same, from 0 to 1: git's measure, of event words instead of lines.
  private mutating func likeness(_ one: Int, _ other: Int) -> Double {
    let pair = ShapePair(before: before.shapes[one], after: after.shapes[other])
    if let known = known[pair] { return known }
    let words = sortedWords(of: one, in: before)
    let others = sortedWords(of: other, in: after)
    let likeness = Double(2 * Self.common(words, others)) / Double(max(1, words.count + others.count))
    known[pair] = likeness
    return likeness
  }

  /// How many numbers two sorted lists share.
  private static func common(_ one: ContiguousArray<UInt32>, _ other: ContiguousArray<UInt32>) -> Int {
    var (left, right, common) = (0, 0, 0)
    while left < one.count, right < other.count {
      if one[left] == other[right] { common += 1 }
      let (word, another) = (one[left], other[right])
      if word <= another { left += 1 }
      if another <= word { right += 1 }
    }
    return common
  }

  /// The event words of a life, sorted; of a long one the first.
  private mutating func sortedWords(of life: Int, in index: StoryIndex) -> ContiguousArray<UInt32> {
    if let known = words[index.shapes[life]] { return known }
    let segments = index.story.segments[index.story.lives[life].segments].prefix(256)
    let sorted = ContiguousArray(segments.flatMap { $0.isFold ? [] : events.sequence($0.events) }.sorted())
    words[index.shapes[life]] = sorted
    return sorted
  }
}
