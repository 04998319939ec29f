/// What happens to one controller: its own state machine, and the transition that it moves in.
extension TraceChecker {
  /// - Returns: the index of the instance; -1 if it isn't known which one is meant.
  mutating func observeLifecycle(_ event: Event) -> Int {
    guard event.subject.name.isSome else {
      unattributed += 1
      return -1
    }
    let name = event.subject.name
    let identified = identify(event)
    if !classes[name].logs(event.kind) { classes.note(event.kind, of: name) }
    guard let place = identified else {
      if outbox.tells(.steps) { noteStep(event, nil) }
      return -1
    }
    if outbox.tells(.steps), event.kind == .deinitialized { noteStep(event, place) }
    if !event.flags.isEmpty || event.style != nil || event.details != 0 { noteKeys(place, event) }
    if let callback = AppearanceCallback(event.kind) {
      step(place, callback, event)
    } else {
      instances[place].lastLine = event.line
      if event.kind == .viewDidLoad { bindLoaded(place, event) }
      if event.kind == .deinitialized { end(place, event) }
    }
    if outbox.tells(.outlines) { noteOnScreen(place) }
    if outbox.tells(.steps), event.kind != .deinitialized { noteStep(event, place) }
    return place
  }

  /// One of the five callbacks: routed to its transition, judged by the controller's own state machine.
  @inline(__always)
  private mutating func step(_ place: Int, _ callback: AppearanceCallback, _ event: Event) {
    if callback == .viewWillAppear {
      countAppearance(event.subject.name)
      chain.begin(instances.reference(place), line: event.line)
    } else {
      chain.end()
    }
    let killed = endings.isEmpty ? nil : takeKill(place, callback, event)
    let transition = killed == nil ? route(place, callback, event) : killed
    let before = instances[place].state
    if scenes.areInBackground { judgeInBackground(place, callback, transition, event.line) }
    if let transition, !event.flags.isEmpty {
      establishByKeys(transition, place, event)
      narrowByKeys(transition, place, event)
    }
    let owed = instances[place].owed
    if owed & 1 << callback.rawValue != 0 { return absorb(place, callback, event.line) }
    if owed != 0 { instances[place].owed = 0 }
    if !appearance.isLegal(before, callback), owed & Self.absorbed == 0, !isOfTwo(place, callback) {
      judgeStep(place, before, callback, event, transition)
    }
    instances[place].advance(callback, event.line)
    if callback == .viewDidAppear { judgeNesting(place, event) }
    if callback == .viewDidDisappear { noteDeparture(place) }
    if callback == .viewWillAppear { lastComing = instances.reference(place) }
    if callback == .viewDidAppear { lastArrival = event.line }
    if tabs.reselected != nil { settleReselection(after: place) }
    if !chain.isEmpty { followChain(place, callback, transition) }
    if !containment.isEmpty || instances[place].parent.isSome { followParent(place, callback, event) }
  }

  @inline(__always)
  private mutating func countAppearance(_ name: Symbol) {
    if classes[name].appearances < 3 { classes[name].appearances += 1 }
  }

  /// The bit of `Instance.owed` that is set when a late callback has just come: what follows from it isn't
  /// reported again.
  private static let absorbed: UInt8 = 1 << 7

  /// The missing callback comes late: it belongs to the fault already found, and the state doesn't change.
  private mutating func absorb(_ place: Int, _ callback: AppearanceCallback, _ line: Int) {
    instances[place].owed = Self.absorbed
    instances[place].note(callback, line)
  }

  /// Raises the rule of a step that its state does not allow, unless another instance or a quirk explains it.
  private mutating func judgeStep(
    _ place: Int, _ state: AppearanceState, _ callback: AppearanceCallback, _ event: Event,
    _ transition: RunningIndex?
  ) {
    let entry = appearance.entry(state, callback)
    guard entry.faulty != 0 else { return }
    let name = instances[place].name
    let claim = Claim(name: name, faulty: entry.faulty)
    if let missing = entry.missing { instances[place].owed = 1 << missing.rawValue }
    guard !hasCallableNamesake(place), !instances[place].flags.contains(.excused), !isUnjudged(name)
    else { return }
    var finding = lifecycleFinding(place, state, callback, entry, event.line)
    if isReselected(place, callback) { retellAsReselected(&finding, place) }
    if !stands(place) { finding.mayBeColumn = name }
    if isLaunchQuirk(place, state, callback) {
      markKnown(&finding, "on iOS 13, the root may get its appearance callbacks twice at launch")
    }
    if isKillQuirk(transition, callback) {
      markKnown(
        &finding,
        "UIKit may call viewWillDisappear and viewDidDisappear of the root after its scene has disconnected")
    }
    if let transition, mayRepeat(callback, of: place, in: transition, line: event.line) {
      excuseRepeatedWill(&finding, in: transition)
    }
    // What a sheet gets once it's there doesn't follow from the disturbance of its presenter.
    if let transition, running[transition].isOpen, running[transition].isEstablished,
      !running[transition].isDisturbed, isJudged(transition)
    {
      // A controller that a mark brought in, and that was loaded for it, is the one meant while it appears.
      let isBrought = running[transition].hasMark && running[transition].has(.incomingDidLoad)
      let isSure =
        instances[place].key.isSome || isBrought && running[transition].side(of: Int32(place)) == .incoming
      let held = HeldFinding(finding: finding, claim: claim, namedOnly: isSure ? .none : name)
      running.note(transition) { $0.held.append(held) }
    } else {
      raise(finding, about: seated(place).who, claim)
    }
  }

  /// Whether the active tab was chosen again just before.
  private func isReselected(_ place: Int, _ callback: AppearanceCallback) -> Bool {
    tabs.reselected == instances.reference(place) && callback == .viewWillAppear
  }

  /// TC421 says more than TC103: the tab was active already.
  private func retellAsReselected(_ finding: inout Finding, _ place: Int) {
    let name = text(of: instances[place].name)
    let evidence = finding.evidence
    finding = self.finding(
      421, finding.line, name, finding.instance,
      "\(name) got `viewWillAppear` because its tab was selected again, although that tab is already active")
    finding.evidence = evidence
    finding.transition = .select
  }

  /// A recorded quirk of iOS 13: the root gets viewWillAppear twice and then viewDidAppear twice at launch.
  private func isLaunchQuirk(_ place: Int, _ state: AppearanceState, _ callback: AppearanceCallback) -> Bool {
    guard app.os?.major == 13, instances[place].line(.viewWillDisappear) == 0 else { return false }
    return callback == .viewWillAppear && state == .appearing
      || callback == .viewDidAppear && state == .appeared
  }

  /// Split columns are recognised and never judged because no order of theirs is recorded.
  @inline(__always)
  func isUnjudged(_ name: Symbol) -> Bool {
    classes.isColumn(name) || classes[name].description >= 0 && container(of: name) == .split
  }

  /// A deinit: the instance's end.
  private mutating func end(_ place: Int, _ event: Event) {
    if isOfAnother(place) { return }
    classes[instances[place].name].released &+= 1
    judgeReleaseOnScreen(place, event)
    noteDeinit(place, event)
    if !instances[place].key.isSome { noteReleased(place, event.line) }
    leaveStacks(place)
    // What ends with it must not wait for its release.
    instances[place].flags.insert(.awaited)
    forget(place, line: event.line)
    uncount(place)
    instances[place].lastLine = event.line
    instances.bury(place)
  }

  /// Notes that the only controller of a name has ended, if that is certain: another may never have loaded
  /// its view.
  private mutating func noteReleased(_ place: Int, _ line: Int) {
    let name = instances[place].name
    let isOnlyOne = classes[name].nameOnly.count == 1
    // A stack that is set as a whole may hold screens that never load.
    let maySkip = classes.announces(.setViewControllers)
    let hasLeft = instances[place].state == .disappearing || instances[place].state == .hidden && !maySkip
    // In a log that reports pops, the outgoing controller is the one that is released.
    let isWhoGoes =
      instances[place].state == .disappearing
      && (coveredStay || isOnlyShown(place, of: classes[name].nameOnly))
    let wasGoing = hasLeft && isOnlyOne || isWhoGoes || departure(place) >= .passedOver
    if classes[name].unreleased > 0 {
      classes[name].unreleased -= 1
    } else if wasGoing, !stacks.holdUnheard(instances[place].name) {
      classes[name].releasedLine = line
      classes[name].diedIn = instances[place].state
      if isWhoGoes, !isOnlyOne { classes[name].mayLive &+= 1 }
    } else {
      classes[name].mayLive &+= 1
    }
  }

  /// Whether all others of a name were loaded but never shown: they are hardly meant while one disappears.
  private func isOnlyShown(_ place: Int, of namesakes: Namesakes) -> Bool {
    namesakes.allSatisfy { $0 == place || instances[$0].flags.contains(.fresh) }
  }

  /// Whether a deinit of a name is that of an instance that was assumed gone before: this one is in use.
  private mutating func isOfAnother(_ place: Int) -> Bool {
    let name = instances[place].name
    guard !instances[place].key.isSome, classes[name].unreleased > 0,
      instances[place].state.isOnScreen || instances[place].flags.contains(.fresh)
    else { return false }
    classes[name].unreleased -= 1
    return true
  }

  /// Removes an instance that has ended from everything that runs.
  mutating func forget(_ place: Int, line: Int) {
    let transition = instances[place].transition
    if transition.isSome { close(transition, .participantGone) }
    instances[place].transition = .none
    closePresentations(of: place, line: line)
  }
}
