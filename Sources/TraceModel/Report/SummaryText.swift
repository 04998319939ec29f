/// The last lines of a report for people: what was read, what was passed over, and the gate's word.
package struct SummaryText {
  /// How many logs without events are named.
  private static let longestList = 10

  private let paint: Paint

  /// The words for a run.
  package init(_ options: RenderOptions) {
    paint = Paint(isColoured: options.isColoured)
  }

  /// The lines for all traces and the gate.
  package func lines(_ report: Report) -> [String] {
    report.traces.flatMap(lines) + closing(report)
  }

  /// The logs that hold no event, the numbers of findings and the gate's word.
  func brief(_ report: Report) -> [String] {
    let empty = report.traces.filter { $0.events == 0 }
    let shown = empty.prefix(Self.longestList).map(emptiness(of:))
    let rest = empty.count - shown.count
    return shown + (rest > 0 ? ["and \(rest) more logs without events"] : []) + closing(report)
  }

  /// The numbers of findings and the gate's word.
  package func closing(_ report: Report) -> [String] {
    // Where nothing was checked, "no faults" would be the wrong thing to remember.
    let numbers = report.verdict == .empty && report.counts.total == 0 ? [] : [numbers(report)]
    let baseline = report.baseline.map { ["baseline: " + $0.text] } ?? []
    return report.unreadable.map(\.text) + numbers + baseline + [gate(report)]
  }

  /// The lines for a trace.
  func lines(of trace: TraceSummary) -> [String] {
    guard trace.events > 0 else { return [emptiness(of: trace)] + reasons(trace) }
    let label = ShownText.escaped(trace.label)
    let head = [
      Counted.words(trace.controllers, "controller"), Counted.words(trace.transitions, "transition"),
      Counted.words(trace.events, "event"), Counted.words(trace.lines, "line"),
    ]
    return ["\(label): " + head.joined(separator: ", ")] + passedOver(trace).map { "  " + $0 }
  }

  private func emptiness(of trace: TraceSummary) -> String {
    "\(ShownText.escaped(trace.label)): no events recognised in \(Counted.words(trace.lines, "line"))"
  }

  /// What the lines of a log without events are, and what an event would look like.
  private func reasons(_ trace: TraceSummary) -> [String] {
    guard !trace.passedOver.isEmpty else { return [] }
    let width = String(trace.passedOver.map(\.count).max() ?? 0).count
    let kinds = trace.passedOver.map { kind in
      let example = kind.example.isEmpty ? "" : ": " + ShownText.shortened(kind.example, to: 100)
      return "  \(ShownText.rightAligned(String(kind.count), to: width))  \(kind.what); line \(kind.line)"
        + example
    }
    let advice =
      "an event is a line such as `[Cart] viewDidLoad`; `tracecheck events --explain LOG` says more about this log"
    return kinds + ProposalText(trace.proposal).lines.map { "  " + $0 } + ["  " + advice]
  }

  /// What was not judged, each with what to do about it where something can be done.
  private func passedOver(_ trace: TraceSummary) -> [String] {
    var lines: [String] = []
    if trace.unattributed > 0 {
      lines.append(
        Counted.words(trace.unattributed, "event names", plural: "events name")
          + " no controller and can't be checked: log the controller too, as in print(self, #function); "
          + "where a column names it, `tracecheck config init LOG` learns which")
    }
    if trace.malformed > 0 {
      lines.append(
        Counted.words(trace.malformed, "line looks", plural: "lines look")
          + " like an event but can't be read")
    }
    if trace.longLines > 0 {
      lines.append(
        Counted.words(trace.longLines, "line is", plural: "lines are")
          + " longer than 1 MiB, and only the first MiB \(trace.longLines == 1 ? "" : "of each ")was searched"
      )
    }
    if trace.restarts > 0 {
      lines.append(
        (trace.restarts == 1
          ? "the times run back at line " : "the times run back \(trace.restarts) times, first at line ")
          + "\(trace.firstRestart); each part is checked as a recording of its own")
    }
    if trace.asides > 0 {
      lines.append(
        Counted.words(trace.asides, "SwiftUI call is", plural: "SwiftUI calls are")
          + " listed by `events` and `timeline` but not checked")
    }
    if trace.suppressedByLog > 0 {
      lines.append(
        Counted.words(trace.suppressedByLog, "finding is", plural: "findings are")
          + " suppressed by lines of the log itself (tracecheck:ignore)")
    }
    if trace.incomplete > 0 {
      lines.append(
        Counted.words(trace.incomplete, "transition has", plural: "transitions have")
          + " no end in the log")
    }
    if let first = trace.twoNames.first {
      lines.append(
        (trace.twoNames.count == 1
          ? "1 controller seems to have two names, "
          : "\(trace.twoNames.count) controllers seem to have two names each, such as ")
          + "\(ShownText.escaped(first.label)) and \(ShownText.escaped(first.controller)): "
          + "`tracecheck config init` writes `labels` that make one of them"
      )
    }
    if trace.idleChecks > 0 {
      lines.append(
        Counted.words(trace.idleChecks, "check needs", plural: "checks need") + " "
          + trace.lacks.words.joined(separator: " or ")
          + (trace.lacks.contains(.marks) ? " (a line such as `[Home] present Player`)" : "")
          + "; add them, or the recorder that `tracecheck recorder` prints")
    }
    return lines
  }

  private func numbers(_ report: Report) -> String {
    let counts = report.counts
    let parts = Severity.allCases.reversed().filter { counts.definite($0) > 0 }
      .map { paint(Counted.words(counts.definite($0), $0.name), $0.style) }
    let none = counts.possible > 0 ? "no definite faults" : "no faults"
    var text = parts.isEmpty ? none : parts.joined(separator: ", ")
    if counts.possible > 0 { text += ", \(counts.possible) possible" }
    if counts.known > 0 { text += ", " + Counted.words(counts.known, "known quirk") }
    if report.suppressed > 0 { text += ", " + suppressed(report) }
    if report.notListed > 0 {
      text += report.notListed == counts.total ? " (not listed)" : " (\(report.notListed) of them not listed)"
    }
    return text
  }

  private func suppressed(_ report: Report) -> String {
    let byLogs = report.suppressedByLogs
    return "\(report.suppressed) suppressed" + (byLogs > 0 ? ", \(byLogs) of them by the log itself" : "")
  }

  private func gate(_ report: Report) -> String {
    let reasons = report.reasons.isEmpty ? "" : " (" + report.reasons.joined(separator: "; ") + ")"
    switch report.verdict {
    case .passed: return "gate: " + paint("passed", .good) + reasons
    case .failed: return "gate: " + paint("failed", .error) + ShownText.escaped(reasons)
    case .empty:
      return "gate: " + paint("empty", .warning) + " (\(report.emptiness))"
    }
  }
}
