/// What reading and checking a log gave, before the configuration and the filters have had their word.
package struct LogResult: Sendable {
  /// The processes of the log.
  package var traces: [TraceSummary] = []
  /// The findings, of all processes.
  package var findings: [Finding] = []
  /// The findings beyond those that are listed, by the label of their trace.
  package var notListed: [String: FindingCounts] = [:]
  /// The lines within the times that were asked for; `nil` where none were.
  package var lines: LineRanges?
  /// How many events the filters let pass.
  package var fittingEvents = 0
  /// The names that were met.
  package var names: [String] = []

  /// A log of which nothing is known.
  package init() {}
}
