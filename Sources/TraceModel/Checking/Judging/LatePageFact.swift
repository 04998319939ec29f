/// TC431: a page came when its turn had ended, and the page before it had gone first.
struct LatePageFact: Equatable, Sendable {
  var page: Instance
  var gone: Instance
  var turn: PageTurns.Turn
  /// Where the page began to appear.
  @LineNumber var line = 0
}

extension LatePageFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.pageInFlight) }

  func told(in words: borrowing Words) -> Finding {
    let (name, before) = (words.text(of: page.name), words.text(of: gone.name))
    let (will, ended) = (EventKind.viewWillAppear.name, EventKind.pageViewControllerDidFinishAnimating.name)
    var finding = words.finding(
      431, line, page.who,
      "`\(will)` of \(name) came only after `\(ended)` of the turn for which \(before) went")
    finding.transition = .turn
    let pages = [
      Evidence(
        line: gone.line(.viewWillDisappear), controller: before, event: EventKind.viewWillDisappear.name,
        label: "outgoing"),
      Evidence(line: line, controller: name, event: will, label: "came too late"),
    ]
    finding.evidence = turn.evidence(pages, end: "came too early", in: words)
    return finding
  }
}

extension ObservedApp {
  /// A controller begins to appear, and the last turn ended without a page that came.
  mutating func latePage(_ index: InstanceIndex, of turn: PageTurns.Turn, _ line: Int) -> LatePageFact? {
    guard let kind = container(of: instances[index].name), kind == .page || kind == .pageCurl else {
      return nil
    }
    containers.pageTurns.forgetUnmet()
    guard let gone = existing(turn.from) ?? instances.index(of: latest.departed), gone != index,
      container(of: instances[gone].name) == kind,
      instances[gone].line(.viewWillDisappear) > turn.line
    else { return nil }
    return LatePageFact(page: instances[index], gone: instances[gone], turn: turn, line: line)
  }
}
