/// What `events --explain` prints: the kinds of a log's lines, with one example of each.
package struct ExplanationReport {
  /// Kinds of one sort, under a heading.
  private struct Section {
    var category: String
    var heading: String
    var kinds: [LineKind]
  }

  private let label: String
  private let counts: ReadCounts
  private let sections: [Section]
  private let format: FormatProposal?
  private let labels: [LabelProposal]

  /// The report of a log.
  ///
  /// - Parameter label: the log as it was named.
  package init(_ explanation: Explanation, _ counts: ReadCounts, label: String) {
    self.label = label
    self.counts = counts
    sections = Self.sections(explanation).filter { !$0.kinds.isEmpty }
    format = explanation.proposal
    labels = explanation.labels
  }

  private static func sections(_ explanation: Explanation) -> [Section] {
    [
      Section(
        category: "format", heading: "How the lines begin", kinds: kinds(explanation.formats, \.rawValue)),
      Section(category: "event", heading: "Events", kinds: kinds(explanation.events, \.name)),
      Section(
        category: "unattributed", heading: "Events without a controller's name, which can't be checked",
        kinds: kind(
          "without a name; log the controller too, as in print(self, #function)", explanation.unattributed)),
      Section(
        category: "diagnostic", heading: "Messages of UIKit itself",
        kinds: kinds(explanation.diagnostics, \.rawValue)),
      Section(
        category: "nearMiss", heading: "Lines that mention a callback but aren't events",
        kinds: kinds(explanation.nearMisses, \.rawValue)),
      Section(
        category: "silent", heading: "Lines without any callback name",
        kinds: kind("all other lines", explanation.silent)),
    ]
  }

  private static func kinds<Kind: Hashable>(
    _ tallies: [Kind: Explanation.Tally], _ name: (Kind) -> String
  ) -> [LineKind] {
    Explanation.ordered(tallies).flatMap { kind(name($0), $1) }
  }

  private static func kind(_ what: String, _ tally: Explanation.Tally) -> [LineKind] {
    tally.count == 0
      ? [] : [LineKind(what, count: tally.count, line: tally.line, example: tally.example)]
  }

  /// The report in words.
  package func text(_ paint: Paint, width: Int) -> String {
    var head = Counted.words(counts.lines, "line") + ", " + Counted.words(counts.events, "event")
    if counts.malformed > 0 { head += ", \(counts.malformed) that look like an event but can't be read" }
    var blocks = ["\(ShownText.escaped(label)): \(head)"]
    let column = String(counts.lines).count
    for section in sections {
      let kinds = section.kinds.flatMap { lines($0, column: column, paint, width: width) }
      blocks.append(([paint(section.heading, .strong)] + kinds).joined(separator: "\n"))
    }
    let proposed = ProposalText(format, labels).lines
    if !proposed.isEmpty {
      let lines = proposed.map { "  " + $0 }
      blocks.append(([paint("What to put into the configuration", .strong)] + lines).joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func lines(_ kind: LineKind, column: Int, _ paint: Paint, width: Int) -> [String] {
    let count = ShownText.rightAligned(String(kind.count), to: column)
    let head = "  \(count)  \(kind.what)"
    guard !kind.example.isEmpty else { return [head] }
    let indent = ShownText.spaces(column + 6)
    let location = "line \(kind.line): "
    let example = ShownText.shortened(kind.example, to: max(40, width - column - 6 - location.count))
    return [head, indent + paint(location + example, .faint)]
  }

  /// Writes a JSON object for each kind, and a last one with the sums.
  package func write(to writer: inout JSONWriter) {
    for section in sections {
      for kind in section.kinds {
        write(kind, section.category, to: &writer)
        writer.endLine()
      }
    }
    writeProposals(to: &writer)
    writer.object { object in
      object.member("category", "all")
      object.member("lines", counts.lines)
      object.member("events", counts.events)
      object.member("unattributed", counts.unattributed)
      object.member("malformed", counts.malformed)
      object.member("longLines", counts.longLines)
    }
    writer.endLine()
  }

  private func writeProposals(to writer: inout JSONWriter) {
    if let format {
      writer.object { object in
        object.member("category", "proposal")
        object.member("formats", [format.format])
        object.member("count", format.lines)
      }
      writer.endLine()
    }
    for label in labels {
      writer.object { object in
        object.member("category", "proposal")
        object.key("labels")
        object.object { $0.member(label.label, label.controller) }
      }
      writer.endLine()
    }
  }

  private func write(_ kind: LineKind, _ category: String, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("category", category)
      object.member("what", kind.what)
      object.member("count", kind.count)
      object.member("line", kind.line)
      object.member("example", kind.example)
    }
  }
}
