/// What a whole log gives, and which of its lines tell something: it is read once, however large it is.
package struct LogSurvey: Sendable {
  /// The findings.
  package var findings: [Finding]
  /// The lines that tell something.
  var outline: LogOutline

  /// A look at a log.
  package init(_ log: LogLines, _ settings: RunSettings) { self = LogProbe(settings).survey(log.bytes) }

  init(_ findings: [Finding], _ outline: LogOutline) { (self.findings, self.outline) = (findings, outline) }
}
