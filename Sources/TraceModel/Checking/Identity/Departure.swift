/// How likely a controller of a name is the one that is released; the likeliest last.
enum Departure: UInt8, Comparable, Sendable {
  /// It is on the screen.
  case shown
  /// It goes in a move that passes over others, and is kept until it has gone.
  case kept
  /// It was made, and is still to load its view.
  case created
  /// It was loaded and never shown.
  case loaded
  /// It goes, where those that are covered may go as well; or it is covered, where they stay.
  case unlikely
  /// It is covered, where it may go; or it goes, where those that are covered stay.
  case likely
  /// A transition under way passes over it.
  case passedOver
  /// It was taken off and is hidden.
  case gone

  static func < (left: Departure, right: Departure) -> Bool { left.rawValue < right.rawValue }
}

/// Which controller a deinit means if several have the name.
extension ObservedApp {
  /// The namesake meant by an event that says nothing about appearance, such as a deinit: one that has gone,
  /// else one that is passed over, one that is going, or one that is covered.
  func likeliestToEnd(of indices: Namesakes) -> InstanceIndex {
    var (best, most) = (indices[0], departure(indices[0]))
    for next in indices.dropFirst() {
      let one = departure(next)
      if one > most || one == most && instances[next].lastLine > instances[best].lastLine {
        (best, most) = (next, one)
      }
    }
    return best
  }

  /// Whether a transition under way passes over a controller.
  func isBeingPassedOver(_ index: InstanceIndex) -> Bool {
    running.announced.contains { passesOver($0, index) && !takesPart(index, in: $0) }
  }

  /// Whether a controller takes part itself in a transition that passes over one of its name.
  private func takesPart(_ index: InstanceIndex, in transition: RunningIndex) -> Bool {
    running[transition].side(of: index) != nil
  }

  /// Whether a controller goes in a move that passes over others and isn't over yet: what is released before that are the others.
  private func isKeptUntilGone(_ index: InstanceIndex) -> Bool {
    let moves = instances[index].transition
    return instances[index].state == .disappearing && moves.isSome
      && running[moves].side(of: index) == .outgoing
      && [.popTo, .popToRoot, .setViewControllers].contains(running[moves].kindAsked)
      && (classes[instances[index].name].logs(.viewDidDisappear) || isStillComing(in: moves))
  }

  /// Whether the incoming controller of a transition hasn't arrived, as its class would have said.
  private func isStillComing(in transition: RunningIndex) -> Bool {
    !running[transition].has(.incomingDidAppear)
      && name(of: running[transition].incoming).map { classes[$0].logs(.viewDidAppear) } ?? false
  }

  /// Whether a deinit by a name alone is that of one that logged nothing, or was taken for released before: a stack passes over it
  /// while another of the name goes.
  mutating func isOfSkipped(_ index: InstanceIndex) -> Bool {
    let (moves, name) = (instances[index].transition, instances[index].name)
    guard !instances[index].key.isSome, isKeptUntilGone(index) else { return false }
    if classes[name].unreleased > 0 {
      classes[name].unreleased -= 1
      return true
    }
    guard running[moves].hasNotes,
      let seat = running.notes(of: moves)?.skipped.firstIndex(where: {
        !$0.isTaken && $0.who == instances[index].who
      })
    else { return false }
    running.note(moves) { $0.skipped.remove(at: seat) }
    return true
  }

  /// How likely a controller is the one that is released.
  func departure(_ index: InstanceIndex) -> Departure {
    let (state, flags) = (instances[index].state, instances[index].flags)
    if state == .hidden, flags.contains(.gone) { return .gone }
    if isBeingPassedOver(index) { return .passedOver }
    if isKeptUntilGone(index) { return .kept }
    let isCoveredLast = coveredStay
    if state == .disappearing { return isCoveredLast ? .likely : .unlikely }
    guard state == .hidden else { return .shown }
    if flags.contains(.fresh) { return hasToLoad(index) ? .created : .loaded }
    return isCoveredLast ? .unlikely : .likely
  }
}
