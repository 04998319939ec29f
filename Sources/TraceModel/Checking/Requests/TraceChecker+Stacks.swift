/// What the stacks hold, in terms of the other parts' instances.
extension TraceChecker {
  /// A push that logged nothing because neither side logs: the next move in the stack shows that it happened.
  mutating func settleSilentPush(in container: Participant) {
    guard let transition = app.running.announced.last(where: { app.running[$0].container == container }),
      app.isSilentPush(transition)
    else { return }
    app.containers.stacks[container].pushSilent(app.running[transition].incoming)
    close(transition, .forgotten)
  }
}

extension ObservedApp {
  /// The living instance of a seat that may have been assigned by name only.
  func index(of seat: Seat) -> InstanceIndex? {
    seat.isTaken ? instances.index(of: seat.instance) : existing(seat.who)
  }

  /// The living instance on an entry of a stack. A controller that was presented itself, or that presents and was in no stack when
  /// it was asked to, only has the name of the one that is; so does any where one more of the name may live.
  func indexInStack(_ entry: Seat) -> InstanceIndex? {
    guard let index = index(of: entry),
      entry.isTaken
        || !instances[index].presentedIn.isSome && !instances[index].presenting.isSome
          && (entry.who.instance.isSome || classes[entry.who.name].mayLive == 0)
    else { return nil }
    return index
  }

  /// The seat of an instance.
  func seated(_ index: InstanceIndex) -> Seat {
    Seat(who: instances[index].who, instance: instances.reference(index))
  }

  /// A seat with its instance, if that is known by now.
  func seatedNow(_ seat: Seat) -> Seat { index(of: seat).map { seated($0) } ?? seat }

  /// Whether the instance on a seat has appeared, as far as its class would say.
  func isShown(_ seat: Seat) -> Bool {
    guard let index = instances.index(of: seat.instance) else { return false }
    return instances[index].state == .appeared || isShownUntold(index)
  }

  /// Whether a controller was the last to come, in a class that doesn't log that it has come.
  private func isShownUntold(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    return one.state == .appearing && !classes[one.name].logs(.viewDidAppear)
      && latest.arrivalLine <= one.lastLine && !hasOtherCome(index, since: one.lastLine)
  }

  /// The stack that is asked to change, without screens that log nothing if one below them is on screen
  /// again.
  mutating func settledStack(_ owner: Participant) -> NavigationStack {
    turnToShownStack(of: owner)
    containers.stacks[owner].wake()
    settleArrivals(in: owner)
    settlePassedOver(containers.stacks[owner].entries)
    let entries = containers.stacks[owner].entries
    if let shown = lowestShown(of: entries) {
      for gone in entries[(shown + 1)...] { noteGoneUntold(gone) }
      containers.stacks[owner].cut(above: shown)
    }
    return containers.stacks[owner]
  }

  /// One that was above a screen that has come again isn't on the screen any more. Where it is by now nobody knows.
  private mutating func noteGoneUntold(_ seat: Seat) {
    guard let index = index(of: seat), instances[index].state == .appeared else { return }
    instances[index].state = .unknown
  }

  /// Where the lowest screen of a stack is that is shown, though others came over it: those log nothing, or nothing of their going,
  /// and it has come since they did.
  private func lowestShown(of entries: [Seat]) -> Int? {
    var (lowest, lastAbove): (Int?, Int) = (nil, -1)
    for place in entries.indices.reversed() {
      guard let one = index(of: entries[place]) else { continue }
      if hasComeAsFarAsTold(one), lastAbove < lastComing(one) { lowest = place }
      guard mayHaveGone(one), instances[one].state != .appeared || !classes.tellGoing else { break }
      lastAbove = max(lastAbove, lastComing(one))
    }
    return lowest
  }

  /// Who was pushed, or revealed by a pop, has arrived, and the other side was not told that it has gone: the stack is what was
  /// asked for all the same when it is asked for the next.
  private mutating func settleArrivals(in owner: Participant) {
    for transition in running.announced where running[transition].container == owner {
      let one = running[transition]
      guard !one.isCommitted, one.incoming.isTaken, one.has(.incomingDidAppear), one.doubts.isEmpty,
        !hasTurned(transition)
      else { continue }
      let place = containers.stacks[owner].lastIndex(of: one.incoming.instance)
      if one.kindAsked == .push, place == nil {
        noteBuried(in: owner, transition)
        containers.stacks[owner].push(one.incoming)
      }
      if one.kindAsked == .pop, let place, containers.stacks[owner].entries.count == place + 2 {
        containers.stacks[owner].cut(above: place)
      }
    }
  }

  /// A navigation controller's transition came to its end.
  mutating func commitNavigation(_ transition: RunningIndex, _ kind: TransitionKind) {
    if kind == .push, let name = name(of: running[transition].incoming) { classes[name].wasPushed = true }
    if running[transition].container.isSome {
      noteMove(transition)
      return kind == .push ? commitPush(transition) : commitPop(transition)
    }
    if kind != .push { markGone(in: transition) }
  }

  /// A stack in which one screen goes and another comes, as the app asked, is on the screen.
  private mutating func noteMove(_ transition: RunningIndex) {
    let one = running[transition]
    guard one.hasMark, !one.isBoundByOrder, one.has(.outgoingWillDisappear), one.has(.incomingWillAppear)
    else {
      return
    }
    containers.stacks[one.container].noteMove(at: latest.line)
  }

  /// A controller has disappeared. If it was on top of a stack that was set as a whole, and is not in the new one, it has
  /// gone: such a transition requires nothing, and so has no other end.
  mutating func leaveStack(_ index: InstanceIndex) {
    let transition = instances[index].transition
    guard transition.isSome, running[transition].kindAsked == .setViewControllers,
      running[transition].container.isSome,
      running[transition].outgoing.instance == instances.reference(index),
      !running[transition].doubts.contains(Doubts(.firstStack)), !running[transition].isBoundByOrder,
      !containers.stacks[running[transition].container].holds(running[transition].outgoing)
    else { return }
    markGone(in: transition)
  }

  /// The controller on top of a stack that was set comes: it is known from here on, and not its name alone.
  mutating func noteTop(ofSet transition: RunningIndex) {
    let (container, incoming) = (running[transition].container, running[transition].incoming)
    guard container.isSome, containers.stacks[container].holds(incoming) else { return }
    containers.stacks[container].bringToTop(incoming)
  }

  private mutating func commitPush(_ transition: RunningIndex) {
    let container = running[transition].container
    let incoming = running[transition].incoming
    guard incoming.isTaken else {
      noteBuried(in: container, transition)
      return containers.stacks[container].pushSilent(incoming)
    }
    if containers.stacks.top(of: container)?.instance == incoming.instance { return }
    // Who left is below the one that came if the stack is known to hold it, or if no other one left; else that is a guess.
    if containers.stacks[container].lastIndex(of: running[transition].outgoing.instance) != nil
      || running[transition].isBoundByOrder && running[transition].doubts.isEmpty
    {
      insertBelowTop(transition)
    }
    // One that wasn't called for the push did nothing in the stack.
    if !running[transition].isBoundByOrder,
      running[transition].seen & SlotSet.appearance(.outgoing).bits != 0
    {
      containers.stacks[container].confirm(running[transition].outgoing)
    }
    noteBuried(in: container, transition)
    containers.stacks[container].push(incoming)
    // Of a name alone another may be in another stack.
    if incoming.who.instance.isSome { containers.stacks.keep(incoming.instance, onlyIn: container) }
  }

  /// Removes everything from the stack that was above the revealed controller. Where the one that goes wasn't in it, the stack isn't
  /// what it was assumed to be.
  private mutating func commitPop(_ transition: RunningIndex) {
    let outgoing = running[transition].outgoing
    let incoming = running[transition].incoming
    if running[transition].isBoundByOrder, !running[transition].doubts.isEmpty,
      !containers.stacks[running[transition].container].holds(incoming)
    {
      // Which controller answered the pop is a guess, and it may be elsewhere: nothing is known of the stack
      // from here on.
      containers.stacks[running[transition].container].set([])
      return markGone(outgoing, by: removal(by: transition), isKnown: false)
    }
    let guessed = containers.stacks[running[transition].container].guessed
    let isOfOther =
      running[transition].isBoundByOrder
      && !containers.stacks[running[transition].container].holds(outgoing)
    let popped = containers.stacks[running[transition].container].pop(to: incoming)
    notePopGuess(transition, wasHeld: popped.isKnown)
    let removal = removal(by: transition)
    let isUnsure =
      isOfOther
      || !running[transition].hasMark
        && (popped.gone.contains { $0.instance != outgoing.instance } || mayComeOver(outgoing, incoming))
    for one in popped.gone where !hasCome(one, in: transition) {
      let isKnown = popped.isKnown && (one.instance == outgoing.instance || !guessed.contains(one.instance))
      markGone(one, by: removal, isKnown: isKnown && !isUnsure)
      if isKnown, isUnsure, let index = index(of: one) { awaitRelease(index, isTold: false) }
    }
    if !popped.gone.contains(where: { $0.instance == outgoing.instance }) {
      markGone(outgoing, by: removal, isKnown: popped.isKnown)
    }
  }

  /// Whether a controller that seems to be revealed may as well have been pushed anew: it is kept, as the one that goes is older or
  /// came over another one, or over those that the stack was set with.
  private func mayComeOver(_ outgoing: Seat, _ incoming: Seat) -> Bool {
    guard let upper = instances.index(of: outgoing.instance),
      let lower = instances.index(of: incoming.instance)
    else { return false }
    return instances[upper].below != incoming.instance
      || instances[upper].firstLine < instances[lower].firstLine || isOlderThanLog(upper)
      || cameWithUnshown(upper, over: lower)
  }

  /// Whether a controller came without loading its view, in a log that tells of others how they load: it may have been below the one
  /// that it seemed to cover.
  private func isOlderThanLog(_ index: InstanceIndex) -> Bool {
    instances[index].loadLine == 0 && !instances[index].flags.contains(.initialized) && latest.loadLine > 0
  }

  /// Whether another controller was made after the lower one and before the upper one had loaded, and was never shown: the upper
  /// one may have come with it in a stack that was set as a whole, which the lower one does not belong to.
  private func cameWithUnshown(_ upper: InstanceIndex, over lower: InstanceIndex) -> Bool {
    guard instances.indices.count <= Self.lookedThroughAtMost else { return false }
    let (from, to) = (instances[lower].firstLine, instances[upper].loadLine)
    return instances.indices.contains {
      instances[$0].firstLine > from && instances[$0].firstLine < to
        && instances[$0].flags.isSuperset(of: [.begun, .fresh])
        && instances[$0].flags.isDisjoint(with: [.dead, .hasAppeared])
    }
  }

  /// Notes whether a pop tells that the revealed controller is in the stack, or only the order of callbacks does.
  private mutating func notePopGuess(_ transition: RunningIndex, wasHeld: Bool) {
    let (container, incoming) = (running[transition].container, running[transition].incoming)
    if !running[transition].isBoundByOrder {
      containers.stacks[container].confirm(incoming)
    } else if !wasHeld, incoming.isTaken {
      containers.stacks[container].guess(incoming.instance)
    }
  }

  /// Whether a controller has appeared since a transition began: then it isn't one of those that go.
  private func hasCome(_ seat: Seat, in transition: RunningIndex) -> Bool {
    guard let index = instances.index(of: seat.instance), instances[index].state.isOnScreen,
      running[transition].outgoing.instance != seat.instance
    else { return false }
    return instances[index].line(.viewWillAppear) >= running[transition].firstLine
      || instances[index].line(.viewDidAppear) >= running[transition].firstLine
  }

  /// The controller that went below a pushed one was the top of the stack.
  mutating func insertBelowTop(_ transition: RunningIndex) {
    let isGuess = running[transition].isBoundByOrder
    containers.stacks[running[transition].container].bringToTop(
      running[transition].outgoing, isGuess: isGuess)
  }

  /// Whether a push was asked for between two controllers that have both logged nothing.
  func isSilentPush(_ transition: RunningIndex) -> Bool {
    let running = running[transition]
    guard running.kindAsked == .push, !running.isCommitted, running.seen & SlotSet.told.bits == 0,
      !running.outgoing.isTaken, !running.incoming.isTaken, !mayCoverWhoIsShown(running)
    else { return false }
    return [running.incoming, running.outgoing, containers.stacks.top(of: running.container) ?? Seat()]
      .allSatisfy { seat in
        name(of: seat).map { classes[$0].loggedCallbacks == 0 } ?? true
      }
  }

  /// A released controller isn't in any stack; another may have its address next. Its name would mean any other that lives and has
  /// it, which isn't in its place if it has come all the way.
  mutating func leaveStacks(_ index: InstanceIndex) {
    let (who, reference) = (instances[index].who, instances.reference(index))
    if who.instance.isSome { return containers.stacks.release(reference, who) }
    let others = classes[who.name].nameOnly.filter { $0 != index }
    let areElsewhere = !others.isEmpty && others.allSatisfy { instances[$0].state == .appeared }
    containers.stacks.release(reference, who, leaving: areElsewhere ? Seat() : Seat(who: who))
  }

  /// A dismissed navigation controller takes its stack along.
  mutating func noteStackGone(_ owner: Participant) {
    if owner.isSome { containers.stacks.leave(with: owner) }
  }

  /// The same of the container that was presented: others may have its name.
  mutating func noteStackGone(of presentation: PresentationIndex) {
    let (owner, screen) = (presentations[presentation].presented.who, presentations[presentation].screen)
    guard shareName(owner), screen.isSome else { return noteStackGone(owner) }
    containers.stacks.leave(with: owner, holding: screen)
  }
}
