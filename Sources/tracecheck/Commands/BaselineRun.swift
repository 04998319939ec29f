import TraceModel

/// Does what was asked of a baseline.
struct BaselineRun {
  private let action: BaselineAction
  private let operands: [String]
  private let options: Options
  private let setup: CheckSetup
  private let file: BaselineFile
  private let console: Console

  /// - Parameter operands: what follows the action's name.
  init(
    _ action: BaselineAction, _ operands: [String], _ invocation: Invocation, _ console: Console
  ) throws(UsageError) {
    self.action = action
    self.operands = operands
    self.console = console
    options = invocation.options
    var reading = invocation
    // The baseline is what is asked about here, so it takes no finding away.
    reading.options.baseline = .none
    setup = try CheckSetup(reading, console)
    file =
      BaselineFile.chosen(options, setup.run.configuration) ?? BaselineFile(path: Baseline.fileName)
  }

  func run() async throws(UsageError) -> ExitCode {
    guard options.reason.isEmpty || action == .accept else {
      throw UsageError(message: "`baseline \(action.rawValue)` doesn't take --reason; `baseline accept` does")
    }
    switch action {
    case .show: return try show()
    case .compare: return try compare()
    case .write, .prune, .accept: break
    }
    guard !BuildService.isAutomatic(console.surroundings.environment) || options.force else {
      throw UsageError(
        message:
          "`baseline \(action.rawValue)` would change \(ShownText.escaped(file.path)) in CI, where nobody reviews it; "
          + "use --force to do it anyway")
    }
    switch action {
    case .write: return try await write()
    case .prune: return try await prune()
    default: return try await accept()
    }
  }

  // MARK: Reading

  private func show() throws(UsageError) -> ExitCode {
    try refuseMoments()
    guard operands.count <= 1 else {
      throw UsageError(message: "`baseline show` takes one baseline; got \(operands.count)")
    }
    let shown = operands.first.map(BaselineFile.init) ?? file
    let baseline = try shown.read().restricted(to: setup.run.filter)
    for entry in baseline.entries { say(line(entry)) }
    say("\(ShownText.escaped(shown.path)): \(words(baseline))")
    return .passed
  }

  private func compare() throws(UsageError) -> ExitCode {
    try refuseMoments()
    guard operands.count == 2 else {
      throw UsageError(message: "`baseline compare` takes two baselines; got \(operands.count)")
    }
    let filter = setup.run.filter
    let changes = BaselineChanges(
      from: try BaselineFile(path: operands[0]).read().restricted(to: filter),
      to: try BaselineFile(path: operands[1]).read().restricted(to: filter))
    for line in changes.lines { say(ShownText.escaped(line)) }
    say(changes.text)
    return changes.added > 0 ? .failed : .passed
  }

  /// An entry has a rule and a controller to be chosen by, but neither a process nor a time.
  private func refuseMoments() throws(UsageError) {
    guard setup.run.filter.choosesMoments else { return }
    throw UsageError(
      message:
        "`baseline \(action.rawValue)` doesn't take --pid, --from or --to: a baseline has no processes or times"
    )
  }

  // MARK: Changing

  private func write() async throws(UsageError) -> ExitCode {
    guard options.rules.isEmpty, !setup.run.filter.choosesEvents else {
      throw UsageError(
        message:
          "`baseline write` doesn't take filters, because it removes everything it doesn't see; `baseline accept` adds findings"
      )
    }
    let old = file.exists ? try file.read(advice: "; remove it to begin a new one") : Baseline()
    let code = try replace(old, with: builder(old, try await results(of: operands)).found)
    if setup.run.configuration.baseline == nil, !options.isQuiet {
      let path = ShownText.escaped(file.path)
      say("`check --baseline \(path)` uses it, or every run if the configuration says baseline: \"\(path)\"")
    }
    return code
  }

  private func prune() async throws(UsageError) -> ExitCode {
    try refuseMoments()
    let old = try file.read()
    let pruned = builder(old, try await results(of: operands)).pruned
    var new = old
    for entry in old.restricted(to: setup.run.filter).entries where pruned[entry.key] == nil {
      new[entry.key] = nil
    }
    return try replace(old, with: new)
  }

  private func accept() async throws(UsageError) -> ExitCode {
    let old = file.exists ? try file.read() : Baseline()
    let wanted = Set(operands.filter(Self.isFingerprint))
    guard !wanted.isEmpty || !options.rules.isEmpty || !options.controllers.isEmpty else {
      throw UsageError(
        message: "`baseline accept` needs fingerprints (--report json prints them), --rule or --controller")
    }
    let choice = AcceptanceChoice(fingerprints: wanted, options: options)
    let results = try await results(of: operands.filter { !Self.isFingerprint($0) })
    try choice.check(report(Baseline(), results).findings, names: results.flatMap(\.names))
    let new = accepted(choice, results, above: old)
    return try replace(
      old, with: new, remark: new == old ? "; the baseline already has all of these findings" : "")
  }

  /// What is known once the chosen findings are; of those that filters choose also what is counted only.
  private func accepted(_ choice: AcceptanceChoice, _ results: [LogResult], above old: Baseline) -> Baseline {
    var new = old
    if choice.fingerprints.isEmpty {
      for entry in builder(old, results).found.entries { new.accept(entry, reason: options.reason) }
    } else {
      for finding in report(old, results).findings where choice.includes(finding) {
        new.accept(finding, reason: options.reason)
      }
    }
    return new
  }

  private static func isFingerprint(_ text: String) -> Bool {
    text.utf8.count == 16 && text.allSatisfy(\.isHexDigit)
  }

  private func builder(_ baseline: Baseline, _ results: [LogResult]) -> ReportBuilder {
    var builder = ReportBuilder(
      configuration: setup.run.configuration, filter: setup.run.filter, today: console.surroundings.today,
      baseline: baseline)
    for result in results { builder.add(result) }
    return builder
  }

  private func report(_ baseline: Baseline, _ results: [LogResult]) -> Report {
    builder(baseline, results).built(gate: setup.gate)
  }

  private func results(of logs: [String]) async throws(UsageError) -> [LogResult] {
    let logs = try LogNames.expanded(logs, options)
    guard !logs.isEmpty else { throw UsageError(message: "`baseline \(action.rawValue)` needs a log") }
    if try ReportOperands.areReports(logs) {
      guard action != .prune else {
        throw UsageError(
          message: "`baseline prune` needs logs: a report doesn't say which findings could have occurred")
      }
      return [ReportOperands.result(try ReportOperands.report(logs))]
    }
    var results: [LogResult] = []
    for outcome in await LogReading(setup.run, options: options, console).outcomes(of: logs) {
      switch outcome {
      case .success(let result): results.append(result)
      case .failure(let error): throw UsageError(message: LogTrouble.message(error, isNamed: true))
      }
    }
    // A recording that broke would make every known fault look like a thing of the past.
    if let empty = builder(Baseline(), results).emptyTrace {
      throw UsageError(
        message: "no events recognised in \(ShownText.escaped(empty)); the baseline is unchanged")
    }
    return results
  }

  private func replace(
    _ old: Baseline, with new: Baseline, remark: String = ""
  ) throws(UsageError) -> ExitCode {
    try file.write(new)
    let changes = BaselineChanges(from: old, to: new)
    for line in changes.lines { say(ShownText.escaped(line)) }
    say("\(ShownText.escaped(file.path)): \(words(new)) (\(changes.text)\(remark))")
    return .passed
  }

  // MARK: Words

  private func words(_ baseline: Baseline) -> String {
    Counted.words(baseline.findingCount, "finding") + " in "
      + Counted.words(baseline.entries.count, "entry", plural: "entries")
  }

  private func line(_ entry: Baseline.Entry) -> String {
    let reason = entry.reason.isEmpty ? "" : "  -- " + entry.reason
    return ShownText.escaped("\(BaselineChanges.name(of: entry))  ×\(entry.count)\(reason)")
  }

  private func say(_ line: String) { console.output.write(line + "\n") }
}
