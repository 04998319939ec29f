/// Transitions that nobody announced: inferred from the order of the callbacks and from what else is known.
extension TraceChecker {
  /// Joins a callback to a transition that lacks this side, or begins one.
  mutating func infer(_ index: InstanceIndex, _ callback: AppearanceCallback, _ event: Event) -> RunningIndex?
  {
    if goesAlong(index, callback) { return nil }
    let side: Side = callback.isAppearing ? .incoming : .outgoing
    let slot = callback.slot(side)
    if callback == .viewWillAppear, !running.announced.isEmpty { withdrawMarks(for: index) }
    if let joined = join(index, side, slot, event) {
      // It moves in a transition that began before the pop was asked for: nobody knows which controller
      // answers the pop.
      if callback.isWill { giveUpPops(joining: joined) }
      return joined
    }
    if callback == .viewWillDisappear, let swipe = joinGivenUp(index, event) { return swipe }
    guard let transition = begin(index, side, slot, event) else { return nil }
    let isDid = SlotSet.dids.contains(slot)
    if !isDid, !isColumn(index) { running.lack(side.other, transition) }
    if isAnythingKnown { consult(transition, event) }
    if isDid { checkEnd(transition) }
    if callback.isWill, !pendingPops.isEmpty { answerPop(transition, side) }
    if isPageTurning { beginTurn(transition, index) }
    if let turn = pageTurns.unmet, callback == .viewWillAppear { judgeLatePage(index, of: turn, event.line) }
    return transition
  }

  /// Whether a controller is a split controller's column: it replaces no controller, and none replaces it.
  @inline(__always)
  private func isColumn(_ index: InstanceIndex) -> Bool {
    isUnjudged(instances[index].name)
  }

  /// Begins a transition with a callback of a controller that isn't in one.
  mutating func begin(_ index: InstanceIndex, _ side: Side, _ slot: Slot, _ event: Event) -> RunningIndex? {
    let transition = open(rowSets.all)
    guard
      running[transition].begin(
        with: slot, by: &instances[index], at: index, on: side, as: transition, event, catalogue)
    else {
      discard(transition)
      return nil
    }
    noteLine(transition, slot, event.line)
    if slot == .incomingWillAppear { noteHost(of: transition, index) }
    return transition
  }

  /// Joins a callback to a transition that lacks this side and allows it: one of its own stack if there is
  /// any, otherwise the oldest.
  @inline(__always)
  private mutating func join(_ index: InstanceIndex, _ side: Side, _ slot: Slot, _ event: Event)
    -> RunningIndex?
  {
    if running.vacant.count > 1 { preferVacancy(for: index, side) }
    for vacancy in running.vacant.indices where running.vacant[vacancy].side == side {
      let transition = running.vacant[vacancy].transition
      guard canJoin(index, transition, side) else { continue }
      if take(transition, slot, event) {
        if !running.announced.isEmpty { doubtGuess(transition, index, slot) }
        if running[transition].kindAsked != .turn { running.leaveVacant(at: vacancy) }
        seat(index, transition, side, event)
        return transition
      }
      if isPageTurning, running[transition].kindAsked == .turn, belongs(transition, slot),
        container(of: instances[index].name) == container(of: running[transition])
      {
        // Which of the two is the new page depends on whether the page was turned at all.
        if mayBeLetGo(transition, index, slot) { running[transition].isBoundByOrder = true }
        sit(index, transition, side)
        breach(transition, at: slot, event)
        return transition
      }
    }
    return nil
  }

  /// Joins a controller that was below an outgoing one and disappears before it logged that it appears. It
  /// was on its way in for a swipe that was given up, and its class doesn't log `viewWillAppear`.
  private mutating func joinGivenUp(_ index: InstanceIndex, _ event: Event) -> RunningIndex? {
    let state = instances[index].state
    guard state == .hidden || state == .disappearing,
      !classes[instances[index].name].logs(.viewWillAppear)
    else {
      return nil
    }
    let reference = instances.reference(index)
    for vacancy in running.vacant.indices where running.vacant[vacancy].side == .incoming {
      let transition = running.vacant[vacancy].transition
      guard let upper = leaving(running.vacant[vacancy]), instances[upper].below == reference,
        !running[transition].isAnnounced, !isPresenter(reference, of: transition),
        take(transition, .incomingWillDisappear, event)
      else { continue }
      running.leaveVacant(at: vacancy)
      seat(index, transition, .incoming, event)
      return transition
    }
    return nil
  }

  /// Whether a controller presented the one that goes: there is no swipe back from that, so both go.
  private func isPresenter(_ reference: InstanceRef, of transition: RunningIndex) -> Bool {
    let presentation = running[transition].presentation
    return presentation.isSome && presentations[presentation].presenter.instance == reference
  }

  /// Adds a doubt where the match is a guess. A controller that was just made was hardly below the popped
  /// one, and a controller that logged only a did-callback may have appeared in another transition.
  private mutating func doubtGuess(_ transition: RunningIndex, _ index: InstanceIndex, _ slot: Slot) {
    guard running[transition].isBoundByOrder else { return }
    let flags = instances[index].flags
    let isMade = flags.contains(.fresh) && !flags.isDisjoint(with: [.initialized, .viewLoaded, .didLoad])
    if isMade || SlotSet.dids.contains(slot) { running[transition].doubts.add(.boundByOrder) }
  }

  /// Begins the turn that a page controller announced with the first of its pages that moves.
  private mutating func beginTurn(_ transition: RunningIndex, _ index: InstanceIndex) {
    guard running[transition].isOpen, !running[transition].isAnnounced,
      let kind = container(of: instances[index].name), kind == .page || kind == .pageCurl
    else { return }
    let isAlone = !running.announced.contains { running[$0].kindAsked == .turn && !running[$0].isCommitted }
    running[transition].markLine = pageTurns.line
    announce(transition, .turn, rowSets.of(.turn).and(rowSets.of(curl: kind == .pageCurl)))
    if !isAlone { doubtOverlappingTurns() }
    running.expect(running[transition].incoming.isTaken ? .outgoing : .incoming, transition)
  }

  /// Whether a page may be the old one on its way back. When a curled page is let go, the new one goes first,
  /// and these classes don't log the will-callbacks with which that began.
  private func mayBeLetGo(_ transition: RunningIndex, _ index: InstanceIndex, _ slot: Slot) -> Bool {
    guard slot == .incomingWillAppear, running[transition].has(.outgoingWillDisappear),
      container(of: running[transition]) == .pageCurl, let new = name(of: running[transition].outgoing)
    else { return false }
    return !classes[new].logs(.viewWillAppear)
      && !classes[instances[index].name].logs(.viewWillDisappear)
  }

  /// Adds a doubt to turns bound by order when a page controller has finished, or the trace has ended, and
  /// nobody said that the page was turned.
  mutating func doubtTurns() {
    for transition in running.announced
    where running[transition].kindAsked == .turn && running[transition].isBoundByOrder {
      running[transition].doubts.add(.pageInFlight)
    }
  }

  /// Answers a pop that was asked of a stack whose top isn't known: a stranger's next move is taken for it.
  private mutating func answerPop(_ transition: RunningIndex, _ side: Side) {
    guard running[transition].isOpen, !running[transition].isAnnounced,
      let asked = pendingPops.answer(standingIn: stacks.owners(of: running[transition].seat(side).instance))
    else { return }
    if side == .outgoing, hasLeft(running[transition].outgoing) { return }
    noteGuess(transition, side)
    guard
      instances.index(of: running[transition].outgoing.instance).map({ !instances[$0].presentedIn.isSome })
        ?? true,
      !running[transition].candidates.and(asked.rows).isEmpty
    else { return }
    // An incoming controller without a logged outgoing one may appear in another window, so it doesn't tell
    // the stack.
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
    if !running.announced.isEmpty || asked.isDoubtful { running[transition].doubts.add(.boundByOrder) }
    announce(transition, asked.kind.pop, asked.rows)
    if side == .outgoing { running.expect(.incoming, transition) }
  }

  /// Whether a controller had gone before: its will-callback then ends a gesture that was cancelled.
  func hasLeft(_ seat: Seat) -> Bool {
    guard let index = instances.index(of: seat.instance) else { return false }
    return instances[index].state == .disappearing || instances[index].state == .hidden
  }

  /// The container that the configuration gives to the participants.
  func container(of transition: RunningTransition) -> ContainerKind? {
    (name(of: transition.incoming) ?? name(of: transition.outgoing)).flatMap { container(of: $0) }
  }

  /// Notes whether other controllers could just as well be the outgoing one.
  private mutating func noteGuess(_ transition: RunningIndex, _ side: Side) {
    guard outbox.tells(.outlines), let index = instances.index(of: running[transition].seat(side).instance)
    else {
      return
    }
    running[transition].isGuessed = isAmongOthers(index)
  }

  /// Whether a controller can join a side of a transition. If the presenter is known, a stranger isn't a side
  /// of a dismissal that leaves the presenter in place.
  @inline(__always)
  func canJoin(_ index: InstanceIndex, _ transition: RunningIndex, _ side: Side) -> Bool {
    let other = running[transition].seat(side.other).instance
    guard let otherIndex = instances.index(of: other), !isColumn(index) else { return false }
    if running[transition].presentation.isSome, isStranger(index, transition, side) { return false }
    if running[transition].kindAsked == .turn,
      container(of: instances[index].name) != container(of: running[transition])
    {
      return false
    }
    return !isRelative(index, otherIndex) && !hasTurned(index, since: transition, side)
  }

  /// Whether a dismissal is known to reveal a controller other than this one.
  func isStranger(_ index: InstanceIndex, _ transition: RunningIndex, _ side: Side) -> Bool {
    let presentation = running[transition].presentation
    guard side == .incoming, !comesAnew(index) else { return false }
    return instances.index(of: presentations[presentation].presenter.instance).map { $0 != index } ?? false
  }

  /// Whether a controller was made just now: it covers the outgoing one, and isn't revealed.
  func comesAnew(_ index: InstanceIndex) -> Bool {
    instances[index].loadLine > 0 && instances[index].flags.isSuperset(of: [.fresh, .begun])
  }

  /// Whether a controller has moved the other way since a transition began, so that it takes no part in it.
  @inline(__always)
  func hasTurned(_ index: InstanceIndex, since transition: RunningIndex, _ side: Side) -> Bool {
    var begun = running[transition].firstLine
    // A move that ends after the mark of a pop that waited for it isn't part of that pop.
    if running[transition].isBoundByOrder, [.pop, .popTo, .popToRoot].contains(running[transition].kindAsked)
    {
      begun = max(begun, line(transition, .outgoingWillDisappear))
    }
    return side == .outgoing
      ? instances[index].line(.viewWillAppear) > begun || instances[index].line(.viewDidAppear) > begun
      : instances[index].line(.viewWillDisappear) > begun || instances[index].line(.viewDidDisappear) > begun
  }

  /// Whether one is the other's parent: they move together, and neither replaces the other.
  @inline(__always)
  func isRelative(_ index: InstanceIndex, _ other: InstanceIndex) -> Bool {
    instances.index(of: instances[index].parent) == other
      || instances.index(of: instances[other].parent) == index
  }

  mutating func seat(_ index: InstanceIndex, _ transition: RunningIndex, _ side: Side, _ event: Event) {
    sit(index, transition, side)
    if isAnythingKnown { consult(transition, event) }
    checkEnd(transition)
  }

  /// Whether anything besides the callbacks may tell what a transition is.
  private var isAnythingKnown: Bool {
    !presentations.isEmpty || !stacks.isEmpty || !app.controllers.isEmpty
  }

  /// Opens a transition. Those that are complete and linger are over now.
  mutating func open(_ rows: RowSet) -> RunningIndex {
    if !running.lingering.isEmpty { closeLingering() }
    return running.open(rows, alive: catalogue.matchable)
  }

  private mutating func closeLingering() {
    while let transition = running.takeLingering() {
      if running[transition].isOpen { close(transition, .completed) }
    }
  }

  /// Announces what a transition is: only these rows are left, and breaking them is a fault.
  mutating func announce(_ transition: RunningIndex, _ kind: TransitionKind, _ rows: RowSet) {
    guard running[transition].isOpen else { return }
    running[transition].kindAsked = kind
    running[transition].allowed = running[transition].allowed.or(rowSets.apart).and(rows)
    if !running[transition].isAnnounced {
      running.announce(transition)
      limitAnnounced()
    }
    if running[transition].candidates.isEmpty && !running[transition].isBroken {
      breachInHindsight(transition)
    }
  }

  /// Marks of what never happened must not pile up.
  private mutating func limitAnnounced() {
    while running.announced.count > 32 { close(running.announced[0], .forgotten) }
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
