import TraceModel

/// `timeline --format perfetto`: Chrome's trace format, written as the log is read.
struct PerfettoCommand {
  func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
    do throws(UsageError) {
      let log = try LineCommand.log(invocation, console, noun: "timeline")
      let settings = try Settings.run(invocation.options, console)
      let result = try write(log, settings, console)
      console.output.flush()
      return LineCommand.finish(result.tally(settings.filter), invocation.options, log, console)
    } catch {
      return console.trouble(error.message)
    }
  }

  private func write(
    _ log: String, _ settings: RunSettings, _ console: Console
  ) throws(UsageError) -> LogResult {
    var story = PerfettoStory(settings)
    let result = try LogTrouble.told { () throws(ReadError) in
      try TraceCheck.follow(log, settings) { checker, event in
        console.output.write(story.take(&checker, event))
        return console.output.failure == nil
      }
    }
    if result.eventCount > 0 { console.output.write(story.end(result, today: console.surroundings.today)) }
    return result
  }
}
