/// TC201, TC202, TC401 or TC402 without a mark: a screen came over another and went back to it, and the two orders are of
/// different kinds.
struct RoundTripFact: Equatable, Sendable {
  /// How the screens of a class came and went in their other visits.
  enum Habit: UInt8 { case unknown, pushed, presented }

  /// The lines of the four calls of one move, and who made them.
  struct Move: Equatable, Sendable {
    var outgoing = InstanceRef.none
    var incoming = InstanceRef.none
    @LineNumber var willDisappear = 0
    @LineNumber var willAppear = 0
    @LineNumber var didDisappear = 0
    @LineNumber var didAppear = 0

    /// Whether the incoming one has arrived before the other has gone, as in a presentation that covers, and in its dismissal.
    @inline(__always)
    var isOfPresentation: Bool { didAppear < didDisappear }

    /// Whether the incoming one began to come before the other began to go, as tabs do.
    @inline(__always)
    var isOfSiblings: Bool { willAppear < willDisappear }

    /// What goes back in this order.
    fileprivate var wayBack: String {
      isOfSiblings ? "a tab switch" : isOfPresentation ? "a dismissal" : "a pop"
    }
  }

  var screen: Participant
  var below: Participant
  /// The one that left, and the one that this revealed: others than these two where several left at once.
  var goer: Participant
  var revealed: Participant
  var entry: Move
  var exit: Move
  var habit: Habit

  /// Whether the screen is one that is presented. Of a class with no other visit the way it came is believed.
  private var isPresented: Bool {
    habit == .unknown || exit.isOfSiblings ? entry.isOfPresentation : habit == .presented
  }
  private var isEntryAtFault: Bool { entry.isOfPresentation != isPresented }
}

extension RoundTripFact: Fact {
  var claim: Claim { .proven }
  var doubts: Doubts { Doubts(.inferredTransition) }

  func told(in words: borrowing Words) -> Finding {
    let (screen, below) = (words.text(of: self.screen.name), words.text(of: self.below.name))
    let (goer, revealed) = (words.text(of: self.goer.name), words.text(of: self.revealed.name))
    let move = isEntryAtFault ? entry : exit
    let (lower, upper) = isEntryAtFault ? (self.below, self.screen) : (self.revealed, self.goer)
    var finding = words.finding(
      rule, max(move.didAppear, move.didDisappear), isLastBelow(move) ? lower : upper,
      "\(screen) came over \(below) in the order of \(entry.isOfPresentation ? "a presentation" : "a push"), and "
        + (goesAlone ? "" : "\(goer), which was above it, ") + "went back "
        + (goesAlone ? "" : "to \(revealed) ")
        + "in that of \(exit.wayBack): one of the two is out of order"
    )
    finding.transition = kind
    finding.help = Self.help
    finding.evidence =
      lines(of: entry, from: below, to: screen, isAtFault: isEntryAtFault)
      + lines(of: exit, from: goer, to: revealed, isAtFault: !isEntryAtFault)
    return finding
  }

  /// Whether the screen went by itself, and not with others that had come over it.
  private var goesAlone: Bool { exit.outgoing == entry.incoming && exit.incoming == entry.outgoing }

  /// Whether the last call of a move is that of the controller below.
  private func isLastBelow(_ move: Move) -> Bool { move.isOfPresentation == isEntryAtFault }

  private var rule: UInt16 {
    switch kind {
    case .present: 201
    case .dismiss: 202
    case .push: 401
    default: 402
    }
  }

  /// The kind of the move that is taken to be out of order.
  private var kind: TransitionKind {
    if isPresented { return isEntryAtFault ? .present : .dismiss }
    return isEntryAtFault ? .push : .pop
  }

  private func lines(of move: Move, from leaving: String, to coming: String, isAtFault: Bool) -> [Evidence] {
    let (first, second) = labels(isAtFault: isAtFault)
    let isOfPresentation = move.isOfPresentation
    return [
      Evidence(line: move.willDisappear, controller: leaving, event: "viewWillDisappear", label: "leaves"),
      Evidence(
        line: move.willAppear, controller: coming, event: "viewWillAppear",
        label: move.isOfSiblings ? "comes before the other leaves" : "comes"),
      Evidence(
        line: move.didAppear, controller: coming, event: "viewDidAppear",
        label: isOfPresentation ? first : second),
      Evidence(
        line: move.didDisappear, controller: leaving, event: "viewDidDisappear",
        label: isOfPresentation ? second : first),
    ].sorted { $0.line < $1.line }
  }

  /// What is said of the two last calls of a move. Where nobody knows which half is at fault none is accused.
  private func labels(isAtFault: Bool) -> (first: String, second: String) {
    if habit == .unknown || exit.isOfSiblings { return ("came first", "came second") }
    return isAtFault ? ("came too early", "came too late") : ("in order", "in order")
  }

  private static let help =
    "A push and its pop come in one order, and so do a presentation that covers and its dismissal. Look for "
    + "containers that forward appearance by hand, and for code that calls the callbacks directly."
}
