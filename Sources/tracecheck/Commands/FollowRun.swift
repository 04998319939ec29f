import TraceModel

/// `check --follow`: reads a log while it is written, and prints each finding as soon as it is certain.
struct FollowRun {
  private let setup: CheckSetup
  private let options: Options

  init(_ setup: CheckSetup, _ options: Options) {
    self.setup = setup
    self.options = options
  }

  func run(_ logs: [String], _ console: Console) async -> ExitCode {
    guard let log = logs.first, logs.count == 1 else {
      return console.trouble("--follow reads one log; got \(logs.count)")
    }
    Interruption.watch()
    let status = StatusLine(options, console)
    var settings = setup.run
    settings.isFollowing = {
      status?.draw()
      return !Interruption.hasHappened
    }
    var check = LiveCheck(log, settings, today: console.surroundings.today, baseline: setup.baseline)
    do throws(ReadError) {
      let result = try read(&check, status, console)
      status?.end()
      return await finish(check, result, console)
    } catch {
      status?.end()
      return console.trouble(LogTrouble.message(error, isNamed: true))
    }
  }

  private func read(
    _ check: inout LiveCheck, _ status: StatusLine?, _ console: Console
  ) throws(ReadError) -> LogResult {
    let live = setup.delivery.live(console)
    return try check.read { findings, look in
      if let live, !findings.isEmpty {
        status?.clear()
        for finding in findings { console.output.write(live.bytes(finding)) }
        console.output.flush()
      }
      status?.note(look)
      return console.output.failure == nil
    }
  }

  /// The report of the finished log; standard output has what was found live already.
  private func finish(
    _ check: borrowing LiveCheck, _ result: LogResult, _ console: Console
  ) async -> ExitCode {
    var builder = ReportBuilder(
      configuration: setup.run.configuration, filter: setup.run.filter, today: console.surroundings.today,
      baseline: setup.baseline)
    builder.keepsNames = options.redacts
    builder.add(result)
    let report = builder.built(gate: setup.gate)
    var delivery = setup.delivery
    delivery.recordings = result.recordings
    if delivery.live(console) != nil {
      delivery.untold = check.rest(of: report, result)
      tell(withdrawn: check.withdrawn(from: report, result), console)
    }
    guard await delivery.deliver(report, console) else { return .trouble }
    return ExitCode(report.verdict, options)
  }

  private func tell(withdrawn count: Int, _ console: Console) {
    guard count > 0, !options.isQuiet else { return }
    console.complain(
      Counted.words(count, "finding was", plural: "findings were")
        + " printed before a later line of the log suppressed \(count == 1 ? "it" : "them")")
  }
}

extension ExitCode {
  /// How a run with a verdict ends.
  init(_ verdict: TraceSummary.Verdict, _ options: Options) {
    switch verdict {
    case .passed: self = .passed
    case .failed: self = .failed
    case .empty: self = options.allowsEmpty ? .passed : .nothing
    }
  }
}
