import TraceModel

extension Command {
  /// `tracecheck check LOG...`: the main job.
  static let check = Command(
    "check", summary: "check logs against the order of UIKit's calls (the default)",
    occasion:
      "Use it on the log of a test run or of your own session: it reports every place where the log "
      + "contradicts the order in which UIKit makes its calls.",
    operands: "LOG...", operand: .file,
    groups: [
      .logs, .live, .level, .gate, .baseline, .reports, .reportContents, .redaction, .filters, .emptiness,
      .configuration,
      .general,
    ],
    details: """
      LOG can be a file, - for standard input, a folder (read with its subfolders, see --include) or
      @FILE, which lists one name per line. Several logs are read in parallel and reported in the order
      given. If a log can't be read, the others are still reported and the exit code is 2. With
      --follow, each definite finding is printed as soon as it is certain, and each possible one when
      its transition ends. Ctrl-C ends the log, and tracecheck reports its verdict; a second Ctrl-C quits
      at once.
      """,
    examples: [
      "tracecheck app.log",
      "tracecheck --fail-on warning --report junit=tracecheck.xml logs/",
      "tracecheck --follow app.log",
    ]
  ) { invocation, console in
    if let command = LogTrouble.misspeltCommand(invocation) { return console.trouble(command) }
    let setup: CheckSetup
    do throws(UsageError) {
      setup = try CheckSetup(invocation, console)
    } catch {
      return console.trouble(error.message)
    }
    let logs =
      invocation.operands.isEmpty && !invocation.options.takesNamesFromInput ? ["-"] : invocation.operands
    if logs == ["-"], invocation.operands.isEmpty, console.surroundings.inputIsTerminal {
      console.errors.write(Help.plain.short)
      return .trouble
    }
    if invocation.options.follows { return await FollowRun(setup, invocation.options).run(logs, console) }
    if logs.contains("-") { Interruption.watch() }
    var builder = ReportBuilder(
      configuration: setup.run.configuration, filter: setup.run.filter, today: console.surroundings.today,
      baseline: setup.baseline)
    var recordings: [TraceRecording] = []
    builder.keepsNames = invocation.options.redacts
    var names: [String] = []
    var processes: Set<Int32> = []
    var failures: [ReadError] = []
    var delivery = setup.delivery
    var stream = delivery.stream(console)
    await LogReading(setup.run, options: invocation.options, console).each(of: logs) { outcome in
      switch outcome {
      case .success(let result):
        builder.add(result)
        recordings += result.recordings
        if !setup.run.filter.controllers.isEmpty { names += result.names }
        processes.formUnion(result.traces.map(\.summary.process))
        stream?.tell(builder.findings)
      case .failure(let error):
        builder.add(error)
        failures.append(error)
      }
    }
    for error in failures { console.complain(LogTrouble.message(error, isNamed: invocation.isNamed)) }
    if failures.count < logs.count {
      FilterTrouble.tell(setup.run.filter, names: names, invocation.options, console)
      FilterTrouble.tell(setup.run.filter, processes: processes, invocation.options, console)
    }
    delivery.recordings = recordings
    delivery.streamedFindings = stream?.count ?? 0
    return await finish(builder.built(gate: setup.gate), delivery, invocation.options, console)
  }

  private static func finish(
    _ report: Report, _ delivery: ReportDelivery, _ options: Options, _ console: Console
  ) async -> ExitCode {
    guard await delivery.deliver(report, console), report.unreadable.isEmpty else { return .trouble }
    return ExitCode(report.verdict, options)
  }
}
