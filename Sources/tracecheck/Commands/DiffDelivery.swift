import TraceModel

/// Brings a comparison to all places that asked for it, each in its format.
struct DiffDelivery: Sendable {
  private struct Request {
    var format: DiffFormat
    var file: String?
  }

  private let requests: [Request]
  private let options: Options

  init(_ options: Options) throws(UsageError) {
    var requests: [Request] = []
    for asked in options.reports {
      guard let format = DiffFormat(rawValue: asked.format.rawValue) else {
        let formats = DiffFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "`diff` has no report `\(asked.format.rawValue)`; it has \(formats)")
      }
      requests.append(Request(format: format, file: asked.file))
    }
    let onOutput = requests.count { $0.file == nil }
    guard onOutput <= 1 else {
      throw UsageError(
        message: "only one report can go to standard output; give the others a file: --report json=FILE")
    }
    self.requests = (onOutput == 0 ? [Request(format: .text)] : []) + requests
    self.options = options
  }

  /// Writes all reports; false where one of them could not be written, after the others were.
  func deliver(_ report: DiffReport, _ console: Console) -> Bool {
    var isWhole = true
    for request in requests {
      guard let file = request.file else {
        show(report, request.format, console)
        continue
      }
      do throws(ReportFile.Unwritable) {
        try ReportFile(path: file).write(request.format.render(report, rendering))
      } catch {
        console.complain("cannot write \(ShownText.escaped(file)): \(error.message)")
        isWhole = false
      }
    }
    return isWhole
  }

  private func show(_ report: DiffReport, _ format: DiffFormat, _ console: Console) {
    var rendering = rendering
    rendering.isColoured = !format.isForMachines && console.coloursOutput(options.colour)
    rendering.width = console.width
    rendering.isQuiet = options.isQuiet
    console.output.write(format.render(report, rendering))
    console.output.flush()
    guard format.isForMachines, !options.isQuiet else { return }
    rendering.isColoured = console.coloursErrors(options.colour)
    for line in format.summary(report, rendering) { console.errors.write(line + "\n") }
  }

  private var rendering: RenderOptions {
    RenderOptions(rules: Settings.ruleNames, version: ToolVersion.current)
  }
}
