/// The report that a person reads: each fault a story of a few lines.
struct TextReport {
  private let options: RenderOptions
  private let story: FindingStory

  init(_ options: RenderOptions) {
    self.options = options
    story = FindingStory(options)
  }

  func render(_ report: Report) -> ContiguousArray<UInt8> {
    let told = report.findings.filter { !$0.isKnown }
    var blocks = story.stories(
      FindingGroup.groups(of: told.filter { $0.certainty == .definite })
        + FindingGroup.groups(of: told.filter { $0.certainty == .possible }))
    let known = FindingGroup.groups(of: report.findings.filter(\.isKnown)).map(story.line)
    if !known.isEmpty { blocks.append(["known quirks of UIKit, not faults of the app:"] + known) }
    if !options.isQuiet { blocks.append(SummaryText(options).lines(report)) }
    let text = blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    return ContiguousArray(text.utf8)
  }
}
