/// A child that moves because its container does isn't a transition of its own, nor is a container that moves
/// because one of its children is asked to.
extension ObservedApp {
  /// Whether a controller moves along with one that is already accounted for: its container, or a child of
  /// its own that a mark named.
  @inline(__always)
  func goesAlong(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    container(around: index) != nil && follows(index, callback)
      || !running.announced.isEmpty && leads(index, callback)
      || callback.isAppearing && !presentations.isEmpty && isRevealedWithChild(index, callback)
      || rarely(instances[index].flags.contains(.goesAlong)) && isTakenAlong(index, callback)
  }

  /// Whether a level goes with those above it, in the dismissal that takes all of them.
  private func isTakenAlong(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    switch callback {
    case .viewWillDisappear: running.announced.contains { running[$0].kindAsked == .dismiss }
    case .viewDidDisappear:
      instances[index].state == .disappearing || !classes[instances[index].name].logs(.viewWillDisappear)
    default: false
    }
  }

  /// Whether anybody may be inside of a controller.
  @inline(__always)
  func mayLead(_ index: InstanceIndex) -> Bool {
    instances[index].flags.contains(.hosts) || !surroundings.containment.holdsNothing
  }

  /// A container begins to move right behind a child of its own, where an override calls `super` before it logs: the
  /// transition that the child seemed to take part in is the container's.
  @inline(never)
  mutating func takeFromChild(_ index: InstanceIndex, _ slot: Slot, on side: Side) -> RunningIndex? {
    guard let child = childMoving(side, in: index) else { return nil }
    let transition = instances[child].transition
    guard transition.isSome, !running[transition].isAnnounced, running[transition].side(of: child) == side,
      running[transition].seen & SlotSet.appearance(side).bits & SlotSet.told.bits == slot.bit
    else { return nil }
    instances[child].transition = .none
    running[transition].take(&instances[index], at: index, on: side, as: transition)
    return transition
  }

  /// The child that has begun to come, or to go, before anybody else has.
  private func childMoving(_ side: Side, in container: InstanceIndex) -> InstanceIndex? {
    let moving =
      side == .incoming
      ? latest.coming
      : running.vacant.indices.last { running.vacant[$0].side == .incoming }.map {
        running[running.vacant[$0].transition].outgoing.instance
      }
    guard let child = moving.flatMap({ instances.index(of: $0) }), isInside(child, container) else {
      return nil
    }
    return child
  }

  /// Whether a controller is the container of one that is revealed, though nobody asked for that: what it presented goes.
  private func isRevealedWithChild(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    let isAwaited = running.vacant.indices.contains {
      let presentation = running[running.vacant[$0].transition].presentation
      guard running.vacant[$0].side == .incoming, presentation.isSome,
        let presenter = instances.index(of: presentations[presentation].presenter.instance)
      else { return false }
      return presenter != index && isInside(presenter, index)
    }
    guard !isAwaited, callback != .viewWillAppear else { return isAwaited }
    guard let coming = instances.index(of: latest.coming), coming != index else { return false }
    return instances[coming].presenting.isSome && instances[coming].state.isOnScreen
      && isInside(coming, index)
  }

  /// Whether a container of a controller makes the same move now.
  private func follows(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    var outer = container(around: index)
    for _ in 0..<Self.depth {
      guard let container = outer else { return false }
      if moves(container, index, callback) { return true }
      outer = self.container(around: container)
    }
    return false
  }

  /// Whether a container makes the same move as its child: it's on its way, or has just arrived with it.
  private func moves(_ container: InstanceIndex, _ child: InstanceIndex, _ callback: AppearanceCallback)
    -> Bool
  {
    let way: AppearanceState = callback.isAppearing ? .appearing : .disappearing
    if instances[container].state == way {
      return callback != .viewWillAppear || !hasArrivedUnlogged(container)
    }
    if callback.isWill { return false }
    let goal: AppearanceState = callback.isAppearing ? .appeared : .hidden
    return instances[child].state == way && instances[container].state == goal
  }

  /// Whether a container that does not log its arrival is there by now: another has arrived since it began to appear.
  private func hasArrivedUnlogged(_ container: InstanceIndex) -> Bool {
    latest.arrivalLine > instances[container].line(.viewWillAppear)
      && !classes[instances[container].name].logs(.viewDidAppear)
  }

  /// Whether a child of a controller was asked to present in its place, or is revealed with it.
  private func leads(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    let (kind, side): (TransitionKind, Side) =
      callback.isAppearing ? (.dismiss, .incoming) : (.present, .outgoing)
    return running.announced.contains { transition in
      let seat = running[transition].seat(side)
      guard running[transition].kindAsked == kind, let child = instances.index(of: seat.instance),
        child != index
      else { return false }
      return isInside(child, index)
    }
  }

  /// Whether a controller is inside another, or inside one that is.
  func isInside(_ child: InstanceIndex, _ container: InstanceIndex) -> Bool {
    var outer = self.container(around: child)
    for _ in 0..<Self.depth {
      guard let index = outer else { return false }
      if index == container { return true }
      outer = self.container(around: index)
    }
    return false
  }

  /// How many levels of containers are searched.
  private static var depth: Int { 8 }
}
