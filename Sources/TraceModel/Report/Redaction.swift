/// A report without what an app calls its screens: names, addresses and quoted text become tokens.
///
/// The same text has the same token in every report and every run, so that findings can still be told apart and
/// known again. Paths of logs stay, since readers need them.
package struct Redaction {
  /// The report with tokens.
  package let report: Report

  /// The redaction of a report.
  package init(_ report: Report) {
    let names = NameTokens(Self.names(in: report))
    var redacted = report
    redacted.findings = report.findings.map { Self.redacted($0, names) }
    redacted.knownFindings = report.knownFindings.map { Self.redacted($0, names) }
    for fault in redacted.knownFaults.indices {
      let controller = names.token(for: report.knownFaults[fault].controller)
      redacted.knownFaults[fault].controller = controller
      redacted.knownFaults[fault].key.controller = controller
    }
    redacted.reasons = report.reasons.map(names.replaced)
    // What is not known as an event can't be redacted in parts.
    for trace in redacted.traces.indices {
      redacted.traces[trace].proposal = nil
      for kind in redacted.traces[trace].passedOver.indices {
        redacted.traces[trace].passedOver[kind].example = ""
      }
    }
    self.report = redacted
  }

  private static func names(in report: Report) -> Set<String> {
    var names = report.controllerNames
    names.formUnion(report.knownFaults.map(\.controller))
    for finding in report.findings + report.knownFindings {
      names.insert(finding.controller)
      for evidence in finding.evidence { names.insert(evidence.controller) }
    }
    return names
  }

  static func redacted(_ finding: Finding, _ names: NameTokens) -> Finding {
    var copy = finding
    copy.controller = names.token(for: finding.controller)
    copy.instance = finding.instance.map { "instance-" + NameTokens.digits($0) }
    copy.message = names.replaced(finding.message)
    copy.expected = finding.expected.map(names.replaced)
    copy.reading = finding.reading.map(names.replaced)
    copy.evidence = finding.evidence.map { evidence in
      var copy = evidence
      copy.controller = names.token(for: evidence.controller)
      copy.label = names.replaced(evidence.label)
      return copy
    }
    return copy
  }
}
