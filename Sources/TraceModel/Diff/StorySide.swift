/// The side of a comparison that a log is read for.
package struct StorySide: Sendable {
  /// Where it meets the log of the other side; `nil` where there are several logs on a side.
  package let meeting: StoryMeeting?
  /// Whether it is a run before the change.
  package let isBefore: Bool

  /// After how many events only what happened is kept, and not how often and where; `nil` for never.
  package let condensesEvery: Int?

  /// A side.
  package init(meeting: StoryMeeting?, isBefore: Bool, condensesEvery: Int? = nil) {
    self.condensesEvery = condensesEvery
    self.meeting = meeting
    self.isBefore = isBefore
  }
}
