/// How transitions end: complete, cancelled, broken off, or with the trace.
extension TraceChecker {
  enum Ending {
    case completed, participantMoves, participantGone, interrupted, forgotten, endOfTrace
  }

  /// Notices that a transition has all that it needs.
  mutating func checkEnd(_ transition: Int) {
    guard running[transition].isOpen, !running[transition].isCommitted else { return }
    guard let row = finishedRow(transition, asLogged: running[transition].isEstablished) else { return }
    running[transition].row = row
    running[transition].isCommitted = true
    commit(transition, row)
    noteDisturbed(transition)
    if !running[transition].isEstablished {
      close(transition, .completed)
    } else if finishedRow(transition, asLogged: false) != nil {
      lingering.append(transition)
    }
  }

  /// The row that is complete: all that it requires was seen, or is not logged by its class.
  func finishedRow(_ transition: Int, asLogged: Bool) -> Int? {
    let running = running[transition]
    let needed = asLogged ? loggedSlots(transition) & ~running.excused : UInt32.max
    var complete = RowSet.none
    var rest = running.candidates.bits
    while rest != 0 {
      let row = rest.trailingZeroBitCount
      rest &= rest - 1
      let required = catalogue.required[row]
      if required != 0, required & needed & ~running.seen == 0,
        required & running.seen & SlotSet.dids.bits != 0
      {
        complete.bits |= 1 << UInt64(row)
      }
    }
    return prefer(complete, transition)
  }

  /// The slots whose callbacks the classes of the two sides have logged so far.
  func loggedSlots(_ transition: Int) -> UInt32 {
    slots(of: .incoming, transition) | slots(of: .outgoing, transition)
  }

  private func slots(of side: Side, _ transition: Int) -> UInt32 {
    let seat = running[transition].seat(side)
    guard let name = name(of: seat) else { return 0 }
    let logged = classes[Int(name.index)].loggedCallbacks
    let all: [Slot] =
      side == .incoming
      ? [.incomingWillAppear, .incomingDidAppear, .incomingWillDisappear, .incomingDidDisappear]
      : [.outgoingWillAppear, .outgoingDidAppear, .outgoingWillDisappear, .outgoingDidDisappear]
    return (0..<4).reduce(0) { logged & 1 << $1 != 0 ? $0 | all[$1].bit : $0 }
  }

  /// The class of a seat.
  func name(of seat: Seat) -> Symbol? {
    if let place = instances.place(of: seat.instance) { return instances[place].name }
    return seat.who.name.isSome ? seat.who.name : nil
  }

  /// Ends a transition: what it lacks is judged, what was held is decided, and it is told.
  mutating func close(_ transition: Int, _ ending: Ending) {
    guard running[transition].isOpen else { return }
    running[transition].isOpen = false
    if running[transition].isEstablished, !running[transition].isBroken, isJudged(transition),
      ending != .forgotten
    {
      judgeMissing(transition, ending)
    }
    noteDisturbed(transition)
    reportShownEarly(transition)
    releaseHeld(transition)
    if !running[transition].isCommitted, ending == .participantMoves || ending == .participantGone,
      let row = finishedRow(transition, asLogged: true)
    {
      running[transition].row = row
      running[transition].isCommitted = true
      commit(transition, row)
    }
    tell(transition, ending)
    collectOwed(after: transition)
    collectCoordinators()
    releasePresentation(of: transition)
    unseat(transition)
  }

  private mutating func releaseHeld(_ transition: Int) {
    let held = running[transition].held
    running[transition].held = []
    guard running[transition].rules.isEmpty else { return }
    for one in held { raise(one.finding, one.claim) }
  }

  private mutating func unseat(_ transition: Int) {
    for seat in [running[transition].incoming, running[transition].outgoing] {
      if let place = instances.place(of: seat.instance), instances[place].transition == Int32(transition) {
        instances[place].transition = -1
      }
    }
    if running[transition].isEstablished { established.removeAll { $0 == transition } }
    vacant.removeAll { $0 == transition }
    lingering.removeAll { $0 == transition }
    freeRunning.append(transition)
  }

  /// Counts the transition, and keeps its record where somebody wants it.
  private mutating func tell(_ transition: Int, _ ending: Ending) {
    guard running[transition].seen & SlotSet.told.bits != 0 else { return }
    transitionCount += 1
    let outcome = outcome(of: transition, ending)
    if outcome == .incomplete { incompleteCount += 1 }
    if keepsRecords { finished.append(record(of: transition, outcome)) }
    if keepsOutlines { outlines.append(outline(of: transition, outcome)) }
  }

  private func outcome(of transition: Int, _ ending: Ending) -> TransitionOutcome {
    if running[transition].isCommitted, running[transition].row >= 0 {
      return catalogue.rows[running[transition].row].outcome
    }
    if ending == .interrupted { return .cancelled }
    if running[transition].isBroken && ending != .endOfTrace { return .completed }
    let did = running[transition].seen & SlotSet.dids.bits != 0
    return did && ending != .endOfTrace && ending != .forgotten ? .completed : .incomplete
  }

  /// Whether breaches of a transition are findings: its participants are sure, and nothing excuses it.
  func isJudged(_ transition: Int) -> Bool {
    let running = running[transition]
    guard running.isJudged, !isEnding else { return false }
    for seat in [running.outgoing, running.incoming] {
      if isAmbiguous(seat) { return false }
      if let name = name(of: seat), isUnjudged(name) { return false }
    }
    return true
  }
}

extension SlotSet {
  /// What makes a transition worth telling.
  static let told: SlotSet = [
    .incomingWillAppear, .incomingDidAppear, .incomingWillDisappear, .incomingDidDisappear,
    .outgoingWillDisappear, .outgoingDidDisappear, .outgoingWillAppear, .outgoingDidAppear,
    .willDismiss, .didAttemptToDismiss, .shouldDismiss, .didDismiss,
  ]
}
