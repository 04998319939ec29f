/// The report as GitLab's code quality has it: a list, also where there is nothing in it.
///
/// GitLab stops at the first entry that it can't read, and merges entries of one fingerprint.
struct GitLabReport {
  private let options: RenderOptions

  init(_ options: RenderOptions) {
    self.options = options
  }

  func render(_ report: Report) -> ContiguousArray<UInt8> {
    let logs = report.logs()
    var writer = JSONWriter(.indented)
    writer.array { list in
      for (finding, hash) in zip(report.findings, Fingerprint.numbered(report.findings))
      where !finding.isKnown {
        list.object { write(finding, hash: hash, log: logs[finding.trace] ?? finding.trace, to: &$0) }
      }
      for log in report.unreadable { list.object { write(log, to: &$0) } }
    }
    writer.endLine()
    return writer.bytes
  }

  private func write(_ finding: Finding, hash: String, log: String, to entry: inout JSONWriter) {
    // GitLab does not show `check_name`, so the description names the rule.
    entry.member("description", ForeignText.line("\(finding.rule): \(certainty(finding))\(finding.message)"))
    entry.member("check_name", options.rules.name(of: finding.rule))
    entry.member("fingerprint", hash)
    entry.member("severity", severity(finding))
    writeLocation(log, line: max(1, finding.line), to: &entry)
  }

  private func write(_ unreadable: UnreadableLog, to entry: inout JSONWriter) {
    var hash = StableHash()
    hash.add("unreadable")
    hash.add(unreadable.log)
    entry.member("description", "can't read " + ForeignText.line(unreadable.text))
    entry.member("check_name", "unreadable")
    entry.member("fingerprint", StableHash.hexadecimal(hash.value))
    entry.member("severity", "blocker")
    writeLocation(unreadable.log, line: 1, to: &entry)
  }

  private func writeLocation(_ log: String, line: Int, to entry: inout JSONWriter) {
    entry.key("location")
    entry.object { location in
      location.member("path", ForeignText.line(ForeignText.path(log)))
      location.key("lines")
      location.object { $0.member("begin", line) }
    }
  }

  private func certainty(_ finding: Finding) -> String {
    finding.certainty == .possible ? "possible: " : ""
  }

  private func severity(_ finding: Finding) -> String {
    switch finding.severity {
    case .error: finding.certainty == .definite ? "major" : "minor"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
