/// What may have happened unlogged because a class doesn't log it: nothing is judged that this explains.
extension ObservedApp {
  /// Whether a call repeats in a class that doesn't log the will-callback before it: there was another move
  /// in between.
  func hasComeBackUnlogged(_ transition: RunningIndex, _ index: InstanceIndex, _ callback: AppearanceCallback)
    -> Bool
  {
    let name = instances[index].name
    let isOver = running[transition].isCommitted || running[transition].kindAsked == .setViewControllers
    guard !running[transition].isAnnounced || isOver else { return false }
    return callback == .viewDidDisappear && !classes[name].logs(.viewWillDisappear)
      || callback != .viewDidDisappear && !classes[name].logs(.viewWillAppear)
  }

  /// Whether a controller's class logs that it appears; otherwise it may be there, whichever controller
  /// logged that it covers it.
  func tellsComing(_ index: InstanceIndex) -> Bool {
    let name = instances[index].name
    return classes[name].tellsComing
  }

  /// Whether a controller that is assumed to be on screen may have left unlogged: then another may have its
  /// address.
  func mayHaveGone(_ index: InstanceIndex) -> Bool {
    let name = instances[index].name
    let isGoing = instances[index].state == .disappearing
    return !classes[name].logs(.viewDidDisappear) && (isGoing || !classes[name].logs(.viewWillDisappear))
  }

  /// Whether a controller seems to be appearing only because its class doesn't log that it has: it has come before and gone.
  func hasComeUntold(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    return one.state == .appearing && one.line(.viewWillDisappear) > 0
      && !classes[one.name].logs(.viewDidAppear)
  }

  /// Whether a side was already on its way back, and its class doesn't log that it came to rest there.
  func hasTurnedUnlogged(_ transition: RunningIndex, _ index: InstanceIndex, _ side: Side) -> Bool {
    let name = instances[index].name
    return side == .incoming
      ? running[transition].has(.incomingWillDisappear) && !classes[name].logs(.viewDidDisappear)
      : !classes[name].logs(.viewDidAppear)
        && (hasReturned(transition) || hasTurned(transition) && !classes[name].logs(.viewWillAppear))
  }

  /// Whether a side's class doesn't log the callbacks by which it came to rest here and then left for another
  /// move.
  func hasLeftUnlogged(
    _ transition: RunningIndex, _ index: InstanceIndex, _ side: Side, _ callback: AppearanceCallback
  ) -> Bool {
    let name = instances[index].name
    switch (side, callback) {
    case (.incoming, .viewWillDisappear):
      return !classes[name].logs(.viewDidAppear)
        || !running[transition].has(.incomingWillAppear) && !classes[name].logs(.viewWillAppear)
    case (.incoming, .viewDidDisappear):
      return !classes[name].logs(.viewWillDisappear) || !classes[name].logs(.viewDidAppear)
    case (.outgoing, .viewWillAppear):
      return !classes[name].logs(.viewDidDisappear)
        || !running[transition].has(.outgoingWillDisappear) && !classes[name].logs(.viewWillDisappear)
    case (.outgoing, .viewDidAppear), (.outgoing, .viewIsAppearing):
      return !classes[name].logs(.viewWillAppear)
    case (.outgoing, .viewDidDisappear):
      return hasReturned(transition) && !classes[name].logs(.viewWillDisappear)
    default: return false
    }
  }

  /// Whether a pop without logged callbacks is over: the outgoing controller comes back, in a class that
  /// doesn't log that it disappears, or the incoming one is there and disappears.
  func isAnsweredUnlogged(
    _ transition: RunningIndex, _ index: InstanceIndex, _ side: Side, _ callback: AppearanceCallback
  ) -> Bool {
    let running = running[transition]
    let moves = SlotSet.appearance(.incoming).bits | SlotSet.appearance(.outgoing).bits
    guard let kind = running.kindAsked, [.pop, .popTo, .popToRoot].contains(kind), running.seen & moves == 0
    else { return false }
    return side == .outgoing
      ? callback.isAppearing && !classes[instances[index].name].logs(.viewWillDisappear)
      : callback == .viewWillDisappear && instances[index].state == .appeared
  }

  /// The same for a name alone, if others have moved since: another controller may have the name by now.
  func isLeftUnlogged(_ presentation: PresentationIndex) -> Bool {
    guard !presentations[presentation].presented.who.instance.isSome else { return false }
    return isDismissedUnlogged(presentation)
      && !running.announced.contains {
        running[$0].presentation == presentation && running[$0].serial == running.openedCount
      }
  }

  /// Whether a name that was brought in disappears before it has appeared: then this is another controller of
  /// that name, one that was there before. Of one that presents, and that nothing was logged of, it may be the one in the container
  /// that it presents.
  func isNamesakesWill(
    _ transition: RunningIndex, _ index: InstanceIndex, _ side: Side, _ callback: AppearanceCallback
  )
    -> Bool
  {
    guard !instances[index].key.isSome, callback == .viewWillDisappear else { return false }
    let one = running[transition]
    if side == .incoming { return !one.has(.incomingWillAppear) }
    return one.kindAsked == .present && !one.outgoing.isTaken
      && containers.stacks[one.incoming.who].holds(seated(index))
  }

  /// Whether the outgoing controller's class doesn't log that it has disappeared.
  func hasGoneUnlogged(_ transition: RunningIndex) -> Bool {
    name(of: running[transition].outgoing).map { !classes[$0].logs(.viewDidDisappear) } ?? true
  }

  /// Whether anybody moved in a transition, or it is known to be done all the same.
  @inline(__always)
  func isWorthTelling(_ transition: RunningIndex, _ ending: TransitionEnding) -> Bool {
    usually(running[transition].seen & SlotSet.told.bits != 0) || isDismissedSilently(transition, ending)
  }

  /// Whether a dismissal is done, as UIKit said or as the deinit tells, of a controller whose class doesn't log that it goes, and
  /// nobody else moved for it.
  func isDismissedSilently(_ transition: RunningIndex, _ ending: TransitionEnding) -> Bool {
    let one = running[transition]
    guard one.kindAsked == .dismiss, one.presentation.isSome, one.has(.completion) || ending == .released,
      one.seen & SlotSet.told.bits == 0
    else { return false }
    return name(of: one.outgoing).map { !classes[$0].logs(.viewWillDisappear) } ?? false
      && hasGoneUnlogged(transition)
  }

  /// Whether the classes of the participants don't log that they came to rest.
  func logNoEnd(_ transition: RunningIndex) -> Bool {
    let (incoming, outgoing) = (running[transition].incoming, running[transition].outgoing)
    return (!incoming.isTaken || name(of: incoming).map { !classes[$0].logs(.viewDidAppear) } ?? false)
      && (!outgoing.isTaken || hasGoneUnlogged(transition))
  }

  /// Whether a pop has begun to reveal a controller, and no class logs how it ends.
  func hasRevealedUnlogged(_ transition: RunningIndex, _ index: InstanceIndex) -> Bool {
    let one = running[transition]
    return [.pop, .popTo, .popToRoot].contains(one.kindAsked) && one.side(of: index) == .incoming
      && one.has(.incomingWillAppear)
      && one.has(.outgoingWillDisappear) && logNoEnd(transition)
  }

  /// Whether a controller that was released had begun to go, in a class that doesn't log that it has gone: nothing else was
  /// seen of its transition.
  func isReleasedUnlogged(_ transition: RunningIndex) -> Bool {
    running[transition].seen & SlotSet.told.bits == Slot.outgoingWillDisappear.bit
      && hasGoneUnlogged(transition)
  }

  /// Whether a presentation may be over: code asked to dismiss it, or what seemed to be above it, and its class doesn't log
  /// that it has disappeared.
  func isDismissedUnlogged(_ presentation: PresentationIndex) -> Bool {
    if presentations[presentation].mayHaveGone, goesUntold(presentation) { return true }
    return running.announced.contains { transition in
      let running = running[transition]
      guard running.presentation == presentation, running.markKind == .dismiss, !running.isCommitted
      else { return false }
      return hasGoneUnlogged(transition)
    }
  }

  /// Whether what is presented was asked to go, and may have gone by now, since its class logs nothing of that.
  func mayHaveGoneUntold(_ presentation: PresentationIndex) -> Bool {
    goesUntold(presentation) && isDismissedUnlogged(presentation)
  }

  /// Whether a controller has come as far as its class tells.
  func hasComeAsFarAsTold(_ index: InstanceIndex) -> Bool {
    let one = instances[index]
    return one.state == .appeared || one.state == .appearing && !classes[one.name].logs(.viewDidAppear)
  }

  /// Whether the class of a controller logs nothing of its going.
  func goesUntold(_ index: InstanceIndex) -> Bool {
    let record = classes[instances[index].name]
    return !record.logs(.viewWillDisappear) && !record.logs(.viewDidDisappear)
  }

  /// Whether a controller has left the screen, though its class logs nothing of that: it may be back unlogged, too.
  func hasLeftUntold(_ index: InstanceIndex) -> Bool {
    instances[index].state == .unknown && goesUntold(index)
  }

  /// Whether the class of what is presented logs nothing of its going.
  func goesUntold(_ presentation: PresentationIndex) -> Bool {
    guard let name = name(of: presentations[presentation].presented) else { return true }
    return !classes[name].logs(.viewWillDisappear) && !classes[name].logs(.viewDidDisappear)
  }

  /// The slots of the outgoing controller's way back, if both may have come to rest unlogged: then this
  /// wasn't a cancelled gesture, and the incoming controller leaves in another move.
  func returnUnproven(_ transition: RunningIndex) -> UInt32 {
    guard hasTurned(transition), !hasReturned(transition), !running[transition].has(.outgoingDidDisappear),
      let coming = name(of: running[transition].incoming), let going = name(of: running[transition].outgoing),
      !classes[coming].logs(.viewDidAppear), !classes[going].logs(.viewDidDisappear)
    else { return 0 }
    return Slot.outgoingWillAppear.bit | Slot.outgoingDidAppear.bit
  }
}
