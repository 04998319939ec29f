/// A pop whose screen has left with its tab: the app asks for it and chooses another tab in one turn, and the stack changes when
/// nobody sees it. Who is below comes when its tab is chosen again, which may be much later.
extension TraceChecker {
  /// Takes from the stack what the pop takes away; nobody is told of it.
  mutating func popUnseen(_ pop: RunningIndex) {
    let (container, removal) = (app.running[pop].container, app.removal(by: pop))
    let popped = app.containers.stacks[container].pop(to: app.running[pop].incoming)
    close(pop, .forgotten)
    for one in popped.gone { app.markGone(one, by: removal, isKnown: popped.isKnown) }
  }

  /// Puts on its stack what a push brought there while nobody saw it, on top of what was pushed there before and not seen either:
  /// the screen comes when the stack does.
  mutating func pushUnseen(_ push: RunningIndex) {
    if let before = app.unseenPush(before: push) { pushUnseen(before) }
    let one = app.running[push]
    close(push, .forgotten)
    guard one.container.isSome, app.containers.stacks.top(of: one.container)?.isSame(as: one.incoming) != true
    else { return }
    app.containers.stacks[one.container].push(one.incoming)
  }

  /// Another tab has come with whose choice a pop was asked, and the screen that the pop takes away has gone for that.
  mutating func popLeftBehind(_ choice: RunningIndex) {
    guard app.running.announced.count > 1 else { return }
    let left = app.running[choice].outgoing
    for pop in app.running.announced where app.isUnseenPop(pop, of: left) { popUnseen(pop) }
  }
}

extension ObservedApp {
  /// The last push into the same stack that was asked for before another, if nobody has moved for it.
  fileprivate func unseenPush(before push: RunningIndex) -> RunningIndex? {
    running.announced.last {
      running[$0].kindAsked == .push && running[$0].container == running[push].container
        && running[$0].markLine < running[push].markLine && running[$0].seen & SlotSet.told.bits == 0
    }
  }

  /// Whether the user tapped a tab that may be the active one, with the screen that goes on top of its stack: then the calls so
  /// far are those of a pop to its root. That screen had logged nothing before.
  func mayPopChosen(_ choice: RunningIndex, _ slot: Slot, _ seenBefore: UInt32) -> Bool {
    let one = running[choice]
    guard one.markKind == .tabBarControllerShouldSelect, one.kindAsked == .select,
      let going = instances.index(of: one.outgoing.instance),
      instances[going].firstLine > one.markLine, !containers.stacks.hold(one.outgoing.instance)
    else { return false }
    let left = one.alive.without(orders.catalogue.refuted(by: slot, seen: seenBefore))
    return !left.and(orders.rowSets.of(.popToRoot)).isEmpty
  }

  /// A tab comes, and nobody knows which was shown until then: it is the one whose stack was asked for a pop in the same turn.
  mutating func seatWhoLeaves(for index: InstanceIndex) {
    guard
      let choice = running.announced.last(where: {
        running[$0].kindAsked == .select && running[$0].seen & SlotSet.told.bits == 0
          && !running[$0].outgoing.isNamed && !running[$0].outgoing.isTaken
      }), waits(choice, .incoming, for: index)
    else { return }
    let pop = running.announced.first {
      isUnseenPop($0, of: running[$0].outgoing) && isShown(running[$0].outgoing)
        && running[$0].markLine < running[choice].markLine && !hasAnybodyMoved(since: running[$0].markLine)
        && !containers.stacks[running[$0].container].holds(running[choice].incoming)
    }
    if let pop { running[choice].outgoing = running[pop].outgoing }
  }

  /// Whether nobody has moved for a pop that takes a controller away.
  fileprivate func isUnseenPop(_ pop: RunningIndex, of screen: Seat) -> Bool {
    let one = running[pop]
    guard let kind = one.kindAsked, [.pop, .popTo, .popToRoot].contains(kind) else { return false }
    return one.hasMark && one.container.isSome && one.seen & SlotSet.told.bits == 0 && screen.isTaken
      && one.outgoing.instance == screen.instance
  }

  /// Whether the screen that a pop takes away has gone, and another has arrived since it was asked for than the one that the
  /// pop would reveal: that one took the place.
  func leftForAnother(_ pop: RunningIndex, before index: InstanceIndex) -> Bool {
    let one = running[pop]
    guard let kind = one.kindAsked, [.pop, .popTo, .popToRoot].contains(kind), one.hasMark,
      one.container.isSome, one.has(.outgoingDidDisappear),
      one.seen & SlotSet.appearance(.incoming).bits == 0
    else { return false }
    guard latest.arrivalLine > one.markLine, let other = instances.index(of: latest.arrived), other != index
    else { return false }
    return instances[other].line(.viewDidAppear) > one.markLine && !instances[other].presentedIn.isSome
      && !isInside(other, index) && !isInside(index, other) && !isRelative(index, other)
  }
}
