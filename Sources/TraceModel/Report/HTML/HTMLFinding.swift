/// A finding on the page: the sentence, the picture, the lines that prove it, what to do.
struct HTMLFinding {
  private let options: RenderOptions
  private let findings: PageFindings
  private let recordings: [String: TraceRecording]
  private let builders: [String: PictureBuilder]
  private let reach: Int

  init(_ options: RenderOptions, _ findings: PageFindings, reach: Int) {
    self.options = options
    self.findings = findings
    self.reach = reach
    recordings = Dictionary(
      options.recordings.map { ($0.label, $0) }, uniquingKeysWith: { first, _ in first })
    builders = recordings.mapValues { PictureBuilder($0, numbers: findings.byLine[$0.label] ?? [:]) }
  }

  func write(_ group: PageGroup, hasPicture: Bool, to page: inout Markup) {
    let numbered = group.first
    let finding = numbered.finding
    page.line()
    page.element(
      "article",
      [
        "id": numbered.anchor, "class": finding.severity.name, "tabindex": "-1",
        "aria-labelledby": numbered.anchor + "h",
      ]
    ) { page in
      writeHeading(numbered, to: &page)
      page.element("p", ["class": "message"]) { $0.sentence(finding.message) }
      page.element("p", ["class": "place"], text: location(finding))
      let picture = hasPicture ? builders[finding.trace]?.picture(of: finding, reach: reach) : nil
      if let picture { write(picture, numbered, to: &page) }
      writeProof(finding, to: &page)
      if picture == nil { writeExpected(finding, to: &page) }
      writeNotes(finding, to: &page)
      if !group.others.isEmpty { writeOthers(group.others, to: &page) }
      writeMoves(numbered.number, to: &page)
    }
  }

  private func writeHeading(_ numbered: PageFinding, to page: inout Markup) {
    let finding = numbered.finding
    let certainty = finding.isKnown ? "known quirk, " : finding.certainty == .possible ? "possible " : ""
    page.element("h3", ["id": numbered.anchor + "h"]) { heading in
      heading.element("a", ["href": "#" + numbered.anchor], text: "\(numbered.number)")
      heading.text(" · ")
      heading.element("span", ["class": finding.severity.name], text: certainty + finding.severity.name)
      heading.text(" ")
      heading.element("a", ["href": "#\(finding.rule)"], text: finding.rule.description)
      heading.text(" " + options.rules.name(of: finding.rule))
    }
  }

  private func location(_ finding: Finding) -> String {
    let controller = finding.controller + (finding.instance.map { " " + $0 } ?? "")
    let fingerprint = finding.fingerprint.isEmpty ? nil : "fingerprint " + finding.fingerprint
    return ["\(finding.trace):\(finding.line)", controller, fingerprint].compactMap(\.self).joined(
      separator: " · ")
  }

  private func write(_ picture: Picture, _ numbered: PageFinding, to page: inout Markup) {
    page.element("figure") { figure in
      figure.scrolled("Picture of finding \(numbered.number)") { box in
        SVGPicture(picture, id: numbered.anchor, address: { "#f\($0)" }).write(to: &box)
      }
      figure.element("details") { details in
        details.element("summary", text: "The picture as a table")
        details.scrolled("Table of finding \(numbered.number)") { box in
          HTMLPictureTable(picture).write(to: &box)
        }
      }
    }
  }

  private func writeProof(_ finding: Finding, to page: inout Markup) {
    guard !finding.evidence.isEmpty else { return }
    page.scrolled("Lines of finding") { page in
      page.element("table") { table in
        table.element("caption", text: "The relevant lines of the log")
        table.element("thead") { head in
          head.element("tr") { row in
            for text in ["Line", "Controller", "Event", "What it means"] {
              row.element("th", ["scope": "col"], text: text)
            }
          }
        }
        table.element("tbody") { body in
          for evidence in finding.shownEvidence {
            write(evidence, isLocation: evidence.line == finding.markedLine, to: &body)
          }
        }
      }
    }
  }

  private func write(_ evidence: Evidence, isLocation: Bool, to body: inout Markup) {
    body.element("tr", ["class": isLocation ? "flagged" : nil]) { row in
      row.element("td", text: (isLocation ? "▶ " : "") + "\(evidence.line)")
      for text in [evidence.controller, evidence.event, evidence.label] { row.cell(text) }
    }
  }

  private func writeExpected(_ finding: Finding, to page: inout Markup) {
    guard !finding.expected.isEmpty else { return }
    page.element("p", text: "What should have come (calls in brackets are optional):")
    page.element("ol") { list in
      for item in finding.expected { list.element("li") { $0.sentence(item) } }
    }
  }

  private func writeNotes(_ finding: Finding, to page: inout Markup) {
    let standing = recordings[finding.trace]?.standings[finding.line].map(Self.words) ?? ""
    let doubts = Possibilities.sentences(finding.assumptions).map { ("Why only possible", $0) }
    let rest = [
      ("What to do", finding.help), ("On screen at that moment", standing), ("Source", finding.source),
    ]
    let notes = ([("Nearest correct order", finding.reading ?? "")] + doubts + rest).filter { !$0.1.isEmpty }
    guard !notes.isEmpty else { return }
    page.element("dl") { list in
      for (name, text) in notes {
        list.element("dt", text: name)
        list.element("dd") { $0.sentence(text) }
      }
    }
  }

  /// What was where, each behind those that show it.
  private static func words(_ standing: Standing) -> String {
    var lanes = standing.onScreen.map { lane in
      (lane.owners + [lane.lane.label]).joined(separator: " › ") + " (\(lane.state))"
    }
    if standing.notListed > 0 { lanes.append("\(standing.notListed) more") }
    let hidden = standing.hidden == 0 ? "" : "; not on screen: " + Counted.words(standing.hidden, "other")
    return (lanes.isEmpty ? "no controller that this log names" : lanes.joined(separator: ", ")) + hidden
  }

  private func writeOthers(_ others: [PageFinding], to page: inout Markup) {
    page.element("details", ["open": others.count <= 3 ? "" : nil]) { details in
      details.element("summary", text: "The same fault " + Counted.words(others.count, "more time"))
      writeRows(others, "More findings like this", to: &details)
    }
  }

  /// Findings in a line each.
  func writeRows(_ rows: [PageFinding], _ caption: String, to page: inout Markup) {
    page.scrolled(caption) { page in
      page.element("table") { table in
        table.element("caption", text: caption)
        table.element("thead") { head in
          head.element("tr") { row in
            for text in ["Finding", "Rule", "Place", "Message"] {
              row.element("th", ["scope": "col"], text: text)
            }
          }
        }
        table.element("tbody") { body in
          for row in rows { write(row, to: &body) }
        }
      }
    }
  }

  private func write(_ numbered: PageFinding, to body: inout Markup) {
    let finding = numbered.finding
    body.line()
    body.element("tr", ["id": numbered.anchor]) { row in
      row.element("td") { $0.element("a", ["href": "#" + numbered.anchor], text: "\(numbered.number)") }
      row.element("td", text: finding.rule.description)
      row.element("td", text: "\(finding.trace):\(finding.line)")
      row.cell(ShownText.shortened(finding.message, to: 300))
    }
  }

  private func writeMoves(_ number: Int, to page: inout Markup) {
    guard findings.count > 1 else { return }
    page.element("p", ["class": "moves soft"]) { line in
      if number > 1 { line.element("a", ["href": "#f\(number - 1)"], text: "previous") }
      if number > 1, number < findings.count { line.text(" · ") }
      if number < findings.count { line.element("a", ["href": "#f\(number + 1)"], text: "next") }
    }
  }
}
