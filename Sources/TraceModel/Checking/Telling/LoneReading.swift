/// What a move of one controller alone is told as, where it came over the root, or is the root, and nobody that the log tells of comes
/// for it or goes for it. It is neither dismissed nor presented then: what logs nothing is over it, or another root takes its place.
/// A log that tells what is shown would have told of that.
extension ObservedApp {
  /// - Parameter path: whom the screen was left by so far.
  func reading(ofLone transition: RunningIndex, _ plain: TransitionReading, _ path: inout ScreenPath)
    -> TransitionReading?
  {
    let one = running[transition]
    let (moving, other) = one.outgoing.isTaken ? (one.outgoing, one.incoming) : (one.incoming, one.outgoing)
    guard !one.isAnnounced, !one.presentation.isSome, !other.isTaken, !other.isNamed,
      let index = instances.index(of: moving.instance), container(of: instances[index].name) == nil
    else { return nil }
    // The user's way back is announced by nobody.
    if plain.kind == .present, let upper = uncovering(index) {
      return reading([.pop, .dismiss, .select], seated(upper), transition)
    }
    if announcesShowing { return nil }
    return one.outgoing.isTaken
      ? reading(ofGoing: index, transition, plain, &path) : reading(ofComing: index, transition, plain, &path)
  }

  private func reading(
    ofGoing index: InstanceIndex, _ transition: RunningIndex, _ plain: TransitionReading,
    _ path: inout ScreenPath
  ) -> TransitionReading? {
    guard plain.kind == .dismiss, bottom(below: index) == (path.root.isSome ? path.root : latest.first) else {
      return nil
    }
    path.isRootReplaced = hasLoaded(besides: index)
    guard path.isRootReplaced || lastShown(but: index) == nil else { return nil }
    path.left = instances.reference(index)
    return path.isRootReplaced ? ofRoot(plain) : reading([.present, .select, .push], transition)
  }

  private func reading(
    ofComing index: InstanceIndex, _ transition: RunningIndex, _ plain: TransitionReading,
    _ path: inout ScreenPath
  ) -> TransitionReading? {
    guard plain.kind == .present, path.left.isSome else { return nil }
    let (left, reference) = (path.left, instances.reference(index))
    if left == reference {
      path.left = .none
      return reading([.dismiss, .select, .pop], transition)
    }
    guard path.isRootReplaced || instances.index(of: left) == nil, !comesAsChild(transition) else {
      return nil
    }
    (path.left, path.root) = (.none, reference)
    return ofRoot(plain)
  }

  /// The lowest of those that a controller came over, one after the other.
  private func bottom(below index: InstanceIndex) -> InstanceRef {
    var lowest = index
    for _ in 0..<Self.levelsBelow {
      guard let below = instances.index(of: instances[lowest].below) else { break }
      lowest = below
    }
    return instances.reference(lowest)
  }

  /// Whether another controller loaded its view since one had come, before that went, and waits to be shown.
  private func hasLoaded(besides index: InstanceIndex) -> Bool {
    let one = instances[index]
    return latest.loadLine > max(one.line(.viewDidAppear), latest.arrivalLine)
      && latest.loadLine < one.line(.viewWillDisappear)
  }

  private func ofRoot(_ plain: TransitionReading) -> TransitionReading {
    var reading = plain
    reading.kind = .setRoot
    return reading
  }

  private func reading(_ kinds: [TransitionKind], _ transition: RunningIndex) -> TransitionReading? {
    let rows = kinds.map { orders.rowSets.of($0).and(orders.rowSets.completed) }
    guard let row = rows[0].first else { return nil }
    return TransitionReading(
      row: row, kind: kinds[0], from: running[transition].outgoing,
      candidates: rows.reduce(.none) { $0.or($1) },
      seen: orders.catalogue.required[row])
  }
}
