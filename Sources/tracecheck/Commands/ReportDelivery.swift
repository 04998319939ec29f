import TraceModel

/// Brings a report to all places that asked for it, each in its format.
struct ReportDelivery: Sendable {
  private let plan: ReportPlan
  private let options: Options
  private let gate: GateSettings
  private let logs: [String]
  private let settings: [String]
  /// What was recorded of the traces, for reports that show pictures.
  var recordings: [TraceRecording] = []
  /// The app's own rules.
  var appRules: [AppRule] = []
  /// How many findings standard output has already.
  var streamedFindings = 0
  /// The findings that standard output lacks, where it has others already; `nil` where it has none.
  var untold: [Finding]?

  /// The delivery of a plan.
  ///
  /// - Parameters:
  ///   - plan: which reports go where.
  ///   - options: how they are shown.
  ///   - gate: what fails the run.
  ///   - logs: the logs that are read, which no report may replace.
  ///   - settings: the files of the configuration and the baseline, which none may replace either.
  init(_ plan: ReportPlan, options: Options, gate: GateSettings, logs: [String], settings: [String]) {
    self.plan = plan
    self.options = options
    self.gate = gate
    self.logs = logs
    self.settings = settings
  }

  /// Whether any of the reports shows pictures.
  var hasPictures: Bool { ([plan.shown] + plan.files.map(\.format)).contains(where: \.hasPictures) }

  /// Whether any of the reports says where a log comes from.
  var hasOrigins: Bool { ([plan.shown] + plan.files.map(\.format)).contains { $0 == .json || $0 == .jsonl } }

  /// Prints findings log by log, where standard output takes them so. A terminal may show progress till then, and what
  /// is to be hidden is known when all names are.
  func stream(_ console: Console) -> FindingStream? {
    plan.shown == .jsonl && !options.redacts && !console.surroundings.outputIsTerminal
      ? FindingStream(console) : nil
  }

  /// What tells findings on standard output while the log is written, where they can be told so. What is to be hidden
  /// is known only at the end.
  func live(_ console: Console) -> LiveReport? {
    guard !options.redacts, !plan.isWatched else { return nil }
    var rendering = renderOptions
    rendering.isColoured = !plan.shown.isForMachines && console.coloursOutput(options.colour)
    rendering.width = console.width
    return LiveReport(plan.shown, rendering)
  }

  /// Writes all reports; false where one of them could not be written, after the others were.
  func deliver(_ full: Report, _ console: Console) async -> Bool {
    let report = options.redacts ? Redaction(full).report : full
    show(report, console)
    let conflicts = ReportConflicts.among(
      plan.files.compactMap(\.file), logs: logs, settings: settings,
      output: console.surroundings.outputDescriptor)
    let rendering = renderOptions
    let paths = ServicePaths(console.surroundings)
    let isWhole = await ReportFiles.write(
      plan.files.compactMap { job($0, of: report, rendering, conflicts, paths) }, console)
    // Nobody asked for these two, so nobody's run ends for want of them.
    if let service = plan.serviceFile, let file = service.file, isFree(file, console),
      let job = job(service, of: report, rendering, [:], paths)
    {
      _ = await ReportFiles.write([job], console)
    }
    if let file = plan.summaryFile, isFree(file, console) { summarise(report, in: file, console) }
    return isWhole
  }

  /// Whether what is added of our own accord takes nothing from what was asked for or is read.
  private func isFree(_ file: String, _ console: Console) -> Bool {
    let files = plan.files.compactMap(\.file) + [file]
    guard let conflict = ReportConflicts.among(files, logs: logs, settings: settings)[file] else {
      return true
    }
    console.complain("can't write \(ShownText.escaped(file)): \(conflict)")
    return false
  }

  private func job(
    _ request: ReportRequest, of report: Report, _ rendering: RenderOptions, _ conflicts: [String: String],
    _ paths: ServicePaths
  ) -> ReportFiles.Job? {
    guard let file = request.file else { return nil }
    let format = request.format
    return ReportFiles.Job(
      file: file, conflict: conflicts[file],
      render: { format.render(paths.report(report, for: format), rendering) },
      remark: { sizeWarning($0, format, file) })
  }

  /// A page that takes long to open is better known of before it is sent to somebody.
  private func sizeWarning(_ size: Int, _ format: ReportFormat, _ file: String) -> String? {
    guard format.hasPictures, size > ReportFormat.largePage, !options.isQuiet else { return nil }
    let advice = options.isHTMLFull ? "; without --html-full it is small" : ""
    return "\(ShownText.escaped(file)) is \(size / 1_000_000) MB and will be slow to open\(advice)"
  }

  private func show(_ report: Report, _ console: Console) {
    var rendering = renderOptions
    rendering.isColoured = !plan.shown.isForMachines && console.coloursOutput(options.colour)
    rendering.width = console.width
    rendering.isQuiet = options.isQuiet
    rendering.streamedFindings = streamedFindings
    let isForPeople = !plan.shown.isForMachines
    // Where nothing was read, people know it from standard error.
    if isForPeople, report.traces.isEmpty, !report.unreadable.isEmpty { return }
    var listed = isForPeople ? options.maxFindings.map(report.listing) ?? report : report
    if let untold {
      listed.toldBefore = listed.findings.count - untold.count
      listed.findings = untold
    }
    let paths = ServicePaths(console.surroundings)
    let text = plan.shown.render(paths.report(listed, for: plan.shown), rendering)
    console.output.write(plan.isWatched && isForPeople ? CommandFence.around(text) : text)
    if !isForPeople, !options.isQuiet { summarise(report, rendering, console) }
    guard plan.annotates else { return console.output.flush() }
    // The runner reads both streams; a program reads one of them only.
    let annotations = ReportFormat.github.render(paths.report(report, for: .github), renderOptions)
    (isForPeople ? console.output : console.errors).write(annotations)
    console.output.flush()
  }

  private func summarise(_ report: Report, _ rendering: RenderOptions, _ console: Console) {
    var rendering = rendering
    rendering.isColoured = console.coloursErrors(options.colour)
    let text = SummaryText(rendering).lines(report).map { $0 + "\n" }.joined()
    let bytes = ContiguousArray(text.utf8)
    console.errors.write(plan.isWatched ? CommandFence.around(bytes) : bytes)
  }

  private func summarise(_ report: Report, in file: String, _ console: Console) {
    let summary = SummaryFile(path: file)
    guard summary.room > 0 else { return }
    let page = MarkdownReport(renderOptions, budget: .bytes(summary.room)).render(report)
    guard page.count <= summary.room else { return }
    do throws(ReportFile.Unwritable) {
      try summary.append(page)
    } catch {
      console.complain("can't write \(ShownText.escaped(file)): \(error.message)")
    }
  }

  private var renderOptions: RenderOptions {
    var rendering = RenderOptions(rules: Settings.ruleNames.with(appRules), version: ToolVersion.current)
    rendering.gate = gate
    rendering.tellsKinds = true
    rendering.allowsEmpty = options.allowsEmpty
    rendering.isFull = options.isHTMLFull
    rendering.conditions = options.conditions
    rendering.logs = logs
    rendering.recordings = options.redacts ? Redaction.redacted(recordings) : recordings
    return rendering
  }
}
