/// A comparison as Markdown, for a comment on a pull request.
struct DiffMarkdown {
  private let options: RenderOptions
  /// GitHub refuses comments of more than 65,536 characters.
  private static let limit = 60_000
  /// What the line takes that says how much was left out.
  private static let roomForRest = 64

  init(_ options: RenderOptions) {
    var plain = options
    plain.isColoured = false
    self.options = plain
  }

  func render(_ report: DiffReport) -> ContiguousArray<UInt8> {
    // The first line stays the same from run to run, so that the last comment can be found and replaced.
    var text = "<!-- tracecheck:diff -->\n## tracecheck diff: \(report.verdictText)\n"
    for line in DiffText(options).summary(report) { text += "\n\(MarkdownText.prose(line))\n" }
    let blocks =
      findings(report.findings) + changes(report.changes) + timing(report.timing)
      + report.remarks.map { "\(MarkdownText.prose($0))\n" }
    for (index, block) in blocks.enumerated() {
      guard text.utf16.count + block.utf16.count <= Self.limit - Self.roomForRest else {
        text += "\n… and \(Counted.words(blocks.count - index, "block")) more\n"
        break
      }
      text += "\n" + block
    }
    return ContiguousArray(text.utf8)
  }

  private func findings(_ findings: FindingComparison) -> [String] {
    DiffFindingText(Paint(isColoured: false)).lines(findings).map { "- \(MarkdownText.prose($0))\n" }
  }

  private func changes(_ changes: [BehaviourChange]) -> [String] {
    let selection = ChangeSelection(changes, limit: options.longestList, isBrief: true)
    let text = ChangeText(Paint(isColoured: false), callLimit: selection.callLimit)
    let overview = selection.overview.isEmpty ? [] : [MarkdownText.block(selection.overview) + "\n"]
    let rest = selection.rest.map { ["\(MarkdownText.prose($0))\n"] } ?? []
    return overview
      + selection.shown.map { group in
        let lines = text.lines(group)
        let head = MarkdownText.prose(lines[0])
        guard lines.count > 1 else { return "**\(head)**\n" }
        return "<details><summary>\(head)</summary>\n\n" + MarkdownText.block(Array(lines.dropFirst()))
          + "\n</details>\n"
      } + rest
  }

  private func timing(_ timing: [TimingChange]) -> [String] {
    guard !timing.isEmpty else { return [] }
    let text = TimingText(Paint(isColoured: false))
    return ["\(MarkdownText.prose(TimingText.head))\n"]
      + timing.map { "- \(MarkdownText.prose(text.line($0)))\n" }
  }
}
