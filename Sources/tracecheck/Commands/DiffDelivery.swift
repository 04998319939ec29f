import TraceModel

/// Brings a comparison to all places that asked for it, each in its format.
struct DiffDelivery: Sendable {
  private let plan: ReportPlan
  private let shown: DiffFormat
  private let files: [(format: DiffFormat, file: String)]
  private let options: Options
  private let before: [String]
  private let after: [String]
  /// The app's own rules.
  private let appRules: [AppRule]
  /// The files of the configuration and the golden trace.
  private let settings: [String]

  /// - Parameters:
  ///   - options: what was asked for.
  ///   - before: the logs before the change.
  ///   - after: the logs after it.
  ///   - settings: the files of the configuration, which no report may replace.
  ///   - appRules: the app's own rules.
  ///   - surroundings: where the program runs.
  init(
    _ options: Options, before: [String], after: [String], settings: [String], appRules: [AppRule],
    surroundings: Console.Surroundings
  ) throws(UsageError) {
    plan = try ReportPlan(options.reports, options: options, surroundings: surroundings)
    var files: [(format: DiffFormat, file: String)] = []
    for request in options.reports {
      let format = try Self.format(request.format)
      if let file = request.file { files.append((format, file)) }
    }
    self.files = files
    shown = try Self.format(plan.shown)
    self.options = options
    self.appRules = appRules
    (self.before, self.after) = (before, after)
    self.settings = settings + (options.golden.map { [$0] } ?? [])
  }

  private static func format(_ format: ReportFormat) throws(UsageError) -> DiffFormat {
    if let format = DiffFormat(rawValue: format.rawValue) { return format }
    let formats = DiffFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError(message: "`diff` has no report `\(format.rawValue)`; it has \(formats)")
  }

  /// Writes all reports; false where one of them could not be written, after the others were.
  func deliver(_ full: DiffReport, _ console: Console) async -> Bool {
    let report = located(options.redacts ? DiffRedaction(full).report : full, console)
    show(report, console)
    let conflicts = ReportConflicts.among(
      files.map(\.file), logs: before + after, settings: settings,
      output: console.surroundings.outputDescriptor)
    let rendering = rendering
    let jobs = files.map { format, file in
      ReportFiles.Job(file: file, conflict: conflicts[file]) { format.render(report, rendering) }
    }
    let isWhole = await ReportFiles.write(jobs, console)
    if let file = plan.summaryFile { summarise(report, in: file, console) }
    return isWhole
  }

  /// A report whose logs are named as services look for them; nobody else asks for a location in a file.
  private func located(_ report: DiffReport, _ console: Console) -> DiffReport {
    var report = report
    report.logs = report.logs.mapValues(ServicePaths(console.surroundings).relative)
    return report
  }

  private func show(_ report: DiffReport, _ console: Console) {
    var rendering = rendering
    rendering.isColoured = !shown.isForMachines && console.coloursOutput(options.colour)
    rendering.width = console.width
    rendering.isQuiet = options.isQuiet
    rendering.longestList = options.maxFindings
    rendering.isBrief = true
    let isForPeople = !shown.isForMachines
    let text = shown.render(report, rendering)
    console.output.write(plan.isWatched && isForPeople ? CommandFence.around(text) : text)
    if !isForPeople, !options.isQuiet { summarise(report, rendering, console) }
    guard plan.annotates else { return console.output.flush() }
    // The runner reads both streams; a program reads one of them only.
    (isForPeople ? console.output : console.errors).write(DiffFormat.github.render(report, self.rendering))
    console.output.flush()
  }

  private func summarise(_ report: DiffReport, _ rendering: RenderOptions, _ console: Console) {
    var rendering = rendering
    rendering.isColoured = console.coloursErrors(options.colour)
    for line in shown.summary(report, rendering) { console.errors.write(line + "\n") }
  }

  /// Nobody asked for it, so nobody's run ends for want of it.
  private func summarise(_ report: DiffReport, in file: String, _ console: Console) {
    let summary = SummaryFile(path: file)
    let page = DiffFormat.markdown.render(report, rendering)
    guard page.count <= summary.room else { return }
    do throws(ReportFile.Unwritable) {
      try summary.append(page)
    } catch {
      console.complain("can't write \(ShownText.escaped(file)): \(error.message)")
    }
  }

  private var rendering: RenderOptions {
    var rendering = RenderOptions(rules: Settings.ruleNames.with(appRules), version: ToolVersion.current)
    rendering.isFull = options.isHTMLFull
    rendering.conditions = options.conditions
    (rendering.logsBefore, rendering.logs) = (before, after)
    return rendering
  }
}
