/// What one rule of the app sees at one line.
package struct AppMoment: Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// When that was.
  package var time: Int64?
  /// When it was over, of what takes its time.
  package var end: Int64?
  /// The conditions whose event or transition is here, a bit each.
  package var occurs: UInt32 = 0
  /// The conditions whose state holds after it, a bit each.
  package var levels: UInt32 = 0
  /// Whom it is about.
  package var who = AppWho.none
  /// The other one.
  package var other = AppWho.none
  /// Whether who it is about is on the screen from here on; `nil` where that does not change.
  package var shows: Bool?
  /// Whether who it is about begins its life.
  package var isBeginning = false
  /// Whether who it is about is released.
  package var isEnd = false
  /// Why it may be otherwise.
  package var doubts: AppDoubts = []
  /// The transition, where it is one.
  package var transition: TransitionKind?

  /// A moment at a line.
  package init(line: Int, time: Int64? = nil) {
    (self.line, self.time) = (line, time)
  }
}
