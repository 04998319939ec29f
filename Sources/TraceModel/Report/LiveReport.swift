/// Findings one by one, each as a report would tell it, for anyone who watches a log while it is written.
package struct LiveReport {
  private let format: ReportFormat
  private var options: RenderOptions

  /// Findings in a format; `nil` for one that tells of a log only when it is over.
  package init?(_ format: ReportFormat, _ options: RenderOptions) {
    guard [.text, .concise, .jsonl].contains(format) else { return nil }
    self.format = format
    self.options = options
    self.options.isQuiet = true
  }

  /// The bytes of a finding.
  package func bytes(_ finding: Finding) -> ContiguousArray<UInt8> {
    guard format != .jsonl else { return JSONLinesReport(options).lines([finding]) }
    var report = Report()
    report.findings = [finding]
    // An empty line separates stories.
    return format.render(report, options) + (format == .text ? [0x0A] : [])
  }
}
