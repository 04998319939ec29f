/// A line for each finding, as compilers write them and Xcode reads them.
struct ConciseReport {
  private let options: RenderOptions

  init(_ options: RenderOptions) {
    self.options = options
  }

  func render(_ report: Report) -> ContiguousArray<UInt8> {
    let logs = Dictionary(report.traces.map { ($0.label, $0.log) }, uniquingKeysWith: { first, _ in first })
    var bytes: ContiguousArray<UInt8> = []
    for finding in report.findings {
      bytes.append(contentsOf: line(finding, log: logs[finding.trace] ?? finding.trace).utf8)
    }
    if !options.isQuiet {
      for line in SummaryText(options).brief(report) { bytes.append(contentsOf: (line + "\n").utf8) }
    }
    return bytes
  }

  private func line(_ finding: Finding, log: String) -> String {
    let location = "\(ShownText.escaped(log)):\(finding.line):1"
    let certainty = finding.isKnown ? " (known quirk)" : finding.certainty == .possible ? " (possible)" : ""
    return
      "\(location): \(word(finding)): \(ShownText.escaped(finding.message))\(certainty) [\(finding.rule)]\n"
  }

  /// Xcode knows `error`, `warning` and `note`.
  private func word(_ finding: Finding) -> String {
    finding.severity == .info ? "note" : finding.severity.name
  }
}
