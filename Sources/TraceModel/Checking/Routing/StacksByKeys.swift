/// Stacks that the keys of callbacks tell of, in a log without marks of pushes: a recorder prints
/// `parent=UINavigationController@0x7100 movingToParent=true`.
extension TraceChecker {
  /// A controller comes and says that it moves to a navigation controller: it is pushed over the one on top there.
  ///
  /// - Returns: whether it is.
  mutating func announcePush(
    _ transition: RunningIndex, _ index: InstanceIndex, _ event: Event
  ) -> Bool {
    guard app.running[transition].side(of: index) == .incoming, let owner = app.navigationParent(in: event),
      let top = app.topBelow(index, of: owner, in: transition),
      !app.running[transition].allowed.and(app.orders.rowSets.of(.push)).isEmpty
    else { return false }
    app.running[transition].outgoing = app.seated(top)
    app.running[transition].container = owner
    // Who sets the whole stack pushes as well.
    app.running[transition].doubts.add(.inferredTransition)
    announce(transition, .push, app.orders.rowSets.of(.push))
    return true
  }
}

extension ObservedApp {
  /// The navigation controller that an event names as the parent, with its address: by a name alone several may be meant.
  func navigationParent(in event: Event) -> Participant? {
    let parent = parent(of: event)
    guard parent.instance.isSome, classes[parent.name].isNavigation, !classes.announces(.push) else {
      return nil
    }
    return parent
  }

  /// A callback's keys name a navigation controller as the parent. The first of whom that is said is on top as far as anybody
  /// knows, and later the one that has appeared there, unless what was seen to move in the stack tells that.
  mutating func placeInStack(_ index: InstanceIndex, _ event: Event) {
    guard let callback = AppearanceCallback(event.kind), instances[index].key.isSome,
      let owner = navigationParent(in: event)
    else { return }
    let isKnown = !containers.stacks[owner].entries.isEmpty
    if isKnown, callback != .viewDidAppear || !containers.stacks[owner].isToldByKeys { return }
    let transition = instances[index].transition
    if transition.isSome, running[transition].container == owner { return }
    containers.stacks[owner].show(byKeys: seated(index))
  }

  /// The controller on top of a stack that another one covers, if it is on the screen and goes in no other transition.
  fileprivate func topBelow(
    _ index: InstanceIndex, of owner: Participant, in transition: RunningIndex
  ) -> InstanceIndex? {
    let stack = containers.stacks[owner]
    guard !stack.isGone, let seat = stack.top, seat.isTaken, let top = instances.index(of: seat.instance),
      stack.lastIndex(of: instances.reference(index)) == nil
    else { return nil }
    let outgoing = running[transition].outgoing
    if outgoing.isTaken { return outgoing.instance == seat.instance ? top : nil }
    return instances[top].state == .appeared && !instances[top].transition.isSome ? top : nil
  }
}
