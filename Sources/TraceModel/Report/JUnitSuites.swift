/// Sorts what a report says into suites and cases.
struct JUnitSuites {
  private let report: Report
  private let options: RenderOptions
  private let gate: Gate
  private let story: FindingStory

  init(_ report: Report, _ options: RenderOptions) {
    self.report = report
    self.options = options
    gate = Gate(options.gate)
    story = FindingStory(options)
  }

  /// The suites of the traces, and one more for what belongs to none of them, where there is anything.
  var all: [JUnitSuite] {
    let labels = Set(report.traces.map(\.label))
    let byTrace = Dictionary(grouping: report.findings) { labels.contains($0.trace) ? $0.trace : "" }
    var suites = report.traces.map { suite(of: $0, byTrace[$0.label] ?? []) }
    suites += report.unreadable.map(suite)
    if let rest = rest(byTrace[""] ?? []) { suites.append(rest) }
    return distinct(suites)
  }

  private func suite(of trace: TraceSummary, _ findings: [Finding]) -> JUnitSuite {
    let label = ForeignText.line(trace.label, limit: 500)
    var suite = JUnitSuite(name: label.isEmpty ? "trace" : label)
    let className = "tracecheck." + label.split(separator: ".").joined(separator: "_")
    suite.cases = [recording(trace, className)]
    let shown = findings.filter { !$0.isKnown }
    // A rule that looked at nothing has not passed.
    if trace.events > 0 { suite.cases += passing(besides: shown, className) }
    suite.cases += failing(shown, className)
    suite.notes = SummaryText(options).lines(of: trace)
    suite.notes += findings.filter(\.isKnown).map { "known quirk: " + ForeignText.line($0.message) }
    return suite
  }

  /// A log that could not be read has one case, which is an error and no failure: nobody could look.
  private func suite(of unreadable: UnreadableLog) -> JUnitSuite {
    let label = ForeignText.line(unreadable.log, limit: 500)
    var suite = JUnitSuite(name: label.isEmpty ? "trace" : label)
    let className = "tracecheck." + label.split(separator: ".").joined(separator: "_")
    let error = JUnitCase.Outcome.error(type: "unreadable", message: ForeignText.line(unreadable.reason))
    suite.cases = [JUnitCase(className: className, name: "the log can be read", outcome: error)]
    return suite
  }

  /// Whether the trace holds anything to judge.
  private func recording(_ trace: TraceSummary, _ className: String) -> JUnitCase {
    var one = JUnitCase(className: className, name: "the log contains events")
    let events = Counted.words(trace.events, "event")
    if trace.events < options.gate.minEvents {
      let message = "\(events), \(options.gate.minEvents) needed"
      one.outcome = .failed(type: "min-events", message: message, text: message)
    } else if trace.events == 0 {
      let message = "no events recognised in \(Counted.words(trace.lines, "line"))"
      one.outcome =
        options.allowsEmpty ? .skipped(message) : .failed(type: "empty", message: message, text: message)
    }
    return one
  }

  /// The rules that were looked for and found nothing. Those on the configuration are of no trace.
  private func passing(besides findings: [Finding], _ className: String) -> [JUnitCase] {
    let broken = Set(findings.map(\.rule))
    return options.rules.entries
      .filter { !broken.contains($0.id) && !report.rulesOff.contains($0.id) && $0.id.number < 900 }
      .map { JUnitCase(className: className, name: "\($0.id) \($0.name)") }
  }

  private func failing(_ findings: [Finding], _ className: String) -> [JUnitCase] {
    var order: [String] = []
    var groups: [String: [Finding]] = [:]
    for finding in findings.map({ ForeignText.cut($0) }) {
      let subject = ForeignText.line(finding.controller, limit: 200)
      let rule = "\(finding.rule) \(options.rules.name(of: finding.rule))"
      let name = subject.isEmpty ? rule : "\(rule): \(subject)"
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(finding)
    }
    return order.map { name in
      JUnitCase(className: className, name: name, outcome: outcome(groups[name] ?? []))
    }
  }

  /// A case fails where one of its findings fails the gate.
  private func outcome(_ findings: [Finding]) -> JUnitCase.Outcome {
    let failing = findings.filter(gate.fails)
    guard let first = failing.first else {
      return .skipped(findings.first.map(skipped) ?? "")
    }
    let text = FindingGroup.groups(of: failing).flatMap(story.lines).joined(separator: "\n")
    return .failed(
      type: options.rules.name(of: first.rule), message: ForeignText.line(first.message), text: text)
  }

  /// Why a finding fails nothing.
  private func skipped(_ finding: Finding) -> String {
    let words = "\(kind(finding)), below the gate: \(finding.message)"
    return ([words] + Possibilities.sentences(finding.assumptions)).map { ForeignText.line($0) }
      .joined(separator: "; why only possible: ")
  }

  private func kind(_ finding: Finding) -> String {
    finding.certainty == .possible ? "possible \(finding.severity.name)" : finding.severity.name
  }

  /// The remarks on the configuration, and the gate where it fails for a number and not for a finding.
  private func rest(_ remarks: [Finding]) -> JUnitSuite? {
    var suite = JUnitSuite(name: "gate")
    suite.cases = failing(remarks, "tracecheck.configuration")
    if let reasons = unexplained(remarks) {
      let text = reasons.map { ForeignText.line($0) }.joined(separator: "\n")
      suite.cases.append(
        JUnitCase(
          className: "tracecheck.gate", name: "the gate",
          outcome: .failed(type: "gate", message: ForeignText.line(reasons.first ?? ""), text: text)))
    }
    return suite.cases.isEmpty ? nil : suite
  }

  /// Why the run does not pass, where no other case says so.
  private func unexplained(_ remarks: [Finding]) -> [String]? {
    switch report.verdict {
    case .passed: return nil
    case .empty:
      // A log that could not be read is a case of its own, and one without an event too.
      let isTold = report.traces.contains { $0.events == 0 } || !report.unreadable.isEmpty
      return options.allowsEmpty || isTold ? nil : [report.emptiness]
    case .failed:
      let isExplained =
        remarks.contains(where: gate.fails) || report.traces.contains { $0.verdict == .failed }
      return isExplained ? nil : report.reasons
    }
  }

  /// Readers know a case by its class and name, and of equal ones take the first only. White space counts once, as
  /// XML's tokens have it.
  private func distinct(_ suites: [JUnitSuite]) -> [JUnitSuite] {
    var taken: Set<[String]> = []
    var suites = suites
    for suite in suites.indices {
      for index in suites[suite].cases.indices {
        let one = suites[suite].cases[index]
        let base = one.name.split(separator: " ").joined(separator: " ")
        var name = base
        var number = 1
        while !taken.insert([one.className, name]).inserted {
          number += 1
          name = "\(base) (\(number))"
        }
        suites[suite].cases[index].name = name
      }
    }
    return suites
  }
}
