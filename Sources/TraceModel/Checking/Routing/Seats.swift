/// Whom the seats of a transition may be for.
extension ObservedApp {
  /// Whether a callback that a transition refuses may be none of it, though the controller has a seat in it.
  mutating func movesForAnother(
    _ index: InstanceIndex, _ transition: RunningIndex, _ side: Side, _ callback: AppearanceCallback,
    _ event: Event
  ) -> Bool {
    if isNamesakesWill(transition, index, side, callback) {
      running[transition].doubts.add(.namesakeCanBeCalled)
      return true
    }
    if hasLeftUnlogged(transition, index, side, callback) || isNewcomer(transition, index, side) {
      return true
    }
    if callback == .viewWillDisappear, mayGoAlong(index, besides: transition) {
      running[transition].doubts.add(.severalLevelsGo)
      return true
    }
    if noteDisturbance(transition, side, callback, event) { return true }
    // It began before the mark, unless its class doesn't log how a move begins.
    return !callback.isWill && running[transition].seen & SlotSet.appearance(side).bits == 0
      && classes[instances[index].name].logs(callback.isAppearing ? .viewWillAppear : .viewWillDisappear)
  }

  /// Whether a dismissal of a controller that wasn't presented, and that nothing followed, was given up for a
  /// pop.
  func isOvertaken(_ transition: RunningIndex, _ callback: AppearanceCallback) -> Bool {
    guard callback == .viewWillDisappear else { return false }
    let one = running[transition]
    return one.kindAsked == .dismiss && !one.presentation.isSome && one.seen & SlotSet.told.bits == 0
      && containers.pendingPops.hold(after: one.markLine)
  }

  /// Whether a controller has gone since a push was asked for that would have covered it, and for something else: it isn't
  /// on top of that stack, it only has the name.
  func hasGoneForAnother(_ index: InstanceIndex, since transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.kindAsked == .push && !instances[index].key.isSome && one.seen & SlotSet.told.bits == 0
      && instances[index].line(.viewWillDisappear) > one.markLine
  }

  /// Whether a controller has just begun: it isn't the presenter that a dismissal reveals, it only has its
  /// name.
  private func isNewcomer(_ transition: RunningIndex, _ index: InstanceIndex, _ side: Side) -> Bool {
    side == .incoming && running[transition].kindAsked == .dismiss
      && instances[index].flags.isSuperset(of: [.fresh, .begun])
  }

  /// Whether the transition declares a slot that it refused, so that the slot is out of order, not
  /// unexpected.
  func belongs(_ transition: RunningIndex, _ slot: Slot) -> Bool {
    running[transition].allowed.rows.contains { orders.catalogue.declared[$0] & slot.bit != 0 }
  }

  /// Whether an announced transition keeps a seat for an instance.
  func waits(_ transition: RunningIndex, _ side: Side, for index: InstanceIndex) -> Bool {
    let seat = running[transition].seat(side)
    if seat.isTaken { return seat.instance == instances.reference(index) }
    guard seat.isNamed else { return false }
    guard seat.who.name == instances[index].name else {
      return isOfContainer(transition) && !running[transition].has(.completion)
        && running[transition].outgoing.instance != instances.reference(index)
        && instances[index].line(.viewDidAppear) <= running[transition].markLine
        && stands(index, for: seat.who) && !hasNamesakeCome(index, since: running[transition].markLine)
        && !(running[transition].kindAsked == .select
          && hasOtherCome(index, since: running[transition].markLine))
    }
    if seat.who.instance.isSome { return seat.who.instance == instances[index].key }
    return side == .outgoing || !standsElsewhere(index, than: running[transition])
  }

  /// Whether a controller is in another stack than the one into which a controller of its name is brought, or a child,
  /// so that the other of the name is meant. The only one of a name may have been moved.
  private func standsElsewhere(_ index: InstanceIndex, than one: RunningTransition) -> Bool {
    guard one.container.isSome, one.kindAsked == .push || one.kindAsked == .setViewControllers,
      !isAlone(index)
    else { return false }
    let parent = instances.index(of: instances[index].parent)
    return isInStack(index, besides: one.container)
      || parent.map { instances[$0].who != one.container } ?? false
  }

  /// Whether what was asked for may bring in a container that logs nothing, so that a screen in it stands for it.
  private func isOfContainer(_ transition: RunningIndex) -> Bool {
    running[transition].kindAsked == .present || running[transition].kindAsked == .select
  }

  /// Whether another controller has begun to appear since a line: that one is the screen of the tab, whatever the stack was
  /// thought to have on top.
  func hasOtherCome(_ index: InstanceIndex, since line: Int) -> Bool {
    instances.index(of: latest.coming).map { $0 != index && instances[$0].line(.viewWillAppear) > line }
      ?? false
  }

  /// Whether another of its name has begun to appear since a line.
  private func hasNamesakeCome(_ index: InstanceIndex, since line: Int) -> Bool {
    !instances[index].key.isSome
      && classes[instances[index].name].nameOnly.contains {
        $0 != index && instances[$0].line(.viewWillAppear) > line
      }
  }

  /// Whether a controller is the first to show of a container that logs nothing itself: on top of its stack, with none
  /// below that has been shown, unless it was made just now. By name alone no other of its name must be as likely.
  func stands(_ index: InstanceIndex, for container: Participant) -> Bool {
    guard let top = topLogged(of: container),
      isCreated(index) || containers.stacks[container].entries.dropLast().allSatisfy({ isUnshown($0) })
    else { return false }
    if top.isTaken { return top.instance == instances.reference(index) }
    return top.who == instances[index].who
      && (top.who.instance.isSome || !isRivalled(index))
  }

  /// Whether a screen of a stack was only made so far, if the log tells anything of it.
  private func isUnshown(_ entry: Seat) -> Bool {
    index(of: entry).map {
      instances[$0].flags.isSuperset(of: [.begun, .fresh]) && !instances[$0].flags.contains(.hasAppeared)
    }
      ?? true
  }

  /// The screen on top of a container that logs nothing itself: what the container does shows in that one's callbacks.
  func topLogged(of container: Participant) -> Seat? {
    guard container.isSome, !containers.stacks.isEmpty, classes[container.name].loggedCallbacks == 0 else {
      return nil
    }
    let top = containers.stacks.top(of: container)
    return top != nil && containers.tabs.know(container) ? screenOfTab(in: container) ?? top : top
  }

  /// The screen of the tab that was chosen last: of a tab controller that was presented the first one is known as the top of a stack,
  /// until another tab is chosen.
  private func screenOfTab(in container: Participant) -> Seat? {
    let selected = containers.tabs.selected(of: container)
    guard selected.isNamed else { return nil }
    let isSilent = classes[selected.who.name].loggedCallbacks == 0
    return (isSilent ? containers.stacks.top(of: selected.who) : nil) ?? selected
  }

  /// The controller whose callbacks show what a presented one does: itself, or the screen on top, if it is a container
  /// that logs nothing.
  func logged(_ presentation: PresentationIndex) -> Seat {
    let presented = presentations[presentation].presented
    if presented.isTaken { return onTop(of: presented) }
    guard let known = topLogged(of: presented.who),
      let top = containers.tabs.know(presented.who) ? known : stack(of: presentation).top,
      let index = self.index(of: top), isShownOrGoing(index),
      // One that has come with its container is known, whatever its name.
      top.isTaken || !isAmbiguous(seated(index))
    else { return presented }
    return seated(index)
  }

  /// Whether a controller is shown, or began to go right before the delegate was called, and nothing that was asked for tells why.
  private func isShownOrGoing(_ index: InstanceIndex) -> Bool {
    switch instances[index].state {
    case .appeared: return true
    case .disappearing:
      let transition = instances[index].transition
      return instances[index].lastLine == latest.beforeDelegate && transition.isSome
        && !running[transition].isAnnounced
    default: return false
    }
  }

  /// The controller whose callbacks show that a presenter is covered or revealed: itself, or the screen on top, if it is a
  /// container that logs nothing.
  func covered(_ presenter: Seat) -> Seat {
    guard let top = topLogged(of: presenter.who), let index = self.index(of: top),
      top.isTaken || !isAmbiguous(seated(index))
    else { return presenter }
    return seated(index)
  }

  /// Whether no other controller has this side of an open presentation, nor was named for it: what is inside a
  /// container, or above it, isn't what was presented.
  func isFree(_ presentation: PresentationIndex, for index: InstanceIndex, isPresented: Bool)
    -> Bool
  {
    guard presentations[presentation].isOpen else { return false }
    let seat = isPresented ? presentations[presentation].presented : presentations[presentation].presenter
    if seat.who.isSome, seat.who.name != instances[index].name { return false }
    return instances.index(of: seat.instance).map { $0 == index } ?? true
  }

  /// Whether a seat is taken, or any controller of its class has logged an appearance callback.
  func isLogged(_ seat: Seat) -> Bool {
    seat.isTaken || name(of: seat).map { classes[$0].loggedCallbacks != 0 } ?? false
  }

  /// Whether a controller is known to be in the stack of another container.
  func isInStack(_ index: InstanceIndex, besides container: Participant) -> Bool {
    let reference = instances.reference(index)
    return containers.stacks.hold(reference, besides: container)
  }

  /// Whether a controller is in a stack that keeps it where it is: any but the one that was asked, or, of tabs, that of the
  /// tab that was chosen.
  func isKept(_ index: InstanceIndex, besides one: RunningTransition) -> Bool {
    guard one.kindAsked == .select else {
      return !isLeader(one.container) && isInStack(index, besides: one.container)
    }
    return containers.stacks[containers.tabs.selected(of: one.container).who].holds(seated(index))
  }

  /// Whether an inferred transition lacks its outgoing controller.
  var isOutgoingSought: Bool {
    let logsArrival = classes.loggedByAnyone & 1 << Int(AppearanceCallback.viewDidAppear.rawValue) != 0
    return running.vacant.indices.contains {
      running.vacant[$0].side == .outgoing
        // Where no class logs that it has come, one that began before something else has.
        && (logsArrival || running[running.vacant[$0].transition].serial == running.openedCount)
    }
  }

  /// Adds a doubt when others begin to move as well: a controller that was bound by order may be one of
  /// theirs.
  mutating func doubtBindings(_ index: InstanceIndex, _ callback: AppearanceCallback) {
    for transition in running.announced
    where running[transition].isBoundByOrder && running[transition].doubts.isEmpty
      && !(running[transition].isCommitted && running[transition].has(.incomingDidAppear))
    {
      // The incoming controller is still missing: this may be it.
      if running.vacant.hold(transition), callback == .viewWillAppear { continue }
      if Side.allCases.contains(where: { waits(transition, $0, for: index) }) { continue }
      if isOfParticipant(index, transition) || isPopOfKnownStack(transition) { continue }
      running[transition].doubts.add(.othersMove)
    }
  }

  /// Whether both participants are in the stack that was asked, the outgoing one above the incoming one.
  private func isPopOfKnownStack(_ transition: RunningIndex) -> Bool {
    guard running[transition].incoming.isTaken, running[transition].kindAsked != .push else { return false }
    return containers.stacks[running[transition].container]
      .isPop(of: running[transition].outgoing.instance, to: running[transition].incoming.instance)
  }

  /// Whether a controller is known to be a child of a participant.
  private func isOfParticipant(_ index: InstanceIndex, _ transition: RunningIndex) -> Bool {
    guard let parent = instances.index(of: instances[index].parent) else { return false }
    return running[transition].side(of: parent) != nil
  }
}
