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
    switch action {
    case .show: return try show()
    case .compare: return try compare()
    case .write, .prune, .accept: break
    }
    guard !BuildService.isAutomatic(console.surroundings.environment) || options.force else {
      throw UsageError(
        message:
          "`baseline \(action.rawValue)` changes \(ShownText.escaped(file.path)), which nobody reviews in CI; "
          + "--force does it all the same")
    }
    switch action {
    case .write: return try await write()
    case .prune: return try await prune()
    default: return try await accept()
    }
  }

  // MARK: Reading

  private func show() throws(UsageError) -> ExitCode {
    let baseline = try file.read()
    for entry in baseline.entries { say(line(entry)) }
    say("\(ShownText.escaped(file.path)): \(words(baseline))")
    return .passed
  }

  private func compare() throws(UsageError) -> ExitCode {
    guard operands.count == 2 else {
      throw UsageError(message: "`baseline compare` takes two baselines; got \(operands.count)")
    }
    let changes = BaselineChanges(
      from: try BaselineFile(path: operands[0]).read(), to: try BaselineFile(path: operands[1]).read())
    for line in changes.lines { say(ShownText.escaped(line)) }
    say(changes.text)
    return changes.added > 0 ? .failed : .passed
  }

  // MARK: Changing

  private func write() async throws(UsageError) -> ExitCode {
    guard options.rules.isEmpty, options.controllers.isEmpty, !setup.run.filter.choosesEvents else {
      throw UsageError(
        message:
          "`baseline write` takes no filter, since it forgets what it does not see; `baseline accept` adds some"
      )
    }
    let old = file.exists ? try file.read() : Baseline()
    var builder = builder(old)
    try await check(operands, &builder)
    return try replace(old, with: builder.found)
  }

  private func prune() async throws(UsageError) -> ExitCode {
    let old = try file.read()
    var builder = builder(old)
    try await check(operands, &builder)
    return try replace(old, with: builder.pruned)
  }

  private func accept() async throws(UsageError) -> ExitCode {
    let old = file.exists ? try file.read() : Baseline()
    let wanted = Set(operands.filter(Self.isFingerprint))
    let logs = operands.filter { !Self.isFingerprint($0) }
    guard !wanted.isEmpty || !options.rules.isEmpty || !options.controllers.isEmpty else {
      throw UsageError(
        message: "`baseline accept` needs fingerprints (--report json prints them), --rule or --controller")
    }
    var builder = builder(old)
    try await check(logs, &builder)
    var new = old
    var left = wanted
    for finding in builder.built(gate: setup.gate).findings
    where !finding.isKnown && !finding.rule.isRemark
      && (wanted.isEmpty || wanted.contains(finding.fingerprint))
    {
      left.remove(finding.fingerprint)
      new.accept(finding, reason: options.reason)
    }
    if let stranger = left.sorted().first {
      throw UsageError(message: "no new finding has the fingerprint \(stranger)")
    }
    return try replace(old, with: new)
  }

  private static func isFingerprint(_ text: String) -> Bool {
    text.utf8.count == 16 && text.allSatisfy(\.isHexDigit)
  }

  private func builder(_ baseline: Baseline) -> ReportBuilder {
    ReportBuilder(
      configuration: setup.run.configuration, filter: setup.run.filter, today: console.surroundings.today,
      baseline: baseline)
  }

  private func check(_ logs: [String], _ builder: inout ReportBuilder) async throws(UsageError) {
    guard !logs.isEmpty else { throw UsageError(message: "`baseline \(action.rawValue)` needs a log") }
    for outcome in await LogReading(setup.run, options: options, console).outcomes(
      of: LogNames.expanded(logs))
    {
      switch outcome {
      case .success(let result): builder.add(result)
      case .failure(let error): throw UsageError(message: LogTrouble.message(error, isNamed: true))
      }
    }
    // A recording that broke would make every known fault look like a thing of the past.
    if let empty = builder.emptyTrace {
      throw UsageError(
        message: "no event recognised in \(ShownText.escaped(empty)); the baseline stays as it is")
    }
  }

  private func replace(_ old: Baseline, with new: Baseline) throws(UsageError) -> ExitCode {
    try file.write(new)
    let changes = BaselineChanges(from: old, to: new)
    for line in changes.lines { say(ShownText.escaped(line)) }
    say("\(ShownText.escaped(file.path)): \(words(new)) (\(changes.text))")
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
