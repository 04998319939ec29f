/// Decides where to place edits that fit at several places: where others say that something changed.
///
/// One more push of a screen that is pushed often can be any of the pushes as far as each controller alone tells.
/// It is the one on which the navigation controller, the screen below and the screen itself agree. Before that, it is
/// one that a finding is about.
struct EditPlacement {
  private let before: RunStory
  private let after: RunStory
  private let callsBefore: EditCalls
  private let callsAfter: EditCalls
  private var edits: [Edit]
  /// How many edits with a choice are looked at.
  private static let limit = 2000

  init(
    _ edits: [Edit], _ before: RunStory, _ after: RunStory, _ events: SequenceTrie, _ lines: FindingLines
  ) {
    self.edits = edits
    self.before = before
    self.after = after
    callsBefore = EditCalls(before, events, wanted: lines.before)
    callsAfter = EditCalls(after, events, wanted: lines.after)
  }

  /// The edits at the places that fit together best.
  mutating func placed() -> [Edit] {
    let floating = edits.indices.filter { !edits[$0].alternatives.isEmpty }
    guard !floating.isEmpty, floating.count <= Self.limit else { return edits }
    var votes = votes(of: floating)
    // The edit with the fewest choices decides first.
    for index in floating.sorted(by: {
      (edits[$0].alternatives.count, $0) < (edits[$1].alternatives.count, $1)
    }) {
      settle(index, &votes)
    }
    return edits
  }

  /// For each transition, how many edits could have to do with it; those that have no choice count more.
  private func votes(of floating: [Int]) -> [Link: Int] {
    var votes: [Link: Int] = [:]
    let isFloating = Set(floating)
    for index in edits.indices where !isFloating.contains(index) {
      for link in Set(links(edits[index])) { votes[link, default: 0] += Self.settledVote }
    }
    for index in floating {
      let edit = edits[index]
      let own = Set(links(edit)).union(
        edit.alternatives.flatMap { links($0, isBefore: !edit.before.isEmpty) })
      for link in own { votes[link, default: 0] += 1 }
    }
    return votes
  }

  private static let settledVote = 1000
  /// A finding counts more than all votes.
  private static let findingVote = 1_000_000_000

  private mutating func settle(_ index: Int, _ votes: inout [Link: Int]) {
    let isBefore = !edits[index].before.isEmpty
    var best = isBefore ? edits[index].before : edits[index].after
    var bestSupport = support(best, isBefore, votes)
    for range in edits[index].alternatives {
      let support = support(range, isBefore, votes)
      if support > bestSupport { (best, bestSupport) = (range, support) }
    }
    if isBefore { edits[index].before = best } else { edits[index].after = best }
    for link in Set(links(best, isBefore: isBefore)) { votes[link, default: 0] += Self.settledVote }
  }

  private func support(_ range: Range<Int>, _ isBefore: Bool, _ votes: [Link: Int]) -> Int {
    let found = (isBefore ? callsBefore : callsAfter).wantedCount(range)
    return Set(links(range, isBefore: isBefore)).reduce(found * Self.findingVote) { $0 + (votes[$1] ?? 0) }
  }

  private func links(_ edit: Edit) -> [Link] {
    links(edit.before, isBefore: true) + links(edit.after, isBefore: false)
  }

  private func links(_ range: Range<Int>, isBefore: Bool) -> [Link] {
    let segments = (isBefore ? before : after).segments[range]
    return segments.lazy.filter { $0.transition > 0 }
      .map { Link(isBefore: isBefore, transition: $0.transition) }
  }
}
