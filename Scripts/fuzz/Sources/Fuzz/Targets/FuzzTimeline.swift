extension Target {
  /// The whole of `timeline`, `events` and `top`: a log, which may begin with its configuration, in all formats.
  static let timeline = Target("timeline") { bytes in
    guard var (settings, log) = Input.run(bytes) else { return }
    let path = Input.file(log)
    var writer = JSONWriter()
    guard
      let counts = try? TraceCheck.transitions(
        path, settings,
        take: { some in
          for entry in some {
            _ = entry.text(Paint(isColoured: true))
            entry.write(to: &writer)
            _ = Input.json(writer.take())
          }
          return true
        })
    else { return }
    tellLanes(path, settings)
    tellPerfetto(path, settings)
    settings.recorder = RunRecorder(keepsAll: false)
    drawAll(path, settings)
    printEvents(path, settings)
    let middle = counts.counts.lines / 2
    let top = try? TraceCheck.hierarchy(path, settings) { event, _ in event.line > middle }
    _ = top.map { HierarchyText(Paint(isColoured: false)).lines($0.chain) }
  }

  private static func tellLanes(_ path: String, _ settings: RunSettings) {
    let timeline = LaneTimeline(width: 80, Paint(isColoured: true))
    var story = LaneStory(path, settings, today: SystemClock.today, timeline)
    _ = try? TraceCheck.follow(path, settings) { checker, batch in
      _ = story.take(&checker, batch)
      return true
    }
  }

  private static func tellPerfetto(_ path: String, _ settings: RunSettings) {
    var story = PerfettoStory(settings)
    var bytes: ContiguousArray<UInt8> = []
    let result = try? TraceCheck.follow(path, settings) { checker, batch in
      bytes += story.take(&checker, batch)
      return true
    }
    guard let result, result.traces.contains(where: { $0.summary.events > 0 }) else { return }
    _ = Input.json(bytes + story.end(result, today: SystemClock.today))
  }

  private static func drawAll(_ path: String, _ settings: RunSettings) {
    guard let result = try? TraceCheck.check(path, settings) else { return }
    let report = result.report(settings)
    for drawing in TimelineDrawing.allCases {
      _ = drawing.bytes(result.recordings, report.findings, includes: { _ in true })
    }
  }

  private static func printEvents(_ path: String, _ settings: RunSettings) {
    var writer = JSONWriter()
    _ = try? TraceCheck.events(path, settings) { batch, names in
      for line in LineOrder.of(batch, names: names) {
        _ = line.text
        line.write(to: &writer)
        _ = Input.json(writer.take())
      }
      return true
    }
    guard let told = try? TraceCheck.explanation(path, settings) else { return }
    let report = ExplanationReport(told.explanation, told.counts, label: path)
    _ = report.text(Paint(isColoured: true), width: 80)
    report.write(to: &writer)
    for line in writer.take().split(separator: UInt8(ascii: "\n")) { _ = Input.json(ContiguousArray(line)) }
  }
}
