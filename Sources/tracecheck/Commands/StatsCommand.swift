import TraceModel

extension Command {
  /// `tracecheck stats REPORT...`: what breaks how often, and where.
  static let stats = Command(
    "stats",
    summary:
      "count the findings in many reports: what breaks, how often, on which iOS release, and since which app version",
    occasion: "Use it to see which faults are frequent, and whether a release made them better or worse.",
    operands: "REPORT...", operand: .report, groups: [.logs, .statistics, .merging, .lines, .general],
    choices: ["format": ["text", "json", "csv", "html"]],
    details: """
      REPORT is a report of `check` or `merge` (json, jsonl). Rates are definite findings per thousand
      transitions, with 95% intervals; the table says how they are computed. The version, iOS release
      and device of a log come from --columns, from --path, or from the log itself (OS Version: 17.4,
      App Version: 5.2, device=iPhone15,2). Formats: text, json, csv, html.
      """,
    examples: [
      "tracecheck stats --by os reports/",
      "tracecheck stats --group os --compare 17 18 reports/",
    ]
  ) { invocation, console in
    do throws(UsageError) {
      return try run(invocation, console)
    } catch {
      return console.trouble(error.message)
    }
  }

  private static func run(_ invocation: Invocation, _ console: Console) throws(UsageError) -> ExitCode {
    let options = invocation.options
    guard !invocation.operands.isEmpty || options.takesNamesFromInput else {
      // A list of values takes what follows it, too.
      let isFile = options.comparedGroups.last.map(FileContents.exists) ?? false
      throw UsageError(
        message: isFile
          ? "--compare takes two groups, such as 17 18, before the reports" : "`stats` needs a report")
    }
    var builder = StatsBuilder(try question(options))
    var refused = 0
    for file in invocation.operands {
      guard let problem = add(file, to: &builder) else { continue }
      refused += 1
      console.complain(
        "can't read the report \(ShownText.escaped(file)): \(ShownText.escaped(problem.text))")
    }
    if refused > 0, options.isStrict || refused == invocation.operands.count { return .trouble }
    if let missing = builder.missingGroups {
      throw UsageError(message: "--compare: " + ShownText.escaped(missing))
    }
    write(builder.table, options, console)
    return refused > 0 ? .trouble : .passed
  }

  private static func add(_ file: String, to builder: inout StatsBuilder) -> ReportProblem? {
    do throws(ReadError) {
      return builder.add(try ByteSource.open(file))
    } catch {
      return .unreadable(error)
    }
  }

  private static func question(_ options: Options) throws(UsageError) -> StatsQuestion {
    var question = StatsQuestion(rules: Settings.ruleNames)
    question.rows = options.rows
    question.group = options.group
    question.origins.pattern = options.pathPattern
    if let file = options.columns { try read(file, to: &question.origins) }
    let parts = StatsQuestion.FindingPart.allCases.map(\.rawValue)
    let names =
      ["version", "os", "device"] + (options.pathPattern?.names ?? []) + question.origins.columnNames
    try check(options.rows, among: parts + names, flag: "by")
    if let group = options.group { try check(group, among: names, flag: "group") }
    switch options.comparedGroups.count {
    case 0: break
    case 2 where options.group != nil:
      question.compared = (options.comparedGroups[0], options.comparedGroups[1])
    case 2: throw UsageError(message: "--compare needs --group, such as --group os")
    default:
      throw UsageError(
        message: "--compare takes two groups, such as 17 18; got \(options.comparedGroups.count)")
    }
    return question
  }

  private static func check(_ name: String, among names: [String], flag: String) throws(UsageError) {
    guard !names.contains(name) else { return }
    throw UsageError(
      message: "--\(flag): unknown value `\(ShownText.escaped(name))`" + Suggestion.value(name, among: names))
  }

  private static func read(_ file: String, to origins: inout OriginTable) throws(UsageError) {
    do throws(ConfigurationLoader.Unreadable) {
      let bytes = try FileContents.read(file, limit: 1 << 30)
      guard let problem = origins.read(String(decoding: bytes, as: UTF8.self)) else { return }
      throw ConfigurationLoader.Unreadable(message: problem)
    } catch {
      throw UsageError(message: "can't read the columns \(ShownText.escaped(file)): \(error.message)")
    }
  }

  private static func write(_ table: StatsTable, _ options: Options, _ console: Console) {
    switch options.format {
    case .json: console.output.write(StatsJSON(table, version: ToolVersion.current).bytes)
    case .csv: console.output.write(StatsCSV(table).text)
    case .html: console.output.write(StatsPage(table).render())
    default:
      let lines = StatsText(table, paint: console.outputPaint(options.colour), width: console.width).lines
      console.output.write(lines.map { $0 + "\n" }.joined())
    }
  }
}
