/// What may have happened without a word, since its class does not log it: nothing is judged that this explains.
extension TraceChecker {
  /// Whether a call comes again in a class that does not log the will before it: there was another move between.
  func hasComeBackUnheard(_ transition: RunningIndex, _ place: Int, _ callback: AppearanceCallback) -> Bool {
    let name = instances[place].name
    let isOver = running[transition].isCommitted || running[transition].kindAsked == .setViewControllers
    guard !running[transition].isEstablished || isOver else { return false }
    return callback == .viewDidDisappear && !classes[name].logs(.viewWillDisappear)
      || callback != .viewDidDisappear && !classes[name].logs(.viewWillAppear)
  }

  /// Whether the class of a controller logs that it comes: else it may be there, whoever was heard to cover it.
  func tellsComing(_ place: Int) -> Bool {
    let name = instances[place].name
    return classes[name].logs(.viewWillAppear) || classes[name].logs(.viewDidAppear)
  }

  /// Whether a controller that is thought to be on screen may have gone unheard: then another may have its address.
  func mayHaveGone(_ place: Int) -> Bool {
    let name = instances[place].name
    let isGoing = instances[place].state == .disappearing
    return !classes[name].logs(.viewDidDisappear) && (isGoing || !classes[name].logs(.viewWillDisappear))
  }

  /// Whether a side was on its way back already, and its class does not log that it came to rest there.
  func hasTurnedUnheard(_ transition: RunningIndex, _ place: Int, _ side: Side) -> Bool {
    let name = instances[place].name
    return side == .incoming
      ? running[transition].has(.incomingWillDisappear) && !classes[name].logs(.viewDidDisappear)
      : !classes[name].logs(.viewDidAppear)
        && (hasReturned(transition) || hasTurned(transition) && !classes[name].logs(.viewWillAppear))
  }

  /// Whether the callbacks by which a side came to rest here, and left for another move, are not logged by its class.
  func hasLeftUnheard(
    _ transition: RunningIndex, _ place: Int, _ side: Side, _ callback: AppearanceCallback
  ) -> Bool {
    let name = instances[place].name
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

  /// Whether a pop of which nothing was heard is over: who was to go comes back, in a class that does not log that it
  /// goes, or who was to come is there and goes.
  func isAnsweredUnheard(
    _ transition: RunningIndex, _ place: Int, _ side: Side, _ callback: AppearanceCallback
  ) -> Bool {
    let running = running[transition]
    let moves = SlotSet.appearance(.incoming).bits | SlotSet.appearance(.outgoing).bits
    guard let kind = running.kindAsked, [.pop, .popTo, .popToRoot].contains(kind), running.seen & moves == 0
    else { return false }
    return side == .outgoing
      ? callback.isAppearing && !classes[instances[place].name].logs(.viewWillDisappear)
      : callback == .viewWillDisappear && instances[place].state == .appeared
  }

  /// The same of a name alone, where others have moved since: it may be another's by now.
  func isLeftUnheard(_ presentation: PresentationIndex) -> Bool {
    guard !presentations[presentation].presented.who.instance.isSome else { return false }
    return isDismissedUnheard(presentation)
      && !running.established.contains {
        running[$0].presentation == presentation && running[$0].serial == running.openedCount
      }
  }

  /// Whether a name that was brought in goes before it has come: then it is another's, that was there before.
  func isNamesakesWill(_ transition: RunningIndex, _ place: Int, _ side: Side, _ callback: AppearanceCallback)
    -> Bool
  {
    !instances[place].key.isSome && side == .incoming && callback == .viewWillDisappear
      && !running[transition].has(.incomingWillAppear)
  }

  /// Whether who goes does so in a class that does not log that it has gone.
  func hasGoneUnheard(_ transition: RunningIndex) -> Bool {
    name(of: running[transition].outgoing).map { !classes[$0].logs(.viewDidDisappear) } ?? true
  }

  /// Whether a presentation may be over: it was asked to go by code, and its class does not log that it has gone.
  func isDismissedUnheard(_ presentation: PresentationIndex) -> Bool {
    running.established.contains { transition in
      let running = running[transition]
      guard running.presentation == presentation, running.markKind == .dismiss, !running.isCommitted
      else { return false }
      return hasGoneUnheard(transition)
    }
  }

  /// The way back of who was going, where both may have come to rest unheard: then it was no gesture that was given up,
  /// and who came goes in another move.
  func returnUnproven(_ transition: RunningIndex) -> UInt32 {
    guard hasTurned(transition), !hasReturned(transition), !running[transition].has(.outgoingDidDisappear),
      let coming = name(of: running[transition].incoming), let going = name(of: running[transition].outgoing),
      !classes[coming].logs(.viewDidAppear), !classes[going].logs(.viewDidDisappear)
    else { return 0 }
    return Slot.outgoingWillAppear.bit | Slot.outgoingDidAppear.bit
  }
}
