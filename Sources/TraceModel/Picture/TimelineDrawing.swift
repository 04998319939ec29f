/// A run drawn in a format that another program shows.
package enum TimelineDrawing: String, CaseIterable, Sendable {
  /// A picture.
  case svg
  /// A sequence diagram for Markdown.
  case mermaid
  /// The state machines of the classes, for Graphviz.
  case dot

  /// The drawing of what was recorded.
  ///
  /// - Parameters:
  ///   - findings: the findings of all traces; they are numbered in this order.
  ///   - includes: whether a class is asked for.
  package func bytes(
    _ recordings: [TraceRecording], _ findings: [Finding], includes: (String) -> Bool
  ) -> ContiguousArray<UInt8> {
    switch self {
    case .svg: SVGFile(Self.pictures(recordings, findings)).bytes()
    case .mermaid:
      ContiguousArray(MermaidDiagram(Self.pictures(recordings, findings).first ?? Picture()).text().utf8)
    case .dot:
      ContiguousArray(DotDiagram(recordings.flatMap(\.classes).filter { includes($0.name) }).text().utf8)
    }
  }

  /// A picture of each trace; those with findings first, for a diagram that shows one only.
  private static func pictures(_ recordings: [TraceRecording], _ findings: [Finding]) -> [Picture] {
    var numbers: [String: [Int: [Int]]] = [:]
    for (index, finding) in findings.enumerated() {
      numbers[finding.trace, default: [:]][finding.markedLine, default: []].append(index + 1)
    }
    let ordered =
      recordings.filter { numbers[$0.label] != nil } + recordings.filter { numbers[$0.label] == nil }
    return ordered.map { PictureBuilder($0, numbers: numbers[$0.label] ?? [:]).picture(findings) }
  }
}
