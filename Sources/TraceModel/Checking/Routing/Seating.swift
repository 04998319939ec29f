/// The seats of announced transitions, and the controllers that take them.
extension TraceChecker {
  /// What comes of a seat that is kept for a controller: it takes it, it moves for something else, or the transition is
  /// over.
  private enum Offer { case taken, passed, over }

  /// Gives a controller the seat that an announced transition keeps for it.
  mutating func takeSeat(
    _ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event
  ) -> RunningIndex? {
    for transition in app.running.announced.reversed() {
      if rarely(app.isBack(index, from: transition, callback)) {
        close(transition, .participantMoves)
        continue
      }
      sides: for side in Side.allCases.reversed() where app.waits(transition, side, for: index) {
        if side == .outgoing, app.goesInAnother(index, than: transition) { continue }
        switch offerSeat(index, transition, side, callback, event) {
        case .taken: return transition
        case .passed: continue
        case .over: break sides
        }
      }
    }
    if let shown = takeAsScreen(index, callback, event) { return shown }
    app.doubtTabScreen(index, callback)
    return bindStranger(index, callback, event)
  }

  private mutating func offerSeat(
    _ index: InstanceIndex, _ transition: RunningIndex, _ side: Side, _ callback: AppearanceCallback,
    _ event: Event
  ) -> Offer {
    let slot = app.orders.slot(callback, side)
    guard !app.running[transition].has(slot), !callback.isWill || !app.isOver(transition, side, callback)
    else {
      return .passed
    }
    if rarely(app.isOvertaken(transition, callback)) { return abandon(transition) }
    if rarely(app.wasOver(transition, before: index, side, callback)) {
      close(transition, .participantMoves)
      return .over
    }
    if side == .incoming, rarely(app.leftForAnother(transition, before: index)) {
      popUnseen(transition)
      return .over
    }
    if side == .incoming, rarely(app.isUnseenPush(transition, besides: index)) {
      pushUnseen(transition)
      return .over
    }
    if side == .incoming, rarely(app.isRevealedLater(than: transition)) {
      closeWithoutPresenter(transition)
      return .over
    }
    if side == .outgoing,
      app.hasGoneForAnother(index, since: transition) || app.isToldOver(transition, besides: index)
    {
      return .passed
    }
    if rarely(app.isAnsweredUnlogged(transition, index, side, callback)) { return abandon(transition) }
    if usually(take(transition, slot, event)) {
      sit(index, transition, side)
      if callback.isWill { app.noteContainer(movingWith: index, side, in: transition) }
      if slot == .outgoingWillDisappear, app.revealsUnknown(transition) {
        app.running.expect(.incoming, transition)
      }
      if SlotSet.dids.contains(slot) { settle(transition) } else { checkEnd(transition) }
      return .taken
    }
    guard !app.movesForAnother(index, transition, side, callback, event),
      LawOfDoubt.verdict(on: app.running[transition].doubts) != .none, app.belongs(transition, slot)
    else { return .passed }
    sit(index, transition, side)
    breach(transition, at: slot, event)
    return .taken
  }

  private mutating func abandon(_ transition: RunningIndex) -> Offer {
    close(transition, .forgotten)
    return .over
  }

  /// Seats an instance.
  mutating func sit(_ index: InstanceIndex, _ transition: RunningIndex, _ side: Side) {
    let old = app.instances[index].transition
    if old.isSome && old != transition { close(old, .participantMoves) }
    let asked = side == .incoming ? app.running[transition].kindAsked : nil
    if rarely(asked == .select) { app.doubtStandIn(index, transition) }
    app.running[transition].take(&app.instances[index], at: index, on: side, as: transition)
    if rarely(asked == .select) { app.answerFirstStack(index) }
    if rarely(asked == .setViewControllers) { app.noteTop(ofSet: transition) }
    if rarely(asked == .push && app.running[transition].isCommitted) { app.takePlace(index, in: transition) }
    let presentation = app.running[transition].presentation
    let isPresented = (side == .incoming) == (app.running[transition].kindAsked == .present)
    if presentation.isSome, isPresented, app.isOnlyNamesake(index) {
      app.running[transition].doubts.add(.namesakeMayHide)
    }
    guard presentation.isSome, app.isFree(presentation, for: index, isPresented: isPresented) else {
      if presentation.isSome, isPresented { app.noteScreen(index, of: presentation) }
      return
    }
    if side == .incoming, !isPresented, app.hasLoaded(index, since: transition) { return }
    app.bindPresentation(presentation, index, isPresented: isPresented)
  }

  /// Binds the first controller that goes after its presenter or a coordinator got willDismiss: it's the one
  /// that is swiped away. UIKit tells it right behind the delegate; what moves later does so for something else, and the
  /// swipe was one on a sheet that logs nothing.
  private mutating func bindSwiped(
    _ index: InstanceIndex, _ slot: Slot, _ event: Event
  ) -> RunningIndex? {
    let gesture = app.running.announced.last {
      app.running[$0].trigger == .swipe && app.running[$0].serial == app.running.openedCount
        && !app.running[$0].isCommitted
        && !app.running[$0].outgoing.isTaken && !app.running[$0].outgoing.isNamed
        && app.running[$0].markLine == app.latest.lineBefore
    }
    guard let gesture, !app.instances[index].presentedIn.isSome, take(gesture, slot, event)
    else {
      return nil
    }
    sit(index, gesture, .outgoing)
    return gesture
  }

  /// Binds the first controller that goes after a push was asked for, if the stack doesn't tell which one is
  /// on top.
  private mutating func bindStranger(
    _ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event
  ) -> RunningIndex? {
    guard app.tellsFirst(index, callback), !app.goesAlong(index, callback) else { return nil }
    if app.isPage(index) || app.isColumn(index) { return nil }
    let slot = callback.slot(.outgoing)
    if let swiped = bindSwiped(index, slot, event) { return swiped }
    guard let transition = app.transition(lacking: index, slot) else { return bindLate(index, event) }
    app.doubtStranger(index, in: transition)
    app.running[transition].isGuessed = outbox.tells(.outlines) && isAmongOthers(index)
    guard take(transition, slot, event) else { return nil }
    sit(index, transition, .outgoing)
    app.running.fill(.outgoing, of: transition)
    // Before its end is noticed, which puts the incoming one above it. One that goes long after isn't known to be of the stack.
    if app.running[transition].container.isSome, app.running[transition].kindAsked != .select,
      !app.haveOthersMoved(since: transition), app.isLogged(app.running[transition].incoming)
    {
      app.insertBelowTop(transition)
    }
    if SlotSet.dids.contains(slot) { settle(transition) } else { checkEnd(transition) }
    return transition
  }

  /// Binds the controller that loads its view to the transition that awaits it.
  mutating func bindLoaded(_ index: InstanceIndex, _ event: Event) {
    for place in app.running.announced.indices.reversed() {
      let transition = app.running.announced[place]
      guard app.waits(transition, .incoming, for: index), !app.running[transition].has(.incomingDidLoad),
        app.running[transition].kindAsked != .dismiss
      else { continue }
      let isTaken = app.running[transition].incoming.isTaken
      if accept(transition, .incomingDidLoad, event) || !isTaken {
        if !isTaken { sit(index, transition, .incoming) }
        return
      }
      let isFirst = app.instances[index].loadLine == event.line
      if isFirst, app.running[transition].isAnnounced, !app.running[transition].isBroken,
        app.belongs(transition, .incomingDidLoad)
      {
        breach(transition, at: .incomingDidLoad, event)
        return
      }
    }
  }
}

extension ObservedApp {
  /// A push that had come to its end, as nothing was logged of the class that it brings in until now: its name is in the stack already.
  @inline(never)
  fileprivate mutating func takePlace(_ index: InstanceIndex, in push: RunningIndex) {
    let container = running[push].container
    if container.isSome { containers.stacks[container].take(seated(index)) }
  }

  /// The transition that lacks its outgoing controller, if there is one only. Of several stacks that were asked it is the one that
  /// was asked last, with animation and right before: the others are not on the screen. Of a tab that is chosen and a push in one
  /// turn it is the push, since the screen of a tab makes room behind the one that comes.
  fileprivate func transition(lacking index: InstanceIndex, _ slot: Slot) -> RunningIndex? {
    let open = running.announced.filter { mayLack(index, slot, $0) }
    guard open.count > 1, let last = open.last else { return open.first }
    if slot == .outgoingWillDisappear, open.count == 2, isAskedWithChoice(last, open[0]) { return last }
    return running[last].animated == true && !haveOthersMoved(since: last) ? last : nil
  }

  private func mayLack(_ index: InstanceIndex, _ slot: Slot, _ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return isAskedOfStack(one) && !one.outgoing.isNamed && !one.outgoing.isTaken
      && one.seen & Self.tooLate(one, slot).bits == 0
      && !isUnseenPush(transition, besides: index)
      // A first stack replaces nothing.
      && !one.doubts.contains(Doubts(.firstStack)) && isChild(index, of: one.container)
      && !isKept(index, besides: one) && !waits(transition, .incoming, for: index)
      && !(isOutgoingSought && isNoneOfUIKits(transition)) && earlier(inTurnOf: transition) == nil
  }

  /// Whether a push without animation is into a stack that isn't shown, which would change at once: others have moved since and
  /// nobody for it, or one has come all the way, or the controller that goes was presented, or another stack was asked to pop.
  fileprivate func isUnseenPush(_ transition: RunningIndex, besides index: InstanceIndex) -> Bool {
    let one = running[transition]
    guard one.kindAsked == .push, one.animated == false, one.seen & SlotSet.told.bits == 0,
      !one.has(.willShow), !one.has(.didShow)
    else { return false }
    return haveOthersMoved(since: transition) || hasOneCome(since: one.markLine)
      || instances[index].presentedIn.isSome || !containers.pendingPops.isEmpty
  }

  /// Whether a controller has come all the way since a line.
  private func hasOneCome(since line: Int) -> Bool {
    guard latest.arrivalLine > line, let arrived = instances.index(of: latest.arrived) else { return false }
    return max(instances[arrived].line(.viewWillAppear), instances[arrived].line(.viewIsAppearing)) > line
  }

  /// The slots that must not have come yet if a stranger is to be the outgoing controller. In a tab switch
  /// the new tab gets its callbacks first.
  private static func tooLate(_ running: RunningTransition, _ slot: Slot) -> SlotSet {
    // Where only the end of it is logged, the incoming one has begun by then.
    if slot == .outgoingDidDisappear { return SlotSet([.incomingDidAppear]) }
    return running.kindAsked == .select ? .dids : .appearance(.incoming)
  }

  /// Whether a controller that is known by its name alone is in a stack: what was presented itself is in none, so that another may
  /// have the name, which its class doesn't tell apart.
  fileprivate func isOnlyNamesake(_ index: InstanceIndex) -> Bool {
    guard !instances[index].key.isSome, classes[instances[index].name].logged & EventKind.beginnings == 0
    else { return false }
    let seat = seated(index)
    return containers.stacks.first { !$0.isGone && $0.holds(seat) } != nil
  }

  /// Whether more controllers have begun to move than one since a transition was asked for, and had no part in it.
  fileprivate func haveOthersMoved(since transition: RunningIndex) -> Bool {
    running.strangers.wills > running[transition].strangersBefore.wills + 1
  }

  /// Whether a controller has loaded its view since a transition began. If that is a dismissal, it isn't the presenter, which was
  /// on the screen before.
  fileprivate func hasLoaded(_ index: InstanceIndex, since transition: RunningIndex) -> Bool {
    instances[index].loadLine > running[transition].firstLine
  }

  /// Doubts that a controller goes for a transition that names nobody, where it may go for something else.
  fileprivate mutating func doubtStranger(_ index: InstanceIndex, in transition: RunningIndex) {
    running[transition].isBoundByOrder = true
    let last = lastAsked(with: transition)
    let others = running.announced.count { $0 != transition && $0 != last }
    // Without animation, the stack that is filled may not be shown yet: the outgoing controller may make room
    // for its container.
    if others > 0 || instances[index].presentedIn.isSome || running[last].animated == false
      || haveOthersMoved(since: transition) || !containers.pendingPops.isEmpty
      || isOutgoingSought || !running[transition].container.isSome
    {
      running[transition].doubts.add(.boundByOrder)
    }
    if !stands(index) { running[transition].mayBeColumn = instances[index].name }
  }

  /// Whether a container was asked for a transition, or a push was logged without one: `push Cart` alone.
  fileprivate func isAskedOfStack(_ one: RunningTransition) -> Bool {
    one.container.isSome || one.kindAsked == .push && one.hasMark
  }

  /// Whether a callback is the first that tells of a controller that it goes: its class may log only that it has gone. One
  /// that wasn't seen to come may have begun to go before the log, unless it began in the log and its class doesn't tell how it comes.
  fileprivate func tellsFirst(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    if callback == .viewWillDisappear { return true }
    let (one, record) = (instances[index], classes[instances[index].name])
    guard callback == .viewDidDisappear, !record.logs(.viewWillDisappear) else { return false }
    return one.state == .appeared || one.state == .appearing
      || one.flags.contains(.begun) && !record.tellsComing
  }
}
