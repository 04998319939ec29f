import TraceModel

extension Command {
  /// `tracecheck top LOG`: who is on top at one moment, and by which steps one gets there.
  static let top = Command(
    "top", summary: "print the chain from the window's root to the topmost controller at one moment",
    occasion: "Use it when the app presented from the wrong controller, to see which one was on top.",
    operands: "LOG", operand: .file, groups: [.moment, .emptiness, .configuration, .general],
    details: """
      Without --line or --time, the moment is the end of the log.
      """,
    examples: [
      "tracecheck top --line 120 app.log"
    ]
  ) { invocation, console in
    do throws(UsageError) {
      let log = try LineCommand.log(invocation, console, noun: "top")
      let settings = try Settings.run(invocation.options, console)
      let moment = try hierarchy(log, settings, invocation.options)
      guard moment.counts.events > 0 else {
        return LineCommand.finish((0, moment.counts), invocation.options, log, console)
      }
      guard moment.line > 0 else {
        console.complain("\(ShownText.escaped(log)) has no event before that moment")
        return invocation.options.allowsEmpty ? .passed : .nothing
      }
      console.output.write(text(moment, console.outputPaint(invocation.options.colour)))
      return .passed
    } catch {
      return console.trouble(error.message)
    }
  }

  private static func hierarchy(
    _ log: String, _ settings: RunSettings, _ options: Options
  ) throws(UsageError) -> HierarchyMoment {
    if options.line != nil, options.time != nil {
      throw UsageError(message: "--line and --time name two moments; use one of them")
    }
    do throws(ReadError) {
      return try TraceCheck.hierarchy(log, settings) { event, details in
        if let line = options.line { return event.line > line }
        guard let bound = options.time, let text = details?.timeText, let time = WrittenTime(text)
        else {
          return false
        }
        return bound.isBefore(time)
      }
    } catch {
      throw UsageError(message: LogTrouble.message(error, isNamed: true))
    }
  }

  private static func text(_ moment: HierarchyMoment, _ paint: Paint) -> String {
    // Each process has its own screens; the one that logged last is the one that was in use.
    let name = moment.process > 0 ? "process \(moment.process), " : ""
    let whose = moment.processCount > 1 ? ", in \(name)the last of \(moment.processCount) to log" : ""
    let lines = ["after line \(moment.line)\(whose):"] + HierarchyText(paint).lines(moment.chain)
    return lines.joined(separator: "\n") + "\n"
  }
}
