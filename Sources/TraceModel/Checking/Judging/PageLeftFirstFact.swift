/// TC431: in a turn that was completed, the page before began to go before the new one began to come. Nothing says of what
/// style the page controller is, but in all that are recorded the new page comes first.
struct PageLeftFirstFact: Equatable, Sendable {
  var page: Instance
  var gone: Instance
  var turn: PageTurns.Turn
}

extension PageLeftFirstFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts {
    Doubts(.orderIsSoft).orNamesake(unless: page.key.isSome && gone.key.isSome)
  }

  func told(in words: borrowing Words) -> Finding {
    let (name, before) = (words.text(of: page.name), words.text(of: gone.name))
    let (came, went) = (page.line(.viewWillAppear), gone.line(.viewWillDisappear))
    let (coming, going) = (EventKind.viewWillAppear.name, EventKind.viewWillDisappear.name)
    var finding = words.finding(
      431, came, page.who,
      "`\(going)` of \(before) came before `\(coming)` of \(name); when a page is turned UIKit makes these calls "
        + "the other way round")
    finding.transition = .turn
    let pages = [
      Evidence(line: went, controller: before, event: going, label: "came too early"),
      Evidence(line: came, controller: name, event: coming, label: "came too late"),
    ]
    finding.evidence = turn.evidence(pages, end: "the turn ends", in: words)
    return finding
  }
}

extension ObservedApp {
  /// What is wrong with a turn that was completed. Of pages that scroll, as the configuration tells, their own transition is
  /// judged.
  func leftFirst(in turn: PageTurns.Turn) -> PageLeftFirstFact? {
    guard turn.isLeftFirst, !turn.isMixed, let page = existing(turn.to), let gone = existing(turn.from),
      container(of: instances[page].name) != .page, container(of: instances[gone].name) != .page,
      !isUnjudged(instances[page].name), !isUnjudged(instances[gone].name),
      instances[page].line(.viewWillAppear) > instances[gone].line(.viewWillDisappear),
      instances[gone].line(.viewWillDisappear) > turn.line
    else { return nil }
    return PageLeftFirstFact(page: instances[page], gone: instances[gone], turn: turn)
  }
}
