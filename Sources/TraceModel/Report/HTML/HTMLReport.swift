/// The report as one HTML page: no network, no other file, readable without scripts and without style.
struct HTMLReport {
  private let options: RenderOptions
  private let report: Report
  private let findings: PageFindings
  private let budget: PageBudget

  init(_ report: Report, _ options: RenderOptions) {
    self.options = options
    self.report = report
    findings = PageFindings(report)
    budget = PageBudget(faults: findings.groups.count, isFull: options.isFull)
  }

  func render() -> ContiguousArray<UInt8> {
    var page = Markup()
    page.raw("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { page in
      page.element("head") { HTMLHead.write(title: title, to: &$0) }
      page.line()
      page.element("body") { writeBody(to: &$0) }
    }
    page.line()
    return page.bytes
  }

  private var title: String {
    let logs = report.traces.map(\.label)
    let others = logs.count > 1 ? " and \(logs.count - 1) more" : ""
    return
      "\(report.verdict.rawValue): \(ShownText.shortened(logs.first ?? "no log", to: 60))\(others) · tracecheck"
  }

  private func writeBody(to page: inout Markup) {
    page.element("a", ["class": "skip", "href": "#findings"], text: "Skip to the findings")
    HTMLSummary(report, options, findings).write(to: &page)
    page.element("main") { page in
      HTMLFindings(report, options, findings, budget).write(to: &page)
      HTMLOverviews(options.recordings, findings).write(to: &page)
      HTMLTimeline(options.recordings, findings, limit: budget.transitions).write(to: &page)
      HTMLClasses(options.recordings, limit: budget.classes).write(to: &page)
      HTMLRules(findings, options.rules).write(to: &page)
      HTMLLegend.write(to: &page)
      writeReproduction(to: &page)
    }
    page.line()
    HTMLHead.writeScript(to: &page)
  }

  private func writeReproduction(to page: inout Markup) {
    let logs = options.logs.isEmpty ? ["-"] : options.logs
    let flags = options.conditions.map { ShellWord.quoted($0) + " " }.joined()
    let command = "tracecheck check " + flags
    let shown = logs.prefix(20).map { ShellWord.quoted($0) }.joined(separator: " ")
    page.section("reproduce", "How to reproduce") { page in
      page.element(
        "pre", ["tabindex": "0"], text: command + shown + (logs.count > 20 ? " …" : ""))
      page.element(
        "p",
        text:
          "The same logs, configuration and version (tracecheck \(options.version)) give the same page, byte for byte."
      )
    }
  }
}
