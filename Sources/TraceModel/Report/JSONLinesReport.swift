/// The report as JSON lines: a finding a line, and a last one with the summary.
package struct JSONLinesReport {
  private let json: JSONReport
  private let firstFinding: Int

  /// A report as the options want it.
  package init(_ options: RenderOptions) {
    json = JSONReport(options)
    firstFinding = options.streamedFindings
  }

  /// Some findings, without the summary.
  package func lines(_ findings: some Sequence<Finding>) -> ContiguousArray<UInt8> {
    var writer = JSONWriter()
    write(findings, to: &writer)
    return writer.bytes
  }

  func render(_ report: Report) -> ContiguousArray<UInt8> {
    var writer = JSONWriter()
    write(report.findings.dropFirst(firstFinding), to: &writer)
    writer.object { object in
      json.writeHead(report, to: &object)
      json.writeFoot(report, to: &object)
    }
    writer.endLine()
    return writer.bytes
  }

  private func write(_ findings: some Sequence<Finding>, to writer: inout JSONWriter) {
    for finding in findings {
      json.write(finding, to: &writer)
      writer.endLine()
    }
  }
}
