import TraceModel

/// Writes a configuration that a log passes.
struct ConfigurationInit {
  private let log: String
  /// What is known of how the app writes its log, and what is learnt of it.
  private var reading: Configuration
  /// What is known of what it ran on; all else is learnt.
  private let app: AppDescription
  private let console: Console

  init(_ log: String, known: Configuration, _ console: Console) {
    self.log = log
    self.console = console
    reading = known.reading
    app = known.app
  }

  mutating func run() -> ExitCode {
    let file = console.surroundings.folder + "/" + ConfigurationDiscovery.fileName
    guard log != "-" else {
      return console.trouble("`config init` reads its log twice, so it must be a file")
    }
    guard !FileContents.exists(file) else {
      return console.trouble("\(ShownText.escaped(file)) exists already; `config show` prints what it says")
    }
    let bytes: ContiguousArray<UInt8>?
    do throws(ReadError) {
      bytes = try draft()
    } catch {
      return console.trouble(LogTrouble.message(error, isNamed: true))
    }
    guard let bytes else {
      console.complain(
        "no events recognised in \(ShownText.escaped(log)), so there is nothing to write")
      return .nothing
    }
    return write(bytes, to: file)
  }

  private func write(_ bytes: ContiguousArray<UInt8>, to file: String) -> ExitCode {
    let hidden = ConfigurationDiscovery.find(from: console.surroundings.folder, exists: FileContents.exists)
    do throws(ReportFile.Unwritable) {
      try ReportFile(path: file).write(bytes)
    } catch {
      return console.trouble("can't write \(ShownText.escaped(file)): \(error.message)")
    }
    console.output.write("wrote \(ShownText.escaped(file))\n")
    if let hidden {
      console.complain(
        "\(ShownText.escaped(hidden)) is no longer read from here, unless the new file extends it")
    }
    return .passed
  }

  /// The configuration of the log; `nil` where it holds no event.
  private mutating func draft() throws(ReadError) -> ContiguousArray<UInt8>? {
    try learnReading()
    var app = app
    if app.os == nil { app.os = try TraceCheck.release(log) }
    var draft = ConfigurationDraft(reading: reading, app: app)
    guard let plain = try? RunSettings(reading) else { return nil }
    let tally = try TraceCheck.events(log, plain) { batch, names in
      draft.note(batch.events, names: names)
      return true
    }
    guard tally.fitting > 0 else { return nil }
    _ = try TraceCheck.transitions(log, plain) { entries in
      draft.note(entries.compactMap { if case .transition(let record) = $0 { record } else { nil } })
      return true
    }
    return draft.text(log: log, lowered: try broken(under: draft.text(log: log, lowered: [])))
  }

  /// Adds the format and the labels without which the log is not read as it is meant.
  private mutating func learnReading() throws(ReadError) {
    guard let settings = try? RunSettings(reading) else { return }
    let explanation = try TraceCheck.explanation(log, settings).explanation
    if let proposal = explanation.proposal {
      reading.formats.append((proposal.format, TextPosition(line: 0, column: 0)))
    }
    reading.labels += explanation.labels.map { ($0.label, $0.controller) }
  }

  /// The rules that the log breaks as errors once the configuration says what was learnt.
  private func broken(under text: ContiguousArray<UInt8>) throws(ReadError) -> [RuleID] {
    var loader = ConfigurationLoader(rules: Settings.ruleNames, version: ToolVersion.current) {
      _ throws(ConfigurationLoader.Unreadable) in text
    }
    // What was written by us is read by us; if not, the log alone decides.
    let configuration = (try? loader.load(file: log, options: [])) ?? Configuration()
    guard let settings = try? RunSettings(configuration) else { return [] }
    var builder = ReportBuilder(
      configuration: configuration, filter: RunFilter(), today: console.surroundings.today)
    builder.add(try TraceCheck.check(log, settings))
    let errors = builder.built(gate: configuration.gate).findings.filter { finding in
      finding.severity == .error && finding.certainty == .definite && !finding.isKnown
    }
    return Set(errors.map(\.rule)).sorted()
  }
}
