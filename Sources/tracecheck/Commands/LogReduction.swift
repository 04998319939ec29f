import TraceModel

/// Makes a log as small as a finding lets it be, and brings it to where it is wanted.
struct LogReduction {
  private let path: String
  private let options: Options
  private let console: Console
  private let settings: RunSettings

  init(_ path: String, _ options: Options, _ console: Console) throws(UsageError) {
    (self.path, self.options, self.console) = (path, options, console)
    settings = try Settings.run(options, console)
  }

  func run() throws(UsageError) -> ExitCode {
    let log = LogLines(try bytes())
    let survey = LogSurvey(log, settings)
    let search = FindingSearch(fingerprint: options.fingerprint, settings)
    guard let target = search.target(among: survey.findings) else {
      throw UsageError(message: "\(ShownText.escaped(path)) has no such finding")
    }
    let reducer = LogReducer(log, survey, settings, target) { left in
      draw("\(Counted.words(left, "line")) left")
    }
    guard let lines = reducer.lines() else { throw UsageError(message: "the finding doesn't occur again") }
    draw("")
    let reduced = try redacted(ReducedLog(log.bytes(of: lines), settings.configuration), target)
    return try deliver(reduced, target, "\(Counted.words(lines.count, "line")) of \(log.count)")
  }

  private func bytes() throws(UsageError) -> ContiguousArray<UInt8> {
    do throws(ConfigurationLoader.Unreadable) {
      return try FileContents.read(path, limit: .max)
    } catch {
      throw UsageError(message: "can't read \(ShownText.escaped(path)): \(error.message)")
    }
  }

  /// Says on a terminal how far it has come.
  private func draw(_ text: String) {
    guard console.surroundings.errorsAreTerminal, !options.isQuiet else { return }
    console.surroundings.draw("\r\u{1B}[K" + text)
  }

  private func redacted(_ log: ReducedLog, _ target: FindingTarget) throws(UsageError) -> ReducedLog {
    guard options.redacts else { return log }
    let redacted = log.redacted(settings)
    guard redacted.gives(target, try settings(of: redacted)) else {
      throw UsageError(
        message:
          "with redacted names the log no longer gives the finding, perhaps because the configuration names controllers by globs"
      )
    }
    return redacted
  }

  /// The settings under what is written beside the log.
  private func settings(of log: ReducedLog) throws(UsageError) -> RunSettings {
    guard let bytes = log.configuration else { return settings }
    var loader = ConfigurationLoader(rules: Settings.ruleNames, version: ToolVersion.current) { _ in bytes }
    do throws(ConfigurationError) {
      return try RunSettings(try loader.load(file: "config.json5", options: []))
    } catch {
      throw UsageError(message: error.problems.map(\.text).joined(separator: "\n"))
    }
  }

  // MARK: Where it goes

  private func deliver(
    _ log: ReducedLog, _ target: FindingTarget, _ size: String
  ) throws(UsageError) -> ExitCode {
    guard let folder = options.fixture else {
      console.output.write(log.bytes)
      if !options.isQuiet { console.complain("reduced to \(size), and \(target.rule) is still broken") }
      return .passed
    }
    let settings = try settings(of: log)
    var rendering = RenderOptions(
      rules: Settings.ruleNames.with(settings.configuration.app.rules), version: ToolVersion.current)
    rendering.gate = GateSettings()
    let readme = "A minimal log that breaks \(target.rule); every line in it is needed.\n"
    try create(folder)
    try write(log.bytes, folder, "input.log")
    if let configuration = log.configuration { try write(configuration, folder, "config.json5") }
    try write(log.report(settings, rendering), folder, "expected.json")
    try write(ContiguousArray(readme.utf8), folder, "README")
    console.output.write(
      "wrote \(ShownText.escaped(folder)): reduced to \(size), and \(target.rule) is still broken\n")
    return .passed
  }

  private func create(_ folder: String) throws(UsageError) {
    if let reason = SystemCalls.createFolder(folder) {
      throw UsageError(message: "can't write \(ShownText.escaped(folder)): \(reason)")
    }
  }

  private func write(
    _ bytes: ContiguousArray<UInt8>, _ folder: String, _ name: String
  ) throws(UsageError) {
    let path = folder + "/" + name
    do throws(ReportFile.Unwritable) {
      try ReportFile(path: path).write(bytes)
    } catch {
      throw UsageError(message: "can't write \(ShownText.escaped(path)): \(error.message)")
    }
  }
}
