import TraceModel

/// `timeline` in a format that another program shows: the log is checked first, so that findings are in the drawing.
struct DrawingCommand {
  private let drawing: TimelineDrawing

  init(_ drawing: TimelineDrawing) {
    self.drawing = drawing
  }

  func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
    do throws(UsageError) {
      let log = try LineCommand.log(invocation, console, noun: "timeline")
      var settings = try Settings.run(invocation.options, console)
      settings.recorder = RunRecorder(keepsAll: drawing.needsAll)
      let result = try checked(log, settings)
      draw(result, settings, console)
      return LineCommand.finish(tally(result, settings.filter), invocation.options, log, console)
    } catch {
      return console.trouble(error.message)
    }
  }

  private func checked(_ log: String, _ settings: RunSettings) throws(UsageError) -> LogResult {
    do throws(ReadError) {
      return try TraceCheck.check(log, settings)
    } catch {
      throw UsageError(message: LogTrouble.message(error, isNamed: true))
    }
  }

  private func draw(_ result: LogResult, _ settings: RunSettings, _ console: Console) {
    guard events(of: result) > 0 else { return }
    var builder = ReportBuilder(
      configuration: settings.configuration, filter: settings.filter, today: console.surroundings.today)
    builder.add(result)
    let report = builder.built(gate: settings.configuration.gate)
    let shown = Set(report.traces.map(\.label))
    console.output.write(
      drawing.bytes(
        result.recordings.filter { shown.contains($0.label) }, report.findings,
        includes: settings.filter.includes(controller:)))
    console.output.flush()
  }

  private func tally(_ result: LogResult, _ filter: RunFilter) -> LineCommand.Tally {
    var counts = ReadCounts()
    counts.lines = result.traces.first?.summary.lines ?? 0
    counts.events = events(of: result)
    return (filter.choosesEvents ? result.fittingEvents : counts.events, counts)
  }

  private func events(of result: LogResult) -> Int {
    result.traces.reduce(0) { $0 + $1.summary.events }
  }
}
