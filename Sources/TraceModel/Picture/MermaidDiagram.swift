/// A picture as a Mermaid sequence diagram, small enough for GitHub to draw.
package struct MermaidDiagram {
  /// More messages than that nobody follows, and GitHub draws no more than 50,000 characters.
  package static let messageLimit = 60

  private let picture: Picture
  /// The rows that are shown.
  private let shown: ArraySlice<PictureRow>
  private let messageCount: Int

  /// A diagram; of a longer picture the part around its first finding.
  package init(_ picture: Picture) {
    self.picture = picture
    let events = picture.rows.indices.filter { picture.rows[$0].kind == .event }
    messageCount = events.count
    let flagged = events.firstIndex { !picture.rows[$0].flags.isEmpty } ?? 0
    let first = max(0, min(flagged - Self.messageLimit / 2, events.count - Self.messageLimit))
    let last = min(events.count, first + Self.messageLimit) - 1
    shown = last < 0 ? [] : picture.rows[(first == 0 ? 0 : events[first])...events[last]]
  }

  /// The diagram as text.
  package func text() -> String {
    let used = picture.lanes.indices.filter { lane in shown.contains { $0.lane == lane } }
    var lines = ["sequenceDiagram", "  participant U as UIKit"]
    lines += used.map { "  participant P\($0) as \(Self.escaped(picture.lanes[$0].label))" }
    let messages = shown.count { $0.kind == .event }
    if messages < messageCount {
      lines.append("  Note over U: \(messages) of \(messageCount) events are shown")
    }
    lines += shown.flatMap(self.lines)
    return (lines + [""]).joined(separator: "\n")
  }

  private func lines(_ row: PictureRow) -> [String] {
    guard row.kind == .event else { return ["  Note over U: \(Self.escaped(row.text))"] }
    let lane = row.lane.map { "P\($0)" } ?? "U"
    let text = "\(row.line.map { "\($0) " } ?? "")\(Self.escaped(row.text))"
    let message =
      switch row.shape {
      case .callback: "  U->>\(lane): \(text)"
      case .delegate: "  U-->>\(lane): \(text)"
      case .request: "  \(lane)->>\(object(row)): \(text)"
      case .end: "  U-x\(lane): \(text)"
      case .diagnostic: "  Note over U: \(text)"
      case .aside:
        "  Note over \(lane): \(row.line.map { "\($0) " } ?? "")\(Self.escaped(row.name + " " + row.text))"
      }
    let numbers = row.flags.map(String.init).joined(separator: ", ")
    let words = [numbers.isEmpty ? "" : "finding " + numbers, Self.escaped(row.note)].filter { !$0.isEmpty }
    return words.isEmpty ? [message] : [message, "  Note over \(lane): " + words.joined(separator: " ")]
  }

  /// Who is asked for, where that one takes part in what is shown; else UIKit.
  private func object(_ row: PictureRow) -> String {
    guard let object = row.object, shown.contains(where: { $0.lane == object }) else { return "U" }
    return "P\(object)"
  }

  /// Text that Mermaid takes for text: its own signs as codes, and the word `end` in brackets, for it would end a block.
  private static func escaped(_ text: String) -> String {
    let words = ShownText.shortened(text, to: 80).split(separator: " ", omittingEmptySubsequences: false)
    let safe = words.map { $0 == "end" ? "[end]" : String($0) }.joined(separator: " ")
    return safe.reduce(into: "") { escaped, character in
      switch character {
      case "#": escaped += "#35;"
      case ";": escaped += "#59;"
      case ":": escaped += "#58;"
      case "<": escaped += "#lt;"
      case ">": escaped += "#gt;"
      case "%": escaped += "#37;"
      default: escaped.append(character)
      }
    }
  }
}
