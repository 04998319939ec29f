import TraceModel

/// What `diff` needs to know before it reads a log: all mistakes of usage and configuration come up here.
struct DiffSetup: Sendable {
  let run: RunSettings
  /// The file of a golden trace, instead of the logs before.
  let golden: String?
  let updatesGolden: Bool
  let before: [String]
  let after: [String]
  private let comparison: DiffBuilder.Settings
  private let options: Options
  let failsOnChange: Bool
  let allowsEmpty: Bool
  let delivery: DiffDelivery

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    let options = invocation.options
    self.options = options
    golden = options.golden
    updatesGolden = options.updatesGolden
    if updatesGolden { try Self.allowUpdate(options, console) }
    (before, after) = try Self.logs(invocation)
    var run = try Settings.run(options, console)
    run.keepsTimes = options.comparesTiming
    self.run = run
    delivery = try DiffDelivery(
      options, before: before, after: after, settings: run.configuration.files,
      appRules: run.configuration.app.rules, surroundings: console.surroundings)
    failsOnChange = options.failsOnChange
    allowsEmpty = options.allowsEmpty
    var comparison = DiffBuilder.Settings()
    comparison.renames = options.renames
    comparison.comparesTiming = options.comparesTiming
    comparison.explainsAlignment = options.explainsAlignment
    // What was not known before is told from warnings up.
    comparison.failOn = options.failOn ?? .warning
    self.comparison = comparison
    if run.filter.needsTimes, golden != nil || before.count > 1 || after.count > 1 {
      throw UsageError(message: "`diff` takes --from and --to only when it compares one log with one")
    }
  }

  /// How two sides are compared.
  func comparison(before: [LogResult], after: [LogResult]) -> DiffBuilder.Settings {
    var settings = comparison
    let choice = ChangeChoice(run.filter, before: before, after: after)
    settings.includes = { choice.includes($0) }
    return settings
  }

  /// Tells of names that were asked for and that no controller has.
  func tell(names: [String], _ console: Console) {
    FilterTrouble.tell(run.filter, names: names, options, console)
  }

  /// Tells of names that were to be replaced and that no controller had before.
  func tell(namesBefore: [String], _ console: Console) {
    guard !options.redacts, !options.isQuiet else { return }
    for rename in comparison.renames where !namesBefore.contains(where: rename.isOld) {
      console.complain("--map: " + FilterTrouble.message(ofController: rename.old, names: namesBefore))
    }
  }

  /// The side of each log: two single ones let go of what they have in common while they are read. Where processes
  /// are chosen, it is not yet known which of them are compared.
  var sides: [StorySide] {
    let isPair = before.count == 1 && after.count == 1 && run.filter.processes.isEmpty
    let meeting = isPair ? StoryMeeting(renames: comparison.renames) : nil
    let hasMany = golden != nil || before.count > 1 || after.count > 1
    return (before + after).indices.map {
      StorySide(meeting: meeting, isBefore: $0 < before.count, condensesEvery: hasMany ? 65_536 : nil)
    }
  }

  private static func logs(_ invocation: Invocation) throws(UsageError) -> ([String], [String]) {
    let options = invocation.options
    var before = try LogNames.expanded(options.before, options)
    var after = try LogNames.expanded(options.after, options)
    var operands = invocation.operands[...]
    if before.isEmpty, after.isEmpty, operands.count == 2 {
      (before, after) = ([operands[0]], [operands[1]])
      operands = []
    }
    if options.golden != nil {
      after += operands
      guard before.isEmpty, !after.isEmpty else {
        throw UsageError(message: "`diff --golden FILE` takes only the runs after the change")
      }
      return ([], after)
    }
    guard operands.isEmpty, !before.isEmpty, !after.isEmpty else {
      throw UsageError(
        message:
          "`diff` takes two logs: diff BEFORE AFTER, or any number on each side: --before LOG... --after LOG..."
      )
    }
    if (before + after).count(where: { $0 == "-" }) > 1 {
      throw UsageError(message: "standard input (-) can be read only once")
    }
    return (before, after)
  }

  private static func allowUpdate(_ options: Options, _ console: Console) throws(UsageError) {
    guard options.golden != nil else {
      throw UsageError(message: "--update needs --golden FILE")
    }
    guard !BuildService.isAutomatic(console.surroundings.environment) else {
      throw UsageError(message: "--update doesn't write a golden file in CI")
    }
  }
}
