/// TC401 or TC402 without a mark: a screen came over another and went back to it, and the two orders are of different kinds.
struct RoundTripFact: Equatable, Sendable {
  /// The lines of the four calls of one move, and who made them.
  struct Move: Equatable, Sendable {
    var outgoing: InstanceRef
    var incoming: InstanceRef
    var willDisappear: Int
    var willAppear: Int
    var didDisappear: Int
    var didAppear: Int

    /// Whether the incoming one has arrived before the other has gone, as in a presentation that covers, and in its dismissal.
    var isOfPresentation: Bool { didAppear < didDisappear }
  }

  var screen: Participant
  var below: Participant
  var entry: Move
  var exit: Move

  /// Far more screens are pushed than presented over the whole screen: the move in the other order is at fault.
  private var isEntryAtFault: Bool { entry.isOfPresentation }
}

extension RoundTripFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.inferredTransition) }

  func told(in words: borrowing Words) -> Finding {
    let (screen, below) = (words.text(of: self.screen.name), words.text(of: self.below.name))
    let wrong = isEntryAtFault ? entry : exit
    let ways =
      isEntryAtFault
      ? "\(screen) came over \(below) in the order of a presentation, and went back in that of a pop"
      : "\(screen) came over \(below) in the order of a push, and went back in that of a dismissal"
    let (late, early) = isEntryAtFault ? (below, screen) : (screen, below)
    var finding = words.finding(
      isEntryAtFault ? 401 : 402, wrong.didDisappear, isEntryAtFault ? self.below : self.screen,
      "\(ways): `viewDidDisappear` of \(late) came only after `viewDidAppear` of \(early)")
    finding.transition = isEntryAtFault ? .push : .pop
    finding.help = isEntryAtFault ? Self.helpForEntry : Self.helpForExit
    finding.evidence =
      lines(of: entry, from: below, to: screen, isAtFault: isEntryAtFault)
      + lines(of: exit, from: screen, to: below, isAtFault: !isEntryAtFault)
    return finding
  }

  private func lines(of move: Move, from leaving: String, to coming: String, isAtFault: Bool) -> [Evidence] {
    let (late, early) = isAtFault ? ("came too late", "came too early") : ("in order", "in order")
    return [
      Evidence(line: move.willDisappear, controller: leaving, event: "viewWillDisappear", label: "leaves"),
      Evidence(line: move.willAppear, controller: coming, event: "viewWillAppear", label: "comes"),
      Evidence(line: move.didAppear, controller: coming, event: "viewDidAppear", label: early),
      Evidence(line: move.didDisappear, controller: leaving, event: "viewDidDisappear", label: late),
    ].sorted { $0.line < $1.line }
  }

  private static let helpForEntry =
    "If it is presented over the whole screen, its dismissal is out of order instead. Look for containers that "
    + "forward appearance by hand, and for code that calls the callbacks directly."
  private static let helpForExit =
    "If it is presented over the whole screen, its presentation is out of order instead. Look for containers that "
    + "forward appearance by hand, and for code that calls the callbacks directly."
}
