/// TC421 without a mark: one of two tabs gave way to the other in the order of a push.
struct SiblingSwitchFact: Equatable, Sendable {
  var incoming: Participant
  var outgoing: Participant
  var move: RoundTripFact.Move
  /// How many of their switches were in the order of tabs.
  var others = 0
}

extension SiblingSwitchFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.tabBarMayBeOwn) }

  func told(in words: borrowing Words) -> Finding {
    let (coming, going) = (words.text(of: incoming.name), words.text(of: outgoing.name))
    var finding = words.finding(
      421, move.willAppear, incoming,
      "`viewWillDisappear` of \(going) came before `viewWillAppear` of \(coming), as in a push; "
        + (others == 1 ? "in another switch" : "in \(others) other switches")
        + " between these two it came second, as in a tab bar")
    finding.transition = .select
    finding.evidence = [
      Evidence(
        line: move.willDisappear, controller: going, event: "viewWillDisappear", label: "came too early"),
      Evidence(line: move.willAppear, controller: coming, event: "viewWillAppear", label: "came too late"),
      Evidence(line: move.didAppear, controller: coming, event: "viewDidAppear"),
      Evidence(line: move.didDisappear, controller: going, event: "viewDidDisappear"),
    ].sorted { $0.line < $1.line }
    return finding
  }
}
