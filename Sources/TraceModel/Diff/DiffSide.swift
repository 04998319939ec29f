/// The runs of one side of a comparison.
package struct DiffSide: Sendable {
  /// What was found in them.
  package var report: Report
  /// What happened in them, a story for each log.
  package var stories: [LogStory]

  /// The runs of a side.
  package init(report: Report, stories: [LogStory]) {
    self.report = report
    self.stories = stories
  }

  /// The labels of the traces.
  var labels: [String] { report.traces.map(\.label) }
}
