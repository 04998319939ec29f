import TraceModel

extension Command {
  /// `tracecheck diff BEFORE AFTER`: what changed between two runs.
  static let diff = Command(
    "diff", summary: "tell what changed between two runs: findings, behaviour, timing",
    operands: "BEFORE AFTER", operand: .file,
    groups: [.comparison, .level, .reports, .configuration, .general],
    details:
      "Times, addresses and the interleaving of independent controllers are no changes. Exit code 1 is a\n"
      + "regression: a new definite finding, or any change of behaviour with --fail-on change."
  ) { invocation, console in
    let setup: DiffSetup
    do throws(UsageError) {
      setup = try DiffSetup(invocation, console)
    } catch {
      return console.trouble(error.message)
    }
    let outcomes = await LogReading(setup.run, tellsStory: true).outcomes(of: setup.before + setup.after)
    var results: [LogResult] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let result): results.append(result)
      case .failure(let error): console.complain(LogTrouble.message(error, isNamed: true))
      }
    }
    guard results.count == outcomes.count else { return .trouble }
    return finish(results, setup, console)
  }

  private static func finish(
    _ results: consuming [LogResult], _ setup: DiffSetup, _ console: Console
  ) -> ExitCode {
    let after = Array(results[setup.before.count...])
    results.removeSubrange(setup.before.count...)
    let report = DiffBuilder(setup.comparison).report(
      from: side(results, setup, console), to: side(after, setup, console))
    guard setup.delivery.deliver(report, console) else { return .trouble }
    if report.verdict == .regressed { return .failed }
    return setup.failsOnChange && !report.gatedChanges.isEmpty ? .failed : .passed
  }

  private static func side(
    _ results: [LogResult], _ setup: DiffSetup, _ console: Console
  ) -> DiffSide {
    var builder = ReportBuilder(
      configuration: setup.run.configuration, filter: setup.run.filter, today: console.surroundings.today)
    for result in results { builder.add(result) }
    return DiffSide(report: builder.built(gate: GateSettings()), stories: results.compactMap(\.story))
  }
}
