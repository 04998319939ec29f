/// Reads reports back into what they were made of, for comparison: all of them in memory.
package enum ReportDecoder {
  /// How the bytes of a report begin, and of one in JSON lines.
  private static let openings = ["{\"formatVersion\"", "{\"rule\":\"TC"].map { Array($0.utf8) }

  /// Whether the beginning of a file is that of a report.
  package static func isReport(_ beginning: some Sequence<UInt8>) -> Bool {
    let bytes = beginning.filter { $0 > 0x20 }
    return openings.contains { bytes.starts(with: $0) }
  }

  /// The reports of a source as one.
  package static func report(_ source: consuming ByteSource) throws(ReportProblem) -> Report {
    var reader = ReportReader(source)
    var report = Report()
    while let part = try reader.next() {
      switch part {
      case .trace(let trace, _): report.traces.append(summary(trace))
      case .finding(let finding, let node): report.findings.append(Finding(finding, node))
      case .unreadable(let log, let node):
        report.unreadable.append(UnreadableLog(log: log, reason: node["reason"]?.text ?? ""))
      case .suppression(let use): report.suppressions.append(use)
      case .gate, .knownFault, .knownFinding: break
      case .end(let verdict, _): report.verdict = verdict
      }
    }
    return report
  }

  private static func summary(_ trace: TraceNode) -> TraceSummary {
    var summary = TraceSummary(label: trace.label)
    summary.log = String(TraceName(trace.label).log)
    (summary.events, summary.transitions) = (trace.events, trace.transitions)
    return summary
  }
}

extension Finding {
  fileprivate init(_ finding: FindingNode, _ node: JSONNode) {
    self.init(
      rule: finding.rule, severity: finding.severity, certainty: finding.certainty, line: finding.line,
      controller: finding.controller, instance: node["instance"]?.text, message: finding.message,
      source: node["source"]?.text ?? "", help: node["help"]?.text ?? "")
    isKnown = finding.isKnown
    trace = finding.trace
    fingerprint = finding.fingerprint
    transition = TransitionKind.allCases.first { $0.name == finding.transition }
    expected = node["expected"]?.elements.compactMap(\.text) ?? []
    evidence = node["evidence"]?.elements.map(Evidence.init) ?? []
  }
}

extension Evidence {
  fileprivate init(_ node: JSONNode) {
    self.init(
      line: node["line"]?.count ?? 0, controller: node["controller"]?.text ?? "",
      event: node["event"]?.text ?? "", label: node["label"]?.text ?? "")
  }
}
