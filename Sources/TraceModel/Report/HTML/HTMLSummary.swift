/// The top of the page: the verdict, the numbers, and the way to everything else.
struct HTMLSummary {
  private let report: Report
  private let options: RenderOptions
  private let findings: PageFindings

  init(_ report: Report, _ options: RenderOptions, _ findings: PageFindings) {
    self.report = report
    self.options = options
    self.findings = findings
  }

  func write(to page: inout Markup) {
    page.line()
    page.element("header") { page in
      page.element("h1") { heading in
        heading.text("tracecheck: ")
        heading.element("span", ["class": report.verdict.rawValue], text: sign + report.verdict.rawValue)
      }
      var plain = options
      plain.isColoured = false
      for line in SummaryText(plain).lines(report) {
        page.element("p", ["class": line.hasPrefix(" ") ? "soft indented" : "soft"]) { $0.sentence(line) }
      }
      writeNavigation(to: &page)
    }
  }

  /// Said by a sign and a word, not by colour alone.
  private var sign: String {
    switch report.verdict {
    case .passed: "✓ "
    case .failed: "✗ "
    case .empty: "∅ "
    }
  }

  private func writeNavigation(to page: inout Markup) {
    let indices = [
      ("findings", "Findings (\(findings.count))"), ("overview", "Overview"), ("timeline", "Timeline"),
      ("classes", "Controllers"), ("rules", "Rules"), ("legend", "How to read the pictures"),
      ("reproduce", "How to reproduce"),
    ]
    page.element("nav", ["aria-label": "Parts of this page"]) { page in
      page.element("ul") { list in
        for (id, text) in indices {
          list.element("li") { $0.element("a", ["href": "#" + id], text: text) }
        }
      }
      if findings.count > 1 {
        page.element("p", ["class": "soft"]) { line in
          line.text("Keys: ")
          line.element("kbd", text: "n")
          line.text(" next finding, ")
          line.element("kbd", text: "p")
          line.text(" previous.")
        }
      }
    }
  }
}
