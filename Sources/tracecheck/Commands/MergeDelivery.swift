import TraceModel

/// Brings a merged report to all places that asked for it, a piece at a time.
struct MergeDelivery {
  private let requests: [ReportRequest]
  private let options: Options
  private let reports: [String]

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    options = invocation.options
    reports = invocation.operands
    requests = options.reports.isEmpty ? [ReportRequest(.json)] : options.reports
    for request in requests where ![.json, .jsonl, .text].contains(request.format) {
      throw UsageError(
        message: "`merge` has no report `\(request.format.rawValue)`; it has json, jsonl and text")
    }
    guard requests.count(where: { $0.file == nil }) <= 1 else {
      throw UsageError(
        message: "only one report can go to standard output; give the others a file: --report json=FILE")
    }
  }

  /// Writes all reports; false where one of them could not be written, after the others were.
  func deliver(_ merger: inout ReportMerger, _ console: Console) throws(SpillFailure) -> Bool {
    let conflicts = ReportConflicts.among(
      requests.compactMap(\.file), logs: reports, output: console.surroundings.outputDescriptor)
    try merger.settle()
    var isWhole = true
    var doubled = DoubledNames()
    for request in requests {
      guard let file = request.file else {
        let found = try write(&merger, request.format, console) { console.output.write($0) }
        doubled = found ?? doubled
        console.output.flush()
        continue
      }
      do throws(ReportFile.Unwritable) {
        if let conflict = conflicts[file] { throw ReportFile.Unwritable(message: conflict) }
        doubled = try write(&merger, request.format, to: file, console) ?? doubled
      } catch {
        isWhole = false
        console.complain("can't write \(ShownText.escaped(file)): \(error.message)")
      }
    }
    remark(doubled, merger, console)
    return isWhole
  }

  /// Writes a report to a file, whole or not at all.
  private func write(
    _ merger: inout ReportMerger, _ format: ReportFormat, to file: String, _ console: Console
  ) throws(ReportFile.Unwritable) -> DoubledNames? {
    var doubled: DoubledNames?
    var failure: SpillFailure?
    try ReportFile(path: file).write { descriptor in
      let sink = DescriptorSink(descriptor: descriptor)
      do throws(SpillFailure) {
        doubled = try write(&merger, format, console) { sink.write($0) }
      } catch {
        failure = error
      }
      sink.flush()
      return sink.error ?? failure.map { _ in SystemCalls.inputOutputError }
    }
    return doubled
  }

  /// Writes a report in pieces; one with the traces says which have the name of another.
  private func write(
    _ merger: inout ReportMerger, _ format: ReportFormat, _ console: Console,
    _ put: (ContiguousArray<UInt8>) -> Void
  ) throws(SpillFailure) -> DoubledNames? {
    guard format == .text else { return try merger.write(rendering, isLines: format == .jsonl, put) }
    var rendering = rendering
    rendering.isColoured = console.coloursOutput(options.colour)
    for line in try MergedText(rendering).lines(merger) { put(ContiguousArray((line + "\n").utf8)) }
    return try merger.doubledNames()
  }

  /// Tells people what a report for programs holds.
  private func remark(_ doubled: DoubledNames, _ merger: ReportMerger, _ console: Console) {
    if doubled.count > 0 {
      console.complain(
        Counted.words(doubled.count, "trace has", plural: "traces have")
          + " the same name as another: \(doubled.names); remove duplicate reports, or give each log its own name"
      )
    }
    let isShown = requests.contains { $0.file == nil && $0.format == .text }
    guard !options.isQuiet, !isShown else { return }
    for line in MergedText(rendering).closing(merger) { console.errors.write(line + "\n") }
  }

  private var rendering: RenderOptions {
    RenderOptions(rules: Settings.ruleNames, version: ToolVersion.current)
  }
}
