/// Tells a finding as a story: the sentence, the lines of the log that matter, what was expected and why, and
/// what to do.
struct FindingStory {
  private let options: RenderOptions
  private let paint: Paint

  init(_ options: RenderOptions) {
    self.options = options
    paint = Paint(isColoured: options.isColoured)
  }

  /// The stories of faults that occur once or more. What explains a rule is told once.
  func stories(_ groups: [FindingGroup]) -> [[String]] {
    var told: Set<String> = []
    return groups.map { group in
      let lines = lines(group, besides: told)
      told.formUnion([group.first.source, group.first.help])
      return lines
    }
  }

  /// The story of a fault that occurs once or more.
  func lines(_ group: FindingGroup) -> [String] { lines(group, besides: []) }

  private func lines(_ group: FindingGroup, besides told: Set<String>) -> [String] {
    let finding = group.first
    let excerpt = EvidenceExcerpt(finding, paint: paint, width: options.width)
    var lines = [heading(finding), excerpt.location(of: finding)]
    lines += excerpt.lines
    lines += notes(finding, besides: told, gutter: excerpt.gutter)
    if let more = more(group) { lines.append(excerpt.gutter + more) }
    return lines
  }

  /// A known quirk in a line.
  func line(_ group: FindingGroup) -> String {
    let finding = group.first
    let location = "\(ShownText.escaped(finding.trace)):\(finding.line)"
    let more = group.others.isEmpty ? "" : ", and \(group.others.count) more"
    return "  \(location): \(ShownText.escaped(finding.message)) [\(finding.rule)]\(more)"
  }

  private func heading(_ finding: Finding) -> String {
    let certainty = finding.certainty == .possible ? "possible " : ""
    let name = options.rules.name(of: finding.rule)
    let rule = "[\(finding.rule)\(name.isEmpty ? "" : " " + name)]"
    return paint(certainty + finding.severity.name + rule, finding.severity.style)
      + paint(": " + ShownText.escaped(finding.message), .strong)
  }

  private func notes(_ finding: Finding, besides told: Set<String>, gutter: String) -> [String] {
    let order = finding.expected.map(ShownText.escaped).joined(separator: " → ")
    let expected = order + (finding.expected.contains { $0.hasPrefix("[") } ? " (in brackets: optional)" : "")
    let why: [(String, String)] = [
      ("expected", expected), ("source", finding.source), ("nearest", finding.reading ?? ""),
    ]
    let doubts = Possibilities.sentences(finding.assumptions).map { ("possible", $0) }
    let parts = why + doubts + [("help", finding.help), ("explain", "tracecheck explain \(finding.rule)")]
    return parts.filter { !$0.1.isEmpty && !told.contains($0.1) }.flatMap {
      note($0.0, ShownText.escaped($0.1), gutter: gutter)
    }
  }

  /// A note, wrapped under its first word.
  private func note(_ name: String, _ text: String, gutter: String) -> [String] {
    let head = "= \(name): "
    let indent = gutter + ShownText.spaces(head.utf8.count)
    let wrapped = ShownText.wrapped(text, to: max(30, options.width - indent.utf8.count))
    return wrapped.enumerated().map { index, line in
      index == 0 ? gutter + paint("= \(name):", .strong) + " " + line : indent + line
    }
  }

  private func more(_ group: FindingGroup) -> String? {
    guard !group.others.isEmpty else { return nil }
    let shown = group.others.prefix(6).map { "\(ShownText.escaped($0.trace)):\($0.line)" }
    let rest = group.others.count > shown.count ? ", …" : ""
    return paint("and \(group.others.count) more like this: ", .strong) + shown.joined(separator: ", ")
      + rest
  }
}
