/// Where two logs that are read side by side meet, each after as many events as the other, to let go of what they
/// have in common. Nothing depends on which of them is faster.
package actor StoryMeeting {
  /// A story that comes back from a meeting.
  package struct Folded: Sendable {
    /// The story.
    package var story: StoryBuilder
    /// How many events are to be read before the next meeting; `nil` if there will be none.
    package var next: Int?
  }

  private struct Waiting {
    var story: StoryBuilder
    var isBefore: Bool
    var continuation: CheckedContinuation<Folded, Never>
  }

  /// How many events are read before the first meeting.
  package nonisolated let interval: Int
  private var folding: StoryFolding
  private var waiting: Waiting?
  private var isOver = false

  /// A meeting for a comparison.
  ///
  /// - Parameter renames: the classes that have another name on the side before.
  package init(renames: [RenamedClass] = []) {
    self.init(renames: renames, interval: 65_536, margins: StoryFolding.Margins())
  }

  init(renames: [RenamedClass], interval: Int, margins: StoryFolding.Margins) {
    self.interval = interval
    folding = StoryFolding(renames: renames, margins: margins)
  }

  /// Waits for the other log, and comes back with the story without what both have in common.
  package func meet(_ story: StoryBuilder, isBefore: Bool) async -> Folded {
    if isOver { return Folded(story: story, next: nil) }
    guard let other = waiting.take() else {
      return await withCheckedContinuation { continuation in
        waiting = Waiting(story: story, isBefore: isBefore, continuation: continuation)
      }
    }
    var (one, two) = isBefore ? (story, other.story) : (other.story, story)
    folding.fold(&one, &two)
    // What could not be folded is not looked at again before there is as much again: else the time would grow
    // with the square of what differs.
    let next = max(interval, 4 * max(one.size, two.size))
    other.continuation.resume(returning: Folded(story: other.isBefore ? one : two, next: next))
    return Folded(story: isBefore ? one : two, next: next)
  }

  /// Ends the meetings: a log is read to its end.
  package func leave() {
    isOver = true
    guard let other = waiting.take() else { return }
    other.continuation.resume(returning: Folded(story: other.story, next: nil))
  }
}
