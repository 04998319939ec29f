/// A comparison as a person reads it: findings, behaviour by flow, timing, and the word on all of it.
struct DiffText {
  private let options: RenderOptions
  private let paint: Paint

  init(_ options: RenderOptions) {
    self.options = options
    paint = Paint(isColoured: options.isColoured)
  }

  func render(_ report: DiffReport) -> ContiguousArray<UInt8> {
    let changes = ChangeSelection(report.changes, limit: options.longestList, isBrief: options.isBrief)
    var blocks = [limited(DiffFindingText(paint).lines(report.findings), "finding")]
    blocks.append(changes.overview)
    blocks += changes.shown.map { ChangeText(paint, callLimit: changes.callLimit).lines($0) }
    blocks.append(changes.rest.map { [paint($0, .faint)] } ?? [])
    if !report.timing.isEmpty { blocks.append([TimingText.head] + report.timing.map(TimingText(paint).line)) }
    blocks.append(report.alignment.map { "matched " + ShownText.escaped($0) })
    blocks.append(report.remarks.map(ShownText.escaped))
    if !options.isQuiet { blocks.append(summary(report)) }
    let text = blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    return ContiguousArray(text.utf8)
  }

  private func limited(_ lines: [String], _ what: String) -> [String] {
    guard let limit = options.longestList, lines.count > limit else { return lines }
    return lines.prefix(limit) + [
      paint("… and \(Counted.words(lines.count - limit, "more \(what)"))", .faint)
    ]
  }

  /// The last lines: the numbers and the verdict.
  func summary(_ report: DiffReport) -> [String] {
    let findings = report.findings
    let parts = [
      (findings.new.count, "new"), (findings.fixed.count, "fixed"), (findings.changed.count, "changed"),
      (findings.unchanged, "unchanged"), (findings.notExercised.count, "not exercised"),
    ]
    let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let changes = report.gatedChanges.count
    let behaviour = changes == 0 ? "no change" : Counted.words(changes, "change")
    let flaky = report.changes.count - changes
    let timing = report.timing.isEmpty ? [] : ["timing: " + TimingText.summary(report.timing)]
    return [
      "findings: " + (counts.isEmpty ? "none" : counts),
      "behaviour: " + behaviour + (flaky == 0 ? "" : ", \(flaky) flaky"),
    ] + timing + [
      "verdict: " + paint(report.verdictText, style(report))
    ]
  }

  private func style(_ report: DiffReport) -> Paint.Style {
    switch report.verdict {
    case .same where report.emptiness != nil: .warning
    case .same, .better: .good
    case .changed: .warning
    case .regressed: .error
    }
  }
}
