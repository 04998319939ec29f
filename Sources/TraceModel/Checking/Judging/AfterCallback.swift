/// What follows from a callback of a controller, once it was routed and judged.
extension TraceChecker {
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
  /// - Parameter before: the state that it was in.
  @inline(__always)
  mutating func noteAfter(
    _ one: InstanceRef, _ before: AppearanceState, _ callback: AppearanceCallback, _ event: Event,
    _ transition: RunningIndex
  ) {
    let index = one.index
    switch callback {
    case .viewWillAppear:
      app.noteComing(one, before, event)
      if rarely(!judges.presentersSentAway.isEmpty) { judgeSentAway(by: index) }
    case .viewDidAppear:
      noteArrival(one, event)
    case .viewDidDisappear:
      noteDeparture(one, event.line)
      if rarely(!judges.ownerlessViews.isEmpty) { judgeOwnerless(leftBy: index) }
      if rarely(judges.waiting.contains(.overdueMoves)) { judgeOverdue(replacedBy: index, transition.ifSome) }
    case .viewWillDisappear:
      if rarely(before == .appearing) { app.excusePresentingAtOnce(index) }
      if !app.presentations.isEmpty { judgeWoken(under: index) }
    case .viewIsAppearing: break
    }
  }

  /// What a callback means to a tab that was chosen again, to the screen that asked for the next, and to parents and children.
  @inline(never)
  mutating func followOthers(
    _ index: InstanceIndex, isChild: Bool, _ callback: AppearanceCallback, _ event: Event,
    _ transition: RunningIndex
  ) {
    if app.containers.tabs.reselected != nil { app.settleReselection(after: index, callback) }
    if !app.containers.chain.isEmpty { followChain(index, callback, transition.ifSome) }
    if !app.surroundings.containment.isEmpty || isChild { followParent(index, callback, event) }
  }

  @inline(never)
  private mutating func judgeSentAway(by index: InstanceIndex) {
    raise(judges.presentersSentAway.take(by: index, in: app))
  }

  @inline(never)
  private mutating func judgeOwnerless(leftBy index: InstanceIndex) {
    raiseAll(judges.ownerlessViews.take(leftBy: index, in: app))
  }

  /// A controller has appeared.
  @inline(__always)
  private mutating func noteArrival(_ one: InstanceRef, _ event: Event) {
    if rarely(app.wasLoadedLater(app.latest.arrived, than: one.index)) { noteOwnerless(one.index, event) }
    if rarely(app.latest.arrivalLine == 0) { app.latest.first = one }
    app.latest.arrived = one
    app.latest.arrivalLine = event.line
    if rarely(app.instances[one.index].above.isSome) { app.noteUncovered(one.index) }
    if !app.running.announced.isEmpty { app.answerFirstStack(one.index) }
    if rarely(app.instances[one.index].flags.contains(.hosts)) { judgeHosted(in: one.index, event) }
  }

  @inline(never)
  private mutating func noteOwnerless(_ index: InstanceIndex, _ event: Event) {
    judges.ownerlessViews.note(index, arrivedAfter: app.latest.arrived, event, in: app)
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
}
