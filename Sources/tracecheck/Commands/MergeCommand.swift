import TraceModel

extension Command {
  /// `tracecheck merge REPORT...`: many reports as one.
  static let merge = Command(
    "merge", summary: "combine several `check` reports into one",
    occasion: "Use it when a test run is split over several machines.",
    operands: "REPORT...", operand: .report, groups: [.logs, .merging, .reports, .general],
    choices: ["report": ["json", "jsonl", "text"]],
    details: """
      REPORT is a report of `check` or `merge` (json, jsonl); -, folders and @FILE work as for `check`.
      The result is byte for byte that of one run over all logs, sorted by name, however they are
      split. It is json by default; `--report text` lists the faults with the number of logs that have
      each. A damaged report is named and left out, and the exit code is 2. Memory doesn't grow with the
      number of reports.
      """,
    examples: [
      "tracecheck merge --report text reports/",
      "tracecheck merge reports/ > all.json",
    ]
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
          "can't read the report \(ShownText.escaped(file)): \(ShownText.escaped(problem.text))")
      }
      let isNothing = refused > 0 && refused == invocation.operands.count
      if isNothing || refused > 0 && invocation.options.isStrict { return .trouble }
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
