/// What reading and checking a log gave, before the configuration and the filters have had their word.
package struct LogResult: Sendable {
  /// What came of each process.
  package var traces: [TraceResult] = []
  /// The lines within the times that were asked for; `nil` where none were.
  package var lines: LineRanges?
  /// How many events the filters let pass.
  package var fittingEvents = 0
  /// What was recorded for pictures, of each process; only where it was asked for.
  package var recordings: [TraceRecording] = []
  /// The names that were met.
  package var names: [String] = []

  /// The lines by which the log asks to leave rules out.
  package var suppressions: [SuppressionLine] = []

  /// What happened, where that was asked for.
  package var story: LogStory?

  /// A log about which nothing is known.
  package init() {}
}
