import TraceModel

/// Prints findings as JSON lines while later logs are still read: those of a log as soon as it is over, since a line
/// near its end may suppress one, or explain it, that came before.
struct FindingStream {
  /// How many findings are printed.
  private(set) var count = 0
  private let console: Console

  /// A stream on standard output.
  init(_ console: Console) {
    self.console = console
  }

  /// Prints what has come since the last time.
  mutating func tell(_ findings: [Finding]) {
    let options = RenderOptions(rules: Settings.ruleNames, version: ToolVersion.current)
    console.output.write(JSONLinesReport(options).lines(findings[count...]))
    console.output.flush()
    count = findings.count
  }
}
