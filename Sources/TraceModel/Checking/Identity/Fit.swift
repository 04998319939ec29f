/// How well a callback fits a controller that has the name; the best last.
enum Fit: UInt8, Comparable, Sendable {
  /// It can't be called so, whatever its class left out.
  case impossible
  /// A mark brings it, and a call before this one is missing.
  case lackingOne
  /// Only what its class does not log leads there, or a transition passes over it.
  case reachable
  /// It can be called so, though nothing says where it is.
  case conceivable
  /// It is where it can be called.
  case fitting
  /// It moves, and turns back.
  case turningBack
  /// It has just loaded its view.
  case justLoaded
  /// A mark, or its container, brings it.
  case awaited
  /// It moves, and this is its next call.
  case next

  static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
}

/// Which controller a callback means if several have the name.
extension ObservedApp {
  /// Of several namesakes, the one that a callback fits best: one already moving, one awaited, one that may
  /// be called.
  func likeliest(of indices: Namesakes, _ kind: EventKind) -> InstanceIndex {
    guard let callback = AppearanceCallback(kind) else { return likeliestToEnd(of: indices) }
    if !callback.isWill, let mover = onlyMover(of: indices, before: callback) { return mover }
    var best = indices[0]
    var rank = fit(of: best, to: callback)
    // A controller that is already moving and whose next call this is leaves no choice, unless it has been overtaken.
    for next in 1..<indices.count where rank < .next || instances[best].lastLine < latest.arrivalLine {
      let one = fit(of: indices[next], to: callback)
      if one > rank || one == rank && isLikelier(indices[next], than: best, callback, rank) {
        (best, rank) = (indices[next], one)
      }
    }
    return best
  }

  /// The only one of some namesakes that is on the way which a did-callback ends, and so the one that it fits best. `nil` where
  /// several are, or none, or of one nobody knows: then all that else is known of them decides.
  private func onlyMover(of indices: Namesakes, before did: AppearanceCallback) -> InstanceIndex? {
    var mover = InstanceIndex.none
    for index in indices {
      let state = instances[index].state
      if state != .unknown, !orders.appearance.isLegal(state, did) { continue }
      guard state != .unknown, !mover.isSome else { return nil }
      mover = index
    }
    return mover.isSome && !hasToLoad(mover) ? mover : nil
  }

  /// Which of two controllers that a callback fits as well gets it: not the one that has just had it, else the one that
  /// was logged later.
  private func isLikelier(
    _ index: InstanceIndex, than other: InstanceIndex, _ callback: AppearanceCallback, _ fit: Fit
  ) -> Bool {
    // A repeated call that fits neither is a fault of the one that moves.
    if fit == .impossible { return instances[index].lastLine >= instances[other].lastLine }
    let (repeats, otherRepeats) = (hasJustHad(callback, index), hasJustHad(callback, other))
    if repeats != otherRepeats { return otherRepeats }
    return instances[index].lastLine >= instances[other].lastLine
  }

  /// Whether the last line of a controller is that callback.
  private func hasJustHad(_ callback: AppearanceCallback, _ index: InstanceIndex) -> Bool {
    instances[index].lastLine > 0 && instances[index].line(callback) == instances[index].lastLine
  }

  /// How well a callback fits an instance.
  private func fit(of index: InstanceIndex, to callback: AppearanceCallback) -> Fit {
    let transition = instances[index].transition
    let side = !transition.isSome ? nil : running[transition].side(of: index)
    let isTaken = side.map { running[transition].takes(orders.slot(callback, $0), orders.catalogue) } ?? false
    // Who turns back does so after a gesture only: one who is expected anyway comes first.
    let turns = callback.isWill && (side == .incoming) != (callback == .viewWillAppear)
    let state = instances[index].state
    guard state == .unknown || orders.appearance.isLegal(state, callback) else {
      let isReached = !hasToLoad(index) && mayReach(callback, from: index)
      // Its will is not logged, and a transition or its container takes it where it goes.
      let mayFollow = state.isOnScreen != callback.isAppearing
      if isReached, isAwaited(index, callback) || mayFollow && goesAlong(index, callback) { return .awaited }
      if isTaken || isReached { return isTaken ? .turningBack : .reachable }
      return isAwaited(index, callback) ? .lackingOne : .impossible
    }
    if rarely(hasToLoad(index)) { return isAwaited(index, callback) ? .conceivable : .reachable }
    if isTaken, !turns { return .next }
    // It moves with its parent, whatever transition it was in before.
    if state == callback.earlier { return .next }
    if isAwaited(index, callback) || goesAlong(index, callback) { return .awaited }
    if callback == .viewWillAppear, isRevealedByNamesake(index) { return .awaited }
    if callback == .viewWillDisappear, givesWayToNamesake(index) { return .awaited }
    if callback == .viewWillAppear, isJustLoaded(index) { return .justLoaded }
    // Whom the user drags comes back no less likely than another comes that was announced before.
    if isTaken { return running[transition].trigger == .swipe ? .awaited : .turningBack }
    if callback == .viewWillAppear, isBeingPassedOver(index) { return .reachable }
    let isWhere =
      callback == .viewWillAppear
      ? isPlaced(index) && !isInGone(index) : transition.isSome && !running[transition].isCommitted
    return isWhere ? .fitting : .conceivable
  }

  /// Whether a controller is hidden below one of its name that goes. UIKit calls it as soon as that begins, be it a gesture
  /// that is cancelled; the one that goes has no call before that. In such a gesture it has come and gone once.
  private func isRevealedByNamesake(_ index: InstanceIndex) -> Bool {
    guard instances[index].state == .hidden, let upper = instances.index(of: instances[index].above) else {
      return false
    }
    let moves = instances[upper].transition
    // Nobody else comes in the place of the one that goes.
    let isFree =
      !moves.isSome || !running[moves].incoming.isTaken || running[moves].side(of: index) == .incoming
    return isFree && instances[upper].name == instances[index].name && instances[upper].state == .disappearing
      && instances[upper].below == instances.reference(index)
      && instances[index].line(.viewWillAppear) < instances[upper].line(.viewWillDisappear)
      && !classes[instances[index].name].nameOnly.contains { isCreated($0) }
  }

  /// Whether a controller is on the screen while another of its name has begun to come, alone or with its children, and nobody
  /// goes for that: so tabs change, and the one that comes doesn't turn back at once.
  private func givesWayToNamesake(_ index: InstanceIndex) -> Bool {
    guard instances[index].state == .appeared else { return false }
    return classes[instances[index].name].nameOnly.contains {
      $0 != index && instances[$0].state == .appearing && instances[$0].transition.isSome
        && hasBegunLast($0) && waitsForWhoLeaves(instances[$0].transition)
    }
  }

  /// Whether nobody has begun to come since one did, but those that may be inside of it.
  private func hasBegunLast(_ index: InstanceIndex) -> Bool {
    guard latest.coming != instances.reference(index) else { return true }
    return instances[index].lastLine > latest.arrivalLine
  }

  private func waitsForWhoLeaves(_ transition: RunningIndex) -> Bool {
    lacksWhoLeaves(transition)
      || running.vacant.indices.contains {
        running.vacant[$0].side == .outgoing && running.vacant[$0].transition == transition
      }
  }

  /// Whether a controller was made, and hasn't loaded its view yet as its class would have said.
  func hasToLoad(_ index: InstanceIndex) -> Bool {
    let flags = instances[index].flags
    return flags.contains(.begun) && flags.isDisjoint(with: [.didLoad, .hasAppeared])
      && classes[instances[index].name].logs(.viewDidLoad)
  }

  /// Whether the container that a controller is in is hidden or goes, and would have to appear first.
  private func isInGone(_ index: InstanceIndex) -> Bool {
    guard let parent = instances.index(of: instances[index].parent) else { return false }
    return instances[parent].state == .hidden || instances[parent].state == .disappearing
  }

  /// Whether a controller has loaded its view and will be shown next: nobody arrived since. In a log that tells what is
  /// asked for, one since whose load another began to come is nowhere until somebody brings it.
  private func isJustLoaded(_ index: InstanceIndex) -> Bool {
    // Who was on its way in and had to go is shown no more than any other.
    guard instances[index].flags.contains(.fresh), instances[index].line(.viewWillDisappear) == 0 else {
      return false
    }
    if announcesComing { return hasLoadedLast(index) }
    return instances[index].lastLine > latest.arrivalLine || wasLoadedAmid(index) || wasLoadedBeside(index)
  }

  /// Whether nobody has come or begun to come since a controller loaded its view, besides the screen that was loaded before it,
  /// whose child it may be, and another child of its class.
  private func hasLoadedLast(_ index: InstanceIndex) -> Bool {
    guard instances[index].loadLine > latest.arrivalLine else { return false }
    guard let coming = instances.index(of: latest.coming) else { return true }
    let mayBeParent =
      instances[coming].state == .appearing && instances[coming].loadLine < instances[index].loadLine
    let mayBelong = mayBeParent || instances[coming].name == instances[index].name
    return mayBelong && instances[coming].loadLine > latest.arrivalLine
      || instances[index].loadLine > instances[coming].line(.viewWillAppear)
  }

  /// Whether a controller was loaded while one of its class was on its way in, and nobody arrived since but that one:
  /// both were brought by one tap.
  private func wasLoadedAmid(_ index: InstanceIndex) -> Bool {
    guard let first = instances.index(of: latest.arrived), instances[first].name == instances[index].name
    else {
      return false
    }
    let load = instances[index].loadLine
    return instances[first].line(.viewWillAppear) < load && load < instances[first].line(.viewDidAppear)
      && instances[first].loadLine > 0
  }

  /// Whether a controller and another of its class were loaded before either began to appear, only the other has come
  /// since, and what that covers doesn't come back: the same tap made both.
  private func wasLoadedBeside(_ index: InstanceIndex) -> Bool {
    guard let first = instances.index(of: latest.arrived), first != index,
      instances[first].name == instances[index].name,
      let below = instances.index(of: instances[first].below)
    else { return false }
    let loads = (instances[first].loadLine, instances[index].loadLine)
    let covered = max(instances[below].line(.viewWillAppear), instances[below].line(.viewDidAppear))
    return min(loads.0, loads.1) > covered && max(loads.0, loads.1) < instances[first].line(.viewWillAppear)
  }

  /// Whether callbacks that the class does not log may lead to one where a callback is legal.
  func mayReach(_ callback: AppearanceCallback, from index: InstanceIndex) -> Bool {
    let logged = UInt16(classes[instances[index].name].loggedCallbacks)
    return orders.appearance.entry(instances[index].state, callback).faulty & 1 << logged == 0
  }

  /// Whether an announced transition keeps a seat for an instance, and would take the callback there.
  @inline(__always)
  private func isAwaited(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    !running.announced.isEmpty && isAwaitedByMark(index, callback)
  }

  private func isAwaitedByMark(_ index: InstanceIndex, _ callback: AppearanceCallback) -> Bool {
    let reference = instances.reference(index)
    let side: Side = callback.isAppearing ? .incoming : .outgoing
    let isFresh = instances[index].flags.contains(.fresh)
    return running.announced.contains {
      let seat = running[$0].seat(side)
      guard seat.instance == reference || isFresh && !seat.isTaken && seat.who.name == instances[index].name
      else {
        return false
      }
      return running[$0].takes(callback.slot(side), orders.catalogue)
        || side == .outgoing && seat.isTaken && hasToGo(in: $0)
    }
  }

  /// Whether a presenter that is covered hasn't begun to go, and what covers it comes already: too late is likelier than that a
  /// presentation is given up, which only a gesture of the app's own does.
  private func hasToGo(in transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.kindAsked == .present && one.presentation.isSome && !one.has(.outgoingWillDisappear)
      && one.has(.incomingWillAppear) && !one.has(.incomingDidAppear)
      && presentations[one.presentation].family == .cover
  }
}
