/// A location in a log where lines are missing, or where an earlier part is repeated: the next line may not follow what
/// came before.
package struct LogGap: Sendable, Equatable {
  /// What tells of it.
  package enum Reason: String, CaseIterable, Sendable {
    /// `=== Messages dropped during live streaming`, `*** 12 log messages lost`
    case dropped
    /// `*** QUARANTINED DUE TO HIGH LOGGING VOLUME ***`
    case quarantined
    /// `--- last message repeated 3 times ---`
    case repeated
    /// `[disconnected]`, `[connected]` of a tool that reads a device.
    case disconnected
    /// The times run back by more than what threads mix up: an excerpt pasted again, a rotated file in the wrong place.
    case timeRunsBack
  }

  /// What tells of it.
  package var reason: Reason
  /// The line that does, or the first line behind it.
  package var line: Int
  /// The process whose lines are missing, or 0 where that may be any.
  package var process: Int32
  /// How many events of the batch come before it.
  package var index: Int

  /// The same gap in a batch where another number of events stand before it.
  func moved(to index: Int) -> LogGap {
    LogGap(reason: reason, line: line, process: process, index: index)
  }
}
