/// TC432: the turn after one that was given up passed over a page.
struct PageSkippedFact: Equatable, Sendable {
  var skip: PageHistory.Skip
}

extension PageSkippedFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.pagesMayGoRound) }

  func told(in words: borrowing Words) -> Finding {
    let container = words.text(of: skip.container.name)
    let (from, missed) = (words.text(of: skip.from.name), words.text(of: skip.missed.name))
    let shown = words.text(of: skip.shown.name)
    var finding = words.finding(
      432, skip.line, skip.shown,
      "\(container) turned from \(from) to \(shown) after a turn to \(missed) was given up, and \(missed) is "
        + "between the two")
    finding.transition = .turn
    let ends = EventKind.pageViewControllerDidFinishAnimating.name
    finding.evidence = [
      Evidence(
        line: skip.missedLine, controller: container, event: ends,
        label: "the turn to \(missed) was not completed"),
      Evidence(line: skip.line, controller: container, event: ends, label: "turned to \(shown)"),
      Evidence(
        line: skip.neighbourLine, controller: container, event: ends, label: "\(missed) is next to \(shown)"),
    ].sorted { $0.line < $1.line }
    return finding
  }
}

extension TraceChecker {
  /// The log is over: all that it tells about the order of the pages is known.
  mutating func judgeSkippedPages() {
    for skip in pageHistory.skips { raise(PageSkippedFact(skip: skip)) }
  }
}
