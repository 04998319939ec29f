/// TC432: the turn after one that was given up passed over a page.
struct PageSkippedFact: Equatable, Sendable {
  var skip: PageHistory.Skip
}

extension PageSkippedFact: Fact {
  var claim: Claim { .proven }

  var doubts: Doubts {
    switch skip.reason {
    case .isBeyond: Doubts(.pagesMayGoRound)
    case .isThird: Doubts(.pagesMayChange)
    }
  }

  func told(in words: borrowing Words) -> Finding {
    let container = words.text(of: skip.container.name)
    let (from, missed) = (words.text(of: skip.from.name), words.text(of: skip.missed.name))
    let shown = words.text(of: skip.shown.name)
    let (reason, known) = told(skip.reason, from: from, missed: missed, shown: shown, in: words)
    var finding = words.finding(
      432, skip.line, skip.shown,
      "\(container) turned from \(from) to \(shown) after a turn to \(missed) was given up, and \(reason)")
    finding.transition = .turn
    let ends = EventKind.pageViewControllerDidFinishAnimating.name
    finding.evidence = [
      Evidence(
        line: skip.missedLine, controller: container, event: ends,
        label: "the turn to \(missed) was not completed"),
      Evidence(line: skip.line, controller: container, event: ends, label: "turned to \(shown)"),
      Evidence(line: known.line, controller: container, event: ends, label: known.label),
    ].sorted { $0.line < $1.line }
    return finding
  }

  /// The reason as the message ends in it, and the line that it rests on.
  private func told(
    _ reason: PageHistory.Skip.Reason, from: String, missed: String, shown: String, in words: borrowing Words
  ) -> (reason: String, known: (line: Int, label: String)) {
    switch reason {
    case .isBeyond(let line):
      return ("\(missed) is between the two", (line, "\(missed) is next to \(shown)"))
    case .isThird(let other, let line):
      let name = words.text(of: other.name)
      return ("\(from) is between \(missed) and \(name)", (line, "\(name) is next to \(from)"))
    }
  }
}

extension PageHistory {
  /// The log is over: all that it tells about the order of the pages is known.
  func atEnd(in app: borrowing ObservedApp) -> [PageSkippedFact] {
    skips.filter { !app.mayHaveTwin($0) }.map { PageSkippedFact(skip: $0) }
  }
}

extension ObservedApp {
  /// Whether the page before may be another of its class, with neighbours of its own.
  fileprivate func mayHaveTwin(_ skip: PageHistory.Skip) -> Bool {
    guard case .isThird = skip.reason, !skip.from.instance.isSome else { return false }
    return classes[skip.from.name].count != 1
  }
}
