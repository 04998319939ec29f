/// The part of a SARIF report that tells of the findings: where, what, and the story as a code flow.
struct SarifResults {
  private let logs: [String: String]
  private let indices: [RuleID: Int]

  init(logs: [String: String], rules: [RuleID]) {
    self.logs = logs
    indices = Dictionary(rules.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes a finding; its hash is what GitHub knows the alert by.
  func write(_ finding: Finding, hash: String, to result: inout JSONWriter) {
    result.member("ruleId", finding.rule.description)
    if let index = indices[finding.rule] { result.member("ruleIndex", index) }
    result.member("level", level(finding))
    writeMessage(message(finding), to: &result)
    result.key("locations")
    result.array { $0.object { writePosition(finding, line: finding.line, to: &$0) } }
    result.key("partialFingerprints")
    result.object { fingerprints in
      fingerprints.member("primaryLocationLineHash", hash)
      fingerprints.member("tracecheck/\(Fingerprint.version)", finding.fingerprint)
    }
    guard !finding.evidence.isEmpty else { return }
    result.key("codeFlows")
    result.array { $0.object { writeFlow(finding, to: &$0) } }
    writeRelated(finding, to: &result)
  }

  /// A finding that is only possible never fails the gate, so it isn't an error elsewhere either.
  private func level(_ finding: Finding) -> String {
    finding.certainty == .possible
      ? SarifLevel.word(min(finding.severity, .warning)) : SarifLevel.word(finding.severity)
  }

  /// The sentence, what was expected, why it is only possible, and what to do.
  private func message(_ finding: Finding) -> String {
    var text = finding.certainty == .possible ? "Possible: " + finding.message : finding.message
    if !finding.expected.isEmpty { text += "\nExpected: " + finding.expected.joined(separator: " → ") }
    if let reading = finding.reading { text += "\nNearest: " + reading }
    for doubt in Possibilities.sentences(finding.assumptions) { text += "\nWhy only possible: " + doubt }
    if !finding.help.isEmpty { text += "\nHelp: " + finding.help }
    return text
  }

  private func writeFlow(_ finding: Finding, to flow: inout JSONWriter) {
    flow.key("threadFlows")
    flow.array { list in
      list.object { thread in
        thread.key("locations")
        thread.array { steps in
          for (index, evidence) in finding.shownEvidence.prefix(1_000).enumerated() {
            steps.object { writeStep(evidence, of: finding, number: index + 1, to: &$0) }
          }
        }
      }
    }
  }

  private func writeStep(_ evidence: Evidence, of finding: Finding, number: Int, to step: inout JSONWriter) {
    step.key("location")
    step.object { location in
      writePosition(finding, line: evidence.line, to: &location)
      writeMessage(Self.words(evidence), to: &location)
    }
    step.member("executionOrder", number)
    step.member("importance", evidence.line == finding.line ? "essential" : "important")
  }

  /// The lines of the log apart from the finding's own; GitHub shows a hundred.
  private func writeRelated(_ finding: Finding, to result: inout JSONWriter) {
    let others = finding.shownEvidence.filter { $0.line != finding.line }.prefix(100)
    guard !others.isEmpty else { return }
    result.key("relatedLocations")
    result.array { list in
      for (index, evidence) in others.enumerated() {
        list.object { location in
          location.member("id", index + 1)
          writePosition(finding, line: evidence.line, to: &location)
          writeMessage(Self.words(evidence), to: &location)
        }
      }
    }
  }

  private static func words(_ evidence: Evidence) -> String {
    let call = [evidence.controller, evidence.event].filter { !$0.isEmpty }.joined(separator: " ")
    return evidence.label.isEmpty ? call : "\(call): \(evidence.label)"
  }

  private func writePosition(_ finding: Finding, line: Int, to location: inout JSONWriter) {
    location.key("physicalLocation")
    location.object { physical in
      physical.key("artifactLocation")
      physical.object { $0.member("uri", SarifPath.uri(logs[finding.trace] ?? finding.trace)) }
      physical.key("region")
      physical.object { region in
        region.member("startLine", max(1, line))
        region.member("startColumn", 1)
        region.member("endLine", max(1, line))
        region.member("endColumn", 2)
      }
    }
  }

  /// Lines of our own stay lines. `[text](target)` is a link to readers of SARIF, and no log may make one.
  private func writeMessage(_ text: String, to object: inout JSONWriter) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      ForeignText.line(String($0))
    }
    object.key("message")
    object.object { $0.member("text", Self.unlinked(lines.joined(separator: "\n"))) }
  }

  private static func unlinked(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "]")) else { return text }
    return text.split(separator: "](", omittingEmptySubsequences: false).joined(separator: "] (")
  }
}
