/// The report as one JSON object; its keys and their order are fixed.
struct JSONReport {
  /// The version of the format: the first number changes when a reader must change.
  static let formatVersion = "1.0"

  private let options: RenderOptions

  init(_ options: RenderOptions) {
    self.options = options
  }

  /// A finding on one line, for comparison: without the name of its rule, which the rule's id says.
  static func line(_ finding: Finding) -> ContiguousArray<UInt8> {
    var writer = JSONWriter()
    JSONReport(RenderOptions(rules: RuleNames([]), version: "")).write(finding, to: &writer)
    return writer.bytes
  }

  func render(_ report: Report) -> ContiguousArray<UInt8> {
    var writer = JSONWriter(.indented)
    writer.object { object in
      writeHead(report, to: &object)
      object.key("findings")
      object.array { list in
        for finding in report.findings { write(finding, to: &list) }
      }
      writeFoot(report, to: &object)
    }
    writer.endLine()
    return writer.bytes
  }

  /// Writes what the run is: the members before the findings.
  func writeHead(_ report: Report, to object: inout JSONWriter) {
    writeOpening(report.verdict, to: &object)
    object.key("traces")
    object.array { list in
      for trace in report.traces { write(trace, to: &list) }
    }
  }

  /// Writes the members before the traces.
  func writeOpening(_ verdict: TraceSummary.Verdict, to object: inout JSONWriter) {
    object.member("formatVersion", Self.formatVersion)
    object.key("tool")
    object.object { tool in
      tool.member("name", "tracecheck")
      tool.member("version", options.version)
    }
    object.member("verdict", verdict.rawValue)
    if options.gate != GateSettings() { write(options.gate, to: &object) }
  }

  private func write(_ gate: GateSettings, to object: inout JSONWriter) {
    object.key("gate")
    object.object { object in
      object.member("failOn", gate.failOn.rawValue)
      if let limit = gate.maxWarnings { object.member("maxWarnings", limit) }
      if gate.minEvents > 0 { object.member("minEvents", gate.minEvents) }
      if gate.failsOnFixed { object.member("strictBaseline", true) }
    }
  }

  /// Writes the members after the findings.
  func writeFoot(_ report: Report, to object: inout JSONWriter) {
    object.key("unreadable")
    object.array { list in
      for log in report.unreadable { write(log, to: &list) }
    }
    write(report.suppressions, to: &object)
    if report.baseline != nil {
      write(report.knownFaults, to: &object) { list in
        for finding in report.knownFindings { write(finding, to: &list) }
      }
    }
    write(report.sums, to: &object)
  }

  /// Writes the suppressions of the configuration that are needed, where there are any.
  func write(_ uses: [SuppressionUse], to object: inout JSONWriter) {
    guard !uses.isEmpty else { return }
    object.key("suppressions")
    object.array { list in
      for use in uses {
        list.object { object in
          object.member("trace", use.trace)
          object.member("line", use.line)
          object.member("findings", use.findings)
          object.member("fingerprint", use.fingerprint)
        }
      }
    }
  }

  /// Writes what a baseline knows, with the findings that it took away: from these the sum of several runs is told.
  func write(
    _ faults: [KnownFault], to object: inout JSONWriter, findings: (inout JSONWriter) -> Void
  ) {
    object.key("baseline")
    object.object { object in
      object.key("faults")
      object.array { list in
        for fault in faults { write(fault, to: &list) }
      }
      object.key("findings")
      object.array(findings)
    }
  }

  private func write(_ fault: KnownFault, to list: inout JSONWriter) {
    list.object { object in
      object.member("rule", fault.key.rule.description)
      object.member("controller", fault.controller)
      object.member("transition", fault.key.transition?.name)
      object.member("count", fault.count)
      object.member("found", fault.found)
      object.member("seen", fault.seen)
      object.member("exercised", fault.isExercised)
    }
  }

  private func write(_ log: UnreadableLog, to list: inout JSONWriter) {
    list.object { object in
      object.member("log", log.log)
      object.member("reason", log.reason)
    }
  }

  /// Writes the numbers.
  func write(_ sums: ReportSums, to object: inout JSONWriter) {
    object.key("summary")
    object.object { summary in
      summary.member("errors", sums.errors)
      summary.member("warnings", sums.warnings)
      summary.member("infos", sums.infos)
      summary.member("possible", sums.possible)
      summary.member("known", sums.known)
      if sums.suppressed > 0 { summary.member("suppressed", sums.suppressed) }
      if sums.suppressedByLogs > 0 { summary.member("suppressedByLogs", sums.suppressedByLogs) }
      if let baseline = sums.baseline { write(baseline, to: &summary) }
    }
  }

  private func write(_ outcome: BaselineOutcome, to summary: inout JSONWriter) {
    summary.key("baseline")
    summary.object { object in
      object.member("known", outcome.known)
      object.member("new", outcome.new)
      object.member("fixed", outcome.fixed)
      object.member("fewer", outcome.fewer)
      object.member("notExercised", outcome.notExercised)
    }
  }

  /// Writes a finding.
  func write(_ finding: Finding, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("rule", finding.rule.description)
      object.member("name", options.rules.name(of: finding.rule))
      object.member("severity", finding.severity.name)
      object.member("certainty", finding.certainty.name)
      if finding.isKnown { object.member("known", true) }
      object.member("trace", finding.trace)
      object.member("line", finding.line)
      object.member("controller", finding.controller)
      object.member("instance", finding.instance)
      object.member("transition", finding.transition?.name)
      object.member("message", finding.message)
      object.member("expected", finding.expected)
      object.key("evidence")
      object.array { list in
        for evidence in finding.evidence { write(evidence, to: &list) }
      }
      object.member("source", finding.source)
      object.member("help", finding.help)
      if !finding.assumptions.isEmpty { write(finding.assumptions, to: &object) }
      object.member("fingerprint", finding.fingerprint)
    }
  }

  private func write(_ assumptions: [Assumption], to object: inout JSONWriter) {
    object.key("assumptions")
    object.array { list in
      for one in assumptions {
        list.object { assumption in
          assumption.member("kind", one.kind.rawValue)
          assumption.member("text", one.text)
          assumption.member("remedy", one.remedy)
        }
      }
    }
  }

  private func write(kinds: [Int], to object: inout JSONWriter) {
    object.key("kinds")
    object.object { object in
      for (kind, count) in zip(TransitionKind.allCases, kinds) where count > 0 {
        object.member(kind.name, count)
      }
    }
  }

  private func write(_ evidence: Evidence, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("line", evidence.line)
      object.member("controller", evidence.controller)
      object.member("event", evidence.event)
      object.member("label", evidence.label)
    }
  }

  private func write(_ trace: TraceSummary, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("label", trace.label)
      object.member("lines", trace.lines)
      object.member("events", trace.events)
      object.member("controllers", trace.controllers)
      object.member("transitions", trace.transitions)
      object.member("unattributed", trace.unattributed)
      object.member("malformed", trace.malformed)
      object.member("incomplete", trace.incomplete)
      object.member("verdict", trace.verdict.rawValue)
      for (name, value) in trace.origin.parts { object.member(name, value) }
      if trace.idleChecks > 0 {
        object.member("idleChecks", trace.idleChecks)
        object.member("lacks", trace.lacks.words)
      }
      if options.tellsKinds, trace.kinds.contains(where: { $0 > 0 }) {
        write(kinds: trace.kinds, to: &object)
      }
    }
  }
}
