/// A comparison as one HTML page: what came, what went, and for each change of behaviour both orders side by side.
struct DiffPage {
  /// Changes get pictures up to this many bytes; those beyond have their words and lines.
  private static let pictureBudget = 1_500_000
  /// After this many bytes the changes are only counted.
  private static let listBudget = 3_000_000
  /// How many equal calls are shown before and after what differs.
  private static let context = 3

  private let options: RenderOptions
  private let report: DiffReport
  private let new: PageFindings
  private let groups: [ChangeGroup]

  init(_ report: DiffReport, _ options: RenderOptions) {
    self.report = report
    self.options = options
    var found = Report()
    found.findings = report.findings.new
    new = PageFindings(found)
    groups = ChangeGroup.groups(of: report.changes)
  }

  func render() -> ContiguousArray<UInt8> {
    var page = Markup()
    page.raw("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { page in
      page.element("head") { HTMLHead.write(title: "\(report.verdictText) · tracecheck diff", to: &$0) }
      page.line()
      page.element("body") { writeBody(to: &$0) }
    }
    page.line()
    return page.bytes
  }

  private func writeBody(to page: inout Markup) {
    page.element("a", ["class": "skip", "href": "#findings"], text: "Skip to the findings")
    writeHeader(to: &page)
    page.element("main") { page in
      page.section("findings", "Findings") { writeFindings(to: &$0) }
      page.section("changes", "Changes of behaviour") { writeChanges(to: &$0) }
      page.section("timing", "Timing") { writeTiming(to: &$0) }
      HTMLRules(new, options.rules, none: "No finding is new.").write(to: &page)
      HTMLLegend.write(to: &page)
      page.section("notes", "What couldn't be compared") { page in
        for remark in report.remarks { page.element("p", text: remark) }
        if report.remarks.isEmpty { page.element("p", text: "Nothing was left out.") }
      }
      writeReproduction(to: &page)
    }
    page.line()
    HTMLHead.writeScript(to: &page)
  }

  private func writeHeader(to page: inout Markup) {
    page.element("header") { page in
      page.element("h1") { heading in
        heading.text("tracecheck diff: ")
        heading.element("span", ["class": style], text: "\(sign) \(report.verdictText)")
      }
      page.element("dl") { list in
        for (name, labels) in [("Before", report.before), ("After", report.after)] {
          list.element("dt", text: name)
          list.element("dd", text: labels.joined(separator: ", "))
        }
      }
      for line in DiffText(options).summary(report) { page.element("p", ["class": "soft"], text: line) }
      page.element("nav", ["aria-label": "Parts of this page"]) { page in
        page.element("ul") { list in
          for (id, text) in Self.parts {
            list.element("li") { $0.element("a", ["href": "#" + id], text: text) }
          }
        }
      }
    }
  }

  private static let parts = [
    ("findings", "Findings"), ("changes", "Changes of behaviour"), ("timing", "Timing"), ("rules", "Rules"),
    ("legend", "How to read the pictures"), ("notes", "What couldn't be compared"),
    ("reproduce", "How to reproduce"),
  ]

  private var style: String {
    switch report.verdict {
    case .same where report.emptiness != nil: "empty"
    case .same, .better: "passed"
    case .changed: "empty"
    case .regressed: "failed"
    }
  }

  private var sign: String {
    switch report.verdict {
    case .same where report.emptiness != nil: "∅"
    case .same: "="
    case .better: "✓"
    case .changed: "≠"
    case .regressed: "✗"
    }
  }

  private func writeFindings(to page: inout Markup) {
    let story = HTMLFinding(options, new, reach: 0)
    page.element("h3", text: "New (\(new.count))")
    for group in new.groups { story.write(group, hasPicture: false, to: &page) }
    let findings = report.findings
    let changed = findings.changed.map { change in
      cells(change.after) + ["\(change.countBefore) → \(change.countAfter) times"]
    }
    write("Changed", ["Rule", "Place", "Message", "How often"], changed, to: &page)
    write("Fixed", ["Rule", "Line before", "Message"], findings.fixed.map(cells), to: &page)
    write(
      "Not exercised: their controllers don't occur in the runs after", ["Rule", "Line before", "Message"],
      findings.notExercised.map(cells), to: &page)
    page.element("p", text: Counted.words(findings.unchanged, "finding") + " as before.")
    write("As before", ["Rule", "Place", "Message"], findings.alike.map(cells), to: &page)
  }

  private func cells(_ finding: Finding) -> [String] {
    ["\(finding.severity.name) \(finding.rule)", "\(finding.trace):\(finding.line)", finding.message]
  }

  private func write(_ name: String, _ heads: [String], _ rows: [[String]], to page: inout Markup) {
    guard !rows.isEmpty else { return }
    page.element("h3", text: "\(name) (\(rows.count))")
    page.scrolled(name) { $0.table(name, heads, rows) }
  }

  private func writeChanges(to page: inout Markup) {
    if groups.isEmpty { page.element("p", text: "No change of behaviour was seen.") }
    if groups.contains(where: { !$0.first.before.isEmpty || !$0.first.after.isEmpty }) {
      writeSigns(to: &page)
    }
    for (index, group) in groups.enumerated() {
      if !options.isFull, page.count > Self.listBudget {
        let left = Counted.words(groups.count - index, "more change")
        return page.element("p", text: "… and \(left); --html-full and the json report list all.")
      }
      write(
        group, id: "c\(index + 1)", hasPicture: options.isFull || page.count < Self.pictureBudget, to: &page)
    }
  }

  private func writeSigns(to page: inout Markup) {
    page.element(
      "p", ["class": "soft"],
      text:
        "Each controller has a lane on both sides, with its own calls in order. A line joins a call to the "
        + "same call after the change; a dashed line means that it moved. A cross marks a removed call, a plus a new one."
    )
  }

  private func write(_ group: ChangeGroup, id: String, hasPicture: Bool, to page: inout Markup) {
    let change = group.first
    page.line()
    page.element(
      "article",
      ["id": id, "class": change.isGated ? "warning" : "info", "tabindex": "-1", "aria-labelledby": id + "h"]
    ) { page in
      page.element("h3", ["id": id + "h"]) { heading in
        heading.element("a", ["href": "#" + id], text: "change \(id.dropFirst())")
        heading.text(" · \(change.kind.rawValue)" + (change.isGated ? "" : ", flaky"))
      }
      page.element("p", ["class": "message"]) { $0.sentence(change.what) }
      page.element("p", ["class": "place"], text: location(group))
      guard hasPicture, !change.before.isEmpty || !change.after.isEmpty else { return }
      write(change, id: id, to: &page)
    }
  }

  private func location(_ group: ChangeGroup) -> String {
    let change = group.first
    let parts = [
      change.flow, change.beforeLines.first.map { "before: line \($0)" },
      change.afterLines.first.map { "after: line \($0)" }, group.count > 1 ? "\(group.count) times" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  private func write(_ change: BehaviourChange, id: String, to page: inout Markup) {
    let (before, after) = Self.trimmed(change.before, change.after)
    let title = change.what
    page.element("figure") { figure in
      figure.scrolled("Picture of change \(id.dropFirst())") { box in
        SVGComparison(
          before: (change.before, before, change.foundBefore),
          after: (change.after, after, change.foundAfter),
          id: id, title: title
        ).write(to: &box)
      }
      figure.element("details") { details in
        details.element("summary", text: "The picture as a table")
        details.scrolled("Table of change \(id.dropFirst())") { box in
          let rows = (0..<max(change.before.count, change.after.count)).map { row in
            [change.before, change.after].map { $0.indices.contains(row) ? $0[row] : "" }
          }
          box.table("Calls in order", ["Before", "After"], rows)
        }
      }
    }
  }

  /// The calls that differ, with a few of the equal ones around them, on both sides.
  static func trimmed(_ before: [String], _ after: [String]) -> (Range<Int>, Range<Int>) {
    let head = zip(before, after).prefix { $0 == $1 }.count
    let shortest = min(before.count, after.count)
    let tail = min(shortest - head, zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count)
    let first = max(0, head - context)
    let rest = max(0, tail - context)
    return (first..<(before.count - rest), first..<(after.count - rest))
  }

  private func writeTiming(to page: inout Markup) {
    guard !report.timing.isEmpty else {
      return page.element("p", text: "No times were compared.")
    }
    let plain = TimingText(Paint(isColoured: false))
    page.element("ul") { list in
      for change in report.timing { list.element("li", text: plain.line(change)) }
    }
  }

  private func writeReproduction(to page: inout Markup) {
    let flags = options.conditions.map(ShellWord.quoted)
    let logs = words("--before", options.logsBefore) + words("--after", options.logs)
    let command = "tracecheck diff " + (flags + logs).joined(separator: " ")
    page.section("reproduce", "How to reproduce") { page in
      page.element("pre", ["tabindex": "0"], text: command)
      page.element(
        "p",
        text:
          "The same logs, configuration and version (tracecheck \(options.version)) give the same page, byte for byte."
      )
    }
  }

  /// The logs of one side; there are none before where a golden trace stands for them.
  private func words(_ flag: String, _ logs: [String]) -> [String] {
    guard !logs.isEmpty else { return [] }
    return [flag] + logs.prefix(20).map(ShellWord.quoted) + (logs.count > 20 ? ["…"] : [])
  }
}
