import TraceModel

/// `events --explain`: what the lines of a log are read as, and why near-misses aren't events.
struct ExplanationCommand {
  private let invocation: Invocation
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    self.invocation = invocation
    self.console = console
  }

  func run() -> ExitCode {
    let options = invocation.options
    do throws(UsageError) {
      let log = try LineCommand.log(invocation, console, noun: "events")
      let settings = try Settings.run(options, console)
      guard !settings.filter.choosesEvents else {
        throw UsageError(message: "--explain explains all lines of a log; it doesn't take filters")
      }
      let (explanation, counts) = try read(log, settings)
      show(ExplanationReport(explanation, counts, label: log))
      return counts.events > 0 || options.allowsEmpty ? .passed : .nothing
    } catch {
      return console.trouble(error.message)
    }
  }

  private func read(
    _ log: String, _ settings: RunSettings
  ) throws(UsageError) -> (Explanation, ReadCounts) {
    do throws(ReadError) {
      return try TraceCheck.explanation(log, settings)
    } catch {
      throw UsageError(message: LogTrouble.message(error, isNamed: true))
    }
  }

  private func show(_ report: ExplanationReport) {
    if invocation.options.format == .jsonl {
      var writer = JSONWriter()
      report.write(to: &writer)
      console.output.write(writer.take())
    } else {
      let paint = console.outputPaint(invocation.options.colour)
      console.output.write(report.text(paint, width: console.width))
    }
    console.output.flush()
  }
}
