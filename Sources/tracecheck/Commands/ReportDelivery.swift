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

  /// Writes all reports; false where one of them could not be written, after the others were.
  func deliver(_ report: Report, _ console: Console) -> Bool {
    var written: Set<String> = []
    var isWhole = true
    for request in requests {
      guard let file = request.file else {
        show(report, request.format, console)
        continue
      }
      guard written.insert(file).inserted else {
        console.complain("cannot write \(ShownText.escaped(file)): another report goes to the same file")
        isWhole = false
        continue
      }
      do throws(ReportFile.Unwritable) {
        try ReportFile(path: file).write(request.format.render(report, renderOptions))
      } catch {
        console.complain("cannot write \(ShownText.escaped(file)): \(error.message)")
        isWhole = false
      }
    }
    return isWhole
  }

  private func show(_ report: Report, _ format: ReportFormat, _ console: Console) {
    var rendering = renderOptions
    rendering.isColoured = !format.isForMachines && console.coloursOutput(options.colour)
    rendering.width = console.width
    rendering.isQuiet = options.isQuiet
    console.output.write(format.render(report, rendering))
    console.output.flush()
    guard format.isForMachines, !options.isQuiet else { return }
    rendering.isColoured = console.coloursErrors(options.colour)
    for line in SummaryText(rendering).lines(report) { console.errors.write(line + "\n") }
  }

  private var renderOptions: RenderOptions {
    RenderOptions(rules: Settings.ruleNames, version: ToolVersion.current)
  }
}
