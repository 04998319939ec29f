import TraceModel

extension Command {
  /// `tracecheck timeline LOG`: the story of a run.
  static let timeline = Command(
    "timeline", summary: "print every transition of a log, one per line",
    occasion: "Use it to see what happened in a run before you look at individual faults.",
    operands: "LOG",
    operand: .file, groups: [.lines, .live, .filters, .emptiness, .configuration, .general],
    choices: ["format": ["text", "jsonl", "lanes", "svg", "mermaid", "dot", "perfetto"]],
    details: """
      Formats: text, jsonl, lanes (drawn in the terminal), svg, mermaid, dot, perfetto.

      The timeline is printed while the log is read, so it also shows findings that a later line of the
      log (tracecheck:ignore) suppresses in `check`.
      """,
    examples: [
      "tracecheck timeline app.log",
      "tracecheck timeline --format lanes app.log",
      "tracecheck timeline --format svg app.log > app.svg",
    ]
  ) { invocation, console in
    let format = invocation.options.format
    if invocation.options.follows, format.drawing != nil || format == .perfetto {
      return console.trouble(
        "--follow prints text, jsonl and lanes; \(format.rawValue) needs the whole log")
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
