import TraceModel

extension Command {
  /// `tracecheck timeline LOG`: the story of a run.
  static let timeline = Command(
    "timeline", summary: "print every transition of a log, a line each: the story of the run",
    operands: "LOG",
    operand: .file, groups: [.lines, .live, .filters, .emptiness, .configuration, .general],
    details:
      "It is printed while the log is read. So a finding is shown also where a line of the log itself\n"
      + "(tracecheck:ignore) suppresses it in `check`, since that line may come later."
  ) { invocation, console in
    let format = invocation.options.format
    if invocation.options.follows, format.drawing != nil || format == .perfetto {
      return console.trouble(
        "--follow draws text, jsonl and lanes; \(format.rawValue) is drawn when all is read")
    }
    if let drawing = format.drawing { return DrawingCommand(drawing).run(invocation, console) }
    if format == .lanes { return LanesCommand().run(invocation, console) }
    if format == .perfetto { return PerfettoCommand().run(invocation, console) }
    return LineCommand("timeline") { log, setup, output throws(ReadError) in
      try TraceCheck.transitions(log, setup.run) { entries in
        output.print(entries)
      }
    }.run(invocation, console)
  }
}
