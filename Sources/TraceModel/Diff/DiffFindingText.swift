/// The findings of a comparison, a line each.
struct DiffFindingText {
  private let paint: Paint

  init(_ paint: Paint) {
    self.paint = paint
  }

  func lines(_ findings: FindingComparison) -> [String] {
    findings.new.map { line("new", .error, $0) } + findings.changed.map(line)
      + findings.notExercised.map { line("not exercised", .warning, $0) }
      + findings.fixed.map { line("fixed", .good, $0) }
  }

  private func line(_ word: String, _ style: Paint.Style, _ finding: Finding) -> String {
    let certainty = finding.isKnown ? " (known quirk)" : finding.certainty == .possible ? " (possible)" : ""
    return paint(ShownText.padded(word, to: 13), style)
      + " \(finding.severity.name) \(finding.rule) \(ShownText.escaped(finding.message))\(certainty)"
      + paint("  \(ShownText.escaped(finding.trace)):\(finding.line)", .faint)
  }

  private func line(_ changed: ChangedFinding) -> String {
    var words: [String] = []
    if changed.before.severity != changed.after.severity {
      words.append("was \(changed.before.severity.name)")
    }
    if changed.before.certainty != changed.after.certainty {
      words.append("was \(changed.before.certainty.name)")
    }
    if changed.countBefore != changed.countAfter {
      words.append("\(changed.countBefore) → \(changed.countAfter) times")
    }
    return line("changed", .warning, changed.after) + "  (" + words.joined(separator: ", ") + ")"
  }
}
