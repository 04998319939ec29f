extension Target {
  /// The whole of `check`: all reports of a log, which may begin with its configuration. Read at once, read while it is
  /// checked, and followed, it gives the same.
  static let check = Target("check") { bytes in
    guard var (settings, log) = Input.run(bytes) else { return }
    settings.recorder = RunRecorder(keepsAll: true)
    settings.findsOrigins = true
    let path = Input.file(log)
    let (known, file) = (settings, path)
    let side = Input.wait { try? await TraceCheck.checkWhileReading(file, known) }
    guard let result = try? TraceCheck.check(path, settings) else { return precondition(side == nil) }
    let report = result.report(settings)
    let json = ReportFormat.json.render(report, Input.rendering)
    precondition(side.map { ReportFormat.json.render($0.report(known), Input.rendering) } == json)
    let followed = try? TraceCheck.follow(path, settings) { _, _ in true }
    precondition(followed?.report(settings).findings.map(\.fingerprint) == report.findings.map(\.fingerprint))
    draw(report, result.recordings)
    precondition(isReport(json) && isReport(ReportFormat.jsonl.render(report, Input.rendering)))
  }

  private static func draw(_ report: Report, _ recordings: [TraceRecording]) {
    var rendering = Input.rendering
    rendering.recordings = recordings
    rendering.isFull = true
    for format in ReportFormat.allCases {
      let bytes = format.render(report, rendering)
      if format == .gitlab { _ = Input.json(bytes) }
    }
  }

  /// Whether `merge` can add it.
  private static func isReport(_ bytes: ContiguousArray<UInt8>) -> Bool {
    var reader = ReportReader(ByteSource.bytes(bytes))
    do throws(ReportProblem) {
      while try reader.next() != nil {}
      return true
    } catch {
      return false
    }
  }
}
