/// The report as Markdown, for a comment on a pull request or the summary of a job.
///
/// Its first line is a comment that stays the same from run to run, so that anyone who posts it can find the
/// last one and replace it. It is cut between two findings, never inside one, and says what is left out.
package struct MarkdownReport {
  /// How much may be written.
  package enum Budget: Sendable {
    /// GitHub refuses comments of more than 65,536 characters.
    case comment
    /// GitHub refuses summaries of more than a MiB of bytes; others of the same step may have written some.
    case bytes(Int)

    fileprivate func holds(_ text: String) -> Bool {
      switch self {
      case .comment: text.utf16.count <= 60_000
      case .bytes(let limit): text.utf8.count <= limit
      }
    }
  }

  private let options: RenderOptions
  private let budget: Budget
  /// How many lines of evidence a finding shows.
  private static let evidenceLimit = 40

  /// A report of a size.
  package init(_ options: RenderOptions, budget: Budget = .comment) {
    var plain = options
    plain.isColoured = false
    self.options = plain
    self.budget = budget
  }

  /// The report as bytes of UTF-8.
  package func render(_ report: Report) -> ContiguousArray<UInt8> {
    let groups = FindingGroup.groups(of: report.findings.byImportance.filter { !$0.isKnown })
    let foot = foot(report)
    var text = head(report)
    // Room is kept for the foot and for the words that say what is left out.
    for (index, group) in groups.enumerated() {
      let block = "\n" + block(group, isOpen: index < 10)
      let rest = "\n" + leftOut(groups[index...].dropFirst()) + foot
      guard budget.holds(text + block + rest) else {
        text += "\n" + leftOut(groups[index...])
        break
      }
      text += block
    }
    return ContiguousArray((text + foot).utf8)
  }

  private func head(_ report: Report) -> String {
    var text = "<!-- tracecheck:\(marker(report)) -->\n## tracecheck: \(report.verdict.rawValue)\n"
    for line in SummaryText(options).brief(report) { text += "\n\(MarkdownText.prose(line))\n" }
    return text
  }

  /// What is the same in every run: the logs, in characters that can't end a comment.
  private func marker(_ report: Report) -> String {
    var logs: [String] = []
    for trace in report.traces where !logs.contains(trace.log) { logs.append(trace.log) }
    let safe = ForeignText.cut(logs.joined(separator: ","), to: 200).utf8.map { byte -> UInt8 in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: byte
      case _ where "._/,".utf8.contains(byte): byte
      default: UInt8(ascii: "_")
      }
    }
    return String(decoding: safe, as: UTF8.self)
  }

  private func block(_ group: FindingGroup, isOpen: Bool) -> String {
    let finding = ForeignText.cut(group.first)
    var lines = ["### \(title(finding))", "", "\(MarkdownText.prose(finding.message))", ""]
    let location = "\(ForeignText.line(finding.trace, limit: 300)):\(finding.line)"
    let more = group.others.isEmpty ? "" : ", and \(group.others.count) more like this"
    lines.append("\(MarkdownText.code(location)), \(MarkdownText.code(finding.controller))\(more)")
    lines += ["", "<details\(isOpen ? " open" : "")><summary>The log, and what to do</summary>", ""]
    lines += excerpt(finding)
    lines += remarks(finding).map { "- \($0)" }
    return (lines + ["", "</details>"]).map { $0 + "\n" }.joined()
  }

  private func title(_ finding: Finding) -> String {
    let certainty = finding.certainty == .possible ? "possible " : ""
    return "\(certainty)\(finding.severity.name) \(finding.rule) \(options.rules.name(of: finding.rule))"
  }

  private func excerpt(_ finding: Finding) -> [String] {
    guard !finding.evidence.isEmpty else { return [] }
    var lines = finding.shownEvidence.prefix(Self.evidenceLimit).map { evidence in
      let number = ShownText.rightAligned("\(evidence.line)", to: 6)
      let call = [evidence.controller, evidence.event].map { ForeignText.line($0, limit: 120) }
      let label = evidence.label.isEmpty ? "" : "   " + ForeignText.line(evidence.label, limit: 120)
      return "\(evidence.line == finding.line ? ">" : " ")\(number) | \(call.joined(separator: "  "))\(label)"
    }
    let rest = finding.shownEvidence.count - lines.count
    if rest > 0 { lines.append("  … \(Counted.words(rest, "more line"))") }
    return [MarkdownText.block(lines)]
  }

  private func remarks(_ finding: Finding) -> [String] {
    let why = [
      ("expected", finding.expected.map(MarkdownText.code).joined(separator: " → ")),
      ("nearest", MarkdownText.prose(finding.reading ?? "")), ("source", MarkdownText.prose(finding.source)),
    ]
    let doubts = Possibilities.sentences(finding.assumptions).map { ("possible", MarkdownText.prose($0)) }
    let what = [
      ("help", MarkdownText.prose(finding.help)), ("explain", "`tracecheck explain \(finding.rule)`"),
    ]
    return (why + doubts + what).filter { !$0.1.isEmpty }.map { "**\($0.0)**: \($0.1)" }
  }

  private func leftOut(_ groups: some Collection<FindingGroup>) -> String {
    let count = groups.reduce(0) { $0 + 1 + $1.others.count }
    return count == 0 ? "" : "… and \(Counted.words(count, "more finding")), left out to keep this short.\n"
  }

  private func foot(_ report: Report) -> String {
    let known = report.findings.count(where: \.isKnown)
    let traces = report.traces.count
    let parts = [
      Counted.words(traces, "trace"), known > 0 ? Counted.words(known, "known quirk") + " of UIKit" : "",
      "tracecheck \(options.version)",
    ]
    return "\n<sub>\(parts.filter { !$0.isEmpty }.joined(separator: ", "))</sub>\n"
  }
}
