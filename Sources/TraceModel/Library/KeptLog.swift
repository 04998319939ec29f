/// A log that was read and checked, with its events, which answer everything that is asked later.
struct KeptLog: Sendable {
  let label: String
  let configuration: Trace.Configuration
  /// The events as they were read, a batch for each block of the log or line of a feed.
  let batches: [EventBatch]
  let counts: ReadCounts
  let result: LogResult
  let report: Report

  /// Reads and checks the log at a path.
  static func trace(of path: String, _ configuration: Trace.Configuration) throws(ReadError) -> Trace {
    try trace(of: ByteSource.open(path), label: path, configuration)
  }

  /// Checks a text. A text that isn't a log, such as zeros alone, gives a trace without events.
  static func trace(of text: String, label: String, _ configuration: Trace.Configuration) -> Trace {
    do throws(ReadError) {
      return try trace(of: ByteSource.bytes(text.utf8, named: label), label: label, configuration)
    } catch {
      var empty = KeptLogBuilder(label: label, configuration)
      return empty.finished(ReadCounts())
    }
  }

  private static func trace(
    of source: consuming ByteSource, label: String, _ configuration: Trace.Configuration
  ) throws(ReadError) -> Trace {
    var reader = TraceReader(source, options: configuration.settings.readOptions)
    var builder = KeptLogBuilder(label: label, configuration)
    var batch = EventBatch()
    while try reader.read(into: &batch) { builder.take(batch) }
    return builder.finished(reader.counts)
  }
}

/// Checks the events of a log as they come, and keeps them.
struct KeptLogBuilder: ~Copyable {
  private let label: String
  private let configuration: Trace.Configuration
  private var run: LogRun
  private var batches: [EventBatch] = []
  private var transitions: [TransitionRecord] = []

  /// A builder for a log of a name.
  init(label: String, _ configuration: Trace.Configuration) {
    self.label = label
    self.configuration = configuration
    let settings = configuration.settings
    run = LogRun(
      label: label, configuration: settings.configuration, filter: settings.filter,
      recorder: settings.recorder, telling: .records)
  }

  /// Takes the next events.
  mutating func take(_ batch: EventBatch) {
    guard !batch.isEmpty || !batch.newNames.isEmpty else { return }
    batches.append(batch)
    run.consume(batch)
    transitions += run.handOn { $0.takeTransitions() }
  }

  /// The findings so far, as a report that was made now would list them.
  mutating func findings() -> [Finding] {
    var result = LogResult()
    result.traces = run.handOn { $0.results(label: label) }
    return report(result).findings
  }

  /// The whole log: there is no more of it.
  mutating func finished(_ counts: ReadCounts) -> Trace {
    let result = run.finish(counts)
    transitions += run.handOn { $0.takeTransitions() }
    // The sort is a stable one.
    transitions.sort { $0.firstLine < $1.firstLine }
    let kept = KeptLog(
      label: label, configuration: configuration, batches: batches, counts: counts, result: result,
      report: report(result))
    return Trace(kept, transitions: transitions)
  }

  private func report(_ result: LogResult) -> Report {
    result.report(configuration.settings, baseline: configuration.baseline)
  }
}

extension LogResult {
  /// The report on this log alone.
  func report(_ settings: RunSettings, baseline: Baseline? = nil) -> Report {
    var builder = ReportBuilder(
      configuration: settings.configuration, filter: settings.filter, today: SystemClock.today,
      baseline: baseline)
    builder.add(self)
    return builder.built(gate: settings.configuration.gate)
  }
}

extension RuleNames {
  /// The names of all rules.
  static let ofRegistry = RuleNames(RuleRegistry.all.map { Entry(id: $0.id, name: $0.name) })
}
