/// Breaches of an announced transition: calls out of order, forbidden calls, and missing calls.
extension TraceChecker {
  /// A slot that no row allows here. Reports it once, then continues with what was observed.
  mutating func breach(_ transition: RunningIndex, at slot: Slot, _ event: Event) {
    let seenBefore = running[transition].seen
    record(transition, slot, event)
    breach(transition, at: slot, seenBefore: seenBefore, line: event.line)
    checkEndOfBroken(transition)
  }

  /// The kind assumed for a transition turns out to be wrong: reports the first slot that the right kind
  /// refuses.
  mutating func breachInHindsight(_ transition: RunningIndex) {
    var seen: UInt32 = 0
    var alive = catalogue.matchable
    for slot in slotsInOrder(transition) {
      let left = alive.without(catalogue.refuted(by: slot, seen: seen))
      if left.and(running[transition].allowed).isEmpty {
        return breach(transition, at: slot, seenBefore: seen, line: line(transition, slot))
      }
      alive = left
      seen |= slot.bit
    }
  }

  private mutating func breach(_ transition: RunningIndex, at slot: Slot, seenBefore: UInt32, line: Int) {
    running[transition].isBroken = true
    guard !running[transition].isGivenUp, let row = accusingRow(transition, slot, seenBefore) else { return }
    running[transition].row = row
    guard isJudged(transition) else { return }
    // Nothing else has to be assumed then, whatever else is in doubt.
    if isMoveOfNamesakes(transition, slot) { return running[transition].doubts.add(.namesakeCanBeCalled) }
    if let side = slot.side, isToldOfTwo(transition, side) || isToldOfNames(transition) {
      running[transition].doubts.add(.nameMovedBothWays)
    }
    if isOfGuessedStack(transition) { running[transition].doubts.add(.boundByOrder) }
    guard verdict(on: transition) != .none else { return }
    let spec = catalogue.rows[row]
    if spec.grade == .soft, spec.declared.contains(slot) { return }
    var finding =
      spec.declared.contains(slot)
      ? orderFinding(transition, spec, slot, seenBefore, line)
      : forbiddenFinding(transition, spec, slot, line)
    retellAsHandMade(&finding, transition, slot)
    raise(finding, in: transition)
  }

  /// Whether the outgoing controller is known from the stack that was asked, and only the order of callbacks put it there
  /// in an earlier transition.
  private func isOfGuessedStack(_ transition: RunningIndex) -> Bool {
    let container = running[transition].container
    guard container.isSome, !stacks.isEmpty, !running[transition].isBoundByOrder else { return false }
    return stacks[container].guessed.contains(running[transition].outgoing.instance)
  }

  /// Whether what looks like a cancelled gesture, if one controller made these calls, is the right order for
  /// two controllers that share the name: one disappears and the other appears.
  private func isMoveOfNamesakes(_ transition: RunningIndex, _ slot: Slot) -> Bool {
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
  private func isToldOfTwo(_ transition: RunningIndex, _ side: Side) -> Bool {
    guard let index = instances.index(of: running[transition].seat(side).instance),
      !instances[index].key.isSome, !isNamed(index, in: transition)
    else { return false }
    let seen = running[transition].seen
    let comes =
      AppearanceCallback.viewWillAppear.slot(side).bit | AppearanceCallback.viewDidAppear.slot(side).bit
    let goes =
      AppearanceCallback.viewWillDisappear.slot(side).bit | AppearanceCallback.viewDidDisappear.slot(side).bit
    return seen & comes != 0 && seen & goes != 0
  }

  /// Whether a pop without a mark was inferred from the names in a stack: in the order of another transition,
  /// a second controller of that name was covered or revealed.
  private func isToldOfNames(_ transition: RunningIndex) -> Bool {
    guard let kind = running[transition].kindAsked, [.pop, .popTo].contains(kind),
      !running[transition].hasMark
    else { return false }
    return [running[transition].outgoing, running[transition].incoming].contains { !$0.who.instance.isSome }
  }

  /// The row that a breach is reported against: of those that allowed everything before, one that knows the
  /// slot and has the kind that was asked for.
  private func accusingRow(_ transition: RunningIndex, _ slot: Slot, _ seenBefore: UInt32) -> Int? {
    let running = running[transition]
    let before = running.allowed.rows.filter { row in
      SlotSet(bits: seenBefore).slots.allSatisfy { catalogue.rows[row].declared.contains($0) }
    }
    let rows = before.isEmpty ? running.allowed.rows : before
    let knowing = rows.filter { catalogue.rows[$0].declared.contains(slot) }
    let judged = (knowing.isEmpty ? rows : knowing).sorted {
      isOnRelease($0, running) && !isOnRelease($1, running)
    }
    return judged.first { catalogue.rows[$0].outcome == .completed } ?? judged.first
  }

  /// Whether a row applies to the app's release, animated or not.
  private func isOnRelease(_ row: Int, _ running: RunningTransition) -> Bool {
    var question = Question()
    question.release = app.os
    question.animated = running.animated
    return catalogue.rows[row].conditions.admit(question)
  }

  /// The line at which a slot was seen.
  func line(_ transition: RunningIndex, _ slot: Slot) -> Int { running.line(of: slot, in: transition) }

  /// The slots seen, in the order of the log.
  func slotsInOrder(_ transition: RunningIndex) -> [Slot] {
    let running = running[transition]
    return SlotSet(bits: running.seen).slots.sorted { line(transition, $0) < line(transition, $1) }
  }

  /// A broken transition ends when every side has come to rest.
  mutating func checkEndOfBroken(_ transition: RunningIndex) {
    let running = running[transition]
    guard !running.isCommitted, running.row >= 0 else { return }
    let required = catalogue.required[running.row]
    guard required != 0, required & loggedSlots(transition) & ~running.seen == 0 else { return }
    self.running[transition].isCommitted = true
    commit(transition, running.row)
  }

  // MARK: What never came

  /// Raises what a transition lacks if it ran to its end.
  mutating func judgeMissing(_ transition: RunningIndex, _ ending: Ending) {
    if ending == .interrupted || isComplete(transition) { return }
    if ending == .participantMoves, judgeReturnAfterDidDismiss(transition) { return }
    let rows = running[transition].candidates.rows.filter { catalogue.required[$0] != 0 }
    guard !rows.isEmpty, running[transition].candidates.and(rowSets.soft).isEmpty else { return }
    let lacking = rows.map { (row: $0, slots: missing(transition, $0, atEnd: ending == .endOfTrace)) }
    guard lacking.allSatisfy({ $0.slots != 0 }),
      let best = lacking.min(by: { $0.slots.nonzeroBitCount < $1.slots.nonzeroBitCount })
    else { return }
    if ending == .participantGone, judgePassedRoot(transition, catalogue.rows[best.row]) { return }
    raiseMissing(transition, catalogue.rows[best.row], SlotSet(bits: best.slots))
  }

  /// Whether some row has all that it requires.
  private func isComplete(_ transition: RunningIndex) -> Bool {
    var rest = running[transition].candidates.bits
    while rest != 0 {
      let required = catalogue.required[rest.trailingZeroBitCount]
      if required != 0, required & ~running[transition].seen & ~running[transition].excused == 0 {
        return true
      }
      rest &= rest - 1
    }
    return false
  }

  /// The required slots that can no longer come: the transition's end was seen or, at the end of the trace, a
  /// call that must follow them was.
  private func missing(_ transition: RunningIndex, _ row: Int, atEnd: Bool) -> UInt32 {
    let running = running[transition]
    let sides = [Side.incoming, .outgoing].filter { isObserved(transition, $0) }
    let watched = sides.reduce(UInt32(0)) { $0 | SlotSet.appearance($1).bits }
    var missing =
      catalogue.required[row] & ~running.seen & ~running.excused & watched
    missing &= ~loggedApart(transition) & ~returnUnproven(transition)
    let ends = SlotSet.dids.bits | Slot.completion.bit | Slot.didDismiss.bit
    if running.seen & ends == 0 { return 0 }
    if atEnd {
      let overdue = SlotSet(bits: running.seen).slots.reduce(UInt32(0)) {
        $0 | catalogue.before[row][Int($1.rawValue)]
      }
      missing &= overdue
    }
    return missing
  }

  /// The will-callbacks that a side logged after it last moved the other way, before the transition was told
  /// apart.
  private func loggedApart(_ transition: RunningIndex) -> UInt32 {
    let (incoming, outgoing) = (running[transition].incoming, running[transition].outgoing)
    let comes = isLogged(.viewWillAppear, after: [.viewWillDisappear, .viewDidDisappear], of: incoming)
    let goes = isLogged(
      .viewWillDisappear, after: [.viewWillAppear, .viewIsAppearing, .viewDidAppear], of: outgoing)
    return (comes ? Slot.incomingWillAppear.bit : 0) | (goes ? Slot.outgoingWillDisappear.bit : 0)
  }

  private func isLogged(_ will: AppearanceCallback, after others: [AppearanceCallback], of seat: Seat) -> Bool
  {
    guard let index = instances.index(of: seat.instance) else { return false }
    let last =
      others.map { instances[index].line($0) }.max().flatMap { $0 > 0 ? $0 : nil }
      ?? instances[index].loadLine
    return last > 0 && instances[index].line(will) > last
  }

  /// Whether a side was watched from the start: what it lacks is missing, not unseen.
  private func isObserved(_ transition: RunningIndex, _ side: Side) -> Bool {
    let running = running[transition]
    if !running.presentation.isSome {
      return running.seat(side).isTaken && running.seen & SlotSet.appearance(side).bits != 0
        && (running.hasMark || running.wasKnown(side))
    }
    let mover: Side = running.kindAsked == .dismiss ? .outgoing : .incoming
    guard isToldOver(running) || running.seen & SlotSet.appearance(mover).bits != 0 else { return false }
    if side == mover { return running.hasMark || running.wasKnown(side) }
    return running.seat(side).isTaken && (running.hasMark || running.wasKnown(side))
  }

  /// Whether the completion alone tells that one went who was on the screen, and stayed there as far as its calls say.
  private func isToldOver(_ running: RunningTransition) -> Bool {
    guard running.kindAsked == .dismiss, running.has(.completion),
      let index = instances.index(of: running.outgoing.instance)
    else { return false }
    return instances[index].state == .appeared && instances[index].line(.viewDidAppear) > 0
  }

  private mutating func raiseMissing(_ transition: RunningIndex, _ spec: TransitionSpec, _ slots: SlotSet) {
    for slot in slots.slots { settle(transition, slot) }
    if spec.kind == .pop, spec.outcome == .cancelled, slots.contains(.outgoingWillAppear),
      fluidity(of: transition) != .still
    {
      // Apple says that it goes straight back to appearing, and names only viewDidAppear.
      running[transition].doubts.add(.mayBeInterrupted)
    }
    let isPresenter: Side = spec.kind == .present ? .outgoing : .incoming
    let required = SlotSet(spec.required.filter { $0.side == isPresenter })
    let isPresentation = spec.kind == .present || spec.kind == .dismiss
    if spec.kind == .dismiss, running.strangers.coming > running[transition].strangersBefore.coming {
      // What was pushed or selected below while the presenter was covered is what gets revealed.
      running[transition].doubts.add(.othersMove)
    }
    if isPresentation, !required.isEmpty, slots.bits & required.bits == required.bits {
      excusePresenter(transition)
      if spec.kind == .dismiss, judgeTwoLevels(revealedBy: transition) { return }
      return raiseEach(transition, spec, required, rule: 204)
    }
    raiseEach(transition, spec, slots, rule: 205)
  }

  /// Puts a controller in the state that the missing did-callback would have put it in, so that the fault
  /// ends with its transition. If the callback comes after all, it's the same fault.
  private mutating func settle(_ transition: RunningIndex, _ lacking: Slot) {
    guard let side = lacking.side, let index = instances.index(of: running[transition].seat(side).instance)
    else {
      return
    }
    switch (lacking, instances[index].state) {
    case (.outgoingDidDisappear, .disappearing), (.incomingDidDisappear, .disappearing):
      instances[index].state = .hidden
      instances[index].owed = 1 << AppearanceCallback.viewDidDisappear.rawValue
    case (.incomingDidAppear, .appearing), (.outgoingDidAppear, .appearing):
      instances[index].state = .appeared
      instances[index].owed = 1 << AppearanceCallback.viewDidAppear.rawValue
    default: break
    }
  }

  /// One finding for everything that a side lacks; it's kept if the side's class logs one of the callbacks.
  private mutating func raiseEach(
    _ transition: RunningIndex, _ spec: TransitionSpec, _ slots: SlotSet, rule: UInt16
  ) {
    for side in [Side.outgoing, .incoming] {
      let lacking = slots.slots.filter { $0.side == side && !isLoggedOfNamesake($0, side, transition) }
      guard !lacking.isEmpty, let name = name(of: running[transition].seat(side)) else { continue }
      let events = lacking.reduce(UInt64(0)) { $0 | ($1.event?.bit ?? 0) }
      var finding = missingFinding(transition, spec, lacking, side, rule)
      doubtRemarks(&finding, transition, side, lacking: lacking)
      raise(finding, in: transition, Claim(name: name, anyOf: events))
    }
  }

  /// A presenter that got no callbacks when covered isn't owed any when it's revealed.
  mutating func excusePresenter(_ transition: RunningIndex) {
    let presentation = running[transition].presentation
    if presentation.isSome { presentations[presentation].presenterExcused = true }
  }
}
