/// What the delegate of a navigation controller is told: willShow and didShow.
extension TraceChecker {
  mutating func observeShow(_ event: Event) {
    let slot: Slot = event.kind == .navigationControllerWillShow ? .willShow : .didShow
    if slot == .didShow {
      app.coordinators.noteShown(line: event.line)
      app.doubtRefutedPop(event)
    }
    guard let transition = app.shown(event) else { return slot == .didShow ? app.settleStack(event) : () }
    if app.running[transition].has(slot) { return }
    let refuted = app.catalogue.refuted(by: slot, seen: app.running[transition].seen)
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
    guard line > 0, app.running[transition].has(.incomingWillAppear),
      let row = app.running[transition].allowed.first
    else {
      return
    }
    app.running[transition].shownEarly = 0
    let spec = app.catalogue.rows[row]
    var finding = app.finding(
      404, transition, spec, .incoming, line,
      "`navigationControllerDidShow` came before \(app.phrase(transition, .incomingWillAppear, spec))")
    app.weigh(&finding, transition)
    raise(finding)
    app.running.note(transition) { $0.told.append(finding.rule) }
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

  /// The transition that a willShow or didShow is about: the one that moves the controller it names.
  fileprivate func shown(_ event: Event) -> RunningIndex? {
    guard event.object.isSome else { return nil }
    let index = existing(event.object)
    return running.announced.last { transition in
      let running = running[transition]
      guard running.container == event.subject else { return false }
      return running.incoming.who == event.object
        || index != nil && instances.index(of: running.incoming.instance) == index
    }
  }

  /// A pop whose mark named nobody has revealed another controller than the stack was thought to have below its top: what
  /// the stack had isn't known, so the incoming controller of the pop isn't either.
  fileprivate mutating func doubtRefutedPop(_ event: Event) {
    guard event.object.isSome, shown(event) == nil else { return }
    let pop = running.announced.last { transition in
      let one = running[transition]
      return one.container == event.subject && one.kindAsked == .pop && one.has(.outgoingWillDisappear)
        && one.seen & SlotSet.appearance(.incoming).bits == 0
    }
    if let pop { running[pop].doubts.add(.stackUnknown) }
  }

  /// didShow names the controller that is on top now, even if nothing told how it got there. The controllers
  /// above it are off the stack. If it wasn't in the stack, nothing is known about what is below it. By name alone, a
  /// navigation controller that nothing else told of may be one of several.
  fileprivate mutating func settleStack(_ event: Event) {
    guard event.object.isSome, event.subject.instance.isSome || stacks.know(event.subject),
      !running.announced.contains(where: {
        running[$0].container == event.subject && !running[$0].isCommitted
      })
    else { return }
    let shown = seat(for: event.object)
    let index = stacks[event.subject].entries.lastIndex { seatedNow($0).mayBe(shown) || $0.who == shown.who }
    if let index { stacks[event.subject].cut(above: index) } else { stacks[event.subject].set([shown]) }
  }

  /// TC404: the one firm fact about willShow and didShow is that a controller isn't shown before its
  /// viewWillAppear.
  fileprivate mutating func noteSoftOrder(_ transition: RunningIndex, _ slot: Slot, _ event: Event) {
    guard slot == .didShow, running[transition].isAnnounced, isJudged(transition),
      !running[transition].isBroken
    else { return }
    running[transition].shownEarly = running[transition].has(.incomingWillAppear) ? 0 : event.line
  }
}
