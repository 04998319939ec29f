import Testing
import TraceModel

extension Trace {
  /// Fails the test for each finding that fails the gate, at its line of the log, and attaches the page with the picture.
  func expectNoFaults(log: String) {
    #expect(summary.events > 0, "nothing was recorded")
    for finding in failures {
      Issue.record(
        Comment(rawValue: finding.description),
        sourceLocation: SourceLocation(fileID: "Logs/\(log)", filePath: log, line: finding.line, column: 1))
    }
    if !failures.isEmpty { Attachment.record(report(.html), named: "trace.html") }
  }
}
