/// The event words that went and came at one place.
struct WordDifference: Sendable {
  /// The words that are not there any more.
  var gone: [UInt32] = []
  /// The words that are there now.
  var come: [UInt32] = []
  /// The words on both sides, each with whether the other side has it too.
  private(set) var before: [UInt32]
  private(set) var after: [UInt32]

  init(_ before: [UInt32], _ after: [UInt32]) {
    self.before = before
    self.after = after
    for gap in SequenceAlignment.gaps(ContiguousArray(before), ContiguousArray(after)) {
      gone += before[gap.before]
      come += after[gap.after]
    }
  }

  /// Whether the same words come in another order.
  var isOrder: Bool { !gone.isEmpty && gone.sorted() == come.sorted() }

  /// Whether what came or went is there on the other side as well, only less often.
  var isCount: Bool {
    guard gone.isEmpty != come.isEmpty else { return false }
    return gone.isEmpty ? come.allSatisfy(before.contains) : gone.allSatisfy(after.contains)
  }
}
