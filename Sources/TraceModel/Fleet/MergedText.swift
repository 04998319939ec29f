/// Many logs in the words of a person: the faults, each with how many logs have it, and the numbers.
package struct MergedText {
  private let paint: Paint
  private let rules: RuleNames

  /// The words as the options want them.
  package init(_ options: RenderOptions) {
    paint = Paint(isColoured: options.isColoured)
    rules = options.rules
  }

  /// The faults, and the lines at the end.
  package func lines(_ merger: ReportMerger) throws(SpillFailure) -> [String] {
    let faults = try merger.faults().all
    guard !faults.isEmpty else { return closing(merger) }
    let rows = faults.map { cells($0, of: merger.traceCount) }
    let head = ["findings", "logs", "rule", "controller", "first log", "last log"]
    return TextTable(head, rows, rightAligned: [0, 1]).lines(heading: { paint($0, .strong) }) + [""]
      + closing(merger)
  }

  private func cells(_ fault: MergedFaults.Fault, of traces: Int) -> [String] {
    let certainty = fault.isKnown ? "known " : fault.certainty == .possible ? "possible " : ""
    return [
      "\(fault.count)", "\(fault.logs) of \(traces)",
      "\(certainty)\(fault.severity.name) \(fault.rule) \(rules.name(of: fault.rule))", fault.controller,
      fault.first.label, fault.last.label,
    ]
  }

  /// The numbers of all reports and the word on them.
  package func closing(_ merger: ReportMerger) -> [String] {
    let sums = merger.sums
    var head = Counted.words(merger.reportCount, "report") + ", " + Counted.words(merger.traceCount, "log")
    if merger.unreadableCount > 0 { head += ", \(merger.unreadableCount) that can't be read" }
    var parts = [(sums.errors, "error"), (sums.warnings, "warning"), (sums.infos, "info")]
      .filter { $0.0 > 0 }.map { Counted.words($0.0, $0.1) }
    if parts.isEmpty { parts = ["no faults"] }
    if sums.possible > 0 { parts.append("\(sums.possible) possible") }
    if sums.known > 0 { parts.append(Counted.words(sums.known, "known quirk")) }
    if sums.suppressed > 0 { parts.append("\(sums.suppressed) suppressed") }
    return [head, parts.joined(separator: ", "), "gate: \(merger.verdict.rawValue)"]
  }
}
