/// Puts edits together that are one change: those of one transition, seen by all who take part in it.
struct EditGroups {
  private let before: RunStory
  private let after: RunStory
  private let edits: [Edit]
  private var leaders: [Int]

  init(_ edits: [Edit], _ before: RunStory, _ after: RunStory) {
    self.edits = edits
    self.before = before
    self.after = after
    leaders = Array(edits.indices)
  }

  /// The edits in groups, each a change; ordered by line.
  mutating func groups() -> [[Edit]] {
    var first: [Link: Int] = [:]
    // Two lives that came as wholes are not joined by a guess, so whatever else there is goes first.
    for index in edits.indices where !edits[index].isWholeLife { join(index, &first) }
    for index in edits.indices where edits[index].isWholeLife { join(index, &first) }
    let lines = edits.map(line)
    var members: [Int: [Int]] = [:]
    for index in edits.indices { members[leader(of: index), default: []].append(index) }
    // Two may be at one line: then they stay in the order in which they were found.
    let isEarlier = { (one: Int, other: Int) in
      lines[one] == lines[other] ? one < other : lines[one] < lines[other]
    }
    return members.values.map { $0.sorted(by: isEarlier) }.sorted { isEarlier($0[0], $1[0]) }
      .map { $0.map { edits[$0] } }
  }

  private mutating func join(_ index: Int, _ first: inout [Link: Int]) {
    for (link, isSure) in links(edits[index]) {
      if let other = first[link] {
        join(index, other)
      } else if isSure || !edits[index].isWholeLife {
        first[link] = index
      }
    }
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (left, right) = (leader(of: one), leader(of: other))
    leaders[max(left, right)] = min(left, right)
  }

  private mutating func leader(of index: Int) -> Int {
    var at = index
    while leaders[at] != at {
      leaders[at] = leaders[leaders[at]]
      at = leaders[at]
    }
    return at
  }

  /// The transitions that an edit concerns, each with whether it isn't a guess.
  private func links(_ edit: Edit) -> [(Link, Bool)] {
    links(edit, before.segments[edit.before], of: before, isBefore: true)
      + links(edit, after.segments[edit.after], of: after, isBefore: false)
  }

  /// An inferred transition may join controllers that have nothing to do with each other: it counts only where all
  /// of it came or went.
  private func links(
    _ edit: Edit, _ segments: ArraySlice<Segment>, of story: RunStory, isBefore: Bool
  ) -> [(Link, Bool)] {
    segments.compactMap { segment in
      guard let told = story.transition(of: segment), told.isAnnounced || edit.isPure else { return nil }
      return (Link(isBefore: isBefore, transition: segment.transition), told.isAnnounced)
    }
  }

  /// Where an edit is, to sort by: the same for either way of comparing.
  private func line(_ edit: Edit) -> (UInt32, UInt32, Int) {
    let one = edit.before.first.map { before.segments[$0].line }
    let other = edit.after.first.map { after.segments[$0].line }
    let lines = [one, other].compactMap { $0 }
    return (lines.min() ?? 0, lines.max() ?? 0, edit.isController ? 0 : 1)
  }
}
