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
      settings.recorder = RunRecorder(keepsAll: false)
      let result = try LogTrouble.told { () throws(ReadError) in try TraceCheck.check(log, settings) }
      draw(result, settings, console)
      return LineCommand.finish(result.tally(settings.filter), invocation.options, log, console)
    } catch {
      return console.trouble(error.message)
    }
  }

  private func draw(_ result: LogResult, _ settings: RunSettings, _ console: Console) {
    guard result.eventCount > 0 else { return }
    var builder = ReportBuilder(
      configuration: settings.configuration, filter: settings.filter, today: console.surroundings.today)
    builder.add(result)
    let report = builder.built(gate: settings.configuration.gate)
    let shown = Set(report.traces.map(\.label))
    var recordings = result.recordings.filter { shown.contains($0.label) }
    for index in recordings.indices { choose(&recordings[index], settings.filter, result.lines) }
    console.output.write(
      drawing.bytes(recordings, report.findings, includes: settings.filter.includes(controller:)))
    console.output.flush()
  }

  private func choose(_ recording: inout TraceRecording, _ filter: RunFilter, _ lines: LineRanges?) {
    guard filter.choosesEvents else { return }
    recording.keep(isNamed: filter.includes(controller:), isTimed: { lines?.contains($0) ?? true })
  }
}
