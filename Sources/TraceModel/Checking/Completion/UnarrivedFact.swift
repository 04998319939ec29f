/// TC205, possibly: a screen covered another for good, and went later without having appeared.
struct UnarrivedFact: Equatable, Sendable {
  var screen: Instance
  var covered: Instance
  /// Where it went.
  var line: Int
}

extension UnarrivedFact: Fact {
  var claim: Claim { Claim(name: screen.name, anyOf: EventKind.viewDidAppear.bit) }
  var doubts: Doubts { Doubts(.mayStillRun) }

  func told(in words: borrowing Words) -> Finding {
    let (name, below) = (words.text(of: screen.name), words.text(of: covered.name))
    var finding = words.finding(
      205, line, screen.who,
      "\(name) got `viewWillDisappear` without having got `viewDidAppear`, although \(below) had disappeared below it "
        + "since line \(covered.line(.viewDidDisappear))")
    finding.transition = .push
    finding.missing = ["viewDidAppear"]
    finding.evidence =
      words.history(of: covered) + words.history(of: screen) + [
        Evidence(
          line: line, controller: name, event: "viewWillDisappear", label: "goes without having appeared")
      ]
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }
}

extension TraceChecker {
  /// A screen moves again before its push was over. A push that is cut short gives the screen below it back, and one that
  /// is given up does so as well: one whose lower screen had disappeared went on to its end.
  mutating func judgeUnarrived(_ transition: RunningIndex) {
    guard !running[transition].isAnnounced, !running[transition].isBroken, running[transition].doubts.isEmpty,
      let screen = instances.index(of: running[transition].incoming.instance),
      let covered = instances.index(of: running[transition].outgoing.instance),
      comesAnew(screen), instances[screen].state == .appearing, instances[covered].state == .hidden,
      !isUnjudged(instances[screen].name), !isUnjudged(instances[covered].name),
      instances[screen].name != instances[covered].name
    else { return }
    raise(UnarrivedFact(screen: instances[screen], covered: instances[covered], line: lastLine))
  }

  /// Whether a push lacks nothing but that its screen has appeared.
  @inline(__always)
  func lacksArrival(_ transition: RunningIndex) -> Bool {
    let came = Slot.outgoingWillDisappear.bit | Slot.incomingWillAppear.bit | Slot.outgoingDidDisappear.bit
    return running[transition].seen
      & (SlotSet.appearance(.incoming).bits | SlotSet.appearance(.outgoing).bits)
      & ~Slot.incomingIsAppearing.bit == came
  }
}
