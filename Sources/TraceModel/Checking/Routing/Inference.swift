/// Transitions that nobody announced: told from the order of the callbacks, and from what is known besides.
extension TraceChecker {
  /// Joins a callback to a transition that lacks this side, or begins one.
  mutating func infer(_ place: Int, _ callback: AppearanceCallback, _ event: Event) -> RunningIndex? {
    if goesAlong(place, callback) { return nil }
    let side: Side = callback.isAppearing ? .incoming : .outgoing
    let slot = callback.slot(side)
    if callback == .viewWillAppear, !running.established.isEmpty { withdrawMarks(for: place) }
    if let joined = join(place, side, slot, event) {
      // It moves in what had begun before the pop was asked for: nobody knows who answers that.
      if callback.isWill { giveUpPops(joining: joined) }
      return joined
    }
    if callback == .viewWillDisappear, let swipe = joinGivenUp(place, event) { return swipe }
    guard let transition = begin(place, side, slot, event) else { return nil }
    let isDid = SlotSet.dids.contains(slot)
    if !isDid, !isColumn(place) { running.lack(side.other, transition) }
    if isAnythingKnown { consult(transition, event) }
    if isDid { checkEnd(transition) }
    if callback.isWill, !pendingPops.isEmpty { answerPop(transition, side) }
    if isPageTurning { beginTurn(transition, place) }
    return transition
  }

  /// Whether a controller is a split controller's column: it takes nobody's place, and nobody takes its.
  @inline(__always)
  private func isColumn(_ place: Int) -> Bool {
    isUnjudged(instances[place].name)
  }

  /// Begins a transition with a callback of one who moves in none.
  mutating func begin(_ place: Int, _ side: Side, _ slot: Slot, _ event: Event) -> RunningIndex? {
    let transition = open(rowSets.all)
    guard
      running[transition].begin(
        with: slot, by: &instances[place], at: place, on: side, event, catalogue)
    else {
      discard(transition)
      return nil
    }
    instances[place].transition = transition
    noteLine(transition, slot, event.line)
    if slot == .incomingWillAppear { noteHost(of: transition, place) }
    return transition
  }

  /// Joins a callback to the transition that lacks this side and allows it: of its own stack, else the oldest.
  @inline(__always)
  private mutating func join(_ place: Int, _ side: Side, _ slot: Slot, _ event: Event) -> RunningIndex? {
    if running.vacant.count > 1 { preferVacancy(for: place, side) }
    for index in running.vacant.indices where running.vacant[index].side == side {
      let transition = running.vacant[index].transition
      guard canJoin(place, transition, side) else { continue }
      if take(transition, slot, event) {
        if !running.established.isEmpty { doubtGuess(transition, place, slot) }
        if running[transition].kindAsked != .turn { running.leaveVacant(at: index) }
        seat(place, transition, side, event)
        return transition
      }
      if isPageTurning, running[transition].kindAsked == .turn, belongs(transition, slot),
        container(of: instances[place].name) == container(of: running[transition])
      {
        // Whether the page was turned at all tells who of the two is the new one.
        if mayBeLetGo(transition, place, slot) { running[transition].isBoundByOrder = true }
        sit(place, transition, side)
        breach(transition, at: slot, event)
        return transition
      }
    }
    return nil
  }

  /// Who lies below one that goes, and goes itself before it was heard to come, was on its way in for a swipe that is
  /// given up: its class does not log that it comes.
  private mutating func joinGivenUp(_ place: Int, _ event: Event) -> RunningIndex? {
    let state = instances[place].state
    guard state == .hidden || state == .disappearing,
      !classes[instances[place].name].logs(.viewWillAppear)
    else {
      return nil
    }
    let reference = instances.reference(place)
    for index in running.vacant.indices where running.vacant[index].side == .incoming {
      let transition = running.vacant[index].transition
      guard let upper = leaving(running.vacant[index]), instances[upper].below == reference,
        !running[transition].isEstablished, take(transition, .incomingWillDisappear, event)
      else { continue }
      running.leaveVacant(at: index)
      seat(place, transition, .incoming, event)
      return transition
    }
    return nil
  }

  /// Whoever was just made was hardly below the one that is popped, and of whom only a did is heard may have come in
  /// something else: which one it is is a guess then.
  private mutating func doubtGuess(_ transition: RunningIndex, _ place: Int, _ slot: Slot) {
    guard running[transition].isBoundByOrder else { return }
    let flags = instances[place].flags
    let isMade = flags.contains(.fresh) && !flags.isDisjoint(with: [.initialized, .viewLoaded, .didLoad])
    if isMade || SlotSet.dids.contains(slot) { running[transition].doubts.add(.boundByOrder) }
  }

  /// A page controller has said that it turns: the first of its pages that moves begins it.
  private mutating func beginTurn(_ transition: RunningIndex, _ place: Int) {
    guard running[transition].isOpen, !running[transition].isEstablished,
      let kind = container(of: instances[place].name), kind == .page || kind == .pageCurl
    else { return }
    let isAlone = !running.established.contains { running[$0].kindAsked == .turn && !running[$0].isCommitted }
    running[transition].markLine = pageTurns.line
    establish(transition, .turn, rowSets.of(.turn).and(rowSets.of(curl: kind == .pageCurl)))
    if !isAlone { doubtOverlappingTurns() }
    running.expect(running[transition].incoming.isTaken ? .outgoing : .incoming, transition)
  }

  /// Whether a page may be the old one on its way back: of a curled page that is let go the new one goes first, and the
  /// wills with which that began are not logged by these classes.
  private func mayBeLetGo(_ transition: RunningIndex, _ place: Int, _ slot: Slot) -> Bool {
    guard slot == .incomingWillAppear, running[transition].has(.outgoingWillDisappear),
      container(of: running[transition]) == .pageCurl, let new = name(of: running[transition].outgoing)
    else { return false }
    return !classes[new].logs(.viewWillAppear)
      && !classes[instances[place].name].logs(.viewWillDisappear)
  }

  /// A page controller has finished, or the trace has ended, and nobody said that the page was turned.
  mutating func doubtTurns() {
    for transition in running.established
    where running[transition].kindAsked == .turn && running[transition].isBoundByOrder {
      running[transition].doubts.add(.pageInFlight)
    }
  }

  /// A pop that was asked of a stack whose top is not known: the next move of a stranger is believed to be it.
  private mutating func answerPop(_ transition: RunningIndex, _ side: Side) {
    guard running[transition].isOpen, !running[transition].isEstablished,
      let asked = pendingPops.answer(standingIn: stacks.owners(of: running[transition].seat(side).instance))
    else { return }
    if side == .outgoing, hasLeft(running[transition].outgoing) { return }
    noteGuess(transition, side)
    guard
      instances.place(of: running[transition].outgoing.instance).map({ !instances[$0].presentedIn.isSome })
        ?? true,
      !running[transition].candidates.and(asked.rows).isEmpty
    else { return }
    // Who comes, with nobody heard to go, may do so in another window: no stack is told from that.
    if side == .outgoing || stacks[asked.container].holds(running[transition].incoming) {
      running[transition].container = asked.container
    } else {
      running[transition].doubts.add(.otherWindow)
    }
    running[transition].markLine = asked.line
    running[transition].markKind = asked.kind
    running[transition].firstLine = min(running[transition].firstLine, asked.line)
    running[transition].trigger = .code
    running[transition].isBoundByOrder = true
    if !running.established.isEmpty || asked.isDoubtful { running[transition].doubts.add(.boundByOrder) }
    establish(transition, asked.kind.pop, asked.rows)
    if side == .outgoing { running.expect(.incoming, transition) }
  }

  /// Whether a controller had gone before: its will is the end of a gesture that was cancelled.
  func hasLeft(_ seat: Seat) -> Bool {
    guard let place = instances.place(of: seat.instance) else { return false }
    return instances[place].state == .disappearing || instances[place].state == .hidden
  }

  /// The container that the configuration gives to who takes part.
  func container(of transition: RunningTransition) -> ContainerKind? {
    (name(of: transition.incoming) ?? name(of: transition.outgoing)).flatMap { container(of: $0) }
  }

  /// Notes whether other controllers could as well be the one that goes.
  private mutating func noteGuess(_ transition: RunningIndex, _ side: Side) {
    guard outbox.tells(.outlines), let place = instances.place(of: running[transition].seat(side).instance)
    else {
      return
    }
    running[transition].isGuessed = isAmongOthers(place)
  }

  /// Who presents whom is known: a stranger is no side of a dismissal that leaves the presenter in place.
  @inline(__always)
  func canJoin(_ place: Int, _ transition: RunningIndex, _ side: Side) -> Bool {
    let other = running[transition].seat(side.other).instance
    guard let otherPlace = instances.place(of: other), !isColumn(place) else { return false }
    if running[transition].presentation.isSome, isStranger(place, transition, side) { return false }
    if running[transition].kindAsked == .turn,
      container(of: instances[place].name) != container(of: running[transition])
    {
      return false
    }
    return !isRelative(place, otherPlace) && !hasTurned(place, since: transition, side)
  }

  /// Whether another than a controller is known to be revealed by a dismissal.
  func isStranger(_ place: Int, _ transition: RunningIndex, _ side: Side) -> Bool {
    let presentation = running[transition].presentation
    guard side == .incoming, !comesAnew(place) else { return false }
    return instances.place(of: presentations[presentation].presenter.instance).map { $0 != place } ?? false
  }

  /// Whether a controller was made just now: it covers whoever goes, and is not revealed.
  func comesAnew(_ place: Int) -> Bool {
    instances[place].loadLine > 0 && instances[place].flags.isSuperset(of: [.fresh, .begun])
  }

  /// Whether a controller has moved the other way since a transition began: it takes no part in it.
  @inline(__always)
  func hasTurned(_ place: Int, since transition: RunningIndex, _ side: Side) -> Bool {
    var begun = running[transition].firstLine
    // What ends behind the mark of a pop that waited for it is no part of that pop.
    if running[transition].isBoundByOrder, [.pop, .popTo, .popToRoot].contains(running[transition].kindAsked)
    {
      begun = max(begun, line(transition, .outgoingWillDisappear))
    }
    return side == .outgoing
      ? instances[place].line(.viewWillAppear) > begun || instances[place].line(.viewDidAppear) > begun
      : instances[place].line(.viewWillDisappear) > begun || instances[place].line(.viewDidDisappear) > begun
  }

  /// Whether one is the other's parent: they move together, not one for the other.
  @inline(__always)
  func isRelative(_ place: Int, _ other: Int) -> Bool {
    instances.place(of: instances[place].parent) == other
      || instances.place(of: instances[other].parent) == place
  }

  mutating func seat(_ place: Int, _ transition: RunningIndex, _ side: Side, _ event: Event) {
    sit(place, transition, side)
    if isAnythingKnown { consult(transition, event) }
    checkEnd(transition)
  }

  /// Whether anything besides the callbacks may tell what a transition is.
  private var isAnythingKnown: Bool {
    !presentations.isEmpty || !stacks.isEmpty || !app.controllers.isEmpty
  }

  /// A new transition; those that are complete and linger are over now.
  mutating func open(_ rows: RowSet) -> RunningIndex {
    if !running.lingering.isEmpty { closeLingering() }
    return running.open(rows, alive: catalogue.matchable)
  }

  private mutating func closeLingering() {
    while let transition = running.takeLingering() {
      if running[transition].isOpen { close(transition, .completed) }
    }
  }

  /// What a transition is was said: only these rows are left, and a breach of them is a fault.
  mutating func establish(_ transition: RunningIndex, _ kind: TransitionKind, _ rows: RowSet) {
    guard running[transition].isOpen else { return }
    running[transition].kindAsked = kind
    running[transition].allowed = running[transition].allowed.or(rowSets.apart).and(rows)
    if !running[transition].isEstablished {
      running.establish(transition)
      limitEstablished()
    }
    if running[transition].candidates.isEmpty && !running[transition].isBroken {
      breachInHindsight(transition)
    }
  }

  /// Marks of what never happened must not pile up.
  private mutating func limitEstablished() {
    while running.established.count > 32 { close(running.established[0], .forgotten) }
  }
}

extension Side {
  @inline(__always)
  var other: Side { self == .incoming ? .outgoing : .incoming }
}

extension AppearanceCallback {
  /// Whether it belongs to a controller that comes.
  @inline(__always)
  var isAppearing: Bool { self != .viewWillDisappear && self != .viewDidDisappear }
}

extension Seat {
  /// Who was named for the seat.
  var named: Participant? { who.isSome ? who : nil }
}
