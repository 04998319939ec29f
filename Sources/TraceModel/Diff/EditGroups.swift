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
    for place in edits.indices {
      for link in links(edits[place]) {
        if let other = first[link] { join(place, other) } else { first[link] = place }
      }
    }
    var members: [Int: [Edit]] = [:]
    for place in edits.indices { members[leader(of: place), default: []].append(edits[place]) }
    return members.values.map { $0.sorted { line($0) < line($1) } }.sorted { line($0[0]) < line($1[0]) }
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (left, right) = (leader(of: one), leader(of: other))
    leaders[max(left, right)] = min(left, right)
  }

  private mutating func leader(of place: Int) -> Int {
    var at = place
    while leaders[at] != at {
      leaders[at] = leaders[leaders[at]]
      at = leaders[at]
    }
    return at
  }

  private func links(_ edit: Edit) -> [Link] {
    links(edit, before.segments[edit.before], of: before, isBefore: true)
      + links(edit, after.segments[edit.after], of: after, isBefore: false)
  }

  /// An inferred transition may join controllers that have nothing to do with each other: it counts only where all
  /// of it came or went.
  private func links(
    _ edit: Edit, _ segments: ArraySlice<Segment>, of story: RunStory, isBefore: Bool
  ) -> [Link] {
    segments.compactMap { segment in
      guard let told = story.transition(of: segment), told.isEstablished || edit.isPure else { return nil }
      return Link(isBefore: isBefore, transition: segment.transition)
    }
  }

  /// Where an edit stands, to sort by: the line before, else the one after.
  private func line(_ edit: Edit) -> (UInt32, UInt32, UInt32) {
    let one = edit.before.first.map { before.segments[$0].line }
    let other = edit.after.first.map { after.segments[$0].line }
    return (one ?? other ?? 0, other ?? 0, edit.name)
  }
}
