/// What is asked of one stack in one turn: two pushes, or a pop and a push, with which an app replaces a screen. Of the screens
/// that are over by the end of the turn none is shown, and the last one covers the one that was there before.
extension TraceChecker {
  /// A controller comes that a push brings in: what was asked of its stack before, in the same turn, is done, if nobody has come
  /// for that.
  mutating func settleEarlier(of index: InstanceIndex) {
    let push = app.running.announced.last {
      app.running.notes(of: $0)?.askedWith != nil && app.running[$0].kindAsked == .push
        && app.running[$0].seen & SlotSet.appearance(.incoming).bits == 0
        && app.waits($0, .incoming, for: index)
    }
    guard let push, let earlier = app.earlier(inTurnOf: push) else { return }
    settle(earlier, below: push)
    app.containers.stacks[app.running[push].container].push(app.seated(index))
  }

  /// A controller comes that a push brought in, behind the departure of the screen that was there, and another push followed in
  /// the same turn: it was that one's screen, which logs nothing, that covered both.
  mutating func settleCovered(_ index: InstanceIndex) {
    let push = app.running.announced.first {
      app.running[$0].kindAsked == .push && app.running[$0].has(.outgoingDidDisappear)
        && app.running[$0].seen & SlotSet.appearance(.incoming).bits == 0
        && app.waits($0, .incoming, for: index)
    }
    guard let push else { return }
    let last = app.lastAsked(with: push)
    guard last != push, !app.isLogged(app.running[last].incoming) else { return }
    if app.running[push].isCommitted { close(push, .participantMoves) } else { settle(push, below: last) }
    app.containers.stacks[app.running[last].container].push(app.running[last].incoming)
    close(last, .forgotten)
  }

  /// Does in the stack what was asked first, and gives the push that follows who has gone for it.
  private mutating func settle(_ earlier: RunningIndex, below push: RunningIndex) {
    if let first = app.earlier(inTurnOf: earlier) { settle(first, below: earlier) }
    let (one, removal) = (app.running[earlier], app.removal(by: earlier))
    if one.kindAsked == .push {
      app.containers.stacks[one.container].pushOver(one.outgoing, one.incoming)
    } else {
      // One that was pushed isn't the root, even if nobody is known below it.
      let goal = app.isKnownRoot(one.incoming) || one.kindAsked != .popToRoot ? one.incoming : Seat()
      let popped = app.containers.stacks[one.container].popAll(
        to: goal, isToRoot: one.kindAsked == .popToRoot)
      for gone in popped.gone { app.markGone(gone, by: removal, isKnown: popped.isKnown) }
    }
    leaveRoom(made: earlier, to: push)
  }

  private mutating func leaveRoom(made earlier: RunningIndex, to push: RunningIndex) {
    let one = app.running[earlier]
    let lines = [Slot.outgoingWillDisappear, .outgoingDidDisappear].filter { one.has($0) }
      .map { ($0, app.running.line(of: $0, in: earlier)) }
    app.discard(earlier)
    guard let index = app.instances.index(of: one.outgoing.instance), !app.running[push].outgoing.isTaken
    else {
      return
    }
    app.running[push].isBoundByOrder = one.isBoundByOrder
    app.running[push].doubts.formUnion(one.doubts)
    for (slot, line) in lines where app.running[push].accept(slot, app.orders.catalogue, line, nil) {
      noteLine(push, slot, line)
    }
    sit(index, push, .outgoing)
  }
}

extension ObservedApp {
  /// Notes for a push what was asked in the same turn: the choice of its tab, or something of its stack.
  mutating func noteTurn(of push: RunningIndex) {
    noteChoice(before: push)
    noteEarlier(inTurnOf: push)
  }

  /// Notes for a push what else was asked of its stack in the same turn.
  mutating func noteEarlier(inTurnOf push: RunningIndex) {
    let asked = running[push]
    let earlier = running.announced.last {
      let one = running[$0]
      return $0 != push && one.container == asked.container && one.hasMark && !one.isCommitted
        && [.push, .pop, .popToRoot].contains(one.kindAsked) && one.seen & SlotSet.told.bits == 0
        && !hasAnybodyMoved(since: one.markLine)
    }
    guard let earlier else { return }
    let serial = running[earlier].serial
    running.note(push) { $0.askedWith = serial }
  }

  /// Something else is asked for: nothing tells any more which move answers the waiting pops. A push into the same stack in the
  /// same turn covers what the pop has left.
  mutating func giveUpPops(for event: Event) {
    guard !containers.pendingPops.isEmpty else { return }
    if event.kind == .push, let pop = containers.pendingPops.waiting(in: event.subject),
      !hasAnybodyMoved(since: pop.line)
    {
      _ = containers.stacks[event.subject].popAll(to: Seat(), isToRoot: pop.kind != .pop)
    }
    containers.pendingPops.giveUp()
  }

  /// What was asked of a stack before a push, in the same turn, if nobody has come for it.
  func earlier(inTurnOf push: RunningIndex) -> RunningIndex? {
    guard let serial = running.notes(of: push)?.askedWith else { return nil }
    return running.announced.first {
      running[$0].serial == serial && running[$0].container == running[push].container
        && !running[$0].isCommitted && running[$0].seen & SlotSet.appearance(.incoming).bits == 0
    }
  }

  /// Whether the screen that came last may be on top of the stack that a push was asked of, and has still to make room for it.
  func mayCoverWhoIsShown(_ push: RunningTransition) -> Bool {
    guard containers.stacks[push.container].entries.isEmpty, !hasAnybodyMoved(since: push.markLine),
      let shown = instances.index(of: latest.arrived) ?? instances.index(of: latest.coming)
    else { return false }
    return instances[shown].state.isOnScreen && !instances[shown].presentedIn.isSome
      && !containers.stacks.hold(instances.reference(shown), besides: push.container)
  }

  /// Whether the lowest of a stack may be its root: its class was never pushed.
  fileprivate func isKnownRoot(_ seat: Seat) -> Bool {
    name(of: seat).map { !classes[$0].wasPushed } ?? false
  }

  /// The last that was asked of the same stack in the same turn.
  func lastAsked(with first: RunningIndex) -> RunningIndex {
    running.announced.last { running.notes(of: $0)?.askedWith == running[first].serial } ?? first
  }
}
