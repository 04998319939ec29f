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

  /// The lines that tell something, each with its process and the transition that it belongs to.
  func outline(_ bytes: ContiguousArray<UInt8>) -> LogOutline {
    var reader = TraceReader(.bytes(bytes), options: settings.readOptions)
    var checker = LogChecker(app: settings.configuration.app, telling: .records)
    var outline = LogOutline()
    var batch = EventBatch()
    while (try? reader.read(into: &batch)) == true {
      checker.consume(batch)
      outline.note(batch, checker.takeTransitions())
    }
    checker.finish()
    outline.note(EventBatch(), checker.takeTransitions())
    return outline
  }
}
