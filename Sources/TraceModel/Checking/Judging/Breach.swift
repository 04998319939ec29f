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
}
