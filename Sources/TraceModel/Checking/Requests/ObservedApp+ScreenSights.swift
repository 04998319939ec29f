/// What is known of the screens that coordinators show.
extension ObservedApp {
  func sights(of screens: [Seat]) -> [ScreenSight] { screens.map { sight(of: $0) } }

  func sight(of screen: Seat) -> ScreenSight {
    var sight = ScreenSight(seat: screen, name: name(of: screen))
    guard let index = boundScreen(screen) else { return sight }
    sight.isBound = true
    sight.isStanding = isStanding(index)
    sight.doubts = doubts(thatItStands: index)
    sight.goneLine = instances[index].line(.viewDidDisappear)
    sight.isLeaving = instances[index].flags.contains(.gone) || isLeaving(index)
    sight.isTakenOffUnreleased =
      instances[index].flags.contains(.gone) && instances[index].state == .hidden
      && !classes[instances[index].name].logs(.deinitialized)
    sight.ownSince = ownSince(index)
    return sight
  }

  /// The instance of a screen that may have been announced by its name only.
  func boundScreen(_ screen: Seat) -> InstanceIndex? {
    // At the address of one that was released, or made anew, is another.
    screen.isTaken ? instances.index(of: screen.instance) : existing(screen.who)
  }

  /// The line from which an instance is certainly the screen that was shown: if only its name is known, it
  /// must have begun after that, as the only one of its class.
  func ownSince(_ index: InstanceIndex) -> Int {
    if instances[index].key.isSome { return .max }
    let record = classes[instances[index].name]
    let isOnly =
      record.count == 1 && !isAmbiguous(seated(index)) && instances[index].flags.contains(.begun)
      && record.logged & EventKind.beginnings != 0 && record.loggedCallbacks == 15
    return isOnly ? instances[index].firstLine : 0
  }

  /// Whether a screen is in a known stack and not on its way out of it. If nothing covered it, in a log that
  /// announces incoming screens, it went back by a gesture, which no mark tells of.
  private func isStanding(_ index: InstanceIndex) -> Bool {
    if instances[index].flags.contains(.gone) || wentWithRoot(index) { return false }
    if isStandingAsSheet(index) { return true }
    let reference = instances.reference(index)
    let coming = lastComing(index)
    let isInStack = containers.stacks.owners(of: reference).contains {
      !coordinators.hasPopped($0, after: coming)
    }
    guard isInStack, !isLeavingByPop(index) else { return false }
    return isShownOrCovered(index) || !announcesComing || isBelowOther(index)
  }

  private func isShownOrCovered(_ index: InstanceIndex) -> Bool {
    [.appearing, .appeared].contains(instances[index].state) || isCovered(index)
  }

  /// Whether another controller is known to be above a screen, or appeared over it.
  private func isBelowOther(_ index: InstanceIndex) -> Bool {
    containers.stacks.entries(above: instances.reference(index)).contains { mayLive($0) }
      || isBelowShown(index)
  }

  /// Whether a pushed controller hasn't been released since, as far as is known.
  private func mayLive(_ seat: Seat) -> Bool {
    guard seat.who.instance.isSome else { return true }
    return instances.find(seat.who.name, seat.who.instance).map { !instances[$0].flags.contains(.dead) }
      ?? true
  }

  /// Why a screen may not be in its stack. Another of its name that is released doesn't take it away.
  func doubts(thatItStands index: InstanceIndex) -> Doubts {
    var doubts: Doubts = instances[index].flags.contains(.hadNamesake) ? Doubts(.namesakeMayHide) : []
    if !isShownOrCovered(index) { doubts.add(.mayHaveGoneBack) }
    if !instances[index].isOnScreen, mayHaveGoneInDismissal(index) {
      doubts.add(.severalLevelsGo)
    }
    return doubts
  }

  /// Whether a dismissal that may take any number along may have taken a screen: that hasn't moved since, or has
  /// gone since, and nothing has come over it.
  private func mayHaveGoneInDismissal(_ index: InstanceIndex) -> Bool {
    let asked = latest.unknownDismissalLine
    if asked > instances[index].lastLine { return true }
    guard asked > lastComing(index), instances[index].line(.viewWillDisappear) > asked else { return false }
    if isPresenting(index), presentations[instances[index].presenting].firstLine > asked { return false }
    return !containers.stacks.entries(above: instances.reference(index)).contains {
      self.index(of: $0).map { lastComing($0) > asked } ?? true
    }
  }

  /// Why a deinit may be that of a controller other than a screen: if only the name is known, a covered one
  /// may equally stay while another is released.
  func doubts(thatItWas index: InstanceIndex) -> Doubts {
    // If another controller had the name while this one lived, either may be meant: rather the one that was taken off.
    let (hasGone, hadNamesake) = (hasSurelyGone(index), instances[index].flags.contains(.hadNamesake))
    if hasGone { return hadNamesake ? Doubts(.namesakeMayHide) : [] }
    return Doubts(hadNamesake ? .namesakeCanBeCalled : .namesakeMayHide)
  }

  /// Whether a screen moves out of sight, but not below one that is pushed or presented.
  private func isLeavingByPop(_ index: InstanceIndex) -> Bool {
    guard isLeaving(index) else { return false }
    let kind = running[instances[index].transition].kindAsked
    return kind != .push && kind != .present
  }

  func isLeaving(_ index: InstanceIndex) -> Bool {
    let transition = instances[index].transition
    return transition.isSome && running[transition].side(of: index) == .outgoing
  }

  /// Whether it's known what is above a screen that isn't shown.
  private func isCovered(_ index: InstanceIndex) -> Bool {
    if isLeaving(index) {
      // The outgoing controller of a push that logs nothing else may disappear for another reason.
      return running[instances[index].transition].seen & SlotSet.appearance(.incoming).bits != 0
    }
    // A controller that doesn't log that it appears may be back, and disappear for good.
    guard tellsComing(index) else { return false }
    let reference = instances.reference(index)
    return isPresenting(index)
      || containers.stacks.entries(above: reference).contains { hasCome($0, since: index) }
  }

  /// Whether a controller presents one that hasn't been asked to go.
  func isPresenting(_ index: InstanceIndex) -> Bool {
    let presentation = instances[index].presenting
    guard presentation.isSome else { return false }
    return presentations[presentation].phase == .presenting || presentations[presentation].phase == .presented
  }

  /// Whether a controller logged that it appeared after another one: what was above that one before may be
  /// gone.
  func hasCome(_ seat: Seat, since index: InstanceIndex) -> Bool {
    self.index(of: seat).map { lastComing($0) > lastComing(index) } ?? false
  }

  /// Where a controller was last called because it appears, whichever of the three calls its class logs.
  func lastComing(_ index: InstanceIndex) -> Int {
    max(
      instances[index].line(.viewWillAppear), instances[index].line(.viewIsAppearing),
      instances[index].line(.viewDidAppear))
  }

  /// Whether a released controller was removed before: if only its name is known, a covered one may equally
  /// stay while another is released.
  private func hasSurelyGone(_ index: InstanceIndex) -> Bool {
    instances[index].key.isSome || instances[index].flags.contains(.gone)
      || running.announced.contains { passesOver($0, index) }
  }
}
