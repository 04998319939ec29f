/// What the configuration should say so that a log is read, in words.
package struct ProposalText {
  private let format: FormatProposal?
  private let labels: [LabelProposal]

  /// A format, labels, or both.
  package init(_ format: FormatProposal?, _ labels: [LabelProposal] = []) {
    self.format = format
    self.labels = labels
  }

  /// What each of them would do, a line for each, and the member of the configuration that says it.
  package var lines: [String] {
    var lines: [String] = []
    if let format {
      lines.append("\(Counted.words(format.lines, "line")) would be read with \(Self.member(format))")
    }
    if !labels.isEmpty { lines.append("two names would become one with \(Self.member(labels))") }
    guard !lines.isEmpty else { return [] }
    return lines + ["`tracecheck config init LOG` writes that to .tracecheck.json"]
  }

  private static func member(_ format: FormatProposal) -> String {
    written { $0.member("formats", [format.format]) }
  }

  private static func member(_ labels: [LabelProposal]) -> String {
    written { object in
      object.key("labels")
      object.object { map in
        for label in labels { map.member(label.label, label.controller) }
      }
    }
  }

  /// A member as JSON, without the braces around it.
  private static func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.object(body)
    return ShownText.escaped(String(decoding: writer.bytes.dropFirst().dropLast(), as: UTF8.self))
  }
}
