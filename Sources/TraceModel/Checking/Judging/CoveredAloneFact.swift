/// TC402: a controller that is covered in its stack began to appear and went again, and the one above it had no part in it.
struct CoveredAloneFact: Equatable, Sendable {
  var covered: Instance
  var cover: Instance
  /// Where the covered one began to appear.
  @LineNumber var line = 0
}

extension CoveredAloneFact: Fact {
  var claim: Claim { Claim(name: cover.name, anyOf: EventKind.viewWillDisappear.bit) }
  var doubts: Doubts { Doubts(.otherWindow) }

  func told(in words: borrowing Words) -> Finding {
    let (name, above) = (words.text(of: covered.name), words.text(of: cover.name))
    var finding = words.finding(
      402, line, covered.who,
      "\(name) began to appear and went again, but \(above), which covers it, was not going at that moment")
    finding.transition = .pop
    finding.evidence = words.history(of: covered) + words.history(of: cover)
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }
}

extension ObservedApp {
  /// A transition in which nobody went is over: the controller that came turned back.
  func coveredAlone(_ transition: RunningIndex) -> CoveredAloneFact? {
    guard !running[transition].hasMark, !running[transition].has(.outgoingWillDisappear),
      let covered = instances.index(of: running[transition].incoming.instance),
      let cover = instances.index(of: instances[covered].above), isCovered(covered, by: cover),
      tellsMoves(cover), !isUnjudged(instances[covered].name),
      !isGoing(cover, at: running[transition].firstLine)
    else { return nil }
    return CoveredAloneFact(
      covered: instances[covered], cover: instances[cover], line: running[transition].firstLine)
  }

  /// Whether a controller's class logs how one begins to come and to go.
  private func tellsMoves(_ index: InstanceIndex) -> Bool {
    let record = classes[instances[index].name]
    return record.logs(.viewWillAppear) && record.logs(.viewWillDisappear)
  }

  /// Whether a controller may have been on its way out at a line, as one is whose swipe back was let go later.
  private func isGoing(_ index: InstanceIndex, at line: Int) -> Bool {
    let (going, back) = (instances[index].line(.viewWillDisappear), instances[index].line(.viewWillAppear))
    // Of what it did before it came back and went again nothing is known any more.
    if going > back, back > line { return true }
    return (1..<line).contains(going) && (back < going || back > line)
  }

  /// Whether a controller is directly below another in a stack that is known, and that one is not out of sight.
  private func isCovered(_ covered: InstanceIndex, by cover: InstanceIndex) -> Bool {
    let (lower, upper) = (instances.reference(covered), instances.reference(cover))
    return instances[cover].state != .hidden && instances[cover].state != .unknown
      && containers.stacks.stack(withPopOf: upper, to: lower)?.entries(above: lower).count == 1
  }
}
