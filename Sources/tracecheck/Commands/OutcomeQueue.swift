import TraceModel

/// Brings what comes in any order into the order of the logs.
struct OutcomeQueue {
  private var waiting: [Int: Result<LogResult, ReadError>] = [:]
  private var next = 0

  /// Puts in what came of the log at an index, and hands on all that is due.
  mutating func put(
    _ outcome: (Int, Result<LogResult, ReadError>), _ take: (Result<LogResult, ReadError>) -> Void
  ) {
    waiting[outcome.0] = outcome.1
    while let due = waiting.removeValue(forKey: next) {
      take(due)
      next += 1
    }
  }
}
