import TraceModel

/// `timeline --format lanes`: a lane for each controller, a row for each event, as the log is read.
struct LanesCommand {
  func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
    do throws(UsageError) {
      let log = try LineCommand.log(invocation, console, noun: "timeline")
      let settings = try Settings.run(invocation.options, console).following(invocation.options)
      let timeline = LaneTimeline(
        width: console.drawingWidth, console.outputPaint(invocation.options.colour))
      var story = LaneStory(log, settings, today: console.surroundings.today, timeline)
      let result = try LogTrouble.told { () throws(ReadError) in
        try TraceCheck.follow(
          log, settings, take: { print(story.take(&$0, $1), to: console.output) },
          // The reader at the other end of a pipe gets what there is.
          rest: { console.output.flush() })
      }
      console.output.flush()
      return LineCommand.finish(result.tally(settings.filter), invocation.options, log, console)
    } catch {
      return console.trouble(error.message)
    }
  }

  /// Prints lines; false where nobody reads them any more.
  private func print(_ lines: [String], to sink: any ByteSink) -> Bool {
    for line in lines { sink.write(line + "\n") }
    return sink.failure == nil
  }
}
