/// How well a callback fits a controller that has the name; the best last.
enum Fit: UInt8, Comparable, Sendable {
  /// It can't be called so, whatever its class left out.
  case impossible
  /// Only what its class does not log leads there, or nothing says where it is.
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
extension TraceChecker {
  /// Of several namesakes, the one that a callback fits best: one already moving, one awaited, one that may
  /// be called.
  func likeliest(of places: Namesakes, _ kind: EventKind) -> Int {
    guard let callback = AppearanceCallback(kind) else { return likeliestToEnd(of: places) }
    var best = places[0]
    var rank = fit(of: best, to: callback)
    // A controller that is already moving and whose next call this is leaves no choice.
    for index in 1..<places.count where rank < .next {
      let one = fit(of: places[index], to: callback)
      let isLater = instances[places[index]].lastLine >= instances[best].lastLine
      if one > rank || one == rank && isLater { (best, rank) = (places[index], one) }
    }
    return best
  }

  /// How well a callback fits an instance.
  private func fit(of place: Int, to callback: AppearanceCallback) -> Fit {
    let transition = instances[place].transition
    let side = !transition.isSome ? nil : running[transition].side(of: Int32(place))
    let isTaken = side.map { running[transition].takes(callback.slot($0), catalogue) } ?? false
    // Who turns back does so after a gesture only: one who is expected anyway comes first.
    let turns = callback.isWill && (side == .incoming) != (callback == .viewWillAppear)
    let state = instances[place].state
    guard state == .unknown || appearance.isLegal(state, callback) else {
      let isReached = mayReach(callback, from: place)
      // Its will is not logged, and a transition takes it where it goes.
      if isReached, isAwaited(place, callback) { return .awaited }
      return isTaken ? .turningBack : isReached ? .conceivable : .impossible
    }
    if isTaken, !turns { return .next }
    if isAwaited(place, callback) || goesAlong(place, callback) { return .awaited }
    if callback == .viewWillAppear, isJustLoaded(place) { return .justLoaded }
    if isTaken { return .turningBack }
    let isWhere =
      callback == .viewWillAppear ? isPlaced(place) && !isInHidden(place) : transition.isSome
    return isWhere ? .fitting : .conceivable
  }

  /// Whether the container that a controller is in is hidden, and would have to appear first.
  private func isInHidden(_ place: Int) -> Bool {
    instances.place(of: instances[place].parent).map { instances[$0].state == .hidden } ?? false
  }

  /// Whether a controller has loaded its view and will be shown next: nobody arrived since. In a log that tells what is
  /// asked for, one that was only loaded is nowhere until somebody brings it.
  private func isJustLoaded(_ place: Int) -> Bool {
    instances[place].flags.contains(.fresh) && instances[place].lastLine > lastArrival && !announcesComing
  }

  /// Whether callbacks that the class does not log may lead to one where a callback is legal.
  private func mayReach(_ callback: AppearanceCallback, from place: Int) -> Bool {
    let logged = UInt16(classes[instances[place].name].loggedCallbacks)
    return appearance.entry(instances[place].state, callback).faulty & 1 << logged == 0
  }

  /// Whether an announced transition keeps a seat for an instance, and would take the callback there.
  private func isAwaited(_ place: Int, _ callback: AppearanceCallback) -> Bool {
    let reference = instances.reference(place)
    let side: Side = callback.isAppearing ? .incoming : .outgoing
    let isFresh = instances[place].flags.contains(.fresh)
    return running.established.contains {
      let seat = running[$0].seat(side)
      guard seat.instance == reference || isFresh && !seat.isTaken && seat.who.name == instances[place].name
      else {
        return false
      }
      return running[$0].takes(callback.slot(side), catalogue)
    }
  }
}
