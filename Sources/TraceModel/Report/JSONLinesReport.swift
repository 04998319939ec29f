/// The report as JSON lines: a finding a line, and a last one with the summary.
struct JSONLinesReport {
  private let json: JSONReport

  init(_ options: RenderOptions) {
    json = JSONReport(options)
  }

  func render(_ report: Report) -> ContiguousArray<UInt8> {
    var writer = JSONWriter()
    for finding in report.findings {
      json.write(finding, to: &writer)
      writer.endLine()
    }
    writer.object { object in
      json.writeHead(report, to: &object)
      json.writeSummary(report, to: &object)
    }
    writer.endLine()
    return writer.bytes
  }
}
