/// What a transition changes in the hierarchy once it has come to its end.
extension TraceChecker {
  mutating func commit(_ transition: Int, _ row: Int) {
    let kind = catalogue.kinds[row]
    guard catalogue.outcomes[row] == .completed else { return cancel(transition) }
    noteBelow(transition, kind)
    switch kind {
    case .present: commitPresent(transition)
    case .dismiss: commitDismiss(transition)
    case .push, .pop, .popTo, .popToRoot: commitNavigation(transition, kind)
    case .select: commitSelect(transition)
    default: break
    }
  }

  /// The controller that came knows who is below it; the one that was revealed is not fresh any more.
  private mutating func noteBelow(_ transition: Int, _ kind: TransitionKind) {
    guard let incoming = instances.place(of: running[transition].incoming.instance) else { return }
    if instances[incoming].flags.contains(.gone) { instances[incoming].flags.remove(.gone) }
    guard let outgoing = instances.place(of: running[transition].outgoing.instance) else { return }
    if kind == .present || kind == .push || kind == .select,
      instances[outgoing].below != instances.reference(incoming)
    {
      instances[incoming].below = instances.reference(outgoing)
      if running[transition].candidates.and(rowSets.of(.present)).isEmpty {
        instances[incoming].flags.insert(.cameInside)
      } else {
        instances[incoming].flags.remove(.cameInside)
      }
    }
  }

  private mutating func cancel(_ transition: Int) {
    let presentation = Int(running[transition].presentation)
    if presentation >= 0 { presentations[presentation].phase = .presented }
    judgeFinishedInSwipe(transition)
  }

  private mutating func commitPresent(_ transition: Int) {
    let presentation = Int(running[transition].presentation)
    guard presentation >= 0 else { return }
    presentations[presentation].phase = .presented
  }

  private mutating func commitDismiss(_ transition: Int) {
    let presentation = Int(running[transition].presentation)
    guard presentation >= 0 else {
      return markGone(running[transition].outgoing, isKnown: running[transition].isEstablished)
    }
    endPresentation(presentation, swipedIn: running[transition].has(.willDismiss) ? transition : nil)
  }

  /// A controller that was popped, dismissed or removed; its release is awaited.
  mutating func markGone(_ seat: Seat, isKnown: Bool = true) {
    guard let place = instances.place(of: seat.instance), !instances[place].flags.contains(.dead) else {
      return
    }
    instances[place].flags.insert(.gone)
    if isKnown { awaitRelease(place) }
  }

  // MARK: Navigation

  private mutating func commitNavigation(_ transition: Int, _ kind: TransitionKind) {
    guard running[transition].container.isSome else {
      if kind != .push { markGone(running[transition].outgoing, isKnown: running[transition].isEstablished) }
      return
    }
    let stack = stackIndex(running[transition].container)
    let incoming = running[transition].incoming
    if kind == .push {
      // Who went because nobody else did lies below one that was heard to come, else it is no more than a guess.
      if running[transition].isBoundByOrder, running[transition].doubts.isEmpty, incoming.isTaken {
        insertBelowTop(transition)
      }
      if incoming.isTaken, stacks[stack].top?.instance != incoming.instance {
        if isBuried(stack, transition) { stacks[stack].push(Seat()) }
        stacks[stack].push(incoming)
      }
      if !incoming.isTaken { appendSilent(incoming, stack) }
      return
    }
    popTo(incoming, stack, transition)
  }

  /// Whether the known top had gone long before a push: then something lies on it of which nothing was logged.
  private func isBuried(_ stack: Int, _ transition: Int) -> Bool {
    guard !running[transition].outgoing.isTaken, let top = stacks[stack].top,
      let place = place(of: top)
    else { return false }
    return instances[place].state == .hidden && instances[place].line(.viewDidDisappear) > 0
  }

  /// A pushed controller that logs nothing stands in the stack by its name: what is pushed or popped next moves it.
  private mutating func appendSilent(_ seat: Seat, _ stack: Int) {
    guard seat.isNamed, stacks[stack].top?.who != seat.who else { return }
    stacks[stack].push(seat)
  }

  /// A push of which nobody was heard, since neither side logs: the next move in the stack says that it happened.
  mutating func settleSilentPush(in container: Participant) {
    guard let transition = established.last(where: { running[$0].container == container }),
      isSilentPush(transition)
    else { return }
    appendSilent(running[transition].incoming, stackIndex(container))
    close(transition, .forgotten)
  }

  /// Whether a push was asked for between two controllers of which neither was ever heard.
  func isSilentPush(_ transition: Int) -> Bool {
    let running = running[transition]
    guard running.kindAsked == .push, !running.isCommitted, running.seen & SlotSet.told.bits == 0,
      !running.outgoing.isTaken, !running.incoming.isTaken
    else { return false }
    return [running.incoming, running.outgoing, top(of: running.container)].allSatisfy { seat in
      name(of: seat).map { classes[Int($0.index)].loggedCallbacks == 0 } ?? true
    }
  }

  private func top(of container: Participant) -> Seat {
    stacks.first { $0.owner == container }?.top ?? Seat()
  }

  /// Whether an entry of a stack is the controller of a seat, or has its name where it was never heard.
  private func stands(_ entry: Seat, for seat: Seat) -> Bool {
    if seat.isTaken, entry.isTaken { return entry.instance == seat.instance }
    return entry.isNamed && entry.who == seat.who
  }

  /// Takes off the stack all that stood above the controller that was revealed.
  private mutating func popTo(_ seat: Seat, _ stack: Int, _ transition: Int) {
    let depth = stacks[stack].entries.lastIndex { stands($0, for: seat) }
    let left = depth.map { $0 + 1 } ?? max(0, stacks[stack].entries.count - 1)
    let going = Array(stacks[stack].entries[left...])
    stacks[stack].entries.removeSubrange(left...)
    if left == 0, seat.isTaken { stacks[stack].entries = [seat] }
    // Where the one that was revealed does not stand in it, the stack is not what it was taken for.
    for one in going where !hasCome(one, in: transition) { markGone(one, isKnown: depth != nil) }
    if !going.contains(where: { $0.instance == running[transition].outgoing.instance }) {
      markGone(running[transition].outgoing, isKnown: depth != nil)
    }
  }

  /// Whether a controller has come since a transition began: then it is none of those that go.
  private func hasCome(_ seat: Seat, in transition: Int) -> Bool {
    guard let place = instances.place(of: seat.instance), instances[place].state.isOnScreen,
      running[transition].outgoing.instance != seat.instance
    else { return false }
    return instances[place].line(.viewWillAppear) >= running[transition].firstLine
      || instances[place].line(.viewDidAppear) >= running[transition].firstLine
  }

  /// A released controller stands in no stack; another may have its address next.
  mutating func leaveStacks(_ place: Int) {
    guard !stacks.isEmpty else { return }
    let reference = instances.reference(place)
    let isNamed = instances[place].key.isSome
    for stack in stacks.indices {
      guard let entry = stacks[stack].lastIndex(of: reference) else { continue }
      // By the name alone another may have been released: the name stands there still.
      if isNamed {
        stacks[stack].entries.remove(at: entry)
      } else {
        stacks[stack].entries[entry].instance = .none
      }
    }
  }

  /// A navigation controller that is dismissed takes its stack along.
  mutating func noteStackGone(_ owner: Participant) {
    guard !stacks.isEmpty, owner.isSome else { return }
    if let stack = stacks.firstIndex(where: { $0.owner == owner }) { stacks[stack].isGone = true }
  }

  /// The place of a navigation controller's stack.
  mutating func stackIndex(_ owner: Participant) -> Int {
    if let known = stacks.firstIndex(where: { $0.owner == owner }) { return known }
    stacks.append(NavigationStack(owner: owner), keeping: NavigationStack.limit)
    return stacks.count - 1
  }

  /// The controller that went below a pushed one was the top of the stack.
  mutating func insertBelowTop(_ transition: Int) {
    let stack = stackIndex(running[transition].container)
    let outgoing = running[transition].outgoing
    if stacks[stack].top?.instance == outgoing.instance { return }
    if let depth = stacks[stack].entries.lastIndex(where: { stands($0, for: outgoing) }) {
      stacks[stack].entries.removeSubrange((depth + 1)...)
      stacks[stack].entries[depth] = outgoing
    } else {
      stacks[stack].push(outgoing)
    }
  }

  // MARK: Tabs

  private mutating func commitSelect(_ transition: Int) {
    guard running[transition].container.isSome else { return }
    let tab = tabIndex(running[transition].container)
    tabs[tab].selected = running[transition].incoming
  }

  /// The place of a tab controller's selection.
  mutating func tabIndex(_ owner: Participant) -> Int {
    if let known = tabs.firstIndex(where: { $0.owner == owner }) { return known }
    tabs.append(TabSelection(owner: owner), keeping: TabSelection.limit)
    return tabs.count - 1
  }
}
