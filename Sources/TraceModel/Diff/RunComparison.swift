/// Compares what happened in two processes.
struct RunComparison {
  private let merger: StoryMerger
  private let digest: StoryDigest

  /// What came of a comparison.
  struct Result {
    /// The changes, by line.
    var changes: [BehaviourChange]
    /// How the lives were matched.
    var matches: [LifeMatch]
  }

  init(_ merger: StoryMerger) {
    self.merger = merger
    digest = StoryDigest(merger)
  }

  /// What changed from one story to another.
  func compare(_ before: RunStory, _ after: RunStory) -> Result {
    let isMirrored = digest.of(after) < digest.of(before)
    let first = StoryIndex(isMirrored ? after : before)
    let second = StoryIndex(isMirrored ? before : after)
    var finder = EditFinder(first, second, merger)
    var placement = EditPlacement(finder.find(), first.story, second.story)
    let placed = placement.placed()
    let edits = isMirrored ? placed.map(\.mirrored) : placed
    var groups = EditGroups(edits, before, after)
    let describer = ChangeDescriber(merger, before, after)
    return Result(
      changes: groups.groups().map(describer.change),
      matches: isMirrored ? finder.matches.map(\.mirrored) : finder.matches)
  }
}

extension Edit {
  /// The edit of the comparison the other way round.
  fileprivate var mirrored: Edit {
    var edit = self
    (edit.before, edit.after) = (after, before)
    return edit
  }
}

extension LifeMatch {
  /// The match of the comparison the other way round.
  fileprivate var mirrored: LifeMatch {
    var match = self
    (match.before, match.after) = (after, before)
    (match.onlyBefore, match.onlyAfter) = (onlyAfter, onlyBefore)
    return match
  }
}
