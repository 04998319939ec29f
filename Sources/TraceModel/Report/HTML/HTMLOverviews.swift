/// The whole of each run in one drawing.
struct HTMLOverviews {
  private let recordings: [TraceRecording]
  private let findings: PageFindings

  init(_ recordings: [TraceRecording], _ findings: PageFindings) {
    self.recordings = recordings
    self.findings = findings
  }

  func write(to page: inout Markup) {
    page.section("overview", "Overview") { page in
      for (index, recording) in recordings.enumerated() { write(recording, index, to: &page) }
      if recordings.isEmpty { page.element("p", text: "No events recognised.") }
    }
  }

  private func write(_ recording: TraceRecording, _ index: Int, to page: inout Markup) {
    if recordings.count > 1 { page.element("h3", text: recording.label) }
    guard !recording.overview.rows.isEmpty else {
      page.element("p", text: "No controller was seen on screen.")
      return
    }
    page.element("figure") { figure in
      figure.scrolled("Overview of \(recording.label)") { box in
        SVGOverview(
          recording, numbers: findings.byLine[recording.label] ?? [:], id: "o\(index + 1)",
          address: { "#f\($0)" }
        ).write(to: &box)
      }
      let others = recording.overview.othersCount
      if others > 0 {
        figure.element("figcaption", text: "\(others) more classes were on screen and have no row.")
      }
      figure.element("details") { details in
        details.element("summary", text: "The overview as a table")
        details.scrolled("Table of the overview of \(recording.label)") { box in
          box.table("On screen, by lines", ["Controller", "Lines"], rows(recording.overview))
        }
      }
    }
  }

  private func rows(_ overview: Overview) -> [[String]] {
    overview.rows.map { row in
      var parts: [String] = []
      for (index, isOn) in row.isOnScreen.enumerated() where isOn {
        let begins = index == 0 || !row.isOnScreen[index - 1]
        let ends = index + 1 == row.isOnScreen.count || !row.isOnScreen[index + 1]
        let next = index + 1 < overview.firstLines.count ? "\(overview.firstLines[index + 1] - 1)" : "end"
        if begins { parts.append("\(overview.firstLines[index])") }
        if ends { parts[parts.count - 1] += " to " + next }
      }
      let rest = parts.count > 20 ? ", …" : ""
      return [row.name, parts.prefix(20).joined(separator: ", ") + rest]
    }
  }
}
