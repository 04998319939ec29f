/// What is between two events of a log: not an event itself, but judgement has to know of it.
package struct LogNote: Sendable, Equatable {
  /// What a line may tell besides events.
  package enum Content: Sendable, Equatable {
    /// Lines are missing here.
    case gap(LogGap)
    /// A page begins another part here, with a heading or a fence: what follows may be an excerpt of another log.
    case excerpt
    /// The recorder says on which release of iOS the app runs.
    case release(OSVersion)
    /// The line names a callback and says more than the line by which that class tells it, as in `Home viewDidLoad() sink:
    /// 20 posts`, or reads as a sentence about it. It isn't a call, unless the app printed it in place of the plain line.
    case remark(EventKind, of: Symbol)
    /// The event of the line tells a callback in other words than the first of its class.
    case otherWords(OtherWords)
  }

  /// What it tells.
  package var content: Content
  /// The line that does, or the first line behind it.
  package var line: Int
  /// The process that it is about, or 0 where that may be any.
  package var process: Int32
  /// How many events of the batch come before it.
  package var index: Int

  /// The same note in a batch where another number of events stand before it.
  func moved(to index: Int) -> LogNote {
    LogNote(content: content, line: line, process: process, index: index)
  }
}
