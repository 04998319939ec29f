/// TC506: a container told a child that it appears or disappears, and never ended that.
struct UnendedForwardingFact: Equatable, Sendable {
  var child: Instance
  var begun: Forwardings.Call
  var end: End

  /// What shows that it won't.
  enum End: Equatable, Sendable {
    /// The child was taken out, and released at a line.
    case released(Int)
    /// That many transitions have begun since.
    case others(UInt32)
  }
}

extension UnendedForwardingFact: Fact {
  var claim: Claim { .proven }

  func told(in words: borrowing Words) -> Finding {
    let name = words.text(of: child.name)
    var finding = words.finding(
      506, begun.line, child.who,
      "\(name) never got the `endAppearanceTransition` for its last `beginAppearanceTransition`"
        + sign)
    finding.evidence =
      words.history(of: child) + [
        Evidence(
          line: begun.line, controller: name, event: EventKind.beginAppearanceTransition.name,
          label: "begins, and never ends")
      ]
    switch end {
    case .released(let line):
      finding.evidence.append(
        Evidence(line: line, controller: name, event: "deinit", label: "released", isContext: true))
    case .others: finding.doubt(.mayStillRun)
    }
    finding.evidence.sort { $0.line < $1.line }
    return finding
  }

  private var sign: String {
    switch end {
    case .released(let line): "; it was removed and released at line \(line)"
    case .others(let count): ", although \(count) other transitions have begun since"
    }
  }
}

extension TraceChecker {
  /// A child is released: does it still wait for the end of what its container told it? The did-callback shows an end
  /// that wasn't logged. One that goes together with its container needs no end.
  ///
  /// - Returns: whether it waits.
  mutating func judgeUnendedForwarding(_ index: InstanceIndex, _ event: Event) -> Bool {
    guard app.instances[index].containment.contains(.leaves), let begun = app.unended(index) else {
      return false
    }
    raise(UnendedForwardingFact(child: app.instances[index], begun: begun, end: .released(event.line)))
    return true
  }
}

extension ObservedApp {
  /// The log is over, and other transitions have come and gone since some children were told that they move.
  func unendedForwardings() -> [UnendedForwardingFact] {
    surroundings.forwardings.waiting.compactMap { child in
      // That one was told twice is a finding of its own, and one that goes with its container needs no end.
      guard let index = instances.index(of: child), !instances[index].flags.contains(.dead),
        let begun = unended(index), !begun.isAgain
      else { return nil }
      let later = running.openedCount - begun.serial
      guard later >= Self.manyLater else { return nil }
      return UnendedForwardingFact(child: instances[index], begun: begun, end: .others(later))
    }
  }

  fileprivate func unended(_ index: InstanceIndex) -> Forwardings.Call? {
    let child = instances[index]
    guard let begun = surroundings.forwardings.open(instances.reference(index)),
      let appears = begun.appearing,
      endings.isEmpty, child.line(appears ? .viewDidAppear : .viewDidDisappear) < begun.line,
      classes[child.name].logs(.endAppearanceTransition), wasAlone(index), !isUnjudged(child.name)
    else { return nil }
    return begun
  }
}
