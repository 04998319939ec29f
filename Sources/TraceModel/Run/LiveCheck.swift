/// Checks a log while it is written, and tells the findings as soon as they are certain. The report at the end is that of the
/// finished log, and of what was told live nothing has to be told again.
package struct LiveCheck: ~Copyable {
  private let path: String
  private let settings: RunSettings
  private var run: LogRun
  private var live: LiveFindings

  /// A check of a log.
  ///
  /// - Parameters:
  ///   - path: the log; `-` for standard input.
  ///   - settings: what is known of the app, and what is asked for.
  ///   - today: the day on which suppressions are looked at.
  ///   - baseline: the findings that are known already; `nil` where there is no baseline.
  package init(_ path: String, _ settings: RunSettings, today: CalendarDay, baseline: Baseline? = nil) {
    self.path = path
    self.settings = settings
    run = LogRun(
      label: path, configuration: settings.configuration, filter: settings.filter,
      recorder: settings.recorder)
    live = LiveFindings(path, settings, today: today, baseline: baseline)
  }

  /// Reads the log to its end, or for as long as it is wanted.
  ///
  /// - Parameter tell: takes the findings that are certain, a block of the log at a time, and is lent the way to look at the
  ///   moment; false ends the log.
  package mutating func read(
    _ tell: ([Finding], _ look: () -> LiveMoment) -> Bool
  ) throws(ReadError) -> LogResult {
    var reader = TraceReader(try settings.open(path), options: settings.readOptions)
    var batch = EventBatch()
    while try reader.read(into: &batch) {
      let found = take(batch, suppressions: reader.counts.suppressions)
      guard tell(found, { moment }) else { break }
    }
    if reader.counts.isReversed { throw ReadError(path: path, reason: .newestFirst) }
    return settings.told(run.finish(reader.counts, reader.explanation), path)
  }

  /// Checks the next events, and says what has become certain.
  ///
  /// - Parameter suppressions: the lines of the log that suppress, all that were read so far.
  mutating func take(_ batch: borrowing EventBatch, suppressions: [SuppressionLine]) -> [Finding] {
    run.consume(batch)
    live.learn(suppressions)
    return run.tell(&live)
  }

  /// Ends the log.
  mutating func finish(_ counts: ReadCounts) -> LogResult { run.finish(counts) }

  /// What a report on the log lists and was not told yet.
  package func rest(of report: Report, _ result: LogResult) -> [Finding] {
    live.rest(of: report.findings, labels: result.traces.map(\.summary.label))
  }

  /// How many findings were told that the report does not list after all.
  package func withdrawn(from report: Report, _ result: LogResult) -> Int {
    live.withdrawn(from: report.findings, labels: result.traces.map(\.summary.label))
  }

  private var moment: LiveMoment { run.moment(findings: live.count) }
}
