import TraceModel

extension Command {
  /// `tracecheck reduce LOG`: the smallest log that still gives a finding.
  static let reduce = Command(
    "reduce", summary: "write the smallest log that still gives a finding: no line of it can be left out",
    operands: "LOG", operand: .file,
    groups: [.reduction, .redaction, .filters, .configuration, .general],
    details:
      "The log is printed, or written to --fixture's folder. Without --finding it is the first definite finding that\n"
      + "fits --rule and --controller, and any other of its rule will do as well."
  ) { invocation, console in
    do throws(UsageError) {
      let log = try LineCommand.log(invocation, console, noun: "reduce")
      return try LogReduction(log, invocation.options, console).run()
    } catch {
      return console.trouble(error.message)
    }
  }
}
