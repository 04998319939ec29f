/// Compares what happened in two processes.
struct RunComparison {
  private let merger: StoryMerger
  private let digest: StoryDigest
  private let lines: FindingLines

  /// What came of a comparison.
  struct Result {
    /// The changes, by line.
    var changes: [BehaviourChange]
    /// How the lives were matched.
    var matches: [LifeMatch]
  }

  init(_ merger: StoryMerger, _ lines: FindingLines) {
    self.merger = merger
    self.lines = lines
    digest = StoryDigest(merger)
  }

  /// What changed from one story to another.
  func compare(_ before: RunStory, _ after: RunStory) async -> Result {
    async let digests = (digest.of(before), digest.of(after))
    let (old, now) = (StoryIndex(before), StoryIndex(after))
    let isMirrored = await digests.1 < digests.0
    let (first, second) = isMirrored ? (now, old) : (old, now)
    let found = await EditFinder.find(first, second, merger)
    var placement = EditPlacement(
      found.edits, first.story, second.story, merger.events, isMirrored ? lines.mirrored : lines)
    let placed = placement.placed()
    var groups = EditGroups(isMirrored ? placed.map(\.mirrored) : placed, before, after)
    return Result(
      changes: await described(groups.groups(), before, after),
      matches: isMirrored ? found.matches.map(\.mirrored) : found.matches)
  }

  /// Each group of edits as a change.
  private func described(_ groups: [[Edit]], _ before: RunStory, _ after: RunStory) async -> [BehaviourChange]
  {
    let describer = ChangeDescriber(merger, before, after, lines)
    let parts = stride(from: 0, to: groups.count, by: Self.partSize).map {
      groups[$0..<min($0 + Self.partSize, groups.count)]
    }
    return await SideBySide.map(parts) { $0.map(describer.change) }.flatMap(\.self)
  }

  /// How many changes are put into words at once.
  private static let partSize = 256
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
