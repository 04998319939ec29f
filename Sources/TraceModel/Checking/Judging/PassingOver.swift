/// Controllers that `popToRoot` or `setViewControllers` passes over but that get a callback all the same:
/// TC407.
extension TraceChecker {
  mutating func reportIfSkipped(_ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event) {
    for transition in running.announced where passesOver(transition, index) {
      reportSkipped(transition, index, callback, event)
    }
  }

  /// Whether a transition passes over an instance.
  func passesOver(_ transition: RunningIndex, _ index: InstanceIndex) -> Bool {
    // Once it has arrived, the next move may well show a controller that it passed over.
    guard running[transition].hasNotes, !running[transition].has(.incomingDidAppear),
      let noted = running.notes(of: transition)
    else { return false }
    return noted.skipped.contains { self.index(of: $0) == index }
  }

  /// TC407: a controller that popToRoot or setViewControllers passes over gets a callback.
  private mutating func reportSkipped(
    _ transition: RunningIndex, _ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event
  ) {
    guard isJudged(transition), !running[transition].isCommitted, wasAlone(index),
      let row = running[transition].allowed.first
    else {
      return
    }
    if callback == .viewWillDisappear, !tellsComing(index) { return }
    let left = running.notes(of: transition)?.skipped.filter { self.index(of: $0) != index } ?? []
    running.note(transition) { $0.skipped = left }
    instances[index].removal = removal(by: transition)
    let name = text(of: instances[index].name)
    let spec = catalogue.rows[row]
    var finding = finding(
      407, transition, spec, .incoming, event.line,
      "\(name) got `\(callback)` although this transition (\(title(transition, spec))) skips it")
    finding.controller = name
    finding.instance = keyText(instances[index].key)
    finding.evidence.append(
      Evidence(
        line: event.line, controller: name, event: "\(callback)", label: "UIKit doesn't call this here"))
    if !instances[index].key.isSome { finding.doubt(.namesakeMayHide) }
    running.note(transition) { $0.passed.append(finding) }
    if running[transition].seen & SlotSet.appearance(.incoming).bits != 0 { raisePassed(transition) }
  }

  /// TC407: the controller that answered `popToRoot` was released before it had appeared, and another that came after
  /// it is there.
  ///
  /// - Returns: whether that is what the transition lacks.
  mutating func judgePassedRoot(_ transition: RunningIndex, _ spec: TransitionSpec) -> Bool {
    let woken = line(transition, .incomingWillAppear)
    guard spec.kind == .popToRoot, woken > 0, !running[transition].has(.incomingDidAppear),
      let root = instances.index(of: latest.coming), instances[root].line(.viewWillAppear) > woken,
      instances[root].name != running[transition].incoming.who.name
    else { return false }
    let (name, rootName) = (text(of: running[transition].incoming.who.name), text(of: instances[root].name))
    var finding = finding(
      407, transition, spec, .incoming, woken,
      "\(name) got `viewWillAppear` although this transition (\(title(transition, spec))) goes to \(rootName)"
    )
    finding.expected = ["\(rootName) to be called, and \(name) not"]
    mark(&finding, woken, "UIKit doesn't call this here")
    finding.evidence.append(
      Evidence(
        line: instances[root].line(.viewWillAppear), controller: rootName, event: "viewWillAppear",
        label: "the root"))
    finding.evidence.sort { $0.line < $1.line }
    weigh(&finding, transition)
    finding.doubt(.othersMove)
    let who = running[transition].incoming.who
    raise(finding, in: transition, Claim(name: who.name, anyOf: EventKind.viewDidAppear.bit))
    return true
  }

  /// A controller was passed over only if the controller that was asked for moves; otherwise the stack was a
  /// different one.
  mutating func raisePassed(_ transition: RunningIndex) {
    // If its class never logs that it has appeared, nothing tells when the move was over.
    let coming = Claim(
      name: name(of: running[transition].incoming) ?? .none, anyOf: EventKind.viewDidAppear.bit)
    for finding in running.notes(of: transition)?.passed ?? [] {
      raise(finding, coming)
      running.note(transition) { $0.told.append(finding.rule) }
    }
    running.note(transition) { $0.passed = [] }
  }
}
