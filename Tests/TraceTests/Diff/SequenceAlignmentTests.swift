import Testing

@testable import TraceModel

@Suite struct SequenceAlignmentTests {
  /// The sequence after, made of the one before and the gaps alone.
  private func rebuilt(_ before: ContiguousArray<Int>, _ after: ContiguousArray<Int>, _ gaps: [Gap]) -> [Int]
  {
    var made: [Int] = []
    var index = 0
    for gap in gaps {
      made += before[index..<gap.before.lowerBound] + after[gap.after]
      index = gap.before.upperBound
    }
    return made + before[index...]
  }

  @Test(arguments: UInt64(1)...40, [2, 256]) func `the gaps turn one sequence into the other`(
    seed: UInt64, bound: Int
  ) {
    var dice = PlayedApp.Dice(seed: seed)
    func sequence() -> ContiguousArray<Int> {
      ContiguousArray(
        (0..<Int.random(in: 0..<40, using: &dice)).map { _ in Int.random(in: 0..<5, using: &dice) })
    }
    let (before, after) = (sequence(), sequence())
    let gaps = SequenceAlignment.gaps(before, after, bound: bound)
    #expect(
      rebuilt(before, after, gaps) == Array(after), "seed \(seed), bound \(bound): \(before) \(after) \(gaps)"
    )
  }

  @Test func `one element in index of another of a run is one gap`() {
    let gaps = SequenceAlignment.gaps([1, 1, 1, 1], [1, 1, 2, 1] as ContiguousArray)
    #expect(gaps.count == 1)
  }

  @Test func `two long sequences with nothing in common take no long time`() {
    let gaps = SequenceAlignment.gaps(
      ContiguousArray(0..<3_000), ContiguousArray(10_000..<13_000), bound: 64)
    #expect(gaps == [Gap(before: 0..<3_000, after: 0..<3_000)])
  }
}
