/// The transitions of each run, a row each.
struct HTMLTimeline {
  private let recordings: [TraceRecording]
  private let findings: PageFindings
  private let limit: Int

  init(_ recordings: [TraceRecording], _ findings: PageFindings, limit: Int) {
    self.recordings = recordings
    self.findings = findings
    self.limit = limit
  }

  func write(to page: inout Markup) {
    page.section("timeline", "Timeline") { page in
      if recordings.allSatisfy(\.transitions.isEmpty) { page.element("p", text: "No transition was seen.") }
      for recording in recordings where !recording.transitions.isEmpty { write(recording, to: &page) }
    }
  }

  private func write(_ recording: TraceRecording, to page: inout Markup) {
    let records = chosen(recording.transitions)
    if recordings.count > 1 { page.element("h3", text: recording.label) }
    let leftOut = recording.transitionCount - records.count
    if leftOut > 0 {
      page.element(
        "p", ["class": "soft"],
        text: Counted.words(leftOut, "transition is", plural: "transitions are")
          + " not listed; `tracecheck timeline` prints all, --html-full lists all.")
    }
    page.scrolled("Timeline of \(recording.label)") { page in
      page.element("table") { table in
        table.element("caption", text: "Transitions of \(recording.label)")
        table.element("thead") { head in
          head.element("tr") { row in
            for text in ["Lines", "Kind", "From", "To", "Outcome", "Details", "Findings"] {
              row.element("th", ["scope": "col"], text: text)
            }
          }
        }
        table.element("tbody") { body in
          for record in records { write(record, recording.label, to: &body) }
        }
      }
    }
  }

  /// The first, the last, and between them those with findings.
  private func chosen(_ records: [TransitionRecord]) -> [TransitionRecord] {
    guard records.count > limit else { return records }
    let edge = limit / 4
    let middle = records[edge..<(records.count - edge)].filter { !$0.findings.isEmpty }
    return records.prefix(edge) + middle.prefix(limit - 2 * edge) + records.suffix(edge)
  }

  private func write(_ record: TransitionRecord, _ label: String, to body: inout Markup) {
    body.line()
    body.element("tr", ["class": record.findings.isEmpty ? nil : "flagged"]) { row in
      let cells = [
        record.firstLine == record.lastLine
          ? "\(record.firstLine)" : "\(record.firstLine)–\(record.lastLine)",
        record.kind.name, record.from ?? "", record.to ?? "", record.outcome.name, details(record),
      ]
      for cell in cells { row.element("td", text: cell) }
      row.element("td") { cell in
        for (index, rule) in record.findings.enumerated() {
          if index > 0 { cell.text(" ") }
          write(rule, record, label, to: &cell)
        }
      }
    }
  }

  private func write(_ rule: RuleID, _ record: TransitionRecord, _ label: String, to cell: inout Markup) {
    let lines = record.firstLine...max(record.firstLine, record.lastLine)
    if let number = findings.number(of: rule, in: lines, trace: label) {
      cell.element("a", ["href": "#f\(number)"], text: rule.description)
    } else {
      cell.text(rule.description)
    }
  }

  private func details(_ record: TransitionRecord) -> String {
    let parts = [
      record.style?.name, record.family?.name, record.trigger.map { "by " + $0.name },
      record.duration.map { TimelineLine.seconds($0) + " s" }, record.inference,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
