import TraceModel

extension Command {
  /// `tracecheck reduce LOG`: the smallest log that still gives a finding.
  static let reduce = Command(
    "reduce", summary: "write a minimal log that still shows a finding; every line in it is needed",
    occasion: "Use it before you report a bug or add a test: it leaves only the lines that matter.",
    operands: "LOG", operand: .file,
    groups: [.reduction, .redaction, .filters, .configuration, .general],
    details: """
      The log is printed, or written to the folder of --fixture. Without --finding, it keeps the first
      definite finding that matches --rule and --controller; any finding of the same rule counts.

      With --redact, names and addresses are replaced so that the log can still be read; other words of
      its lines stay. The digits of a name are those by which `check --redact` shows it.
      """,
    examples: [
      "tracecheck reduce --rule TC203 app.log",
      "tracecheck reduce --rule TC203 --redact --fixture tc203 app.log",
    ]
  ) { invocation, console in
    do throws(UsageError) {
      let log = try LineCommand.log(invocation, console, noun: "reduce")
      return try LogReduction(log, invocation.options, console).run()
    } catch {
      return console.trouble(error.message)
    }
  }
}
