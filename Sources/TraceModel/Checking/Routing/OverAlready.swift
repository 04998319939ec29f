/// What was over before a controller moves: its side of a transition, or a dismissal whose presenter moves for something else.
extension ObservedApp {
  /// Whether a side has done all that it can do here, so that its next will-callback belongs to another
  /// transition.
  func isOver(_ transition: RunningIndex, _ side: Side, _ will: AppearanceCallback) -> Bool {
    let running = running[transition]
    if isToldOver(running), (side == .incoming) == (will == .viewWillDisappear) { return true }
    if side == .incoming, running.has(.incomingDidAppear) || running.has(.incomingDidDisappear) {
      return true
    }
    if side == .outgoing,
      running.has(.outgoingDidDisappear) || running.has(.outgoingDidAppear)
        || running.has(.didDismiss) && !running.isBroken
    {
      return true
    }
    // The other side has seen a gesture cancelled: what comes now is the way back.
    if side == .outgoing, hasTurned(transition), !hasReturned(transition) { return false }
    if side == .outgoing, endsUntold(transition) { return true }
    return isSilentlyOver(transition, side, will)
  }

  /// Whether UIKit said that all of it is done, whatever of that the log tells.
  private func isToldOver(_ running: RunningTransition) -> Bool {
    (running.has(.didShow) || running.has(.completion)) && !running.isBroken
  }

  /// Whether UIKit said so, and others have moved since: a controller that begins to go now does so for something else.
  func isToldOver(_ transition: RunningIndex, besides index: InstanceIndex) -> Bool {
    isToldOver(running[transition]) && hasMovedElsewhere(index, since: running[transition].lastLine)
  }

  /// Whether the app asked for a push or a presentation that both sides have begun, neither class logs how it ends, and the one that
  /// comes would have told by now if it had been broken off: it goes before the other comes back.
  private func endsUntold(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    guard one.hasMark, one.kindAsked == .push || one.kindAsked == .present,
      one.has(.incomingWillAppear), one.has(.outgoingWillDisappear),
      one.seen & (Slot.incomingWillDisappear.bit | Slot.incomingDidDisappear.bit) == 0,
      let incoming = name(of: one.incoming).map({ classes[$0] }),
      let outgoing = name(of: one.outgoing).map({ classes[$0] })
    else { return false }
    return !incoming.logs(.viewDidAppear) && !outgoing.logs(.viewDidDisappear)
      && (incoming.logs(.viewWillDisappear) || incoming.logs(.viewDidDisappear))
  }

  /// The same for a class that has appeared before and logs neither did-callback.
  private func isSilentlyOver(_ transition: RunningIndex, _ side: Side, _ will: AppearanceCallback) -> Bool {
    guard let index = instances.index(of: running[transition].seat(side).instance),
      running[transition].has(side == .incoming ? .incomingWillAppear : .outgoingWillDisappear)
    else { return false }
    let name = instances[index].name
    // The will-callback itself is counted. If it comes twice while nothing else began, that's a fault, and
    // the did-callbacks are still to come.
    let isRepeated =
      side == .incoming && will == .viewWillAppear && running[transition].serial == running.openedCount
      && LawOfDoubt.verdict(on: running[transition].doubts) != .none
    if !isRepeated, counts.transitions > 0, !classes.tellDids { return true }
    let before = isRepeated ? 3 : 2
    return classes[name].appearances >= before && !classes[name].logs(.viewDidAppear)
      && !classes[name].logs(.viewDidDisappear)
  }

  /// Whether a dismissal had come to its end, as far as the log tells, and something else moved after that: a presenter that
  /// was not told by then is not told of it any more. One that is known to be covered still waits, until it goes.
  func wasOver(
    _ transition: RunningIndex, before index: InstanceIndex, _ side: Side, _ callback: AppearanceCallback
  ) -> Bool {
    let one = running[transition]
    guard side == .incoming, one.kindAsked == .dismiss,
      one.seen & SlotSet.appearance(.incoming).bits == 0, hasEnded(transition)
    else { return false }
    let isCovered = one.presentation.isSome && presentations[one.presentation].family == .cover
    return isCovered ? callback == .viewWillDisappear : hasMovedElsewhere(index, since: one.lastLine)
  }

  /// Whether a controller comes back that another was brought in over, in a transition that logs nothing more: its class
  /// tells nothing of its going, and the other has come as far as that class tells.
  func isBack(_ index: InstanceIndex, from transition: RunningIndex, _ callback: AppearanceCallback) -> Bool {
    let (one, reference) = (running[transition], instances.reference(index))
    guard callback.isAppearing, one.bringsIn, one.seen & SlotSet.appearance(.outgoing).bits == 0,
      one.outgoing.instance == reference || running.notes(of: transition)?.shownBefore == reference,
      goesUntold(index)
    else { return false }
    return one.isCommitted
      || instances.index(of: one.incoming.instance).map { hasComeAsFarAsTold($0) } ?? false
  }

  /// Whether the controller has gone or come back, or UIKit said that all is done.
  private func hasEnded(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.has(.outgoingDidDisappear) || one.has(.didDismiss) || one.has(.completion)
      || one.has(.outgoingDidAppear)
  }

  /// Whether a controller has gone since a line, or another has come that isn't inside of it or around it.
  private func hasMovedElsewhere(_ index: InstanceIndex, since line: Int) -> Bool {
    if instances[index].line(.viewWillDisappear) > line || instances[index].line(.viewDidDisappear) > line {
      return true
    }
    return [latest.coming, latest.arrived].contains { reference in
      guard let other = instances.index(of: reference), other != index else { return false }
      return max(instances[other].line(.viewWillAppear), instances[other].line(.viewDidAppear)) > line
        && !isInside(other, index) && !isInside(index, other)
    }
  }
}
