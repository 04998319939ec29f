@testable import TraceModel

/// Reports made by hand.
enum SampleReport {
  static let rules = RuleNames([
    RuleNames.Entry(id: RuleID(number: 103), name: "callback-repeated"),
    RuleNames.Entry(id: RuleID(number: 203), name: "presenter-disturbed"),
    RuleNames.Entry(id: RuleID(number: 404), name: "show-delegate-order"),
  ])

  static let options = RenderOptions(rules: rules, version: "1.0")

  /// A fault with all that a finding can have.
  static func disturbed(line: Int = 3, trace: String = "app.log") -> Finding {
    var finding = Finding(
      rule: RuleID(number: 203), severity: .error, line: line, controller: "A", instance: "0x7f00",
      message: "A gets viewWillDisappear though the sheet B leaves it in place",
      source: "facts/modal.md, table of families", help: "present B from the controller that is really on top"
    )
    finding.trace = trace
    finding.expected = ["B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"]
    finding.evidence = [
      Evidence(line: line - 1, controller: "B", event: "viewDidLoad"),
      Evidence(line: line, controller: "A", event: "viewWillDisappear", label: "A must hear nothing"),
      Evidence(line: line + 2, controller: "화면", event: "viewWillAppear", label: "the sheet comes"),
    ]
    finding.reading = "this is the order of a full-screen presentation"
    finding.fingerprint = "5f0c"
    return finding
  }

  static func possible() -> Finding {
    var finding = Finding(
      rule: RuleID(number: 404), severity: .warning, certainty: .possible, line: 9, controller: "Nav",
      message: "didShow before viewDidAppear")
    finding.trace = "app.log"
    finding.assumptions = [
      Assumption(
        kind: .namesake, text: "the log may mean another controller of that name",
        remedy: "log addresses to tell instances apart"),
      Assumption(
        kind: .beforeLog, text: "the log doesn't show what is in the stack",
        remedy: "start the log at launch, or log `setViewControllers`"),
    ]
    return finding
  }

  static func known() -> Finding {
    var finding = Finding(
      rule: RuleID(number: 103), severity: .info, line: 1, controller: "Root",
      message: "an iOS 13 launch calls viewWillAppear twice")
    finding.trace = "app.log"
    finding.isKnown = true
    return finding
  }

  /// A report of these findings, judged.
  static func of(_ findings: [Finding], gate: GateSettings = GateSettings(), label: String = "app.log")
    -> Report
  {
    var trace = TraceSummary(label: label)
    (trace.lines, trace.events, trace.controllers, trace.transitions) = (120, 40, 3, 5)
    (trace.unattributed, trace.malformed, trace.longLines, trace.incomplete) = (2, 1, 1, 1)
    for finding in findings { trace.counts.add(finding) }
    var report = Report()
    report.traces = [trace]
    report.findings = findings
    Gate(gate).judge(&report)
    return report
  }

  static func text(_ report: Report, _ format: ReportFormat, _ options: RenderOptions = options) -> String {
    String(decoding: format.render(report, options), as: UTF8.self)
  }
}
