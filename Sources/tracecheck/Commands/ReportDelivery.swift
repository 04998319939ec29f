import TraceModel

/// Brings a report to all places that asked for it, each in its format.
struct ReportDelivery {
  private let requests: [ReportRequest]
  private let options: Options

  /// What was asked for; where nothing goes to standard output, the text for people does.
  init(_ asked: [ReportRequest], options: Options) throws(UsageError) {
    let onOutput = asked.filter { $0.file == nil }
    guard onOutput.count <= 1 else {
      throw UsageError(
        message: "only one report can go to standard output; give the others a file: --report json=FILE")
    }
    requests = (onOutput.isEmpty ? [ReportRequest(.text)] : []) + asked
    self.options = options
  }

  /// Whether any of the reports shows pictures.
  var hasPictures: Bool { requests.contains { $0.format.hasPictures } }

  /// Writes all reports; false where one of them could not be written, after the others were.
  ///
  /// - Parameter recordings: what was recorded for pictures.
  func deliver(_ report: Report, _ recordings: [TraceRecording] = [], _ console: Console) -> Bool {
    var rendering = renderOptions
    rendering.recordings = recordings
    var written: Set<String> = []
    var isWhole = true
    for request in requests {
      guard let file = request.file else {
        show(report, request.format, rendering, console)
        continue
      }
      guard written.insert(file).inserted else {
        console.complain("cannot write \(ShownText.escaped(file)): another report goes to the same file")
        isWhole = false
        continue
      }
      do throws(ReportFile.Unwritable) {
        let bytes = request.format.render(report, rendering)
        warnOfSize(bytes.count, request, console)
        try ReportFile(path: file).write(bytes)
      } catch {
        console.complain("cannot write \(ShownText.escaped(file)): \(error.message)")
        isWhole = false
      }
    }
    return isWhole
  }

  /// A page that takes long to open is better known of before it is sent to somebody.
  private func warnOfSize(_ size: Int, _ request: ReportRequest, _ console: Console) {
    guard request.format.hasPictures, size > ReportFormat.largePage, !options.isQuiet else { return }
    console.complain(
      "\(ShownText.escaped(request.file ?? "")) has \(size / 1_000_000) MB and will be slow to open"
        + (options.isHTMLFull ? "; without --html-full it is small" : ""))
  }

  private func show(
    _ report: Report, _ format: ReportFormat, _ options: RenderOptions, _ console: Console
  ) {
    var rendering = options
    rendering.isColoured = !format.isForMachines && console.coloursOutput(self.options.colour)
    rendering.width = console.width
    rendering.isQuiet = self.options.isQuiet
    console.output.write(format.render(report, rendering))
    console.output.flush()
    guard format.isForMachines, !self.options.isQuiet else { return }
    rendering.isColoured = console.coloursErrors(self.options.colour)
    for line in SummaryText(rendering).lines(report) { console.errors.write(line + "\n") }
  }

  private var renderOptions: RenderOptions {
    var rendering = RenderOptions(rules: Settings.ruleNames, version: ToolVersion.current)
    rendering.isFull = options.isHTMLFull
    return rendering
  }
}
