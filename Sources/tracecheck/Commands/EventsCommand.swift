import TraceModel

extension Command {
  /// `tracecheck events LOG`: what was recognised.
  static let events = Command(
    "events", summary: "print the events recognised in a log",
    occasion: "Use it when `check` finds nothing, to see what tracecheck understands of your log.",
    operands: "LOG", operand: .file,
    groups: [.lines, .live, .explanation, .filters, .emptiness, .configuration, .general],
    without: ["rule"], choices: ["format": ["text", "jsonl"]],
    details: """
      Formats: text, jsonl.
      """,
    examples: [
      "tracecheck events app.log",
      "tracecheck events --explain app.log",
    ]
  ) { invocation, console in
    if invocation.options.explains { return ExplanationCommand(invocation, console).run() }
    return LineCommand("events") { log, setup, output throws(ReadError) in
      try TraceCheck.events(log, setup.run) { batch, names in
        output.print(batch, names: names)
      }
    }.run(invocation, console)
  }
}
