/// Presenters that something else reveals than the dismissal.
extension TraceChecker {
  /// What covered a presenter has gone without it: another screen was below, which logs nothing.
  mutating func closeWithoutPresenter(_ dismissal: RunningIndex) {
    app.running[dismissal].doubts.add(.othersMove)
    close(dismissal, .participantMoves)
  }
}

extension ObservedApp {
  /// Whether a presenter was waited for until what covered it had gone, and a container was asked since then to show
  /// another screen.
  func isRevealedLater(than dismissal: RunningIndex) -> Bool {
    let one = running[dismissal]
    guard one.kindAsked == .dismiss, one.has(.outgoingDidDisappear),
      one.seen & SlotSet.appearance(.incoming).bits == 0
    else { return false }
    let gone = line(dismissal, .outgoingDidDisappear)
    return containers.pendingPops.hold(after: gone)
      || running.announced.contains { running[$0].markLine > gone && mayReveal($0) }
  }

  /// Whether a container that was asked to show another screen hasn't shown any, and may show one that was there before.
  private func mayReveal(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.container.isSome && one.kindAsked != .push && one.seen & SlotSet.told.bits == 0
  }
}

/// Pops that reveal another controller than their stack has next.
extension ObservedApp {
  /// A controller is released to which a stack was to go back, and that hasn't moved for it: it is one of those that are
  /// passed over, and nobody knows which controller is below it.
  mutating func passOver(released index: InstanceIndex) {
    let reference = instances.reference(index)
    for place in running.announced.indices {
      let transition = running.announced[place]
      guard running[transition].incoming.instance == reference, isPopWithoutGoal(transition) else { continue }
      running[transition].incoming = Seat()
      running[transition].isBoundByOrder = true
      running[transition].excused |= SlotSet.appearance(.incoming).bits
      running.expect(.incoming, transition)
    }
  }

  /// Whether a stack was asked to go back, and the controller to which it goes hasn't moved.
  private func isPopWithoutGoal(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.kindAsked == .popToRoot && one.hasMark && !one.isCommitted
      && one.seen & SlotSet.appearance(.incoming).bits == 0
  }

  /// A controller has left a stack. If the one below has not moved, and another that was there before came to light in
  /// its place, the stack has changed unlogged, and nothing is known of what it has next.
  mutating func doubtStack(leftBy index: InstanceIndex) {
    let transition = instances[index].transition
    guard transition.isSome, isPopWithoutIncoming(transition) else { return }
    let begun =
      running[transition].has(.outgoingWillDisappear)
      ? line(transition, .outgoingWillDisappear) : running[transition].markLine
    if mayBeRevealed(instances.index(of: latest.coming), since: begun, besides: index)
      || isAnyRevealed(since: begun, besides: index)
    {
      running[transition].doubts.add(.stackUnknown)
    }
  }

  /// Whether in a pop that names nobody only the outgoing controller has moved.
  private func isPopWithoutIncoming(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return (one.kindAsked == .pop || one.kindAsked == .popToRoot) && one.has(.outgoingDidDisappear)
      && one.seen & SlotSet.appearance(.incoming).bits == 0
  }

  /// Whether a controller that takes nobody's place began to come in meanwhile.
  private func isAnyRevealed(since begun: Int, besides index: InstanceIndex) -> Bool {
    running.vacant.indices.contains {
      running.vacant[$0].side == .outgoing
        && mayBeRevealed(
          instances.index(of: running[running.vacant[$0].transition].incoming.instance), since: begun,
          besides: index)
    }
  }

  private func mayBeRevealed(_ coming: InstanceIndex?, since begun: Int, besides index: InstanceIndex) -> Bool
  {
    guard let coming, coming != index, !comesAnew(coming), !isRelative(coming, index) else { return false }
    return instances[coming].line(.viewWillAppear) > begun
  }
}
