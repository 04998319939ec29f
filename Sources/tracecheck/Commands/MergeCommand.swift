import TraceModel

extension Command {
  /// `tracecheck merge REPORT...`: many reports as one.
  static let merge = Command(
    "merge", summary: "add reports of check up to the report of one run over all their logs",
    operands: "REPORT...", operand: .report, groups: [.logs, .merging, .reports, .general],
    details:
      "REPORT is what `check --report json` or jsonl wrote, or `merge` itself; - for standard input, a folder or\n"
      + "@FILE as for `check`. The result is the report of one run over the logs in the order of their names, byte\n"
      + "for byte, in whichever order and groups reports are put together, and json where nothing else is asked\n"
      + "for; `--report text` shows the faults with how many logs have each. A report that is damaged or half is\n"
      + "named and left out, and the exit code is 2; else it is that of the run. Memory does not grow with the\n"
      + "reports."
  ) { invocation, console in
    guard !invocation.operands.isEmpty || invocation.options.takesNamesFromInput else {
      return console.trouble("`merge` needs a report")
    }
    do throws(UsageError) {
      let delivery = try MergeDelivery(invocation, console)
      return try run(invocation, delivery, console)
    } catch {
      return console.trouble(error.message)
    }
  }

  private static func run(
    _ invocation: Invocation, _ delivery: MergeDelivery, _ console: Console
  ) throws(UsageError) -> ExitCode {
    do throws(SpillFailure) {
      var merger = ReportMerger { () throws(SpillFailure) in try SpillFile() }
      var refused = 0
      for file in invocation.operands {
        guard let problem = try add(file, to: &merger) else { continue }
        refused += 1
        console.complain(
          "cannot count the report \(ShownText.escaped(file)): \(ShownText.escaped(problem.text))")
      }
      if refused > 0, invocation.options.isStrict { return .trouble }
      guard try delivery.deliver(&merger, console), refused == 0, merger.unreadableCount == 0 else {
        return .trouble
      }
      return ExitCode(merger.verdict, invocation.options)
    } catch {
      throw UsageError(message: error.message)
    }
  }

  private static func add(
    _ file: String, to merger: inout ReportMerger
  ) throws(SpillFailure) -> ReportProblem? {
    let source: ByteSource
    do throws(ReadError) {
      source = try ByteSource.open(file)
    } catch {
      return .unreadable(error)
    }
    return try merger.add(source)
  }
}
