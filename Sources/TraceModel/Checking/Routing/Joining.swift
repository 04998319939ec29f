/// Who may take part in a transition that nobody announced.
extension ObservedApp {
  /// Whether a controller is a split controller's column: it replaces no controller, and none replaces it.
  @inline(__always)
  func isColumn(_ index: InstanceIndex) -> Bool {
    isUnjudged(instances[index].name)
  }

  /// Whether a controller presented the one that goes: there is no swipe back from that, so both go.
  func isPresenter(_ reference: InstanceRef, of transition: RunningIndex) -> Bool {
    let presentation = running[transition].presentation
    return presentation.isSome && presentations[presentation].presenter.instance == reference
  }

  /// Adds a doubt where the match is a guess: to a pop that named nobody, or a dismissal of what was presented before the log, the
  /// first call of whose presenter it would be. A controller that was just made was hardly below the popped one, one that another had
  /// come over which goes as well is revealed by that, and a controller that logged only a did-callback may have appeared in another
  /// transition.
  mutating func doubtGuess(_ transition: RunningIndex, _ index: InstanceIndex, _ slot: Slot) {
    let isFirstCall = instances[index].firstLine == latest.line
    guard running[transition].isBoundByOrder || isFirstCall && revealsUnknown(transition) else { return }
    let flags = instances[index].flags
    let isMade = flags.contains(.fresh) && !flags.isDisjoint(with: [.initialized, .viewLoaded, .didLoad])
    let goer = instances.index(of: running[transition].outgoing.instance)
    let isOfOther = slot == .incomingWillAppear && goer.map { mayComeForOther(index, than: $0) } ?? false
    if isMade || isOfOther || SlotSet.dids.contains(slot) || waitsBesides(transition) {
      running[transition].doubts.add(.boundByOrder)
    }
  }

  /// Adds a doubt where a controller whose first call says that it has gone joins a transition, and another one arrived since that
  /// began, or only the configuration says what that is: both moves run as the log begins, and it may have gone for another.
  @inline(__always)
  mutating func doubtDeparture(_ transition: RunningIndex, _ index: InstanceIndex, _ line: Int) {
    guard rarely(instances[index].firstLine == line), !running[transition].has(.incomingDidAppear),
      latest.arrivalLine > running[transition].firstLine
        || running[transition].isAnnounced && !running[transition].hasMark
    else { return }
    running[transition].doubts.add(.boundByOrder)
  }

  /// Whether another stack was asked for a pop since, and nobody has moved for that: the next screen may answer either.
  private func waitsBesides(_ transition: RunningIndex) -> Bool {
    let one = running[transition]
    return one.isBoundByOrder && containers.pendingPops.hold(after: one.markLine) { $0 != one.container }
  }

  /// Whether a controller goes only now for one that comes over all of it, and nothing else asks it to: it is the presenter, which
  /// nobody named, and goes too late.
  func goesLate(_ index: InstanceIndex, _ transition: RunningIndex, _ slot: Slot) -> Bool {
    let one = running[transition]
    guard one.kindAsked == .present, one.presentation.isSome, slot == .outgoingWillDisappear,
      presentations[one.presentation].family == .cover, !one.has(.incomingDidAppear),
      running.announced.count == 1, running.vacant.countLacking(.outgoing) == 1
    else { return false }
    return instances[index].state == .appeared && latest.arrived == instances.reference(index)
  }

  /// Whether a page may be the old one on its way back. When a curled page is let go, the new one goes first,
  /// and these classes don't log the will-callbacks with which that began.
  func mayBeLetGo(_ transition: RunningIndex, _ index: InstanceIndex, _ slot: Slot) -> Bool {
    guard slot == .incomingWillAppear, running[transition].has(.outgoingWillDisappear),
      container(of: running[transition]) == .pageCurl, let new = name(of: running[transition].outgoing)
    else { return false }
    return !classes[new].logs(.viewWillAppear)
      && !classes[instances[index].name].logs(.viewWillDisappear)
  }

  /// Adds a doubt to turns bound by order when a page controller has finished, or the trace has ended, and
  /// nobody said that the page was turned.
  mutating func doubtTurns() {
    for transition in running.announced
    where running[transition].kindAsked == .turn && running[transition].isBoundByOrder {
      running[transition].doubts.add(.pageInFlight)
    }
  }

  /// Whether a controller had gone before: its will-callback then ends a gesture that was cancelled.
  func hasLeft(_ seat: Seat) -> Bool {
    guard let index = instances.index(of: seat.instance) else { return false }
    return instances[index].state == .disappearing || instances[index].state == .hidden
  }

  /// The container that the configuration gives to the participants.
  func container(of transition: RunningTransition) -> ContainerKind? {
    (name(of: transition.incoming) ?? name(of: transition.outgoing)).flatMap { container(of: $0) }
  }

  /// Whether a controller can join a side of a transition. If the presenter is known, a stranger isn't a side
  /// of a dismissal that leaves the presenter in place.
  @inline(__always)
  func canJoin(_ index: InstanceIndex, _ transition: RunningIndex, _ side: Side) -> Bool {
    let other = running[transition].seat(side.other).instance
    guard let otherIndex = instances.index(of: other), !isColumn(index) else { return false }
    if rarely(isPageTurning), isPage(index), isOlderThanTurns(transition) { return false }
    if running[transition].presentation.isSome, isStranger(index, transition, side) { return false }
    if side == .outgoing, rarely(instances[index].presentedIn.isSome),
      isOlder(transition, than: index) || staysApart(index, from: transition)
    {
      return false
    }
    if side == .outgoing, makesRoomForLoaded(transition) || isStandingApart(index, fromChild: otherIndex) {
      return false
    }
    switch running[transition].kindAsked {
    case .turn where container(of: instances[index].name) != container(of: running[transition]): return false
    case .dismiss where side == .incoming && revealsUnknown(transition):
      if comesAnew(index) || isTabChosen(since: transition) { return false }
    case .pop, .popTo, .popToRoot: if isPage(index) { return false }
    default: break
    }
    return !isRelative(index, otherIndex) && !hasTurned(index, since: transition, side)
  }

  /// Whether somebody has arrived between the beginning of a transition and that of the oldest turn: the page of the one has nothing to
  /// do with the other.
  private func isOlderThanTurns(_ transition: RunningIndex) -> Bool {
    running[transition].firstLine < latest.arrivalLine && latest.arrivalLine < containers.pageTurns.firstLine
  }

  /// Whether another tab was chosen since a transition began, of a container that logs nothing and of whose stack nothing is known,
  /// and nobody has come for it so far: the one that comes now may be its screen.
  private func isTabChosen(since transition: RunningIndex) -> Bool {
    running.announced.contains {
      let one = running[$0]
      return one.kindAsked == .select && one.hasMark && one.markLine > running[transition].firstLine
        && one.incoming.isNamed && !one.incoming.isTaken && one.seen & SlotSet.told.bits == 0
        && classes[one.incoming.who.name].loggedCallbacks == 0
    }
  }

  /// Whether another controller has loaded its view since the incoming one of a transition began to come, and hasn't begun to come
  /// itself: the outgoing one makes room for that one, and the first came in another window, or over all of it.
  private func makesRoomForLoaded(_ transition: RunningIndex) -> Bool {
    // In most moves the incoming controller has loaded before it began to come, so that is asked first.
    guard latest.loadLine > line(transition, .incomingWillAppear),
      running[transition].has(.incomingWillAppear),
      !running[transition].isAnnounced, let coming = instances.index(of: latest.coming)
    else { return false }
    return latest.loadLine > instances[coming].line(.viewWillAppear)
  }

  /// Whether a controller is in a stack, while another was added to a screen that stays: it doesn't make room for that child.
  private func isStandingApart(_ index: InstanceIndex, fromChild child: InstanceIndex) -> Bool {
    guard let parent = instances.index(of: instances[child].parent), instances[parent].state == .appeared,
      parent != index, !isInside(index, parent)
    else { return false }
    let owners = containers.stacks.owners(of: instances.reference(index))
    return !owners.isEmpty && !owners.contains(instances[parent].who)
  }

  /// Whether the first call that is logged of a controller says that it has come, while one goes that was presented over another. That
  /// leaves its presenter in place, so this one began to come before the log did, in another window.
  func cameBefore(_ index: InstanceIndex, _ transition: RunningIndex, _ line: Int) -> Bool {
    let presentation = running[transition].presentation
    return presentation.isSome && presentations[presentation].family == .over
      && !presentations[presentation].presenter.isTaken && instances[index].firstLine == line
  }

  /// Whether a controller that arrives had begun to come when another began to go: it doesn't come in the place of that one.
  func beganToCome(_ index: InstanceIndex, before transition: RunningIndex) -> Bool {
    let line = instances[index].line(.viewWillAppear)
    return line > instances[index].line(.viewDidAppear) && line < running[transition].firstLine
  }

  /// Whether a transition that nobody announced had begun before a controller was presented: its incoming controller isn't that
  /// one.
  private func isOlder(_ transition: RunningIndex, than presented: InstanceIndex) -> Bool {
    !running[transition].isAnnounced
      && running[transition].firstLine < presentations[instances[presented].presentedIn].firstLine
  }

  /// Whether a controller was presented itself, as the app asked, and another had begun to come before it goes, which nobody announced
  /// and which presents nobody: only inside a container one makes room in that order.
  private func staysApart(_ presented: InstanceIndex, from transition: RunningIndex) -> Bool {
    let presentation = presentations[instances[presented].presentedIn]
    return !running[transition].isAnnounced && presentation.isAnnounced
      && presentation.presented.instance == instances.reference(presented)
      && instances.index(of: running[transition].incoming.instance).map {
        !instances[$0].presenting.isSome
      } ?? false
  }

  /// Whether a dismissal is known to reveal a controller other than this one.
  func isStranger(_ index: InstanceIndex, _ transition: RunningIndex, _ side: Side) -> Bool {
    let presentation = running[transition].presentation
    guard side == .incoming, !comesAnew(index) else { return false }
    // What comes for the first time may have been pushed inside, if nobody else lacks one that comes.
    if comesOver(index, in: transition), running.vacant.countLacking(.incoming) == 1 { return false }
    return instances.index(of: presentations[presentation].presenter.instance).map { $0 != index } ?? false
  }

  /// Whether a controller was made just now: it covers the outgoing one, and isn't revealed.
  func comesAnew(_ index: InstanceIndex) -> Bool {
    instances[index].loadLine > 0 && instances[index].flags.isSuperset(of: [.fresh, .begun])
  }

  /// Whether a controller covers a presented one and isn't revealed: it was made just now, or nothing was logged of it
  /// before, while the presenter is known to be another.
  func comesOver(_ index: InstanceIndex, in transition: RunningIndex) -> Bool {
    comesAnew(index)
      || instances[index].firstLine >= running[transition].firstLine
        && presentations[running[transition].presentation].presenter.isTaken
  }

  /// Whether a controller has moved the other way since a transition began, so that it takes no part in it.
  @inline(__always)
  func hasTurned(_ index: InstanceIndex, since transition: RunningIndex, _ side: Side) -> Bool {
    var begun = running[transition].firstLine
    // A move that ends after the mark of a pop that waited for it isn't part of that pop.
    if running[transition].isBoundByOrder, [.pop, .popTo, .popToRoot].contains(running[transition].kindAsked)
    {
      begun = max(begun, line(transition, .outgoingWillDisappear))
    }
    return side == .outgoing
      ? instances[index].line(.viewWillAppear) > begun || instances[index].line(.viewDidAppear) > begun
      : instances[index].line(.viewWillDisappear) > begun || instances[index].line(.viewDidDisappear) > begun
  }

  /// Whether one is the other's parent: they move together, and neither replaces the other.
  @inline(__always)
  func isRelative(_ index: InstanceIndex, _ other: InstanceIndex) -> Bool {
    instances.index(of: instances[index].parent) == other
      || instances.index(of: instances[other].parent) == index
  }

  /// Whether anything besides the callbacks may tell what a transition is.
  var isAnythingKnown: Bool {
    !presentations.isEmpty || !containers.stacks.isEmpty || !configured.controllers.isEmpty
  }
}

extension Side {
  @inline(__always)
  var other: Side { self == .incoming ? .outgoing : .incoming }
}
