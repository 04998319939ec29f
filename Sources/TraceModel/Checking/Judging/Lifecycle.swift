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
    guard let index = identified else {
      if outbox.tells(.steps) { noteStep(event, nil) }
      return -1
    }
    if outbox.tells(.steps), event.kind == .deinitialized { noteStep(event, index) }
    if !event.flags.isEmpty || event.style != nil || event.details != 0 { noteKeys(index, event) }
    if let callback = AppearanceCallback(event.kind) {
      step(index, callback, event)
    } else {
      instances[index].lastLine = event.line
      if event.kind == .viewDidLoad { bindLoaded(index, event) }
      if event.kind == .deinitialized { end(index, event) }
    }
    if watchesScreen { noteOnScreen(index) }
    if outbox.tells(.steps), event.kind != .deinitialized { noteStep(event, index) }
    return index
  }

  /// One of the five callbacks: routed to its transition, judged by the controller's own state machine.
  @inline(__always)
  private mutating func step(_ index: Int, _ callback: AppearanceCallback, _ event: Event) {
    if callback == .viewWillAppear {
      countAppearance(event.subject.name)
      chain.begin(instances.reference(index), line: event.line)
    } else {
      chain.end()
    }
    if callback.isWill, !guessedPresenters.isEmpty { presenterStayed(index) }
    if !backgroundMoves.isEmpty { judgeMovedAway(index, callback, event.line) }
    if !callsByHand.isEmpty { forgetCallByHand(index, callback) }
    let killed = endings.isEmpty ? nil : takeKill(index, callback, event)
    let transition = killed == nil ? route(index, callback, event) : killed
    let before = instances[index].state
    // A call that its own state doesn't allow is told as that.
    if scenes.areInBackground, appearance.isLegal(before, callback) || hasCallableNamesake(index) {
      judgeInBackground(index, callback, transition, event.line)
    }
    if let transition, !event.flags.isEmpty {
      announceByKeys(transition, index, event)
      narrowByKeys(transition, index, event)
    }
    let owed = instances[index].owed
    if owed & 1 << callback.rawValue != 0 { return absorb(index, callback, event.line) }
    if owed != 0 { instances[index].owed = 0 }
    if !appearance.isLegal(before, callback), owed & Self.absorbed == 0, !isOfTwo(index, callback) {
      judgeStep(index, before, callback, event, transition)
    }
    if callback == .viewWillAppear, before == .appeared, let transition, isCalledByHand(index, in: transition)
    {
      return stayCalledByHand(index, in: transition, event.line)
    }
    if callback == .viewWillDisappear, instances[index].presenting.isSome {
      judgeTwoLevels(index, transition, event)
    }
    if tabs.isGoing, before == .disappearing, isReselected(index, callback) {
      reportReselected(index, callback, event)
    }
    if callback == .viewWillDisappear {
      goingTogether.note(instances.reference(index))
    } else if !callback.isWill, goingTogether.isTold() {
      judgeGoingTogether(event)
    }
    if callback.isWill, isPageTurning { pageTurns.note(instances[index].who, callback) }
    instances[index].advance(callback, event.line)
    if callback == .viewDidAppear { judgeNesting(index, event) }
    if callback == .viewDidDisappear {
      noteDeparture(index)
      if !ownerlessViews.isEmpty { judgeOwnerless(leftBy: index) }
    }
    if callback == .viewWillAppear {
      lastComing = instances.reference(index)
      if before.isOnScreen, !classes[event.subject.name].logs(.viewWillDisappear) {
        instances[index].flags.insert(.turned)
      }
    }
    if callback == .viewDidAppear { lastArrival = event.line }
    if tabs.reselected != nil { settleReselection(after: index, callback) }
    if !chain.isEmpty { followChain(index, callback, transition) }
    if !containment.isEmpty || instances[index].parent.isSome { followParent(index, callback, event) }
  }

  @inline(__always)
  private mutating func countAppearance(_ name: Symbol) {
    if classes[name].appearances < 3 { classes[name].appearances += 1 }
  }

  /// The bit of `Instance.owed` that is set when a late callback has just come: what follows from it isn't
  /// reported again.
  private static let absorbed: UInt8 = 1 << 7

  /// The missing callback comes late: it belongs to the fault already found, and the state doesn't change. Only after
  /// viewDidDisappear it's gone, whatever was wrong before.
  private mutating func absorb(_ index: Int, _ callback: AppearanceCallback, _ line: Int) {
    instances[index].owed = Self.absorbed
    if callback == .viewDidDisappear { instances[index].state = .hidden }
    instances[index].note(callback, line)
  }

  /// Raises the rule of a step that its state does not allow, unless another instance or a quirk explains it.
  private mutating func judgeStep(
    _ index: Int, _ state: AppearanceState, _ callback: AppearanceCallback, _ event: Event,
    _ transition: RunningIndex?
  ) {
    let entry = appearance.entry(state, callback)
    guard entry.faulty != 0 else { return }
    let name = instances[index].name
    let claim = Claim(name: name, faulty: entry.faulty)
    if let missing = entry.missing { instances[index].owed = 1 << missing.rawValue }
    if state == .disappearing, callback == .viewDidAppear, turnedBeforeAppearing(instances[index]) != nil {
      // It goes on going: its way in and its way out have crossed.
      instances[index].owed |= 1 << AppearanceCallback.viewDidDisappear.rawValue
    }
    guard !hasCallableNamesake(index), !instances[index].flags.contains(.excused), !isUnjudged(name)
    else { return }
    var finding = lifecycleFinding(index, state, callback, entry, event.line)
    if isReselected(index, callback) { retellAsReselected(&finding, index) }
    if !stands(index) { finding.mayBeColumn = name }
    if mayHaveComeUnnoticed(besides: index) { finding.doubt(.namesakeMayHide) }
    doubtRemarks(&finding, index, state, callback)
    if isLaunchQuirk(index, state, callback) {
      markKnown(&finding, "on iOS 13, the root may get its appearance callbacks twice at launch")
    }
    let mayBeLaunch = mayBeLaunchQuirk(index, callback)
    if mayBeLaunch { finding.doubt(.launchMayRepeat) }
    if isKillQuirk(transition, callback) {
      markKnown(
        &finding,
        "UIKit may call viewWillDisappear and viewDidDisappear of the root after its scene has disconnected")
    }
    if !mayBeLaunch, let transition, mayRepeat(callback, of: index, in: transition, line: event.line) {
      excuseRepeatedWill(&finding, in: transition)
    }
    if isForwardedAgain(index, callback) {
      let namedOnly = instances[index].key.isSome ? Symbol.none : name
      return hold(
        HeldFinding(finding: finding, claim: claim, namedOnly: namedOnly, questions: .forwardedAgain))
    }
    // What a sheet gets once it's there doesn't follow from the disturbance of its presenter, but the call that
    // disturbed it is one fault with that.
    if let transition = disturbed(at: event.line) ?? transition, running[transition].isOpen,
      running[transition].isAnnounced,
      !running[transition].isDisturbed, isJudged(transition)
    {
      // A controller that a mark brought in, and that was loaded for it, is the one meant while it appears.
      let isBrought = running[transition].hasMark && running[transition].has(.incomingDidLoad)
      let isSure =
        instances[index].key.isSome || isBrought && running[transition].side(of: Int32(index)) == .incoming
      let held = HeldFinding(finding: finding, claim: claim, namedOnly: isSure ? .none : name)
      running.note(transition) { $0.held.append(held) }
    } else {
      raise(finding, about: seated(index).who, claim)
    }
  }

  /// Whether another of the name that was only created so far may have appeared: its class doesn't log all of a way out,
  /// so its coming was taken for another's return.
  private func mayHaveComeUnnoticed(besides index: Int) -> Bool {
    let record = classes[instances[index].name]
    guard !instances[index].key.isSome, record.nameOnly.count > 1,
      !record.logs(.viewWillDisappear) || !record.logs(.viewDidDisappear)
    else { return false }
    return record.nameOnly.contains { $0 != index && instances[$0].flags.contains(.fresh) }
  }

  /// The presentation whose presenter a call disturbs.
  private func disturbed(at line: Int) -> RunningIndex? {
    running.announced.first { running[$0].disturbed == line }
  }

  /// A recorded quirk of iOS 13: the root gets viewWillAppear twice and then viewDidAppear twice at launch.
  private func isLaunchQuirk(_ index: Int, _ state: AppearanceState, _ callback: AppearanceCallback) -> Bool {
    guard app.os?.major == 13, instances[index].line(.viewWillDisappear) == 0 else { return false }
    return callback == .viewWillAppear && state == .appearing
      || callback == .viewDidAppear && state == .appeared
  }

  /// Whether it may be that quirk, on a release that isn't said: the same call right after the first, before any
  /// controller has gone.
  private mutating func mayBeLaunchQuirk(_ index: Int, _ callback: AppearanceCallback) -> Bool {
    guard app.os == nil, callback.isAppearing, departedLast == .none,
      instances[index].lastLine == lineBefore, instances[index].line(callback) == lineBefore
    else { return false }
    // The quirk doubles all calls, the will before the did.
    if callback == .viewWillAppear { twiceAtLaunch = instances.reference(index) }
    return twiceAtLaunch == instances.reference(index)
  }

  /// Split columns are recognised and never judged because no order of theirs is recorded.
  @inline(__always)
  func isUnjudged(_ name: Symbol) -> Bool {
    classes.isColumn(name) || classes[name].description >= 0 && container(of: name) == .split
  }

  /// A deinit: the instance's end.
  private mutating func end(_ index: Int, _ event: Event) {
    if isOfAnother(index) { return }
    classes[instances[index].name].released &+= 1
    if !guessedPresenters.isEmpty { presenterWent(index) }
    judgeReleaseOnScreen(index, event)
    noteDeinit(index, event)
    if !instances[index].key.isSome { noteReleased(index, event.line) }
    leaveStacks(index)
    // What ends with it must not wait for its release.
    instances[index].flags.insert(.awaited)
    forget(index, line: event.line, as: .released)
    uncount(index)
    instances[index].lastLine = event.line
    instances.bury(index)
  }

  /// Notes that the only controller of a name has ended, if that is certain: another may never have loaded
  /// its view.
  private mutating func noteReleased(_ index: Int, _ line: Int) {
    let name = instances[index].name
    if classes[name].afterDeinit > 0 { withdrawAfterDeinit(index) }
    let isOnlyOne = classes[name].nameOnly.count == 1
    // A stack that is set as a whole may hold screens that never load.
    let maySkip = classes.announces(.setViewControllers)
    let hasLeft = instances[index].state == .disappearing || instances[index].state == .hidden && !maySkip
    // In a log that reports pops, the outgoing controller is the one that is released.
    let isWhoGoes =
      instances[index].state == .disappearing
      && (coveredStay || isOnlyShown(index, of: classes[name].nameOnly))
    let wasGoing = hasLeft && isOnlyOne || isWhoGoes || departure(index) >= .passedOver
    if classes[name].unreleased > 0 {
      classes[name].unreleased -= 1
    } else if wasGoing, !stacks.holdUnlogged(instances[index].name) {
      classes[name].releasedLine = line
      classes[name].diedIn = instances[index].state
      if isWhoGoes, !isOnlyOne { classes[name].mayLive &+= 1 }
    } else {
      classes[name].mayLive &+= 1
    }
  }

  /// One more of a name is released, though none that is known could be: so what came behind the deinit before was this
  /// one's.
  private mutating func withdrawAfterDeinit(_ index: Int) {
    let (instance, line) = (instances[index], classes[instances[index].name].afterDeinit)
    classes[instance.name].afterDeinit = 0
    guard instance.firstLine >= line || instance.state == .appeared || instance.state == .appearing else {
      return
    }
    ledger.withdraw { $0.finding.rule.number == 106 && $0.finding.line == line }
  }

  /// Whether all others of a name were loaded but never shown: they are hardly meant while one disappears.
  private func isOnlyShown(_ index: Int, of namesakes: Namesakes) -> Bool {
    namesakes.allSatisfy { $0 == index || instances[$0].flags.contains(.fresh) }
  }

  /// Whether a deinit of a name is that of an instance that was assumed gone before: this one is in use.
  private mutating func isOfAnother(_ index: Int) -> Bool {
    let name = instances[index].name
    guard !instances[index].key.isSome, classes[name].unreleased > 0,
      instances[index].state.isOnScreen || instances[index].flags.contains(.fresh)
    else { return false }
    classes[name].unreleased -= 1
    return true
  }

  /// Removes an instance that has ended from everything that runs.
  mutating func forget(_ index: Int, line: Int, as ending: Ending = .participantGone) {
    let transition = instances[index].transition
    if transition.isSome { close(transition, ending) }
    instances[index].transition = .none
    closePresentations(of: index, line: line)
  }
}
