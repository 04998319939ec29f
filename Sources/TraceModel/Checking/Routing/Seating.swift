/// Seats of announced transitions, and who takes them.
extension TraceChecker {
  /// Gives a controller the seat that an established transition keeps for it.
  mutating func takeSeat(
    _ place: Int, _ callback: AppearanceCallback, _ event: Event
  ) -> RunningIndex? {
    for transition in running.established.reversed() {
      for side in Side.allCases.reversed() where waits(transition, side, for: place) {
        let slot = callback.slot(side)
        guard !running[transition].has(slot), !callback.isWill || !isOver(transition, side, callback) else {
          continue
        }
        if isOvertaken(transition, callback) {
          close(transition, .forgotten)
          break
        }
        if isAnsweredUnheard(transition, place, side, callback) {
          close(transition, .forgotten)
          break
        }
        if take(transition, slot, event) {
          sit(place, transition, side)
          if SlotSet.dids.contains(slot) { settle(transition) } else { checkEnd(transition) }
          return transition
        }
        let hasLeft = hasLeftUnheard(transition, place, side, callback)
        if isNamesakesWill(transition, place, side, callback) {
          running[transition].doubts.add(.namesakeCanBeCalled)
          continue
        }
        if hasLeft { continue }
        if isNewcomer(transition, place, side) { continue }
        if noteDisturbance(transition, side, callback, event) { continue }
        if !callback.isWill, running[transition].seen & SlotSet.appearance(side).bits == 0 { continue }
        if LawOfDoubt.verdict(on: running[transition].doubts) != .none, belongs(transition, slot) {
          sit(place, transition, side)
          breach(transition, at: slot, event)
          return transition
        }
      }
    }
    return bindStranger(place, callback, event)
  }

  /// Whether a dismissal of one who was not presented, and that nothing followed, was given up for a pop.
  private func isOvertaken(_ transition: RunningIndex, _ callback: AppearanceCallback) -> Bool {
    guard callback == .viewWillDisappear else { return false }
    let one = running[transition]
    return one.kindAsked == .dismiss && !one.presentation.isSome && one.seen & SlotSet.told.bits == 0
      && pendingPops.hold(after: one.markLine)
  }

  /// Whether a controller has just begun: it is not the presenter that a dismissal reveals, only has its name.
  private func isNewcomer(_ transition: RunningIndex, _ place: Int, _ side: Side) -> Bool {
    side == .incoming && running[transition].kindAsked == .dismiss
      && instances[place].flags.isSuperset(of: [.fresh, .begun])
  }

  /// Whether a refused slot is one that the transition orders, so that its place is wrong, not its presence.
  func belongs(_ transition: RunningIndex, _ slot: Slot) -> Bool {
    running[transition].allowed.rows.contains { catalogue.declared[$0] & slot.bit != 0 }
  }

  /// Whether an established transition keeps a seat for an instance.
  func waits(_ transition: RunningIndex, _ side: Side, for place: Int) -> Bool {
    let seat = running[transition].seat(side)
    if seat.isTaken { return seat.instance == instances.reference(place) }
    guard seat.isNamed, seat.who.name == instances[place].name else { return false }
    return !seat.who.instance.isSome || seat.who.instance == instances[place].key
  }

  /// Seats an instance.
  mutating func sit(_ place: Int, _ transition: RunningIndex, _ side: Side) {
    let old = instances[place].transition
    if old.isSome && old != transition { close(old, .participantMoves) }
    running[transition].take(&instances[place], at: place, on: side)
    instances[place].transition = transition
    let presentation = running[transition].presentation
    let isPresented = (side == .incoming) == (running[transition].kindAsked == .present)
    guard presentation.isSome, isFree(presentation, for: place, isPresented: isPresented) else { return }
    bindPresentation(presentation, place, isPresented: isPresented)
  }

  /// Whether a side of an open presentation is nobody else's.
  private func isFree(_ presentation: PresentationIndex, for place: Int, isPresented: Bool) -> Bool {
    guard presentations[presentation].isOpen else { return false }
    let seat = isPresented ? presentations[presentation].presented : presentations[presentation].presenter
    return instances.place(of: seat.instance).map { $0 == place } ?? true
  }

  /// The first controller that goes after a willDismiss that its presenter or a coordinator got: it is the one that is
  /// swiped away.
  private mutating func bindSwiped(_ place: Int, _ event: Event) -> RunningIndex? {
    let gesture = running.established.last {
      running[$0].trigger == .swipe && running[$0].serial == running.openedCount && !running[$0].isCommitted
        && !running[$0].outgoing.isTaken && !running[$0].outgoing.isNamed
    }
    guard let gesture, !instances[place].presentedIn.isSome, take(gesture, .outgoingWillDisappear, event)
    else {
      return nil
    }
    sit(place, gesture, .outgoing)
    return gesture
  }

  /// The first controller that goes after a push was asked for, where the stack does not tell who is on top.
  private mutating func bindStranger(
    _ place: Int, _ callback: AppearanceCallback, _ event: Event
  ) -> RunningIndex? {
    guard callback == .viewWillDisappear, !goesAlong(place, callback) else { return nil }
    if let swiped = bindSwiped(place, event) { return swiped }
    let open = running.established.filter {
      let running = running[$0]
      return running.container.isSome && !running.outgoing.isNamed && !running.outgoing.isTaken
        && running.seen & Self.tooLate(running).bits == 0
        && !isInStack(place, besides: running.container) && !waits($0, .incoming, for: place)
        && !(isOutgoingSought && isNoneOfUIKits($0))
    }
    guard open.count == 1, let transition = open.first else { return nil }
    running[transition].isBoundByOrder = true
    // Without animation a stack is filled that is not shown yet: who goes may make room for its container.
    if running.established.count > 1 || instances[place].presentedIn.isSome
      || running[transition].animated == false
      || running.strangers.wills > running[transition].strangersBefore.wills + 1 || !pendingPops.isEmpty
      || isOutgoingSought
    {
      running[transition].doubts.add(.boundByOrder)
    }
    if !stands(place) { running[transition].mayBeColumn = instances[place].name }
    running[transition].isGuessed = outbox.tells(.outlines) && isAmongOthers(place)
    guard accept(transition, .outgoingWillDisappear, event) else { return nil }
    sit(place, transition, .outgoing)
    if isHeard(running[transition].incoming) { insertBelowTop(transition) }
    return transition
  }

  /// What must not have come yet for a stranger to be the one who goes: in a tab switch the new tab is told first.
  private static func tooLate(_ running: RunningTransition) -> SlotSet {
    running.kindAsked == .select ? .dids : .appearance(.incoming)
  }

  /// Whether anybody of a controller's class was heard to come or to go.
  private func isHeard(_ seat: Seat) -> Bool {
    seat.isTaken || name(of: seat).map { classes[$0].loggedCallbacks != 0 } ?? false
  }

  /// Whether a controller is known to be in the stack of another container.
  private func isInStack(_ place: Int, besides container: Participant) -> Bool {
    let reference = instances.reference(place)
    return stacks.hold(reference, besides: container)
  }

  /// Whether a transition told from the order alone lacks the one who goes.
  private var isOutgoingSought: Bool { running.vacant.lack(.outgoing) }

  /// Others begin to move as well: whoever was bound by the order alone may be one of theirs.
  mutating func doubtBindings(_ place: Int, _ callback: AppearanceCallback) {
    for transition in running.established
    where running[transition].isBoundByOrder && running[transition].doubts.isEmpty
      && !(running[transition].isCommitted && running[transition].has(.incomingDidAppear))
    {
      // Who comes is sought still: this may be who is.
      if running[transition].isVacant, callback == .viewWillAppear { continue }
      if Side.allCases.contains(where: { waits(transition, $0, for: place) }) { continue }
      if isOfParticipant(place, transition) || isPopOfKnownStack(transition) { continue }
      running[transition].doubts.add(.othersMove)
    }
  }

  /// Whether those who take part stand in the stack that was asked, the one on top of the other.
  private func isPopOfKnownStack(_ transition: RunningIndex) -> Bool {
    guard running[transition].incoming.isTaken, running[transition].kindAsked != .push else { return false }
    return stacks[running[transition].container]
      .isPop(of: running[transition].outgoing.instance, to: running[transition].incoming.instance)
  }

  /// Whether a controller is known to be a child of one who takes part.
  private func isOfParticipant(_ place: Int, _ transition: RunningIndex) -> Bool {
    guard let parent = instances.place(of: instances[place].parent) else { return false }
    return running[transition].side(of: Int32(parent)) != nil
  }

  /// Binds the controller that loads its view for the transition that awaits it.
  mutating func bindLoaded(_ place: Int, _ event: Event) {
    for transition in running.established.reversed() where waits(transition, .incoming, for: place) {
      guard !running[transition].has(.incomingDidLoad), running[transition].kindAsked != .dismiss else {
        continue
      }
      let isTaken = running[transition].incoming.isTaken
      if accept(transition, .incomingDidLoad, event) || !isTaken {
        if !isTaken { sit(place, transition, .incoming) }
        return
      }
      let isFirst = instances[place].loadLine == event.line
      if isFirst, running[transition].isEstablished, !running[transition].isBroken,
        belongs(transition, .incomingDidLoad)
      {
        breach(transition, at: .incomingDidLoad, event)
        return
      }
    }
  }
}
