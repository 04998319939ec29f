import TraceModel

extension Command {
  /// `tracecheck diff BEFORE AFTER`: what changed between two runs.
  static let diff = Command(
    "diff", summary: "show what changed between two runs: findings, behaviour, timing",
    occasion: "Use it after a refactoring, or to compare two releases of iOS.",
    operands: "BEFORE AFTER", operand: .file,
    groups: [
      .comparison, .level, .reports, .reportContents, .redaction, .filters, .emptiness, .configuration,
      .general,
    ],
    choices: ["report": DiffFormat.allCases.map(\.rawValue)],
    details: """
      Differences in times, addresses and the interleaving of independent controllers don't count. The
      exit code is 1 for a regression: a new definite finding at warning or above (see --fail-on), or,
      with --fail-on change, any change of behaviour.

      Behaviour is which callbacks, delegate calls and marks each controller gets, in which order, and
      in which transitions. A mark is a line by which the app logs what it asks for, such as present,
      push or pop. Layout callbacks and touches are not compared, because the system decides
      how often they come; UIKit's own messages are compared as findings. The order between several
      controllers is compared if a mark or the configuration says what the transition is.

      Reports of `check` or `merge` (json, jsonl) can be compared instead of logs; only their findings
      are compared.
      """,
    examples: [
      "tracecheck diff before.log after.log",
      "tracecheck diff --fail-on change before.log after.log",
      "tracecheck diff --golden checkout.golden after.log",
    ]
  ) { invocation, console in
    let setup: DiffSetup
    do throws(UsageError) {
      setup = try DiffSetup(invocation, console)
    } catch {
      return console.trouble(error.message)
    }
    do throws(UsageError) {
      if setup.golden == nil, try ReportOperands.areReports(setup.before + setup.after) {
        return try await compareReports(setup, console)
      }
    } catch {
      return console.trouble(error.message)
    }
    let reading = LogReading(setup.run, options: invocation.options, console)
    let outcomes = await reading.outcomes(of: setup.before + setup.after, sides: setup.sides)
    var results: [LogResult] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let result): results.append(result)
      case .failure(let error): console.complain(LogTrouble.message(error, isNamed: true))
      }
    }
    guard results.count == outcomes.count else { return .trouble }
    if let golden = setup.golden { return await compare(golden, results, setup, console) }
    return await finish(results, setup, console)
  }

  private static func compareReports(
    _ setup: DiffSetup, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    let sides = (try ReportOperands.report(setup.before), try ReportOperands.report(setup.after))
    let report = DiffBuilder(setup.comparison(before: [], after: [])).report(from: sides.0, to: sides.1)
    let isEmpty = [sides.0, sides.1].contains { side in side.traces.allSatisfy { $0.events == 0 } }
    return await deliver(report, isEmpty ? "a report has no events" : nil, setup, console)
  }

  /// Holds runs against a golden trace, or makes one of them.
  private static func compare(
    _ golden: String, _ results: [LogResult], _ setup: DiffSetup, _ console: Console
  ) async -> ExitCode {
    if setup.updatesGolden {
      let good = side(results, setup, console)
      if good.report.verdict == .empty, !setup.allowsEmpty {
        console.complain("no events recognised, so \(ShownText.escaped(golden)) is unchanged")
        return .nothing
      }
      do throws(ReportFile.Unwritable) {
        try ReportFile(path: golden).write(GoldenTrace(good).bytes)
        return .passed
      } catch {
        return console.trouble("can't write \(ShownText.escaped(golden)): \(error.message)")
      }
    }
    do throws(GoldenTrace.Unreadable) {
      let comparison = setup.comparison(before: [], after: results)
      let after = side(results, setup, console)
      let report = DiffBuilder(comparison).report(from: try read(golden), label: golden, to: after)
      // What the golden trace alone has is a change, as what one of two logs alone has.
      let emptiness = report.changes.isEmpty ? DiffEmptiness([after.report], setup.run.filter).reason : nil
      setup.tell(names: results.flatMap(\.names) + report.controllerNames, console)
      return await deliver(report, emptiness, setup, console)
    } catch {
      let advice = FileContents.exists(golden) ? "" : "; --update writes it"
      return console.trouble("can't read \(ShownText.escaped(golden)): \(error.message)\(advice)")
    }
  }

  private static func read(_ path: String) throws(GoldenTrace.Unreadable) -> GoldenTrace {
    let bytes: ContiguousArray<UInt8>
    do throws(ConfigurationLoader.Unreadable) {
      bytes = try FileContents.read(path, limit: JSONReader.sizeLimit + 1)
    } catch {
      throw GoldenTrace.Unreadable(message: error.message)
    }
    return try GoldenTrace(bytes)
  }

  private static func finish(
    _ results: consuming [LogResult], _ setup: DiffSetup, _ console: Console
  ) async -> ExitCode {
    let after = Array(results[setup.before.count...])
    results.removeSubrange(setup.before.count...)
    let comparison = setup.comparison(before: results, after: after)
    setup.tell(names: (results + after).flatMap(\.names), console)
    setup.tell(namesBefore: results.flatMap(\.names), console)
    let sides = (side(results, setup, console), side(after, setup, console))
    let emptiness = DiffEmptiness([sides.0.report, sides.1.report], setup.run.filter).reason
    return await deliver(
      await DiffBuilder(comparison).report(from: sides.0, to: sides.1), emptiness, setup, console)
  }

  /// - Parameter emptiness: why there was nothing to compare, where that is so.
  private static func deliver(
    _ report: DiffReport, _ emptiness: String?, _ setup: DiffSetup, _ console: Console
  ) async -> ExitCode {
    var report = report
    report.emptiness = emptiness
    guard await setup.delivery.deliver(report, console) else { return .trouble }
    if report.verdict == .regressed || setup.failsOnChange && !report.gatedChanges.isEmpty { return .failed }
    return emptiness != nil && !setup.allowsEmpty ? .nothing : .passed
  }

  private static func side(
    _ results: [LogResult], _ setup: DiffSetup, _ console: Console
  ) -> DiffSide {
    var builder = ReportBuilder(
      configuration: setup.run.configuration, filter: setup.run.filter, today: console.surroundings.today)
    for result in results { builder.add(result) }
    let filter = setup.run.filter
    let stories = results.compactMap { result in
      var story = result.story
      story?.keep { filter.includes(process: result.traces[$0].summary.process) }
      return story
    }
    return DiffSide(report: builder.built(gate: GateSettings()), stories: stories)
  }
}
