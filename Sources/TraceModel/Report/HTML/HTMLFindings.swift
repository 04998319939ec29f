/// The findings of a page, as much of each as the page has room for.
struct HTMLFindings {
  private let report: Report
  private let findings: PageFindings
  private let budget: PageBudget
  private let story: HTMLFinding

  init(_ report: Report, _ options: RenderOptions, _ findings: PageFindings, _ budget: PageBudget) {
    self.report = report
    self.findings = findings
    self.budget = budget
    story = HTMLFinding(options, findings, reach: budget.reach)
  }

  func write(to page: inout Markup) {
    page.section("findings", "Findings") { page in
      if findings.count == 0 { page.element("p", text: "No faults were found.") }
      write(findings.definite, nil, to: &page)
      write(findings.possible, "Possible faults, which the log alone can't prove", to: &page)
      write(findings.known, "Known quirks of UIKit, not faults of the app", to: &page)
      if report.notListed > 0 {
        page.element(
          "p", text: Counted.words(report.notListed, "more finding") + " are counted and not listed.")
      }
    }
  }

  private func write(_ groups: [PageGroup], _ heading: String?, to page: inout Markup) {
    guard !groups.isEmpty else { return }
    if let heading { page.element("h3", text: heading) }
    var rest = groups[...]
    while page.count < budget.stories, let group = rest.popFirst() {
      story.write(group, hasPicture: page.count < budget.pictures, to: &page)
    }
    guard !rest.isEmpty else { return }
    page.element(
      "p", ["class": "soft"],
      text:
        "To keep this page small, the findings below have one line each; --html-full shows all of them in full."
    )
    story.writeRows(rest.flatMap { [$0.first] + $0.others }, "Further findings", to: &page)
  }
}
