/// All that the configuration says, understood.
package struct Configuration: Sendable {
  /// What it says of the app.
  package var app = AppDescription()
  /// Shapes of lines that the app's logger writes, each with its position.
  package var formats: [(text: String, position: TextPosition)] = []
  /// Words of the app's logs that stand for an event.
  package var words: [(text: String, event: EventKind)] = []
  /// What the app's logs call a controller, and its name.
  package var labels: [(text: String, controller: String)] = []
  /// The levels of rules.
  package var rules: [RuleSetting] = []
  /// What a team has decided to live with.
  package var suppressions: [Suppression] = []
  /// Whether lines of a log may suppress its findings.
  package var followsLogs = true
  /// The path of the baseline.
  package var baseline: String?
  /// What fails a run.
  package var gate = GateSettings()
  /// The reports to write when none is asked for.
  package var reports: [ReportRequest] = []
  /// Where each value comes from.
  package var origins = ConfigurationOrigins()

  /// The files that it was read from, the nearest first.
  package var files: [String] {
    origins.sources.compactMap { source in
      if case .file(let path) = source { path } else { nil }
    }
  }

  /// Nothing said.
  package init() {}

  /// Only what has to be known to read the app's logs.
  package var reading: Configuration {
    var part = Configuration()
    part.formats = formats
    part.words = words
    part.labels = labels
    return part
  }
}
