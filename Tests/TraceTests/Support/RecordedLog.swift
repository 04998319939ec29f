@testable import TraceModel

/// Logs in memory, checked and recorded as for a report with pictures.
enum RecordedLog {
  /// A full-screen presentation in the order of a push, and what stood there before.
  static let swapped = """
    [Home@0x1] viewWillAppear
    [Home@0x1] viewDidAppear
    [Home@0x1] present Editor@0x2 style=fullScreen
    [Editor@0x2] viewDidLoad
    [Home@0x1] viewWillDisappear
    [Editor@0x2] viewWillAppear
    [Home@0x1] viewDidDisappear
    [Editor@0x2] viewDidAppear

    """

  /// What a log gave, with its recordings.
  static func result(_ log: String, keepsAll: Bool = false, times: Bool = false) throws -> LogResult {
    var options = ReadOptions()
    options.times = times
    var reader = TraceReader(ByteSource.bytes(log.utf8, named: "app.log"), options: options)
    var run = LogRun(
      label: "app.log", configuration: Configuration(), filter: RunFilter(),
      recorder: RunRecorder(keepsAll: keepsAll))
    var batch = EventBatch()
    while try reader.read(into: &batch) { run.consume(batch) }
    return run.finish(reader.counts)
  }

  /// The page of a log.
  static func page(_ log: String, isFull: Bool = false) throws -> String {
    let result = try result(log, keepsAll: isFull)
    var builder = ReportBuilder(
      configuration: Configuration(), filter: RunFilter(), today: CalendarDay(secondsSince1970: 0))
    builder.add(result)
    var options = RenderOptions(rules: CheckedLog.rules, version: "1.0")
    options.recordings = result.recordings
    options.isFull = isFull
    options.logs = ["app.log"]
    return SampleReport.text(builder.built(gate: GateSettings()), .html, options)
  }

  /// So many presentations of screens of their own; each `every`-th of them is told to appear twice.
  static func presentations(_ count: Int, faultEvery every: Int) -> String {
    var log = "[Home@0x1] viewDidAppear\n"
    for number in 0..<count {
      let isFaulty = number % every == 0
      let name = "Screen\(isFaulty ? number : 1)@0x\(String(number + 16, radix: 16))"
      log += "[Home@0x1] present \(name) style=pageSheet\n[\(name)] viewDidLoad\n[\(name)] viewWillAppear\n"
      if isFaulty { log += "[\(name)] viewWillAppear\n" }
      log += "[\(name)] viewDidAppear\n[\(name)] dismiss\n[\(name)] viewWillDisappear\n"
      log += "[\(name)] viewDidDisappear\n[\(name)] deinit\n"
    }
    return log
  }
}
