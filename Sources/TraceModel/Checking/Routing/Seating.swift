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
      sides: for side in Side.allCases.reversed() where app.waits(transition, side, for: index) {
        switch offerSeat(index, transition, side, callback, event) {
        case .taken: return transition
        case .passed: continue
        case .over: break sides
        }
      }
    }
    app.doubtTabScreen(index, callback)
    return bindStranger(index, callback, event)
  }

  private mutating func offerSeat(
    _ index: InstanceIndex, _ transition: RunningIndex, _ side: Side, _ callback: AppearanceCallback,
    _ event: Event
  ) -> Offer {
    let slot = callback.slot(side)
    guard !app.running[transition].has(slot), !callback.isWill || !app.isOver(transition, side, callback)
    else {
      return .passed
    }
    if app.isOvertaken(transition, callback) { return abandon(transition) }
    if side == .outgoing, app.hasGoneForAnother(index, since: transition) { return .passed }
    if app.isAnsweredUnlogged(transition, index, side, callback) { return abandon(transition) }
    if take(transition, slot, event) {
      sit(index, transition, side)
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
    app.running[transition].take(&app.instances[index], at: index, on: side, as: transition)
    if side == .incoming, app.running[transition].kindAsked == .select { app.answerFirstStack(index) }
    let presentation = app.running[transition].presentation
    let isPresented = (side == .incoming) == (app.running[transition].kindAsked == .present)
    guard presentation.isSome, app.isFree(presentation, for: index, isPresented: isPresented) else { return }
    app.bindPresentation(presentation, index, isPresented: isPresented)
  }

  /// Binds the first controller that goes after its presenter or a coordinator got willDismiss: it's the one
  /// that is swiped away. UIKit tells it right behind the delegate; what moves later does so for something else, and the
  /// swipe was one on a sheet that logs nothing.
  private mutating func bindSwiped(_ index: InstanceIndex, _ event: Event) -> RunningIndex? {
    let gesture = app.running.announced.last {
      app.running[$0].trigger == .swipe && app.running[$0].serial == app.running.openedCount
        && !app.running[$0].isCommitted
        && !app.running[$0].outgoing.isTaken && !app.running[$0].outgoing.isNamed
        && app.running[$0].markLine == app.lineBefore
    }
    guard let gesture, !app.instances[index].presentedIn.isSome, take(gesture, .outgoingWillDisappear, event)
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
    guard callback == .viewWillDisappear, !app.goesAlong(index, callback) else { return nil }
    if app.isPage(index) { return nil }
    if let swiped = bindSwiped(index, event) { return swiped }
    let open = app.running.announced.filter {
      let running = app.running[$0]
      return running.container.isSome && !running.outgoing.isNamed && !running.outgoing.isTaken
        && running.seen & Self.tooLate(running).bits == 0
        && !app.isInStack(index, besides: running.container) && !app.waits($0, .incoming, for: index)
        && !(app.isOutgoingSought && app.isNoneOfUIKits($0))
    }
    guard open.count == 1, let transition = open.first else { return bindLate(index, event) }
    app.running[transition].isBoundByOrder = true
    // Without animation, the stack that is filled may not be shown yet: the outgoing controller may make room
    // for its container.
    if app.running.announced.count > 1 || app.instances[index].presentedIn.isSome
      || app.running[transition].animated == false
      || app.running.strangers.wills > app.running[transition].strangersBefore.wills + 1
      || !app.pendingPops.isEmpty
      || app.isOutgoingSought
    {
      app.running[transition].doubts.add(.boundByOrder)
    }
    if !app.stands(index) { app.running[transition].mayBeColumn = app.instances[index].name }
    app.running[transition].isGuessed = outbox.tells(.outlines) && isAmongOthers(index)
    guard accept(transition, .outgoingWillDisappear, event) else { return nil }
    sit(index, transition, .outgoing)
    if app.isLogged(app.running[transition].incoming) { app.insertBelowTop(transition) }
    return transition
  }

  /// The slots that must not have come yet if a stranger is to be the outgoing controller. In a tab switch
  /// the new tab gets its callbacks first.
  private static func tooLate(_ running: RunningTransition) -> SlotSet {
    running.kindAsked == .select ? .dids : .appearance(.incoming)
  }

  /// Binds the controller that loads its view to the transition that awaits it.
  mutating func bindLoaded(_ index: InstanceIndex, _ event: Event) {
    for transition in app.running.announced.reversed() where app.waits(transition, .incoming, for: index) {
      guard !app.running[transition].has(.incomingDidLoad), app.running[transition].kindAsked != .dismiss
      else {
        continue
      }
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
  /// Whether a callback that a transition refuses may be none of it, though the controller has a seat in it.
  fileprivate mutating func movesForAnother(
    _ index: InstanceIndex, _ transition: RunningIndex, _ side: Side, _ callback: AppearanceCallback,
    _ event: Event
  ) -> Bool {
    if isNamesakesWill(transition, index, side, callback) {
      running[transition].doubts.add(.namesakeCanBeCalled)
      return true
    }
    if hasLeftUnlogged(transition, index, side, callback) || isNewcomer(transition, index, side) {
      return true
    }
    if callback == .viewWillDisappear, mayGoAlong(index, besides: transition) {
      running[transition].doubts.add(.severalLevelsGo)
      return true
    }
    if noteDisturbance(transition, side, callback, event) { return true }
    return !callback.isWill && running[transition].seen & SlotSet.appearance(side).bits == 0
  }

  /// Whether a dismissal of a controller that wasn't presented, and that nothing followed, was given up for a
  /// pop.
  fileprivate func isOvertaken(_ transition: RunningIndex, _ callback: AppearanceCallback) -> Bool {
    guard callback == .viewWillDisappear else { return false }
    let one = running[transition]
    return one.kindAsked == .dismiss && !one.presentation.isSome && one.seen & SlotSet.told.bits == 0
      && pendingPops.hold(after: one.markLine)
  }

  /// Whether a controller has gone since a push was asked for that would have covered it, and for something else: it isn't
  /// on top of that stack, it only has the name.
  fileprivate func hasGoneForAnother(_ index: InstanceIndex, since transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.kindAsked == .push && !instances[index].key.isSome && one.seen & SlotSet.told.bits == 0
      && instances[index].line(.viewWillDisappear) > one.markLine
  }

  /// Whether a controller has just begun: it isn't the presenter that a dismissal reveals, it only has its
  /// name.
  private func isNewcomer(_ transition: RunningIndex, _ index: InstanceIndex, _ side: Side) -> Bool {
    side == .incoming && running[transition].kindAsked == .dismiss
      && instances[index].flags.isSuperset(of: [.fresh, .begun])
  }

  /// Whether the transition declares a slot that it refused, so that the slot is out of order, not
  /// unexpected.
  func belongs(_ transition: RunningIndex, _ slot: Slot) -> Bool {
    running[transition].allowed.rows.contains { catalogue.declared[$0] & slot.bit != 0 }
  }

  /// Whether an announced transition keeps a seat for an instance.
  func waits(_ transition: RunningIndex, _ side: Side, for index: InstanceIndex) -> Bool {
    let seat = running[transition].seat(side)
    if seat.isTaken { return seat.instance == instances.reference(index) }
    guard seat.isNamed else { return false }
    guard seat.who.name == instances[index].name else {
      return isOfContainer(transition) && !running[transition].has(.completion)
        && running[transition].outgoing.instance != instances.reference(index)
        && instances[index].line(.viewDidAppear) <= running[transition].markLine
        && stands(index, for: seat.who) && !hasNamesakeCome(index, since: running[transition].markLine)
    }
    return !seat.who.instance.isSome || seat.who.instance == instances[index].key
  }

  /// Whether what was asked for may bring in a container that logs nothing, so that a screen in it stands for it.
  private func isOfContainer(_ transition: RunningIndex) -> Bool {
    running[transition].kindAsked == .present || running[transition].kindAsked == .select
  }

  /// Whether another of its name has begun to appear since a line.
  private func hasNamesakeCome(_ index: InstanceIndex, since line: Int) -> Bool {
    !instances[index].key.isSome
      && classes[instances[index].name].nameOnly.contains {
        $0 != index && instances[$0].line(.viewWillAppear) > line
      }
  }

  /// Whether a controller is the first to show of a container that logs nothing itself: on top of its stack, with none
  /// below that has begun. By name alone it must be the only one of its name.
  fileprivate func stands(_ index: InstanceIndex, for container: Participant) -> Bool {
    guard let top = topLogged(of: container),
      stacks[container].entries.dropLast().allSatisfy({ self.index(of: $0) == nil })
    else { return false }
    if top.isTaken { return top.instance == instances.reference(index) }
    return top.who == instances[index].who
      && (top.who.instance.isSome || classes[instances[index].name].count == 1)
  }

  /// The screen on top of a container that logs nothing itself: what the container does shows in that one's callbacks.
  func topLogged(of container: Participant) -> Seat? {
    guard container.isSome, !stacks.isEmpty, classes[container.name].loggedCallbacks == 0 else { return nil }
    return stacks[container].top
  }

  /// The controller whose callbacks show what a presented one does: itself, or the screen on top, if it is a container
  /// that logs nothing.
  func logged(_ presented: Seat) -> Seat {
    guard !presented.isTaken, let top = topLogged(of: presented.who).map({ seatedNow($0) }),
      let index = instances.index(of: top.instance), instances[index].state == .appeared, !isAmbiguous(top)
    else { return presented }
    return top
  }

  /// Whether no other controller has this side of an open presentation, nor was named for it: what is inside a
  /// container, or above it, isn't what was presented.
  fileprivate func isFree(_ presentation: PresentationIndex, for index: InstanceIndex, isPresented: Bool)
    -> Bool
  {
    guard presentations[presentation].isOpen else { return false }
    let seat = isPresented ? presentations[presentation].presented : presentations[presentation].presenter
    if seat.who.isSome, seat.who.name != instances[index].name { return false }
    return instances.index(of: seat.instance).map { $0 == index } ?? true
  }

  /// Whether a seat is taken, or any controller of its class has logged an appearance callback.
  func isLogged(_ seat: Seat) -> Bool {
    seat.isTaken || name(of: seat).map { classes[$0].loggedCallbacks != 0 } ?? false
  }

  /// Whether a controller is known to be in the stack of another container.
  fileprivate func isInStack(_ index: InstanceIndex, besides container: Participant) -> Bool {
    let reference = instances.reference(index)
    return stacks.hold(reference, besides: container)
  }

  /// Whether an inferred transition lacks its outgoing controller.
  var isOutgoingSought: Bool { running.vacant.lack(.outgoing) }

  /// Adds a doubt when others begin to move as well: a controller that was bound by order may be one of
  /// theirs.
  mutating func doubtBindings(_ index: InstanceIndex, _ callback: AppearanceCallback) {
    for transition in running.announced
    where running[transition].isBoundByOrder && running[transition].doubts.isEmpty
      && !(running[transition].isCommitted && running[transition].has(.incomingDidAppear))
    {
      // The incoming controller is still missing: this may be it.
      if running[transition].isVacant, callback == .viewWillAppear { continue }
      if Side.allCases.contains(where: { waits(transition, $0, for: index) }) { continue }
      if isOfParticipant(index, transition) || isPopOfKnownStack(transition) { continue }
      running[transition].doubts.add(.othersMove)
    }
  }

  /// Whether both participants are in the stack that was asked, the outgoing one above the incoming one.
  private func isPopOfKnownStack(_ transition: RunningIndex) -> Bool {
    guard running[transition].incoming.isTaken, running[transition].kindAsked != .push else { return false }
    return stacks[running[transition].container]
      .isPop(of: running[transition].outgoing.instance, to: running[transition].incoming.instance)
  }

  /// Whether a controller is known to be a child of a participant.
  private func isOfParticipant(_ index: InstanceIndex, _ transition: RunningIndex) -> Bool {
    guard let parent = instances.index(of: instances[index].parent) else { return false }
    return running[transition].side(of: parent) != nil
  }
}
