/// The rules that were broken, each once.
struct HTMLRules {
  private let findings: PageFindings
  private let rules: RuleNames
  private let none: String

  /// - Parameter none: what is said where there is no finding.
  init(_ findings: PageFindings, _ rules: RuleNames, none: String = "No rule was broken.") {
    (self.findings, self.rules, self.none) = (findings, rules, none)
  }

  func write(to page: inout Markup) {
    let broken = Set(findings.groups.map(\.first.finding.rule)).sorted()
    guard !broken.isEmpty else {
      return page.section("rules", "Rules") { $0.element("p", text: none) }
    }
    page.section("rules", "Rules that were broken") { page in
      for rule in broken { write(rule, to: &page) }
    }
  }

  private func write(_ rule: RuleID, to page: inout Markup) {
    page.line()
    page.element("div", ["id": rule.description]) { page in
      guard let info = rules.info(of: rule) else {
        return page.element("h3", text: rule.description)
      }
      page.element("h3", text: "\(rule) \(info.name)")
      page.element("p", text: info.summary)
      page.element("p", text: info.why)
      page.element("p") { line in
        line.text("More: ")
        line.element("code", text: "tracecheck explain \(rule)")
      }
    }
  }
}
