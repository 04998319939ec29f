/// TC205: a page controller says that it has turned, and neither the page that it showed nor another got any callback.
struct StillPageFact: Equatable, Sendable {
  /// The page that was shown before, and still is.
  var page: Instance
  var turn: PageTurns.Turn
}

extension StillPageFact: Fact {
  private static let goes = EventKind.viewWillDisappear.bit | EventKind.viewDidDisappear.bit

  var claim: Claim { Claim(name: page.name, anyOf: Self.goes) }
  /// How the delegate's calls and those of the pages go together, no recording shows.
  var doubts: Doubts { Doubts(.orderIsSoft) }

  func told(in words: borrowing Words) -> Finding {
    let (name, container) = (words.text(of: page.name), words.text(of: turn.container.name))
    let end = EventKind.pageViewControllerDidFinishAnimating.name
    var finding = words.finding(
      205, turn.end, page.who,
      "`\(end)` of \(container) says that the turn was completed, but no page moved: \(name), which was shown, never got "
        + "`viewWillDisappear` or `viewDidDisappear`, and no other page got `viewWillAppear`")
    finding.transition = .turn
    finding.missing = [EventKind.viewWillDisappear.name, EventKind.viewDidDisappear.name]
    finding.help =
      "Check that the delegate's method is called by UIKit alone, with the value of `completed` that it passes, and that "
      + "the data source doesn't return the page that is shown already."
    finding.evidence = turn.evidence(
      words.history(of: page).filter { $0.line < turn.line }, end: "nothing has moved by then", in: words)
    return finding
  }
}
