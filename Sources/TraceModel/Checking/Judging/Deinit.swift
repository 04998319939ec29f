/// The end of a controller: its deinit, by its address or by its name alone.
extension TraceChecker {
  /// A deinit: the instance's end.
  mutating func end(_ index: InstanceIndex, _ event: Event) {
    if rarely(app.isOfAnother(index)) || rarely(app.isOfSkipped(index)) { return }
    app.classes[app.instances[index].name].countRelease(at: event.line)
    if rarely(!judges.presentersInDoubt.isEmpty) { presenterWent(index) }
    let (name, state) = (app.instances[index].name, app.instances[index].state)
    if rarely(app.classes[name].releasedOnScreen > 0) { settleReleaseOnScreen(name, by: event.kind) }
    if rarely(state == .appeared || state == .appearing && !app.classes[name].logs(.viewDidAppear)) {
      judgeReleaseOnScreen(index, event)
    }
    if rarely(!judges.levelsTakenAlong.isEmpty) { judgeLevel(index) }
    let isUnended = rarely(!app.surroundings.forwardings.isEmpty) && judgeUnendedForwarding(index, event)
    if !isUnended, rarely(state == .disappearing) { judgeReleaseGoing(index, event) }
    if rarely(state == .appearing) { judgeReleaseComing(index, event) }
    if rarely(!app.instances[index].containment.isEmpty) { judgeReleasedChild(index, event) }
    noteDeinit(index, event)
    if !app.instances[index].key.isSome { noteReleased(index, event.line) }
    if !app.containers.stacks.isEmpty {
      app.passOver(released: index)
      app.leaveStacks(index)
    }
    // What ends with it must not wait for its release.
    app.instances[index].flags.insert(.awaited)
    forget(index, line: event.line, as: .released)
    app.uncount(index)
    if rarely(app.classes[name].mayLive > 0) { app.classes[name].noteReleased(at: event.line) }
    app.instances.bury(index)
  }

  /// Notes that the only controller of a name has ended, if that is certain: another may never have loaded
  /// its view.
  private mutating func noteReleased(_ index: InstanceIndex, _ line: Int) {
    let name = app.instances[index].name
    if rarely(app.classes[name].afterDeinit > 0) { withdrawAfterDeinit(index) }
    let isOnlyOne = app.classes[name].nameOnly.count == 1
    // A stack that is set as a whole may hold screens that never load.
    let maySkip = app.classes[name].mayNeverLoad
    let last = app.instances[index].state
    let state = last == .appeared && app.cameByDidAlone(index) ? AppearanceState.hidden : last
    let hasLeft = state == .disappearing || state == .hidden && !maySkip
    // In a log that reports pops, the outgoing controller is the one that is released.
    let isWhoGoes =
      state == .disappearing
      && (app.coveredStay || app.isOnlyShown(index, of: app.classes[name].nameOnly))
    let wentAlong = app.wentWithRoot(index)
    let wasGoing =
      hasLeft && isOnlyOne || isWhoGoes || wentAlong || app.departure(index) >= .passedOver
      || !maySkip && app.wentLast(index)
    if app.classes[name].unreleased > 0 {
      app.classes[name].unreleased -= 1
    } else if app.isHeardOfOnly(byDeinit: index, line) {
      // It never loaded its view, so nothing that was logged can have been its.
      app.classes[name].hadUnlogged = true
    } else if wasGoing, wentAlong || !app.containers.stacks.holdUnlogged(app.instances[index].name) {
      app.classes[name].releasedLine = line
      app.classes[name].diedIn = state
      app.classes[name].diedCovered =
        state == .hidden && !wentAlong && app.mayTakeSeveralOff && app.departure(index) < .passedOver
      if isWhoGoes, !isOnlyOne, !wentAlong, !app.coveredStay || app.goesUnasked(index) {
        app.classes[name].mayLive &+= 1
      }
      if !isOnlyOne { app.settleNamesakes(besides: index) }
    } else {
      // Nobody else that is known could have been released.
      if isOnlyOne, app.classes[name].mayLive == 0 { app.classes[name].mayHideUnlogged = true }
      app.classes[name].mayLive &+= 1
      // What it would get next is a call behind its deinit.
      if isOnlyOne, app.mayBeGoing(index) || app.goesUnheard(index) {
        app.classes[name].releasedLine = line
        app.classes[name].diedCovered = false
        app.classes[name].diedIn = app.mayBeGoing(index) ? .disappearing : state
      }
    }
  }

  /// One more of a name is released, though none that is known could be: so what came behind the deinit before was this
  /// one's.
  private mutating func withdrawAfterDeinit(_ index: InstanceIndex) {
    let (instance, line) = (app.instances[index], app.classes[app.instances[index].name].afterDeinit)
    app.classes[instance.name].afterDeinit = 0
    guard instance.firstLine >= line || instance.state == .appeared || instance.state == .appearing else {
      return
    }
    ledger.withdraw { $0.finding.rule.number == 106 && $0.finding.line == line }
  }

  /// Removes an instance that has ended from everything that runs.
  mutating func forget(_ index: InstanceIndex, line: Int, as ending: TransitionEnding = .participantGone) {
    let transition = app.instances[index].transition
    if transition.isSome {
      close(transition, ending)
      app.instances[index].transition = .none
    }
    if app.instances[index].presentedIn.isSome || app.instances[index].presenting.isSome {
      while let over = app.running.announced.first(where: { app.isDismissalUntold($0, of: index) }) {
        close(over, ending)
      }
      app.closePresentations(of: index, line: line)
    }
  }
}

extension ObservedApp {
  /// Whether a controller was asked to go that is released, and its class doesn't log how it goes: it has gone by then.
  fileprivate func isDismissalUntold(_ transition: RunningIndex, of index: InstanceIndex) -> Bool {
    let one = running[transition]
    return one.isOpen && one.kindAsked == .dismiss && one.outgoing.instance == instances.reference(index)
      && one.seen & SlotSet.appearance(.outgoing).bits == 0 && hasGoneUnlogged(transition)
  }

  /// Whether a move is under way that may take more off than the one that goes, screens among them that never loaded their
  /// views.
  fileprivate var mayTakeSeveralOff: Bool {
    running.announced.contains {
      running[$0].isOpen
        && [.popTo, .popToRoot, .setViewControllers, .dismiss].contains(running[$0].kindAsked)
    }
  }

  /// Whether nothing asked a controller to go that is still on its way: a move that nobody announced may have taken others off as
  /// well.
  fileprivate func goesUnasked(_ index: InstanceIndex) -> Bool {
    let transition = instances[index].transition
    return !(transition.isSome && running[transition].hasMark)
  }

  /// Whether the log has nothing of a controller but its deinit, in a class that logs how its instances begin.
  fileprivate func isHeardOfOnly(byDeinit index: InstanceIndex, _ line: Int) -> Bool {
    let one = instances[index]
    return one.firstLine == line && one.flags.isDisjoint(with: [.begun, .hasAppeared])
      && classes[one.name].logged & EventKind.beginnings != 0
  }

  /// Whether the only window got another root since a controller came, which has left the screen by now, as far as its class
  /// tells: what was in the old root is released with it.
  func wentWithRoot(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    guard lastComing(index) < surroundings.windows.changedLine else { return false }
    return one.state == .hidden || one.state == .disappearing || !classes[one.name].logs(.viewDidDisappear)
  }

  /// Whether a controller that is on the screen, as far as is known, may be on its way out: its class doesn't log how that
  /// begins.
  fileprivate func mayBeGoing(_ index: InstanceIndex) -> Bool {
    let record = classes[instances[index].name]
    return instances[index].state == .appeared && instances[index].flags.contains(.begun)
      && !record.logs(.viewWillDisappear) && record.logs(.viewDidDisappear)
  }

  /// Whether a controller came, as far as is known, and its class logs neither of the calls that tell that it went.
  fileprivate func goesUnheard(_ index: InstanceIndex) -> Bool {
    let record = classes[instances[index].name]
    return instances[index].state.isOnScreen && instances[index].flags.contains(.begun)
      && !record.logs(.viewWillDisappear) && !record.logs(.viewDidDisappear)
  }

  /// Whether a controller whose last callback was viewDidAppear had come and gone, and got nothing before that: a call too
  /// many, which brought it nowhere.
  func cameByDidAlone(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    return one.line(.viewWillAppear) > 0
      && one.line(.viewWillAppear) < one.line(.viewWillDisappear)
      && one.line(.viewWillDisappear) < one.line(.viewDidDisappear)
  }

  /// Whether all others of a name were loaded but never shown: they are hardly meant while one disappears.
  fileprivate func isOnlyShown(_ index: InstanceIndex, of namesakes: Namesakes) -> Bool {
    namesakes.allSatisfy { $0 == index || instances[$0].flags.contains(.fresh) }
  }

  /// Whether a deinit of a name is that of an instance that was assumed gone before: this one is in use.
  fileprivate mutating func isOfAnother(_ index: InstanceIndex) -> Bool {
    let name = instances[index].name
    guard !instances[index].key.isSome, classes[name].unreleased > 0,
      instances[index].state.isOnScreen || instances[index].flags.contains(.fresh)
    else { return false }
    classes[name].unreleased -= 1
    return true
  }
}
