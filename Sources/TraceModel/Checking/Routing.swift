/// Which transition a callback belongs to.
extension TraceChecker {
  /// Routes a callback to the transition that it belongs to, begins one where none is under way, and returns it.
  @inline(__always)
  mutating func route(_ place: Int, _ callback: AppearanceCallback, _ event: Event) -> RunningIndex? {
    if callback.isWill { noteWill(place, callback, event) }
    if callback.isWill, !running.established.isEmpty { leaveForMark(place, callback) }
    let current = instances[place].transition
    if current.isSome, let taken = offer(current, place, callback, event) { return taken }
    if !instances[place].transition.isSome {
      if !running.established.isEmpty, let awaited = takeSeat(place, callback, event) { return awaited }
      return infer(place, callback, event)
    }
    return instances[place].transition
  }

  /// A mark since a controller was last heard names it: what it does now is that, and what it did before is over.
  @inline(never)
  private mutating func leaveForMark(_ place: Int, _ callback: AppearanceCallback) {
    let current = instances[place].transition
    guard current.isSome, !running[current].isEstablished else { return }
    let side: Side = callback.isAppearing ? .incoming : .outgoing
    let isAsked = running.established.contains { transition in
      running[transition].markLine > instances[place].lastLine && waits(transition, side, for: place)
        && running[transition].seen & SlotSet.appearance(side).bits == 0
    }
    if isAsked { close(current, .participantMoves) }
  }

  /// What a will means besides the transition that it belongs to.
  @inline(__always)
  private mutating func noteWill(_ place: Int, _ callback: AppearanceCallback, _ event: Event) {
    if goesAlong(place, callback) {
      // It moves with its container, and is no stranger.
    } else if running.established.isEmpty {
      running.noteStranger(isComing: callback.isAppearing)
    } else if !isSeated(place) {
      running.noteStranger(isComing: callback.isAppearing)
      doubtBindings(place, callback)
    }
    if instances[place].flags.contains(.gone) { stopAwaiting(place) }
    if running.haveNotes { reportIfSkipped(place, callback, event) }
  }

  private mutating func reportIfSkipped(_ place: Int, _ callback: AppearanceCallback, _ event: Event) {
    for transition in running.established where passesOver(transition, place) {
      reportSkipped(transition, place, callback, event)
    }
  }

  /// Whether a transition passes over an instance.
  func passesOver(_ transition: RunningIndex, _ place: Int) -> Bool {
    // Where it has arrived, the next move may well show whom it passed over.
    guard running[transition].hasNotes, !running[transition].has(.incomingDidAppear),
      let noted = running.notes(of: transition)
    else { return false }
    return noted.skipped.contains { self.place(of: $0) == place }
  }

  /// TC407: a controller that popToRoot or setViewControllers passes over gets a callback.
  private mutating func reportSkipped(
    _ transition: RunningIndex, _ place: Int, _ callback: AppearanceCallback, _ event: Event
  ) {
    guard isJudged(transition), !running[transition].isCommitted, instances[place].key.isSome,
      let row = running[transition].allowed.first
    else {
      return
    }
    if callback == .viewWillDisappear, !tellsComing(place) { return }
    let left = running.notes(of: transition)?.skipped.filter { self.place(of: $0) != place } ?? []
    running.note(transition) { $0.skipped = left }
    let name = text(of: instances[place].name)
    let spec = catalogue.rows[row]
    var finding = finding(
      407, transition, spec, .incoming, event.line,
      "\(name) got `\(callback)` though the transition passes over it: \(spec.title)")
    finding.controller = name
    finding.instance = keyText(instances[place].key)
    finding.evidence.append(
      Evidence(
        line: event.line, controller: name, event: "\(callback)", label: "passed over, must not be called"))
    running.note(transition) { $0.passed.append(finding) }
    if running[transition].seen & SlotSet.appearance(.incoming).bits != 0 { raisePassed(transition) }
  }

  /// Whoever was passed over was so only if the controller that was asked for moves: else the stack was another.
  mutating func raisePassed(_ transition: RunningIndex) {
    // Of a class that never logs that it has come, nobody knows when the move was over.
    let coming = Claim(
      name: name(of: running[transition].incoming) ?? .none, anyOf: EventKind.viewDidAppear.bit)
    for finding in running.notes(of: transition)?.passed ?? [] {
      raise(finding, coming)
      running.note(transition) { $0.told.append(finding.rule) }
    }
    running.note(transition) { $0.passed = [] }
  }

  /// Whether an instance has a seat in an established transition that is under way.
  private func isSeated(_ place: Int) -> Bool {
    let reference = instances.reference(place)
    return running.established.contains {
      running[$0].incoming.instance == reference || running[$0].outgoing.instance == reference
    }
  }

  /// Offers a callback to the transition that its controller moves in. `nil`: that one is over, look for another.
  private mutating func offer(
    _ transition: RunningIndex, _ place: Int, _ callback: AppearanceCallback, _ event: Event
  ) -> RunningIndex? {
    guard let side = running[transition].side(of: Int32(place)) else {
      instances[place].transition = .none
      return nil
    }
    let slot = callback.slot(side)
    withdrawEmptyChoice(transition, slot)
    let isLate = instances[place].owed & 1 << callback.rawValue != 0
    if callback.isWill && !isLate && isOver(transition, side, callback) {
      close(transition, .participantMoves)
      return nil
    }
    if running[transition].has(slot) {
      if callback.isWill { return restart(transition, place, side) }
      guard hasComeBackUnheard(transition, place, callback) else { return transition }
      close(transition, .participantMoves)
      return nil
    }
    if accept(transition, slot, event) { return transition }
    if running[transition].isCommitted, !running[transition].isBroken, callback == .viewDidDisappear,
      !belongs(transition, slot)
    {
      // All of it had come: who goes without a word of it does so on its own.
      close(transition, .participantMoves)
      return nil
    }
    if running[transition].isBroken {
      record(transition, slot, event)
      checkEndOfBroken(transition)
      return transition
    }
    if callback.isWill && !belongs(transition, slot) && isInterruption(transition, side, callback) {
      close(transition, .interrupted)
      return nil
    }
    if hasLeftUnheard(transition, place, side, callback) {
      close(transition, .participantMoves)
      return nil
    }
    if isNamesakesWill(transition, place, side, callback) {
      running[transition].doubts.add(.namesakeCanBeCalled)
    }
    if running[transition].isEstablished {
      breach(transition, at: slot, event)
      return transition
    }
    // No row explains any more what was told from the order alone: it is let go.
    close(transition, .participantMoves)
    return nil
  }

  /// The same will again: of a broken trace in an established transition, else the beginning of another.
  private mutating func restart(_ transition: RunningIndex, _ place: Int, _ side: Side) -> RunningIndex? {
    guard !running[transition].isEstablished || hasTurnedUnheard(transition, place, side) else {
      return transition
    }
    close(transition, .participantMoves)
    return nil
  }

  /// Whether the controller that was coming goes again.
  func hasTurned(_ transition: RunningIndex) -> Bool {
    let turned: SlotSet = [.incomingWillDisappear, .incomingDidDisappear]
    return running[transition].seen & turned.bits != 0
  }

  /// Whether the controller that was going is on its way back: a gesture was cancelled.
  func hasReturned(_ transition: RunningIndex) -> Bool {
    let back: SlotSet = [.outgoingWillAppear, .outgoingIsAppearing, .outgoingDidAppear]
    return running[transition].seen & back.bits != 0
  }

  /// Takes a slot if some row allows it there.
  mutating func accept(_ transition: RunningIndex, _ slot: Slot, _ event: Event) -> Bool {
    guard take(transition, slot, event) else { return false }
    if SlotSet.dids.contains(slot) { settle(transition) }
    return true
  }

  /// The same without a look at whether that is its end.
  @inline(__always)
  mutating func take(_ transition: RunningIndex, _ slot: Slot, _ event: Event) -> Bool {
    guard running[transition].accept(slot, catalogue, event.line, event.time) else { return false }
    noteLine(transition, slot, event.line)
    return true
  }

  /// Notes where a slot was seen.
  @inline(__always)
  mutating func noteLine(_ transition: RunningIndex, _ slot: Slot, _ line: Int) {
    running.noteLine(line, of: slot, in: transition)
    if outbox.tells(.steps) { noteTouch(transition, line: line) }
  }

  /// Notes that a slot was seen.
  mutating func record(_ transition: RunningIndex, _ slot: Slot, _ event: Event) {
    running[transition].note(slot, event.line, event.time)
    noteLine(transition, slot, event.line)
  }

  /// After a did: nobody joins any more, and an end is noticed.
  @inline(__always)
  private mutating func settle(_ transition: RunningIndex) {
    if !isPageTurning || running[transition].kindAsked != .turn { running.leaveVacant(transition) }
    checkEnd(transition)
  }

  /// Whether a side has done all that it can do here, so that its next will belongs to another transition.
  private func isOver(_ transition: RunningIndex, _ side: Side, _ will: AppearanceCallback) -> Bool {
    let running = running[transition]
    if side == .incoming, running.has(.incomingDidAppear) || running.has(.incomingDidDisappear) {
      return true
    }
    if side == .outgoing,
      running.has(.outgoingDidDisappear) || running.has(.outgoingDidAppear)
        || running.has(.didDismiss) && !running.isBroken
    {
      return true
    }
    // A gesture that the other side has seen cancelled: what comes is the way back.
    if side == .outgoing, hasTurned(transition), !hasReturned(transition) { return false }
    return isSilentlyOver(transition, side, will)
  }

  /// The same for a class that has appeared before and logs no did at all.
  private func isSilentlyOver(_ transition: RunningIndex, _ side: Side, _ will: AppearanceCallback) -> Bool {
    guard let place = instances.place(of: running[transition].seat(side).instance),
      running[transition].has(side == .incoming ? .incomingWillAppear : .outgoingWillDisappear)
    else { return false }
    let name = Int(instances[place].name.index)
    // The will itself is counted: come twice while nothing else began, it is a fault, and the dids are still to come.
    let isRepeated =
      side == .incoming && will == .viewWillAppear && running[transition].serial == running.openedCount
      && LawOfDoubt.verdict(on: running[transition].doubts) != .none
    let before = isRepeated ? 3 : 2
    return classes[name].appearances >= before && !classes[name].logs(.viewDidAppear)
      && !classes[name].logs(.viewDidDisappear)
  }

  /// A will against the will of the same side, before any did: the move was broken off.
  private func isInterruption(_ transition: RunningIndex, _ side: Side, _ callback: AppearanceCallback)
    -> Bool
  {
    let running = running[transition]
    if !running.isEstablished, SlotSet.dids.isIn(running.seen) { return false }
    if side == .incoming { return callback == .viewWillDisappear && running.has(.incomingWillAppear) }
    return callback == .viewWillAppear && running.has(.outgoingWillDisappear)
  }

  // MARK: Seats that wait

  /// Gives a controller the seat that an established transition keeps for it.
  private mutating func takeSeat(
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
  private func waits(_ transition: RunningIndex, _ side: Side, for place: Int) -> Bool {
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
        && running.seen & SlotSet.appearance(.incoming).bits == 0
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
    running[transition].isGuessed = outbox.tells(.outlines) && isAmongOthers(place)
    guard accept(transition, .outgoingWillDisappear, event) else { return nil }
    sit(place, transition, .outgoing)
    if isHeard(running[transition].incoming) { insertBelowTop(transition) }
    return transition
  }

  /// Whether anybody of a controller's class was heard to come or to go.
  private func isHeard(_ seat: Seat) -> Bool {
    seat.isTaken || name(of: seat).map { classes[Int($0.index)].loggedCallbacks != 0 } ?? false
  }

  /// Whether a controller is known to be in the stack of another container.
  private func isInStack(_ place: Int, besides container: Participant) -> Bool {
    let reference = instances.reference(place)
    return stacks.hold(reference, besides: container)
  }

  /// Whether a transition told from the order alone lacks the one who goes.
  private var isOutgoingSought: Bool { running.vacant.lack(.outgoing) }

  /// Others begin to move as well: whoever was bound by the order alone may be one of theirs.
  private mutating func doubtBindings(_ place: Int, _ callback: AppearanceCallback) {
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

extension AppearanceCallback {
  /// The callback's slot on a side.
  @inline(__always)
  func slot(_ side: Side) -> Slot {
    switch (self, side) {
    case (.viewWillAppear, .incoming): .incomingWillAppear
    case (.viewDidAppear, .incoming): .incomingDidAppear
    case (.viewWillDisappear, .incoming): .incomingWillDisappear
    case (.viewDidDisappear, .incoming): .incomingDidDisappear
    case (.viewIsAppearing, .incoming): .incomingIsAppearing
    case (.viewWillAppear, .outgoing): .outgoingWillAppear
    case (.viewDidAppear, .outgoing): .outgoingDidAppear
    case (.viewWillDisappear, .outgoing): .outgoingWillDisappear
    case (.viewDidDisappear, .outgoing): .outgoingDidDisappear
    case (.viewIsAppearing, .outgoing): .outgoingIsAppearing
    }
  }
}
