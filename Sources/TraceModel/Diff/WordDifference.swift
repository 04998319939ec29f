/// The event words that went and came at one place.
struct WordDifference: Sendable {
  /// The words that are not there any more.
  var gone: [UInt32] = []
  /// The words that are there now.
  var come: [UInt32] = []
  /// The words on both sides, each with whether the other side has it too.
  private(set) var before: [UInt32]
  private(set) var after: [UInt32]

  /// - Parameter wanted: the places of calls that findings are about: of equal calls these differ.
  init(_ before: [UInt32], _ after: [UInt32], wanted: (before: Set<Int>, after: Set<Int>)) {
    self.before = before
    self.after = after
    let (old, now) = (ContiguousArray(before), ContiguousArray(after))
    for gap in GapPlacement.placed(SequenceAlignment.gaps(old, now), old, now, wanted: wanted) {
      gone += before[gap.before]
      come += after[gap.after]
    }
  }

  /// Whether the same words come in another order.
  var isOrder: Bool { !gone.isEmpty && gone.sorted() == come.sorted() }

  /// Whether nothing came or went: all of it is somewhere else.
  var isMove: Bool { gone.isEmpty && come.isEmpty && !after.isEmpty }

  /// Whether what came or went is there on the other side as well, only less often.
  var isCount: Bool {
    guard gone.isEmpty != come.isEmpty else { return false }
    return gone.isEmpty ? come.allSatisfy(before.contains) : gone.allSatisfy(after.contains)
  }
}
