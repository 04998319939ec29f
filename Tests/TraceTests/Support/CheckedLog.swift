@testable import TraceModel

/// Logs in memory, checked as `check` does it.
enum CheckedLog {
  static let rules = RuleNames(RuleRegistry.all.map { RuleNames.Entry(id: $0.id, name: $0.name) })

  /// The configuration that a JSON5 text says.
  static func configuration(_ text: String) throws -> Configuration {
    guard !text.isEmpty else { return Configuration() }
    var loader = ConfigurationLoader(rules: rules, version: "1.0") {
      _ throws(ConfigurationLoader.Unreadable) in
      ContiguousArray(text.utf8)
    }
    return try loader.load(file: "c.json", options: [])
  }

  /// What a log gave.
  static func result(
    _ log: String, label: String = "app.log", configuration: Configuration = Configuration()
  ) throws -> LogResult {
    let source = ByteSource.bytes(log.utf8, named: label)
    var reader = TraceReader(source, options: ReadOptions())
    var run = LogRun(label: label, configuration: configuration, filter: RunFilter())
    var batch = EventBatch()
    while try reader.read(into: &batch) { run.consume(batch) }
    return run.finish(reader.counts)
  }

  /// The report of a log.
  static func report(_ log: String, configuration text: String = "", label: String = "app.log") throws
    -> Report
  {
    let configuration = try configuration(text)
    var builder = ReportBuilder(
      configuration: configuration, filter: RunFilter(), today: CalendarDay(secondsSince1970: 0))
    builder.add(try result(log, label: label, configuration: configuration))
    return builder.built(gate: configuration.gate)
  }
}
