/// What happens to one controller: its own state machine, and the transition that it moves in.
extension TraceChecker {
  /// - Returns: the index of the instance; none if it isn't known which one is meant.
  mutating func observeLifecycle(_ event: Event) -> InstanceIndex {
    guard usually(event.subject.name.isSome) else {
      app.counts.unattributed += 1
      return .none
    }
    let name = event.subject.name
    let identified = identify(event)
    if rarely(!app.classes[name].logs(event.kind)) { app.classes.note(event.kind, of: name) }
    guard let index = identified else {
      if outbox.tells(.steps) { noteStep(event, nil) }
      return .none
    }
    if rarely(outbox.tells(.steps)), event.kind == .deinitialized { noteStep(event, index) }
    if rarely(!event.flags.isEmpty || event.style != nil || event.details != 0) { noteKeys(index, event) }
    if let callback = AppearanceCallback(event.kind) {
      step(index, callback, event)
    } else {
      app.instances[index].lastLine = event.line
      if event.kind == .viewDidLoad, !app.running.announced.isEmpty { bindLoaded(index, event) }
      if event.kind == .deinitialized { end(index, event) }
    }
    if rarely(outbox.watchesScreen) { noteOnScreen(index) }
    if rarely(outbox.tells(.steps)), event.kind != .deinitialized { noteStep(event, index) }
    return index
  }

  /// One of the five callbacks: routed to its transition, judged by the controller's own state machine.
  @inline(__always)
  private mutating func step(_ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event) {
    if rarely(app.classes.wordings.line == event.line), judgeAsRemark(index, callback, event) { return }
    let one = app.instances.reference(index)
    noteBefore(one, callback, event)
    let killed = usually(app.endings.isEmpty) ? nil : takeKill(index, callback, event)
    let transition = killed == nil ? route(index, callback, event) : killed
    if callback.isWill,
      rarely(
        !judges.overdueMoves.isEmpty || app.instances[index].state == .appearing
          || app.container(around: index) != nil)
    {
      judgeOverdue(index, turningBy: callback)
    }
    judgeSurroundings(index, callback, event, transition)
    let standing = app.instances[index].standing
    if rarely(standing.owed & callback.bit != 0) { return app.absorb(index, callback, event.line) }
    if rarely(standing.owed != 0) { app.instances[index].owed = 0 }
    if rarely(!judges.doubledCalls.isEmpty) { noteHabit(index, callback, event.line) }
    if rarely(
      !app.orders.appearance.isLegal(standing.state, callback)
        || app.isAppearingAgain(index, callback, standing.state)),
      standing.owed & ObservedApp.absorbed == 0,
      !isOfTwo(index, callback), !isSecondLine(index, callback, event.line)
    {
      judgeStep(index, standing.state, callback, event, transition)
    }
    if callback == .viewWillAppear, rarely(standing.state == .appeared), let transition,
      app.isCalledByHand(index, in: transition)
    {
      return judges.callsByHand.note(index, in: transition, event.line, &app)
    }
    judgeCompany(one, standing, callback, event, transition)
    app.instances[index].advance(callback, event.line)
    noteAfter(one, standing.state, isChild: standing.isChild, callback, event, transition)
  }

  /// What a call ends or begins whatever transition it belongs to.
  @inline(__always)
  private mutating func noteBefore(_ one: InstanceRef, _ callback: AppearanceCallback, _ event: Event) {
    if callback == .viewWillAppear {
      app.countAppearance(event.subject.name)
      app.containers.chain.begin(one, line: event.line)
    } else {
      app.containers.chain.end()
    }
    if rarely(app.presentations.unseen != nil) { answerUnseen(one.index, callback) }
    if rarely(!judges.mirroredSteps.isEmpty) { settleMirrored(before: callback) }
    if rarely(!judges.loneTurns.isEmpty) { followLoneTurns(one.index, callback) }
    if callback.isWill, rarely(!judges.presentersInDoubt.isEmpty) { presenterStayed(one.index) }
    if rarely(!judges.backgroundMoves.isEmpty) { judgeMovedAway(one.index, callback, event.line) }
    if rarely(!judges.levelsTakenAlong.isEmpty), callback == .viewWillDisappear {
      judgeLevels(under: one.index)
    }
    if rarely(!judges.callsByHand.isEmpty) { judges.callsByHand.forget(one.index, callback, &app) }
  }

  /// What the scenes say of a call, and its own keys of the transition that it belongs to.
  @inline(__always)
  private mutating func judgeSurroundings(
    _ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event, _ transition: RunningIndex?
  ) {
    // A call that its own state doesn't allow is told as that.
    if rarely(app.scenes.areInBackground),
      app.orders.appearance.isLegal(app.instances[index].state, callback) || app.hasCallableNamesake(index)
    {
      judgeInBackground(index, callback, transition, event.line)
    }
    guard rarely(!event.flags.isEmpty), let transition else { return }
    announceByKeys(transition, index, event)
    app.narrowByKeys(transition, index, event)
  }

  /// What a call means together with others': those above it, the tab's, the parent's, the page beside it.
  @inline(__always)
  private mutating func judgeCompany(
    _ one: InstanceRef, _ standing: Instance.Standing, _ callback: AppearanceCallback, _ event: Event,
    _ transition: RunningIndex?
  ) {
    if callback == .viewWillDisappear, rarely(standing.isPresenting) {
      judgeTwoLevels(one.index, transition, event)
    }
    if rarely(app.containers.tabs.isGoing), standing.state == .disappearing,
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
    if callback.isWill, rarely(app.isPageTurning) {
      app.containers.pageTurns.note(app.instances[one.index].who, callback)
      app.classes[app.instances[one.index].name].mayBePage = true
    }
  }

  // These two are apart so that the many calls that they are not about need no room for their facts.
  @inline(never)
  private mutating func judgeTwoLevels(_ lower: InstanceIndex, _ transition: RunningIndex?, _ event: Event) {
    raise(app.twoLevels(lower, transition, event))
  }

  @inline(never)
  private mutating func judgeGoingTogether(at line: Int) {
    raise(judges.goingTogether.judge(at: line, in: app))
  }

  /// A controller has disappeared.
  @inline(__always)
  private mutating func noteDeparture(_ one: InstanceRef, _ line: Int) {
    let before = app.latest.departed
    app.latest.departed = one
    app.latest.departureLine = line
    if !app.running.announced.isEmpty { answerByDeparture(one.index) }
    if rarely(!app.configured.controllers.isEmpty) { judgePage(one.index, goneAfter: before) }
  }

  @inline(never)
  private mutating func answerByDeparture(_ index: InstanceIndex) {
    answerDismissal(index)
    app.doubtStack(leftBy: index)
    app.leaveStack(index)
  }

  /// What follows from where the controller is now.
  ///
  /// - Parameters:
  ///   - before: the state that it was in. It comes by itself, so that nothing is packed into a standing for a call.
  ///   - isChild: whether anything was said of a parent.
  @inline(__always)
  private mutating func noteAfter(
    _ one: InstanceRef, _ before: AppearanceState, isChild: Bool, _ callback: AppearanceCallback,
    _ event: Event,
    _ transition: RunningIndex?
  ) {
    let index = one.index
    switch callback {
    case .viewWillAppear:
      app.noteComing(one, before, event)
      if rarely(!judges.presentersSentAway.isEmpty) {
        raise(judges.presentersSentAway.take(by: index, in: app))
      }
    case .viewDidAppear:
      if app.wasLoadedLater(app.latest.arrived, than: index) {
        judges.ownerlessViews.note(index, arrivedAfter: app.latest.arrived, event, in: app)
      }
      if rarely(app.latest.arrivalLine == 0) { app.latest.first = one }
      app.latest.arrived = one
      app.latest.arrivalLine = event.line
      if !app.running.announced.isEmpty { app.answerFirstStack(index) }
      if rarely(app.instances[index].flags.contains(.hosts)) { judgeHosted(in: index, event) }
    case .viewDidDisappear:
      noteDeparture(one, event.line)
      if rarely(!judges.ownerlessViews.isEmpty) {
        raiseAll(judges.ownerlessViews.take(leftBy: index, in: app))
      }
      if rarely(!judges.overdueMoves.isEmpty) { judgeOverdue(replacedBy: index, transition) }
    case .viewWillDisappear:
      if rarely(before == .appearing) { app.excusePresentingAtOnce(index) }
      if !app.presentations.isEmpty { judgeWoken(under: index) }
    case .viewIsAppearing: break
    }
    if rarely(app.containers.tabs.reselected != nil) { app.settleReselection(after: index, callback) }
    if rarely(!app.containers.chain.isEmpty) { followChain(index, callback, transition) }
    if rarely(!app.surroundings.containment.isEmpty || isChild) {
      followParent(index, callback, event)
    }
  }
}

extension ObservedApp {
  /// Notes who began to appear last, and that it has turned if it never said that it went.
  @inline(__always)
  fileprivate mutating func noteComing(_ one: InstanceRef, _ before: AppearanceState, _ event: Event) {
    latest.coming = one
    if rarely(before.isOnScreen), !classes[event.subject.name].logs(.viewWillDisappear) {
      instances[one.index].flags.insert(.turned)
    }
    if rarely(instances[one.index].flags.contains(.excused)), before == .disappearing {
      endExcuse(one.index)
    }
  }

  /// What excuses a mixture of callbacks ends with a did-callback. In a class that logs none it ends when the controller is back.
  @inline(never)
  private mutating func endExcuse(_ index: InstanceIndex) {
    let record = classes[instances[index].name]
    guard !record.logs(.viewDidAppear), !record.logs(.viewDidDisappear) else { return }
    instances[index].flags.subtract([.excused, .goesAlong])
  }

  /// The first screen of all begins to go while it appears, and another has loaded its view since: it presents that one at
  /// once, and its callbacks come in any mixture, as where a mark says so.
  @inline(never)
  fileprivate mutating func excusePresentingAtOnce(_ index: InstanceIndex) {
    guard latest.arrivalLine == 0, latest.loadLine > instances[index].line(.viewWillAppear) else { return }
    instances[index].flags.insert(.excused)
  }

  @inline(__always)
  fileprivate mutating func countAppearance(_ name: Symbol) {
    if rarely(classes[name].appearances < 3) { classes[name].appearances += 1 }
  }

  /// The bit of `Instance.owed` that is set when a late callback has just come: what follows from it isn't
  /// reported again.
  fileprivate static let absorbed: UInt8 = 1 << 7

  /// The missing callback comes late: it belongs to the fault already found, and the state doesn't change. Only after
  /// viewDidDisappear it's gone, whatever was wrong before.
  fileprivate mutating func absorb(_ index: InstanceIndex, _ callback: AppearanceCallback, _ line: Int) {
    let isPassedOver = instances[index].owed & Self.passedOver != 0
    instances[index].owed =
      isPassedOver ? instances[index].owed & ~(1 << callback.rawValue) : Self.absorbed
    if callback == .viewDidDisappear { instances[index].state = .hidden }
    instances[index].note(callback, line)
  }
}
