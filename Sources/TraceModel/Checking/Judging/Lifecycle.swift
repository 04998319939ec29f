/// What happens to one controller: its own state machine, and the transition that it moves in.
extension TraceChecker {
  /// - Returns: the index of the instance; none if it isn't known which one is meant.
  @inline(__always)
  mutating func observeLifecycle(_ event: Event) -> InstanceIndex {
    guard usually(event.subject.name.isSome) else {
      app.counts.unattributed += 1
      return .none
    }
    switch AppearanceCallback(event.kind) {
    case .viewWillAppear: return observeWillAppear(event)
    case .viewIsAppearing: return observeIsAppearing(event)
    case .viewDidAppear: return observeDidAppear(event)
    case .viewWillDisappear: return observeWillDisappear(event)
    case .viewDidDisappear: return observeDidDisappear(event)
    case nil: return observeLife(event)
    }
  }

  /// What is said of the instance that an event is about, whatever the event is.
  ///
  /// - Returns: whether it is known which one is meant.
  @inline(__always)
  private mutating func noteMeant(_ identified: InstanceIndex?, _ event: Event) -> Bool {
    if rarely(!app.classes[event.subject.name].logs(event.kind)) {
      app.classes.note(event.kind, of: event.subject.name)
    }
    guard let index = identified else {
      if outbox.tells(.steps) { noteStep(event, nil) }
      return false
    }
    if rarely(!event.flags.isEmpty || event.style != nil || event.details != 0) { noteKeys(index, event) }
    return true
  }

  /// What comes before the callbacks of its appearance, between them and behind them.
  @inline(never)
  private mutating func observeLife(_ event: Event) -> InstanceIndex {
    let identified = identify(event)
    guard noteMeant(identified, event), let index = identified else { return .none }
    if rarely(outbox.followsEach), event.kind == .deinitialized { followEnd(index, event) }
    app.instances[index].lastLine = event.line
    if event.kind == .viewDidLoad, !app.running.announced.isEmpty { bindLoaded(index, event) }
    if event.kind == .deinitialized { end(index, event) }
    if rarely(outbox.followsEach) { follow(index, event) }
    return index
  }

  /// Notes an event, and who is on the screen behind it, where anybody wants that.
  @inline(never)
  private mutating func follow(_ index: InstanceIndex, _ event: Event) {
    if outbox.watchesScreen { noteOnScreen(index) }
    if outbox.tells(.steps), event.kind != .deinitialized { noteStep(event, index) }
  }

  /// Notes a deinit, as long as what ends can be asked.
  @inline(never)
  private mutating func followEnd(_ index: InstanceIndex, _ event: Event) {
    if outbox.tells(.steps) { noteStep(event, index) }
  }

  // Each of the five callbacks is routed to its transition, and judged by the controller's own state machine. Each has a way of its
  // own, in which all that it needs is inlined, and what depends on the callback is decided when this is compiled: callbacks come in
  // any order, so that one jump to the right way is all that nobody can foresee.

  @inline(never)
  private mutating func observeWillAppear(_ event: Event) -> InstanceIndex {
    observe(.viewWillAppear, of: identify(event), event)
  }

  @inline(never)
  private mutating func observeIsAppearing(_ event: Event) -> InstanceIndex {
    observe(.viewIsAppearing, of: identify(event), event)
  }

  @inline(never)
  private mutating func observeDidAppear(_ event: Event) -> InstanceIndex {
    observe(.viewDidAppear, of: identify(event), event)
  }

  @inline(never)
  private mutating func observeWillDisappear(_ event: Event) -> InstanceIndex {
    observe(.viewWillDisappear, of: identify(event), event)
  }

  @inline(never)
  private mutating func observeDidDisappear(_ event: Event) -> InstanceIndex {
    observe(.viewDidDisappear, of: identify(event), event)
  }

  @inline(__always)
  private mutating func observe(
    _ callback: AppearanceCallback, of identified: InstanceIndex?, _ event: Event
  ) -> InstanceIndex {
    guard noteMeant(identified, event), let index = identified else { return .none }
    if usually(app.classes.wordings.line != event.line) || !judgeAsRemark(index, callback, event) {
      take(callback, of: app.instances.reference(index), event)
    }
    if rarely(outbox.followsEach) { follow(index, event) }
    return index
  }

  /// Takes a callback that was made.
  @inline(__always)
  private mutating func take(_ callback: AppearanceCallback, of one: InstanceRef, _ event: Event) {
    let transition = routed(one, callback, event)
    if callback.isWill { judgeTurning(one.index, callback) }
    judgeSurroundings(one.index, callback, event, transition)
    let standing = app.instances[one.index].standing
    if rarely(standing.owed != 0), app.takeOwed(standing.owed, one.index, callback, event.line) {
      return noteLate(one.index, callback)
    }
    if rarely(judges.waiting.contains(.doubledCalls)) { noteHabit(one.index, callback, event.line) }
    if rarely(app.isOutOfTurn(one.index, standing.state, callback)),
      judgeOutOfTurn(one.index, standing, callback, event, transition)
    {
      return
    }
    judgeCompany(one, standing, callback, event, transition)
    app.instances[one.index].advance(callback, event.line)
    noteAfter(one, standing.state, callback, event, transition)
    if rarely(app.containers.areWaiting || !app.surroundings.containment.isEmpty || standing.isChild) {
      followOthers(one.index, isChild: standing.isChild, callback, event, transition)
    }
  }

  /// The transition that a callback belongs to, or none.
  @inline(__always)
  private mutating func routed(_ one: InstanceRef, _ callback: AppearanceCallback, _ event: Event)
    -> RunningIndex
  {
    noteBefore(one, callback, event)
    let killed = rarely(isAnyWaiting) ? askWaiting(one, callback, event) : .none
    return usually(!killed.isSome) ? route(one.index, callback, event) : killed
  }

  /// Judges what a controller owes from the other way, if it turns.
  @inline(__always)
  private mutating func judgeTurning(_ index: InstanceIndex, _ will: AppearanceCallback) {
    if rarely(judges.waiting.contains(.overdueMoves) || app.instances[index].state == will.opposite) {
      judgeOverdue(index, turningBy: will)
    }
  }

  /// A callback that a controller's own state doesn't allow.
  ///
  /// - Returns: whether it was made by hand, so that nothing follows from it.
  @inline(never)
  private mutating func judgeOutOfTurn(
    _ index: InstanceIndex, _ standing: Instance.Standing, _ callback: AppearanceCallback, _ event: Event,
    _ transition: RunningIndex
  ) -> Bool {
    if standing.owed & ObservedApp.absorbed == 0, !isOfTwo(index, callback),
      !isSecondLine(index, callback, event.line)
    {
      judgeStep(index, standing.state, callback, event, transition.ifSome)
    }
    guard callback == .viewWillAppear, standing.state == .appeared, transition.isSome,
      app.isCalledByHand(index, in: transition)
    else { return false }
    judges.callsByHand.note(index, in: transition, event.line, &app)
    return true
  }

  /// What a call ends or begins whatever transition it belongs to.
  @inline(__always)
  private mutating func noteBefore(_ one: InstanceRef, _ callback: AppearanceCallback, _ event: Event) {
    app.latest.inWillAppear = .none
    guard callback == .viewWillAppear else { return }
    app.latest.inWillAppear = one
    app.countAppearance(event.subject.name)
  }

  /// Whether anything waits for the next callback.
  @inline(__always)
  private var isAnyWaiting: Bool { !judges.waiting.union(app.waiting).isEmpty }

  /// Asks each that waits what the callback means to it.
  ///
  /// - Returns: the transition that it belongs to, if a scene that ends calls the controller; else none.
  @inline(never)
  private mutating func askWaiting(_ one: InstanceRef, _ callback: AppearanceCallback, _ event: Event)
    -> RunningIndex
  {
    if app.presentations.unseen != nil { answerUnseen(one.index, callback) }
    if !judges.mirroredSteps.isEmpty { settleMirrored(before: callback) }
    if !judges.loneTurns.isEmpty { followLoneTurns(one.index, callback) }
    if callback.isWill, !judges.presentersInDoubt.isEmpty { presenterStayed(one.index) }
    if !judges.backgroundMoves.isEmpty { judgeMovedAway(one.index, callback, event.line) }
    if callback == .viewWillDisappear { judgeLevels(under: one.index) }
    if !judges.callsByHand.isEmpty { judges.callsByHand.forget(one.index, callback, &app) }
    return app.endings.isEmpty ? .none : takeKill(one.index, callback, event) ?? .none
  }

  /// What the scenes say of a call, and its own keys of the transition that it belongs to.
  @inline(__always)
  private mutating func judgeSurroundings(
    _ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event, _ transition: RunningIndex
  ) {
    // A call that its own state doesn't allow is told as that.
    if rarely(app.waiting.contains(.scenes)),
      app.orders.appearance.isLegal(app.instances[index].state, callback) || app.hasCallableNamesake(index)
    {
      judgeInBackground(index, callback, transition.ifSome, event.line)
    }
    guard rarely(!event.flags.isEmpty), transition.isSome else { return }
    announceByKeys(transition, index, event)
    app.narrowByKeys(transition, index, event)
  }

  /// What a call means together with others': those above it, the tab's, the parent's, the page beside it.
  @inline(__always)
  private mutating func judgeCompany(
    _ one: InstanceRef, _ standing: Instance.Standing, _ callback: AppearanceCallback, _ event: Event,
    _ transition: RunningIndex
  ) {
    if callback == .viewWillDisappear, rarely(standing.isPresenting) {
      judgeTwoLevels(one.index, transition, event)
    }
    if rarely(app.containers.areWaiting), app.containers.tabs.isGoing,
      standing.state == .disappearing,
      app.isReselected(one.index, callback)
    {
      reportReselected(one.index, callback, event)
    }
    if callback == .viewWillDisappear {
      app.latest.going = one
      judges.goingTogether.note(one)
    } else if !callback.isWill, rarely(judges.goingTogether.isTold()) {
      judgeGoingTogether(at: event.line)
    }
    if rarely(app.isPageTurning), callback.isWill { app.noteTurning(one.index, callback) }
  }

  // These two are apart so that the many calls that they are not about need no room for their facts.
  @inline(never)
  private mutating func judgeTwoLevels(_ lower: InstanceIndex, _ transition: RunningIndex, _ event: Event) {
    raise(app.twoLevels(lower, transition.ifSome, event))
  }

  @inline(never)
  private mutating func judgeGoingTogether(at line: Int) {
    raise(judges.goingTogether.judge(at: line, in: app))
  }
}

extension ObservedApp {
  /// Whether a controller's own state doesn't allow a callback, or allows it only as far as it goes.
  @inline(__always)
  fileprivate func isOutOfTurn(
    _ index: InstanceIndex, _ state: AppearanceState, _ callback: AppearanceCallback
  ) -> Bool {
    !orders.appearance.isLegal(state, callback) || isAppearingAgain(index, callback, state)
  }

  @inline(__always)
  fileprivate mutating func countAppearance(_ name: Symbol) {
    if rarely(classes[name].appearances < 3) { classes[name].appearances += 1 }
  }

  /// The bit of `Instance.owed` that is set when a late callback has just come: what follows from it isn't
  /// reported again.
  fileprivate static let absorbed: UInt8 = 1 << 7

  /// Something is owed by a controller: this callback, or what it will never get any more.
  ///
  /// - Returns: whether it is this one.
  @inline(never)
  fileprivate mutating func takeOwed(
    _ owed: UInt8, _ index: InstanceIndex, _ callback: AppearanceCallback, _ line: Int
  ) -> Bool {
    guard owed & callback.bit != 0 else {
      instances[index].owed = 0
      return false
    }
    absorb(index, callback, line)
    return true
  }

  /// A controller begins to move while a page controller turns.
  @inline(never)
  fileprivate mutating func noteTurning(_ index: InstanceIndex, _ callback: AppearanceCallback) {
    containers.pageTurns.note(instances[index].who, callback)
    classes[instances[index].name].mayBePage = true
  }

  /// The missing callback comes late: it belongs to the fault already found, and the state doesn't change. Only after
  /// viewDidDisappear it's gone, whatever was wrong before.
  private mutating func absorb(_ index: InstanceIndex, _ callback: AppearanceCallback, _ line: Int) {
    let isPassedOver = instances[index].owed & Self.passedOver != 0
    instances[index].owed =
      isPassedOver ? instances[index].owed & ~(1 << callback.rawValue) : Self.absorbed
    if callback == .viewDidDisappear { instances[index].state = .hidden }
    instances[index].note(callback, line)
  }
}
