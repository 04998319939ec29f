/// Breaches of an announced transition: calls out of order, forbidden calls, and missing calls.
extension TraceChecker {
  /// A slot that no row allows here. Reports it once, then continues with what was observed.
  mutating func breach(_ transition: RunningIndex, at slot: Slot, _ event: Event) {
    let seenBefore = app.running[transition].seen
    record(transition, slot, event)
    breach(transition, at: slot, seenBefore: seenBefore, line: event.line)
    checkEndOfBroken(transition)
  }

  /// The kind assumed for a transition turns out to be wrong: reports the first slot that the right kind
  /// refuses.
  mutating func breachInHindsight(_ transition: RunningIndex) {
    var seen: UInt32 = 0
    var alive = app.orders.catalogue.matchable
    for slot in app.slotsInOrder(transition) {
      let left = alive.without(app.orders.catalogue.refuted(by: slot, seen: seen))
      if left.and(app.running[transition].allowed).isEmpty {
        return breach(transition, at: slot, seenBefore: seen, line: app.line(transition, slot))
      }
      alive = left
      seen |= slot.bit
    }
  }

  private mutating func breach(_ transition: RunningIndex, at slot: Slot, seenBefore: UInt32, line: Int) {
    app.running[transition].isBroken = true
    guard !app.running[transition].isGivenUp, let row = app.accusingRow(transition, slot, seenBefore) else {
      return
    }
    app.running[transition].row = row
    guard app.isJudged(transition), !app.followsFromCrossed(transition, row, slot, seenBefore) else { return }
    // Nothing else has to be assumed then, whatever else is in doubt.
    if app.isMoveOfNamesakes(transition, slot) {
      return app.running[transition].doubts.add(.namesakeCanBeCalled)
    }
    if let side = slot.side, app.isToldOfTwo(transition, side) {
      app.running[transition].doubts.add(.nameMovedBothWays)
    } else if slot.side != nil, app.isToldOfNames(transition) {
      app.running[transition].doubts.add(.inferredTransition)
    }
    if app.mayReturnFromElsewhere(transition, slot) { app.running[transition].doubts.add(.endUnlogged) }
    if app.isOfGuessedStack(transition) { app.running[transition].doubts.add(.boundByOrder) }
    if app.mayBeChoice(transition, slot, seenBefore) { app.running[transition].doubts.add(.tabMayBeChosen) }
    if app.mayPopChosen(transition, slot, seenBefore) { app.running[transition].doubts.add(.stackUnknown) }
    guard app.verdict(on: transition) != .none else { return }
    let spec = app.orders.catalogue.rows[row]
    if spec.grade == .soft, spec.declared.contains(slot) {
      return judgeSoft(transition, spec, slot, seenBefore, line)
    }
    var finding =
      spec.declared.contains(slot)
      ? app.orderFinding(transition, spec, slot, seenBefore, line)
      : app.forbiddenFinding(transition, spec, slot, line)
    app.retellAsHandMade(&finding, transition, slot)
    if app.mayGoTogether(transition, slot) {
      return app.running.note(transition) { $0.ifItStays = HeldFinding(finding: finding) }
    }
    raise(finding, in: transition)
  }

  /// A broken transition ends when every side has come to rest.
  mutating func checkEndOfBroken(_ transition: RunningIndex) {
    let running = app.running[transition]
    guard !running.isCommitted, running.row >= 0 else { return }
    let required = app.orders.catalogue.required[running.row]
    guard required != 0, required & app.loggedSlots(transition) & ~running.seen == 0 else { return }
    app.running[transition].isCommitted = true
    commit(transition, running.row)
  }
}

extension ObservedApp {
  /// Whether all that came too early for a slot are did-callbacks that came before their own will-callbacks, which was told.
  fileprivate func followsFromCrossed(
    _ transition: RunningIndex, _ row: Int, _ slot: Slot, _ seenBefore: UInt32
  ) -> Bool {
    let pairs: [(will: Slot, did: Slot)] = [
      (.incomingWillAppear, .incomingDidAppear), (.outgoingWillDisappear, .outgoingDidDisappear),
    ]
    let crossed = pairs.reduce(UInt32(0)) { bits, pair in
      let isTold = seenBefore & pair.will.bit != 0 && seenBefore & pair.did.bit != 0
      return isTold && line(transition, pair.will) > line(transition, pair.did) ? bits | pair.did.bit : bits
    }
    guard crossed != 0 else { return false }
    let early = SlotSet(bits: seenBefore).slots.filter {
      orders.catalogue.before[row][Int($0.rawValue)] & slot.bit != 0
    }
    return !early.isEmpty && early.allSatisfy { crossed & $0.bit != 0 }
  }

  /// Whether a presenter comes only after a dismissal is over, and its class doesn't log that it goes: nobody knows whether the
  /// presentation covered it, and something else may have since.
  fileprivate func mayReturnFromElsewhere(_ transition: RunningIndex, _ slot: Slot) -> Bool {
    let one = running[transition]
    guard one.kindAsked == .dismiss, slot.side == .incoming, one.has(.outgoingDidDisappear),
      one.seen & SlotSet.appearance(.incoming).bits & ~slot.bit == 0, one.presentation.isSome,
      presentations[one.presentation].family == nil, let presenter = name(of: one.incoming)
    else { return false }
    return !classes[presenter].logs(.viewWillDisappear) && !classes[presenter].logs(.viewDidDisappear)
  }

  /// Whether a presenter begins to go only when what it presents is there, and no style tells whether it goes at all: both may
  /// be on their way out.
  fileprivate func mayGoTogether(_ transition: RunningIndex, _ slot: Slot) -> Bool {
    let one = running[transition]
    return slot == .outgoingWillDisappear && one.kindAsked == .present && one.has(.incomingDidAppear)
      && one.presentation.isSome && presentations[one.presentation].family == nil
  }

  /// Whether what was presented goes as well, while its presenter has only begun to.
  func goTogether(_ transition: RunningIndex, _ ending: TransitionEnding) -> Bool {
    ending == .participantMoves && !running[transition].has(.outgoingDidDisappear)
  }

  /// Whether the outgoing controller is known from the stack that was asked, and only the order of callbacks put it there
  /// in an earlier transition.
  fileprivate func isOfGuessedStack(_ transition: RunningIndex) -> Bool {
    let container = running[transition].container
    guard container.isSome, !containers.stacks.isEmpty, !running[transition].isBoundByOrder else {
      return false
    }
    return containers.stacks[container].guessed.contains(running[transition].outgoing.instance)
  }

  /// Whether a mark doesn't say which stack it asked, and the calls so far are those of a tab that is chosen.
  fileprivate func mayBeChoice(_ transition: RunningIndex, _ slot: Slot, _ seenBefore: UInt32) -> Bool {
    guard running.notes(of: transition)?.isStackGuessed == true else { return false }
    let left = running[transition].alive.without(orders.catalogue.refuted(by: slot, seen: seenBefore))
    return !left.and(orders.rowSets.of(.select)).isEmpty
  }

  /// Whether what looks like a cancelled gesture, if one controller made these calls, is the right order for
  /// two controllers that share the name: one disappears and the other appears.
  fileprivate func isMoveOfNamesakes(_ transition: RunningIndex, _ slot: Slot) -> Bool {
    guard slot == .outgoingDidDisappear, running[transition].has(.outgoingWillAppear),
      !running[transition].has(.outgoingDidAppear),
      let index = instances.index(of: running[transition].outgoing.instance), !instances[index].key.isSome
    else { return false }
    if instances[index].flags.contains(.hadNamesake) { return true }
    // Where the stack names whom it reveals, that one is meant.
    let revealed = name(of: running[transition].incoming) ?? instances[index].name
    return revealed == instances[index].name && mayHideNamesake(revealed)
  }

  /// Whether a name that no mark gave for a transition logged that it both appears and disappears in it: two
  /// controllers may have it.
  fileprivate func isToldOfTwo(_ transition: RunningIndex, _ side: Side) -> Bool {
    guard let index = instances.index(of: running[transition].seat(side).instance),
      !instances[index].key.isSome, !isNamed(index, in: transition)
    else { return false }
    let seen = running[transition].seen
    var comes = AppearanceCallback.viewWillAppear.slot(side).bit
    // Another one that nothing tells of would begin to appear before it has.
    if !isKnownAlone(index) || mayHideNamesake(instances[index].name) {
      comes |= AppearanceCallback.viewDidAppear.slot(side).bit
    }
    let goes =
      AppearanceCallback.viewWillDisappear.slot(side).bit | AppearanceCallback.viewDidDisappear.slot(side).bit
    return seen & comes != 0 && seen & goes != 0
  }

  /// Whether a pop without a mark was inferred from the names in a stack: the order may be right for what was done.
  fileprivate func isToldOfNames(_ transition: RunningIndex) -> Bool {
    guard let kind = running[transition].kindAsked, [.pop, .popTo].contains(kind),
      !running[transition].hasMark
    else { return false }
    return [running[transition].outgoing, running[transition].incoming].contains { !$0.who.instance.isSome }
  }

  /// The row that a breach is reported against: of those that allowed everything before, one that knows the
  /// slot and has the kind that was asked for.
  fileprivate func accusingRow(_ transition: RunningIndex, _ slot: Slot, _ seenBefore: UInt32) -> Int? {
    let running = running[transition]
    let before = running.allowed.rows.filter { row in
      SlotSet(bits: seenBefore).slots.allSatisfy { orders.catalogue.rows[row].declared.contains($0) }
    }
    let rows = before.isEmpty ? running.allowed.rows : before
    let knowing = rows.filter { orders.catalogue.rows[$0].declared.contains(slot) }
    let judged = (knowing.isEmpty ? rows : knowing).sorted {
      isOnRelease($0, running) && !isOnRelease($1, running)
    }
    return judged.first { orders.catalogue.rows[$0].outcome == .completed } ?? judged.first
  }

  /// Whether a row applies to the app's release, animated or not.
  private func isOnRelease(_ row: Int, _ running: RunningTransition) -> Bool {
    var question = Question()
    question.release = configured.os
    question.animated = running.animated
    return orders.catalogue.rows[row].conditions.admit(question)
  }

  /// The line at which a slot was seen.
  @inline(__always)
  func line(_ transition: RunningIndex, _ slot: Slot) -> Int { running.line(of: slot, in: transition) }

  /// The slots seen, in the order of the log.
  func slotsInOrder(_ transition: RunningIndex) -> [Slot] {
    let running = running[transition]
    return SlotSet(bits: running.seen).slots.sorted { line(transition, $0) < line(transition, $1) }
  }
}
