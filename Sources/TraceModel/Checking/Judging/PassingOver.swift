/// Controllers that `popToRoot` or `setViewControllers` passes over but that get a callback all the same:
/// TC407.
extension TraceChecker {
  mutating func reportIfSkipped(_ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event) {
    for transition in app.running.announced where app.passesOver(transition, index) {
      reportSkipped(transition, index, callback, event)
    }
  }

  /// TC407: a controller that popToRoot or setViewControllers passes over gets a callback.
  private mutating func reportSkipped(
    _ transition: RunningIndex, _ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event
  ) {
    guard app.isJudged(transition), !app.running[transition].isCommitted, !app.isSeenThrough(transition),
      app.wasAlone(index),
      let row = app.running[transition].allowed.first
    else {
      return
    }
    if callback == .viewWillDisappear, !app.tellsComing(index) { return }
    let left = app.running.notes(of: transition)?.skipped.filter { app.index(of: $0) != index } ?? []
    app.running.note(transition) { $0.skipped = left }
    app.instances[index].removal = app.removal(by: transition)
    app.passOver(index, callback, in: transition)
    let name = app.text(of: app.instances[index].name)
    let spec = app.orders.catalogue.rows[row]
    var finding = app.finding(
      407, transition, spec, .incoming, event.line,
      "\(name) got `\(callback)` although this transition (\(app.title(transition, spec))) skips it")
    finding.controller = name
    finding.instance = app.keyText(app.instances[index].key)
    finding.evidence.append(
      Evidence(
        line: event.line, controller: name, event: "\(callback)", label: "UIKit doesn't call this here"))
    if !app.instances[index].key.isSome { finding.doubt(.namesakeMayHide) }
    app.running.note(transition) { $0.passed.append(finding) }
    if app.running[transition].seen & SlotSet.appearance(.incoming).bits != 0 { raisePassed(transition) }
  }

  /// TC407: the controller that answered `popToRoot` was released before it had appeared, and another that came after
  /// it is there.
  ///
  /// - Returns: whether that is what the transition lacks.
  mutating func judgePassedRoot(_ transition: RunningIndex, _ spec: TransitionSpec) -> Bool {
    let woken = app.line(transition, .incomingWillAppear)
    guard spec.kind == .popToRoot, app.running[transition].has(.incomingWillAppear),
      !app.running[transition].has(.incomingDidAppear),
      let root = app.instances.index(of: app.latest.coming),
      app.instances[root].line(.viewWillAppear) > woken,
      app.instances[root].name != app.running[transition].incoming.who.name
    else { return false }
    let (name, rootName) = (
      app.text(of: app.running[transition].incoming.who.name), app.text(of: app.instances[root].name)
    )
    var finding = app.finding(
      407, transition, spec, .incoming, woken,
      "\(name) got `viewWillAppear` although this transition (\(app.title(transition, spec))) goes to \(rootName)"
    )
    finding.expected = ["\(rootName) to be called, and \(name) not"]
    app.mark(&finding, woken, "UIKit doesn't call this here")
    finding.evidence.append(
      Evidence(
        line: app.instances[root].line(.viewWillAppear), controller: rootName, event: "viewWillAppear",
        label: "the root"))
    finding.evidence.sort { $0.line < $1.line }
    app.weigh(&finding, transition)
    finding.doubt(.othersMove)
    let who = app.running[transition].incoming.who
    raise(finding, in: transition, Claim(name: who.name, anyOf: EventKind.viewDidAppear.bit))
    return true
  }

  /// A controller was passed over only if the controller that was asked for moves; otherwise the stack was a
  /// different one.
  mutating func raisePassed(_ transition: RunningIndex) {
    // If its class never logs that it has appeared, nothing tells when the move was over.
    let coming = Claim(
      name: app.name(of: app.running[transition].incoming) ?? .none, anyOf: EventKind.viewDidAppear.bit)
    for finding in app.running.notes(of: transition)?.passed ?? [] {
      raise(finding, coming)
      app.running.note(transition) { $0.told.append(finding.rule) }
    }
    app.running.note(transition) { $0.passed = [] }
  }
}

extension ObservedApp {
  /// Whether the controller that a stack came to has been shown, or goes again: a coming call from now on is of
  /// something else.
  fileprivate func isSeenThrough(_ transition: RunningIndex) -> Bool {
    running[transition].has(.didShow) || running[transition].has(.incomingWillDisappear)
  }

  /// The bit of `Instance.owed` that says of whose: what a controller gets that was passed over changes nothing.
  static let passedOver: UInt8 = 1 << 6

  /// A controller begins to appear that a stack passes over, while the one on top goes: what comes of that belongs to the one
  /// fault, and it stays where the stack has it. Of a name alone another may be meant.
  fileprivate mutating func passOver(
    _ index: InstanceIndex, _ callback: AppearanceCallback, in transition: RunningIndex
  ) {
    guard callback == .viewWillAppear, instances[index].key.isSome, !instances[index].transition.isSome,
      running[transition].seen & SlotSet.told.bits != 0
    else { return }
    instances[index].owed = AppearanceCallback.allCases.reduce(Self.passedOver) { $0 | 1 << $1.rawValue }
  }

  /// One of a stack that was passed over has come, and did not go again; where the one on top doesn't log that it has come, another
  /// move brought it, and it is on the screen.
  mutating func settlePassedOver(_ entries: [Seat]) {
    guard let top = entries.last.flatMap({ index(of: $0) }),
      !classes[instances[top].name].logs(.viewDidAppear)
    else { return }
    for index in entries.dropLast().compactMap({ self.index(of: $0) })
    where rarely(instances[index].owed & Self.passedOver != 0) {
      let (came, goes) = (AppearanceCallback.viewDidAppear.bit, AppearanceCallback.viewWillDisappear.bit)
      guard instances[index].owed & (came | goes) == goes else { continue }
      (instances[index].owed, instances[index].state) = (0, .appeared)
    }
  }

  /// Whether a callback is one of those that a controller gets though it was passed over.
  @inline(__always)
  func isPassedOver(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    let owed = instances[index].owed
    return rarely(owed & Self.passedOver != 0) && owed & callback.bit != 0
  }

  /// Whether a transition passes over an instance.
  func passesOver(_ transition: RunningIndex, _ index: InstanceIndex) -> Bool {
    // Once it has arrived, the next move may well show a controller that it passed over.
    guard running[transition].hasNotes, !running[transition].has(.incomingDidAppear),
      let noted = running.notes(of: transition)
    else { return false }
    return noted.skipped.contains { self.index(of: $0) == index }
  }
}
