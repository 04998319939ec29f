/// What the delegate of a navigation controller is told: willShow and didShow.
extension TraceChecker {
  mutating func observeShow(_ event: Event) {
    let slot: Slot = event.kind == .navigationControllerWillShow ? .willShow : .didShow
    app.takeFromOtherStacks(event)
    if slot == .willShow {
      app.doubtPairing(with: event)
      app.takeAsRoot(event)
      app.takeAsRevealed(event)
    }
    if slot == .didShow {
      app.coordinators.noteShown(line: event.line)
      if let pop = app.doubtRefutedPop(event) { close(pop, .completed) }
    }
    guard let transition = transition(shownBy: event) else {
      if slot == .didShow {
        raise(app.hiddenShown(event))
        app.noteUnannounced(event)
        app.settleStack(event)
      }
      return
    }
    if app.running[transition].has(slot) { return }
    let refuted = app.orders.catalogue.refuted(by: slot, seen: app.running[transition].seen)
    if app.running[transition].isBroken || !app.running[transition].candidates.without(refuted).isEmpty {
      app.running[transition].alive = app.running[transition].alive.without(refuted)
      app.noteSoftOrder(transition, slot, event)
      return record(transition, slot, event)
    }
    if app.running[transition].isAnnounced, app.running[transition].isCommitted,
      !app.isToldToItsEnd(transition)
    {
      breach(transition, at: slot, event)
    }
  }

  /// The controller that was announced as shown begins to appear only now.
  mutating func reportShownEarly(_ transition: RunningIndex) {
    let line = app.running[transition].shownEarly
    guard line > 0, app.running[transition].has(.incomingWillAppear), let row = app.rowOfShown(transition),
      app.verdict(on: transition) != .none
    else {
      return
    }
    app.running[transition].shownEarly = 0
    if !app.running[transition].isAnnounced { noteShown(transition, line) }
    let spec = app.orders.catalogue.rows[row]
    var finding = app.finding(
      404, transition, spec, .incoming, line,
      "`navigationControllerDidShow` came before \(app.phrase(transition, .incomingWillAppear, spec))")
    app.weigh(&finding, transition)
    if !app.running[transition].isAnnounced { finding.doubt(.inferredTransition) }
    raise(finding)
    app.running.note(transition) { $0.told.append(finding.rule) }
  }

  /// A didShow belongs to a transition that nobody announced, now that this is over.
  private mutating func noteShown(_ transition: RunningIndex, _ line: Int) {
    app.running[transition].seen |= Slot.didShow.bit
    noteLine(transition, .didShow, line)
  }
}

extension ObservedApp {
  /// Whether a delegate may be told of the end of a transition though it was cancelled: Apple promises that of fluid ones.
  fileprivate mutating func isToldToItsEnd(_ transition: RunningIndex) -> Bool {
    switch fluidity(of: transition) {
    case .fluid: return true
    case .releaseUnsaid, .zoomUnsaid: running[transition].doubts.add(.mayBeInterrupted)
    case .still: break
    }
    return false
  }

  /// What a stack shows is in no other, if addresses tell which stack and which controller.
  fileprivate mutating func takeFromOtherStacks(_ event: Event) {
    guard event.subject.instance.isSome, event.object.instance.isSome, let index = existing(event.object),
      containers.stacks.hold(instances.reference(index), besides: event.subject)
    else { return }
    containers.stacks.keep(instances.reference(index), onlyIn: event.subject)
  }

  /// The transition that a willShow or didShow is about: the one that moves the controller it names.
  func shown(_ event: Event) -> RunningIndex? {
    guard event.object.isSome else { return nil }
    let index = existing(event.object)
    return running.announced.last { transition in
      let running = running[transition]
      guard running.container == event.subject else { return false }
      return running.incoming.who == event.object
        || index != nil && instances.index(of: running.incoming.instance) == index
    }
  }

  /// Nobody announced the move by which the controller is shown: it's noted on each inferred transition that the
  /// controller may be the incoming one of, if the outgoing one may stand in this stack.
  fileprivate mutating func noteUnannounced(_ event: Event) {
    guard event.object.isSome else { return }
    for vacancy in running.vacant.indices where running.vacant[vacancy].side == .incoming {
      let transition = running.vacant[vacancy].transition
      guard running[transition].has(.outgoingWillDisappear),
        mayMake(way: running[transition].outgoing, for: event)
      else { continue }
      running[transition].shownEarly = event.line
      running.note(transition) { $0.shown = event.object }
    }
  }

  /// Whether a controller that goes may be the one that a didShow replaces: it is in that stack and doesn't have the name that
  /// is shown. A navigation controller that the log names for the first time may show its stack before it is on screen; of
  /// one without an address, the stack isn't known.
  private func mayMake(way outgoing: Seat, for event: Event) -> Bool {
    let isNamesake = name(of: outgoing) == event.object.name && !event.object.instance.isSome
    let stack = containers.stacks[event.subject]
    let isUnknown = stack.top == nil && !event.subject.instance.isSome
    return outgoing.who != event.object && !isNamesake && (isUnknown || stack.holds(outgoing))
  }

  /// A pop whose mark named nobody has revealed another controller than the stack was thought to have below its top: what
  /// the stack had isn't known, but for the one that it shows now.
  ///
  /// - Returns: that pop, if it is over.
  fileprivate mutating func doubtRefutedPop(_ event: Event) -> RunningIndex? {
    guard event.object.isSome, shown(event) == nil else { return nil }
    let pop = running.announced.last { transition in
      let one = running[transition]
      return one.container == event.subject && (one.kindAsked == .pop || one.kindAsked == .popToRoot)
        && one.has(.outgoingWillDisappear) && one.seen & SlotSet.appearance(.incoming).bits == 0
    }
    guard let pop else { return nil }
    running[pop].doubts.add(.stackUnknown)
    guard running[pop].has(.outgoingDidDisappear) else { return nil }
    running[pop].incoming = seat(for: event.object)
    containers.stacks[event.subject].set([running[pop].incoming, running[pop].outgoing])
    return pop
  }

  /// willShow names the root to which a stack goes back, which has begun to come and was taken for a controller that is passed
  /// over: the stack was thought to have another below it, which may come along with the root.
  fileprivate mutating func takeAsRoot(_ event: Event) {
    guard event.object.instance.isSome, let index = existing(event.object),
      let pop = popPassing(index, in: event.subject)
    else { return }
    let line = instances[index].line(.viewWillAppear)
    guard
      running[pop].has(.incomingWillAppear)
        || running[pop].accept(.incomingWillAppear, orders.catalogue, line, nil)
    else { return }
    let own = instances[index].transition
    if own.isSome { discard(own) }
    if let other = instances.index(of: running[pop].incoming.instance) { instances[other].transition = .none }
    (instances[index].owed, instances[index].state) = (0, .appearing)
    running[pop].take(&instances[index], at: index, on: .incoming, as: pop)
    running.noteLine(line, of: .incomingWillAppear, in: pop)
    let key = keyText(instances[index].key)
    running.note(pop) { $0.passed.removeAll { $0.instance == key } }
    containers.stacks[event.subject].set([running[pop].incoming, running[pop].outgoing])
  }

  /// The pop to the root of a stack that was thought to pass over a controller.
  private func popPassing(_ index: InstanceIndex, in container: Participant) -> RunningIndex? {
    running.announced.last { transition in
      let one = running[transition]
      return one.container == container && one.kindAsked == .popToRoot && !one.isCommitted
        && (one.has(.incomingWillAppear) || one.has(.outgoingWillDisappear)) && one.side(of: index) == nil
        && passes(transition, index)
    }
  }

  /// Whether a transition was thought to pass over a controller.
  private func passes(_ transition: RunningIndex, _ index: InstanceIndex) -> Bool {
    guard let noted = running.notes(of: transition), !noted.passed.isEmpty else { return false }
    let key = keyText(instances[index].key)
    return noted.passed.contains { $0.instance == key }
  }

  /// didShow names the controller that is on top now, even if nothing told how it got there. The controllers
  /// above it are off the stack. If it wasn't in the stack, nothing is known about what is below it. By name alone, a
  /// navigation controller that nothing else told of may be one of several.
  fileprivate mutating func settleStack(_ event: Event) {
    guard event.object.isSome, event.subject.instance.isSome || containers.stacks.know(event.subject),
      !running.announced.contains(where: {
        running[$0].container == event.subject && !running[$0].isCommitted
      })
    else { return }
    let shown = seat(for: event.object)
    let index = containers.stacks[event.subject].entries.lastIndex {
      seatedNow($0).mayBe(shown) || $0.who == shown.who
    }
    if let index { return containers.stacks[event.subject].cut(above: index) }
    noteShownAhead(shown, event)
    containers.stacks[event.subject].set([shown])
  }

  /// TC404: the one firm fact about willShow and didShow is that a controller isn't shown before its
  /// viewWillAppear.
  fileprivate mutating func noteSoftOrder(_ transition: RunningIndex, _ slot: Slot, _ event: Event) {
    let isEarly = !running[transition].has(.incomingWillAppear)
    guard slot == .didShow, isEarly || running[transition].shownEarly != 0,
      running[transition].isAnnounced, !running[transition].isBroken, isJudged(transition)
    else { return }
    running[transition].shownEarly = isEarly ? event.line : 0
  }

  /// The row that a didShow came too early for. Where nobody announced the transition, all of it has to be seen, in the
  /// order of a push or a pop; a stack that was changed out of sight shows its top in another one.
  fileprivate func rowOfShown(_ transition: RunningIndex) -> Int? {
    let shown = running.notes(of: transition)?.shown
    let isOfIncoming = shown == running[transition].incoming.who
    guard !running[transition].isAnnounced else {
      // A mark may have come since, and may have asked for something else.
      return shown == nil || isOfIncoming ? running[transition].allowed.first : nil
    }
    guard running[transition].isCommitted, isJudged(transition), isOfIncoming else { return nil }
    let moves = orders.rowSets.of(.push).or(orders.rowSets.of(.pop)).and(orders.rowSets.completed)
    return prefer(running[transition].candidates.and(moves), transition)
  }
}
