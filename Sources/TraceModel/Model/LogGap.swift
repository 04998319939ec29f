/// What tells that lines are missing, or that an earlier part is repeated: the next line may not follow what came before.
package enum LogGap: String, CaseIterable, Sendable {
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
