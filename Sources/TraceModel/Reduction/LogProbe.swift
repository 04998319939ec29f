/// Checks a log in memory.
struct LogProbe {
  private let settings: RunSettings

  init(_ settings: RunSettings) { self.settings = settings }

  /// What a log gives; nothing of one that can't be read.
  func result(_ bytes: ContiguousArray<UInt8>, named label: String = "log") -> LogResult {
    var reader = TraceReader(.bytes(bytes, named: label), options: settings.readOptions)
    var run = LogRun(label: label, configuration: settings.configuration, filter: RunFilter())
    var batch = EventBatch()
    while (try? reader.read(into: &batch)) == true { run.consume(batch) }
    return run.finish(reader.counts)
  }

  /// The findings of a log.
  func findings(_ bytes: ContiguousArray<UInt8>) -> [Finding] { result(bytes).traces.flatMap(\.findings) }

  /// The findings of a log, and the lines that tell something.
  func survey(_ bytes: ContiguousArray<UInt8>) -> LogSurvey {
    var reader = TraceReader(.bytes(bytes), options: settings.readOptions)
    var run = LogRun(
      label: "log", configuration: settings.configuration, filter: RunFilter(), telling: .sketches)
    var outline = LogOutline()
    var batch = EventBatch()
    while (try? reader.read(into: &batch)) == true {
      run.consume(batch)
      run.handOn { outline.note(batch, &$0) }
    }
    let result = run.finish(reader.counts)
    run.handOn { outline.note(EventBatch(), &$0) }
    return LogSurvey(result.traces.flatMap(\.findings), outline)
  }
}
